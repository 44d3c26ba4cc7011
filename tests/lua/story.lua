-- The story of two player turns, played from its first board: each order is asked of the board to which the effects of
-- those before it have led.
-- lua story.lua OPERATIONS.json STORY.json
local check = require "check"
local json = require "dkjson"
local grognard = require "grognard"

local function decode(path)
  local value, _, why = json.decode(check.read(path), 1, nil)
  return assert(value, path .. ": " .. tostring(why))
end
local shared = require "in_lua"(decode(arg[1]))
local operations, is_list = shared.operations, shared.is_list
local within = require "within"(is_list)

-- What a position knows at a moment: fields of a question, by the record that an answer is.
local KNOWN = {
  ["ocs.TurnState"] = "turn", ["ocs.Assessment"] = "assessment", ["ocs.BarrageAssessment"] = "assessment",
  ["ocs.Battle"] = "battle", ["ocs.Barraged"] = "barrage",
}

-- The units of an order that its effects may place on the board.
local function newcomers(operation, question)
  for _, field in ipairs(operation.question.fields) do
    if field.named then return question[field.name] end
  end
  return nil
end

-- The player to whom falls what is captured of the other's units on the board.
local function captor(board, effects)
  for _, effect in ipairs(effects) do
    for _, unit in ipairs(effect.what:sub(1, 7) == "capture" and board.units or {}) do
      if unit.id == effect.unit then return 3 - unit.side end
    end
  end
  return nil
end

-- Changes the board by effects. New counters get ids from the highest down.
local function book(board, effects, entering)
  local change = { board = board, effects = effects, newcomers = entering, captor = captor(board, effects) }
  for _, row in ipairs(assert(grognard.ocs.board.apply(change)).rows) do
    local list, record = board[row.list], row.list == "hexes" and row.board_hex or row.unit
    if row.edit == "replace" then
      list[row.index] = record
    elseif row.edit == "remove" then
      table.remove(list, row.index)
    elseif row.edit == "insert" then
      table.insert(list, row.index, record)
    end
  end
  local taken, free = {}, 65534
  for _, unit in ipairs(board.units) do taken[unit.id] = true end
  for _, unit in ipairs(board.units) do
    if unit.id == 0 then
      while taken[free] do free = free - 1 end
      unit.id, taken[free] = free, true
    end
  end
end

local board, known, moved
for _, vector in ipairs(decode(arg[2])) do
  vector = shared.vector(vector)
  local operation, question = operations[vector.call], {}
  for name, value in pairs(vector["in"]) do question[name] = value end
  question.dice = vector.dice
  if not board then board, known, moved = question.board, { turn = question.turn }, 0 end
  for name, value in pairs(known) do
    if question[name] then question[name] = value end
  end
  if question.board then
    check.same(vector.id .. " units", #board.units, #question.board.units)
    local wrong = within("board", question.board, board)
    check.that(vector.id .. " board", not wrong, wrong)
    question.board = board
  end
  local answer, why = check.at(grognard, vector.call)(question)
  if not check.that(vector.id, answer, why) then break end
  check.same(vector.id .. " verdict", answer.verdict, vector.verdict)
  for _, list in ipairs { "effects", "rows" } do
    if vector[list] then
      local wrong = #answer[list] ~= #vector[list] and #answer[list] .. " of them"
      wrong = wrong or within(list, vector[list], answer[list])
      check.that(vector.id .. " " .. list, not wrong, wrong)
    end
  end
  if vector.out then
    local wrong = within("out", vector.out, answer.value)
    check.that(vector.id .. " out", not wrong, wrong)
  end
  if answer.value and KNOWN[operation.answer] then known[KNOWN[operation.answer]] = answer.value end
  if operation.answer == "ocs.Settled" then known.battle = answer.value and answer.value.battle end
  if operation.list == "effects" and answer.effects and #answer.effects > 0 then
    book(board, answer.effects, newcomers(operation, question))
    moved = moved + 1
  end
end
check.that("orders change the board", moved > 60, moved)
check.finish("story")
