-- The lists of a board in any order: what a vector asks is answered alike, or refused.
-- lua any_order.lua OPERATIONS.json FILE...
local check = require "check"
local json = require "dkjson"
local grognard = require "grognard"
-- As many steps as a vector asks for.
grognard.limit(2 ^ 32 - 1)

local function decode(path)
  local value, _, why = json.decode(check.read(path), 1, nil)
  return assert(value, path .. ": " .. tostring(why))
end

local shared = require "in_lua"(decode(arg[1]))
local operations, records = shared.operations, shared.records

local random = check.random(1950)

local function shuffle(list)
  for at = #list, 2, -1 do
    local other = random(at)
    list[at], list[other] = list[other], list[at]
  end
end

local function copy(value)
  if type(value) ~= "table" then return value end
  local out = setmetatable({}, getmetatable(value))
  for k, v in pairs(value) do out[k] = copy(v) end
  return out
end

local function equal(a, b)
  if type(a) ~= "table" or type(b) ~= "table" then return a == b end
  for k, v in pairs(a) do
    if not equal(v, b[k]) then return false end
  end
  for k in pairs(b) do
    if a[k] == nil then return false end
  end
  return true
end

-- Calls a unit that is referred to by its place by the id one higher. With `spoken`, references without a list are units
-- of the board.
local function by_id(fields, value, spoken)
  for _, field in ipairs(fields) do
    local item, kind, means = value[field.name], field.kind, field.means
    local through = field.through and #(value[field.through] or {}) == 0
    local of = type(kind) == "table" and type(kind.list) == "table" and kind.list.record
    local record = type(kind) == "table" and (kind.record or kind.view)
    if item ~= nil and type(means) == "table" and (means.item == "board.units" or (spoken and means.item == "")) then
      if type(item) == "number" then value[field.name] = item + 1 end
      if type(item) == "table" then for i, place in ipairs(item) do item[i] = place + 1 end end
    elseif type(item) == "table" and record then
      by_id(records[record].fields, item, false)
    elseif type(item) == "table" and of then
      for _, each in ipairs(item) do by_id(records[of].fields, each, through) end
    end
  end
end

local function field_of(fields, name)
  for _, field in ipairs(fields) do
    if field.name == name then return field end
  end
end

-- The vector with its units named by their ids; nothing if it is not about a board, or not well formed.
local function named(vector)
  local operation, question = operations[vector.call], vector["in"] or {}
  local board = question.board
  if not operation or type(board) ~= "table" then return nil end
  for _, list in pairs(board) do
    if shared.is_list(list) then
      for _, item in ipairs(list) do
        if type(item) ~= "table" then return nil end
      end
    end
  end
  vector = copy(vector)
  question = vector["in"]
  local view = records[field_of(operation.question.fields, "board").kind.view]
  local units = field_of(view.fields, "units")
  local fields = units and records[units.kind.list.record].fields or {}
  -- What carries what is not named as a unit of the board yet.
  local aboard = field_of(fields, "aboard")
  if aboard and not aboard.means and json.encode(question):find('"aboard"', 1, true) then return nil end
  if not field_of(fields, "id") or not question.board.units then return vector end
  for _, unit in ipairs(question.board.units) do
    if (unit.id or 0) ~= 0 then return vector end
  end
  local count = 0
  for _, list in ipairs { question.board.units, question.newcomers or {} } do
    for _, unit in ipairs(list) do
      count = count + 1
      unit.id = count
    end
  end
  by_id(operation.question.fields, question, false)
  return vector
end

-- A hex as a key, whether it is given by its names or as a pair.
local function place(hex)
  hex = hex or {}
  return (hex.q or hex[1] or 0) .. "," .. (hex.r or hex[2] or 0)
end

local function sorted_keys(record)
  local keys = {}
  local function walk(value)
    if type(value) ~= "table" then return end
    for key, item in pairs(value) do
      if type(key) == "string" then keys[#keys + 1] = key end
      walk(item)
    end
  end
  walk(record)
  table.sort(keys)
  return keys
end

-- Edits count places in the lists as they are: compared is the board after them, each stack from its bottom to its top
-- and each hex, with what an edit made of it, and the rows that edit nothing.
local function carried_out(board, rows)
  local lists, rest = { units = {}, hexes = {} }, {}
  for name, list in pairs(lists) do
    for i, item in ipairs(board[name] or {}) do list[i] = { id = item.id, hex = item.hex, was = i } end
  end
  for _, row in ipairs(rows) do
    local list, record = lists[row.list], row.list == "hexes" and row.board_hex or row.unit
    local after = { id = record.id, hex = record.hex, record = record, effect = row.effect, was = row.was }
    local before = list[row.index]
    if row.edit == "aside" or row.edit == "host" then
      rest[#rest + 1] = json.encode({ row.edit, row.effect, record }, { keyorder = sorted_keys(record) })
    elseif row.edit == "insert" then
      table.insert(list, row.index, after)
    else
      -- It is the item that the row names, from the place where the row says that it was.
      local same = before and before.was == row.was and (before.id or 0) == (record.id or 0)
      if not same or row.list == "hexes" and place(before.hex) ~= place(record.hex) then
        error(("row %s of %s is another item"):format(row.index, row.list))
      end
      if row.edit == "replace" then list[row.index] = after else table.remove(list, row.index) end
    end
  end
  table.sort(rest)
  local out = { rest = rest, stacks = {}, hexes = {}, edits = #rows }
  for _, unit in ipairs(lists.units) do
    local stack = out.stacks[place(unit.hex)] or {}
    out.stacks[place(unit.hex)] = stack
    stack[#stack + 1] = { id = unit.id, record = unit.record, effect = unit.effect }
  end
  for _, hex in ipairs(lists.hexes) do out.hexes[place(hex.hex)] = { record = hex.record, effect = hex.effect } end
  return out
end

-- Shuffles a board's lists; the units of a hex stay in the order in which they lie.
local function shuffled(system, board)
  for name, list in pairs(board) do
    -- Hexes name rows of the chart, units and links name spaces, by their numbers.
    local fixed = (system == "ocs" and name == "chart") or (system == "axis_allies" and name == "spaces")
    if shared.is_list(list) and not fixed then
      local mixed = {}
      for i, item in ipairs(list) do mixed[i] = item end
      shuffle(mixed)
      if system == "ocs" and name == "units" then
        local stacks = {}
        for _, unit in ipairs(list) do
          stacks[place(unit.hex)] = stacks[place(unit.hex)] or {}
          table.insert(stacks[place(unit.hex)], unit)
        end
        for i, unit in ipairs(mixed) do mixed[i] = table.remove(stacks[place(unit.hex)], 1) end
      end
      board[name] = setmetatable(mixed, getmetatable(list))
    end
  end
end

local function told(vector)
  local question = copy(vector["in"])
  question.dice = vector.dice
  local answer, _, code = check.at(grognard, vector.call)(question, { trail = true })
  if not answer then return { code = code } end
  if vector.call == "ocs.board.apply" then answer.rows = carried_out(question.board, answer.rows) end
  -- Of several pieces of Axis & Allies that would do, the first of the list is named: there these are counted.
  if vector.call:find("axis_allies.", 1, true) == 1 then
    for _, list in ipairs { "effects", "rows", "trail" } do answer[list] = #(answer[list] or {}) end
  end
  return answer
end

local compared = {}
for i = 2, #arg do
  for _, vector in ipairs(decode(arg[i])) do
    local mine = vector.languages == nil
    for _, language in ipairs(vector.languages or {}) do mine = mine or language == "lua" end
    local asked = mine and vector.call ~= "ocs.board.check" and named(vector)
    if asked then
      asked = shared.vector(asked)
      local system, mixed = vector.call:match "^[^.]+", copy(asked)
      shuffled(system, mixed["in"].board)
      local straight, got = told(asked), told(mixed)
      if straight.code ~= "unsorted" and not equal(asked["in"], mixed["in"]) then
        compared[system] = (compared[system] or 0) + 1
        check.that(vector.id, equal(straight, got), json.encode(straight) .. " or " .. json.encode(got))
      end
    end
  end
end
for _, system in ipairs { "acw", "axis_allies", "korea", "ocs" } do
  local count = compared[system] or 0
  check.that(system .. " was compared", count > 40, tostring(count))
end
check.finish("any_order")
