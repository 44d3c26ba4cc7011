-- `ocs.Game`: the story of two player turns, choices by levels, the ways to say an order, and what bad input leaves alone.
-- lua ocs_games.lua OPERATIONS.json STORY.json
local check = require "check"
local grognard = require "grognard"
local json = require "dkjson"
local ocs = grognard.ocs

local function decode(path)
  local value, _, why = json.decode(check.read(path), 1, nil)
  return assert(value, path .. ": " .. tostring(why))
end
local shared = require "in_lua"(decode(arg[1]))
local story = {}
for i, vector in ipairs(decode(arg[2])) do story[i] = shared.vector(vector) end
local first, due = story[1]["in"], nil
for _, vector in ipairs(story) do
  if vector.call == "ocs.turn.arrive" then due = due or vector["in"].units end
end

-- A number of each unit, by those of the vectors.
local function begin(more)
  local asked = { board = first.board, off_map = due, turn = first.turn, table = { { pax = 1 } } }
  for name, value in pairs(more or {}) do asked[name] = value end
  return assert(ocs.Game(asked))
end

local UNITS = {
  unit = true, truck = true, source = true, units = true, sources = true, hqs = true, on_stocks = true, absorbed = true,
  repls = true, left_out = true,
}
local function numbered(value, ids, name)
  if type(value) == "table" then
    local all = {}
    for key, item in pairs(value) do all[key] = numbered(item, ids, type(key) == "string" and key or name) end
    return all
  end
  return UNITS[name] and ids[value] or value
end

local KNOWN = { board = true, turn = true, battle = true, barrage = true, assessment = true, table = true, dead = true }
local function order_of(vector)
  local act = vector.call:match("[%w_]+$")
  if act == "payers" then return nil end
  local order = {}
  for name, value in pairs(vector["in"]) do
    if not KNOWN[name] then order[name] = value end
  end
  if act ~= "attack" and act ~= "barrage" and act ~= "concede" and act ~= "bombard" then order.target = nil end
  if act == "resolve" then act = "roll" end
  order.act, order.dice = act, vector.dice or order.dice
  if act == "march" then
    local path = {}
    for i, stage in ipairs(order.path) do path[i] = stage.hex end
    order.path = path
  elseif act == "arrive" then
    local units = {}
    for i, unit in ipairs(order.units) do units[i] = unit.id end
    order.units = units
  end
  for _, name in ipairs { "counters", "breakdowns" } do
    for _, unit in ipairs(order[name] or {}) do unit.id = nil end
  end
  return order
end

local game = begin()
local start, texts, verdicts = game:pack(), { game:text() }, 0
for _, vector in ipairs(story) do
  local order = order_of(vector)
  if order then
    if vector["in"].board then
      local ids, units = {}, assert(grognard.totable(game:board())).units
      check.same(vector.id .. ": units", #units, #vector["in"].board.units)
      for i, unit in ipairs(vector["in"].board.units) do ids[unit.id] = units[i].id end
      order = numbered(order, ids)
    end
    local judged, before = assert(game:judge(order)), game:text()
    local ruling = assert(game:order(order))
    check.same(vector.id, judged.verdict, ruling.verdict)
    if vector.verdict then
      check.same(vector.id .. ": its verdict", ruling.verdict, vector.verdict)
      verdicts = verdicts + 1
    end
    local mine, theirs = ruling.cites, vector.cites
    table.sort(mine)
    table.sort(theirs)
    check.same(vector.id .. ": its rules", table.concat(mine, ", "), table.concat(theirs, ", "))
    if ruling.verdict == "allowed" then
      texts[#texts + 1] = game:text()
    else
      check.same(vector.id .. ": nothing changes", game:text(), before)
    end
  end
end
check.that("verdicts", verdicts >= 82, verdicts)
local last = game:pack()
for i = #texts - 1, 1, -1 do
  check.that("undo", game:undo(true))
  check.same("undo " .. i, game:text(), texts[i])
end
check.same("the beginning", game:pack(), start)
while game:redo() do end
check.same("the end", game:pack(), last)
check.same("text", ocs.Game(game:text()), game)

-- Choices by levels, with dice of a seed.
local turn = { number = 5, segment = "weather", first = 1, second = 2, first_reserves = 5, second_reserves = 5 }
local seeded = begin { seed = 11, turn = turn }
local pick = 0
for _ = 1, 8 do
  local rows = assert(seeded:choices()).rows
  local row
  repeat
    pick = (pick * 31 + 7) % 1009
    row = rows[pick % #rows + 1]
    if not row.complete then rows = assert(seeded:choices(row)).rows end
  until row.complete
  check.same("a choice", assert(seeded:order(row)).verdict, "allowed")
  check.same("its bytes", ocs.Game(seeded:pack()), seeded)
end

-- Ways to say an order.
local function small()
  local legs, hexes = { strength = 4, ma = 3, mobility = "leg" }, {}
  for q = 0, 5 do
    for r = 0, 5 do hexes[#hexes + 1] = { hex = { q, r }, terrain = 1 } end
  end
  return assert(ocs.Game {
    board = {
      chart = { { cost = { leg = 1, truck = 2, track = 1 } } },
      hexes = hexes,
      units = { {
        id = 7, side = 1, kind = "combat", arm = "armor", size = "regiment", rating = 4, mode = "move", hex = { 3, 2 },
        combat_side = legs, move_side = legs,
      } },
    },
    turn = { number = 1, segment = "movement", first = 1, second = 2, player = 1 },
    names = { { unit = 7, name = "1st panzer" } },
    numbering = "odd_columns",
  })
end
for i, march in ipairs {
  function(one) return one:march({ "1st_panzer" }, { "0304", "0305" }) end,
  function(one) return one:march("1st_panzer", "0304 0305") end,
  function(one) return one:march { units = { 7 }, path = { { 3, 3 }, { q = 3, r = 4 } } } end,
  function(one) return one:order("march 1st_panzer > 0304 0305") end,
  function(one) return one:order { act = "march", units = { "1st panzer" }, path = { "0304", { 3, 4 } } } end,
} do
  local one = small()
  check.same("way " .. i, assert(march(one)).verdict, "allowed")
  local unit = assert(grognard.totable(one:board())).units[1]
  check.same("q " .. i, unit.hex.q, 3)
  check.same("r " .. i, unit.hex.r, 4)
  check.same("effect " .. i, one:history()[1].effects[1].unit, 7)
  local against = assert(one:judge { act = "march", units = { 7 }, path = { "0306", "0406" } })
  check.same("objection " .. i, against.rows[1].unit, 7)
end

-- Bad orders.
for _, bad in ipairs {
  { "march 1st_panzer > 0;1", "bad_text", "line[20]" },
  { { act = "march", units = { "2nd" }, path = { "0304" } }, "unknown_name", "units[1]" },
  { { act = "march", units = { 7 } }, "missing_field", "path" },
  { { units = { 7 } }, "missing_field", "act" },
} do
  local one = small()
  local text = one:text()
  local ruling, _, code, field = one:order(bad[1])
  check.same("refused", ruling, nil)
  check.same("code", code, bad[2])
  check.same("field", field, bad[3])
  check.same("unchanged", one:text(), text)
end
check.finish("ocs_games")
