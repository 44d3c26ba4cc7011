-- Lua's memory fails at the n-th request, for each n until the call succeeds; and from the n-th on. Each call ends in its
-- answer or in an error of memory, and a game is then as it was. lua_host memory.lua NAME tries one call; without a name
-- their names are printed.
local grognard = require "grognard"
local pcall, tostring, collectgarbage = pcall, tostring, collectgarbage

local function opening()
  local game = grognard.axis_allies.Game()
  for _, line in ipairs { "buy 8 inf", "ussr combat_movement", "5 inf CAU > UKR", "2 arm, 1 ftr MOS > CAU > UKR",
    "1 ftr LEN > UKR", "ussr combat" } do
    assert(game:order(line).verdict == "allowed", line)
  end
  game:undo()
  game:undo()
  return game
end

local unit = {
  side = 1, kind = "combat", mode = "combat", size = "regiment", rating = 3, combat_supply = "paid",
  combat_side = { strength = 8 },
}
local enemy = {
  side = 2, kind = "combat", mode = "combat", size = "regiment", rating = 3, combat_supply = "paid",
  combat_side = { strength = 8 },
}
local attack = { attackers = { unit, unit }, defenders = { enemy }, attack = "regular", phase = "combat" }

local function march()
  local hexes = {}
  for q = 0, 8 do
    for r = 0, 8 do hexes[#hexes + 1] = { hex = { q, r }, terrain = 1 } end
  end
  local game = assert(grognard.ocs.Game {
    board = {
      chart = { { cost = { leg = 1, truck = 2, track = 1 } } },
      hexes = hexes,
      units = {
        { id = 1, side = 1, hex = { 3, 4 }, kind = "supply", amount = 8 },
        { id = 2, side = 1, hex = { 3, 4 }, kind = "combat", mode = "combat", size = "regiment", rating = 4,
          combat_side = { strength = 8, ma = 6, mobility = "track" } },
      },
    },
    turn = { number = 1, segment = "movement", first = 1, second = 2, player = 1 },
    names = { { unit = 1, name = "dump" }, { unit = 2, name = "1st panzer" } },
    numbering = "odd_columns",
  })
  assert(assert(game:fuel("1st_panzer", "unit", "dump")).verdict == "allowed")
  assert(assert(game:order "march 1st_panzer > 0306 0307").verdict == "allowed")
  game:undo()
  return game
end

-- All that a game is: its position, what was done, and what can be done again.
local function state(game)
  local told = { game:text() }
  for _, entry in ipairs(game:history()) do told[#told + 1] = entry.line end
  local copy = game:copy()
  while true do
    local entry = copy:redo()
    if not entry then break end
    told[#told + 1] = "again " .. entry.line
  end
  return table.concat(told, "\n")
end

-- A value as a text, tables in the order of their names.
local function shown(value)
  if type(value) ~= "table" then return tostring(value) end
  local all = {}
  for name, item in pairs(value) do all[#all + 1] = tostring(name) .. "=" .. shown(item) end
  table.sort(all)
  return "{" .. table.concat(all, " ") .. "}"
end

local function dice() return grognard.dice(1950) end
local function rolled(of) return table.concat(of:roll(30)) end
local function nothing() return "" end
local parsed = assert(grognard.ocs.Unit(unit))
local prepared = grognard.prepare and function()
  return assert(grognard.prepare("ocs.combat.assess", attack))
end

-- What makes an object, what is done with it, and what there is of it.
local cases = {
  ["order, a line"] = { opening, function(game) return game:order "1 ftr LEN > UKR" end, state },
  ["order, its fields"] = { opening, function(game) return game:order { step = "move", pieces = "1 ftr LEN", path = { "ukr" } } end, state },
  ["order, a method"] = { opening, function(game) return game:move("1 ftr LEN", { "ukr" }) end, state },
  ["order, forbidden"] = { opening, function(game) return game:order "1 inf LEN > UKR" end, state },
  ["order, with its trail"] = { opening, function(game) return game:order("1 ftr LEN > UKR", { trail = true }) end, state },
  ["order, noted"] = { march, function(game) return game:order "march 1st_panzer > 0306 0307" end, state },
  ["order, noted, a method"] = { march, function(game) return game:march("1st_panzer", "0306 0307") end, state },
  ["undo"] = { opening, function(game) return game:undo() end, state },
  ["undo, noted"] = { march, function(game) return game:undo() end, state },
  ["redo"] = { opening, function(game) return game:redo() end, state },
  ["redo, noted"] = { march, function(game) return game:redo() end, state },
  ["history"] = { opening, function(game) return game:history() end, state },
  ["choices"] = { opening, function(game) return #game:choices().rows end, state },
  ["look"] = { opening, function(game) return game:look() end, state },
  ["judge"] = { opening, function(game) return game:judge "1 ftr LEN > UKR" end, state },
  ["text"] = { opening, function(game) return game:text() end, state },
  ["pack"] = { opening, function(game) return game:pack() end, state },
  ["a copy"] = { opening, function(game) return game:copy():text() end, state },
  ["a part"] = { march, function(game) return tostring(game:board()) end, state },
  ["a game"] = { nothing, function() return grognard.axis_allies.Game { tas_links = true }:text() end, nothing },
  ["dice"] = { dice, function(of) return of:roll(300) end, rolled },
  ["a question"] = { nothing, function() return grognard.ocs.combat.assess(attack, { trail = true }) end, nothing },
  ["a question, parsed"] = { nothing, function() return tostring(grognard.ocs.combat.assess(attack, { raw = true }).value) end, nothing },
  ["a fault"] = { nothing, function() return { grognard.ocs.combat.assess { attackers = {}, zzz = 1 } } end, nothing },
  ["a record"] = { nothing, function() return tostring(grognard.replace(parsed, { rating = 4 })) end, nothing },
  ["a list"] = { nothing, function() return #grognard.totable(grognard.list("ocs.Unit", { parsed, unit })) end, nothing },
  ["words"] = { nothing, function() return grognard.rule "OCS 9.7" end, nothing },
}
if prepared then
  cases["prepared"] = { prepared, function(of) return tostring(of()) end, nothing }
end

-- One call whose requests from the first to before the last fail. Returns whether it met none of them.
local function tried(case, first, last, expected)
  local make, work, tell = case[1], case[2], case[3]
  local before = tell(make())
  local made = make()
  collectgarbage()
  arm(first, last)
  local fine, answer, _, code = pcall(work, made)
  local seen, failed = disarm()
  -- A value that is no answer has a code beside it where it is a fault.
  if fine and answer == nil and code == "internal" then error("request " .. first .. ": a fault " .. tostring(_)) end
  local after = tell(made)
  if fine then
    if after ~= expected[2] then error("request " .. first .. ": done, but " .. after) end
    if shown(answer) ~= expected[1] then error("request " .. first .. ": " .. shown(answer) .. " and not " .. expected[1]) end
  else
    if not tostring(answer):find("not enough memory", 1, true) then error("request " .. first .. ": " .. tostring(answer)) end
    if after ~= before then error("request " .. first .. ": not as before, but " .. after) end
  end
  return failed == 0, seen
end

local function one(name)
  local case, expected = cases[name], nil
  for _ = 1, 3 do
    local made = case[1]()
    expected = { shown((case[2](made))), case[3](made) }
  end
  -- A request that failed is made once more after a collection: two in a row fail as one.
  for _, width in ipairs { 1, 2, 0 } do
    local first = 0
    while not tried(case, first, width > 0 and first + width or 0, expected) do first = first + 1 end
    io.write(("%d "):format(first))
  end
  print ""
end

if arg[1] then return one(arg[1]) end
local names = {}
for name in pairs(cases) do names[#names + 1] = name end
table.sort(names)
print(table.concat(names, "\n"))
