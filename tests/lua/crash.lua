-- What must never end the process: misuse, a host's hook that stops a mod, odd arguments, large lists, finalizers that
-- fail. Under LuaJIT an error that passes through native code of another unwinder does end it, so this runs in every
-- build that is shipped. LUA crash.lua [brief]: brief for an emulator, with fewer odd arguments and rounds.
local check = require "check"
local grognard = require "grognard"
local ocs = grognard.ocs
local pcall, type, tostring = pcall, type, tostring
if rawget(_G, "jit") then jit.off() end -- compiled traces do not call hooks

local function unit(side, strength)
  return {
    side = side, kind = "combat", mode = "combat", size = "regiment", rating = 3, combat_supply = "paid",
    combat_side = { strength = strength }, _note = "mine", _list = { {} },
  }
end
local question = {
  attackers = { unit(1, 8), unit(1, 7) }, defenders = { unit(2, 6) }, attack = "regular", phase = "combat",
}
local assess = ocs.combat.assess
check.same("fields beginning with _ are the caller's", assert(assess(question)).verdict, "allowed")
local parsed = assert(ocs.Unit(unit(1, 4)))
local list = assert(grognard.list("ocs.Unit", { parsed, unit(1, 3) }))
local hexes, units = {}, {}
for i = 1, 60 do
  hexes[i] = { hex = { q = i, r = 0 } }
  units[i] = { id = i, side = 1 + i % 2, kind = "combat", mode = "combat", combat_side = { strength = 4 }, hex = { q = i, r = 0 } }
end
local board = assert(ocs.Board { hexes = hexes, units = units })
local dice = assert(grognard.dice(1950))

-- Misuse raises a text.
local function text(name, ...)
  local fine, why = pcall(...)
  check.that(name .. " raises a text", not fine and type(why) == "string", tostring(why) .. " " .. type(why))
end
text("a number", assess, 3)
text("three arguments", assess, question, {}, 1)
text("an option", assess, question, { x = true })
text("an unknown record", grognard.list, "x", {})
text("a field set", function() parsed.rating = 3 end)
text("a field of a field", function() return parsed.nothing.more end)
text("arithmetic", function() return parsed + 1 end)
text("a record called", function() return parsed() end)
text("concatenation", function() return "x" .. parsed end)
text("dice without dice", dice.roll, 3)
check.that("an order of records", not pcall(function() return parsed < parsed end))

-- Nothing is an empty question.
check.refuses("nothing", "missing_field", "attackers", assess())

-- Every function takes every odd argument, alone and after a good one.
local odd = {
  false, true, 0, -1, 1.5, 0 / 0, 1 / 0, -1 / 0, 2 ^ 53, 2 ^ 63, 2 ^ 64, "", "x", ("x"):rep(100000), "\0", "\255\254",
  {}, { {} }, { [1.5] = 1 }, { [{}] = 1 }, { x = {} }, print, coroutine.create(function() end), io.stdout, parsed, list, board, dice,
  setmetatable({}, { __index = error, __pairs = error, __len = error, __call = error, __tostring = error }),
}
local deep = {}
for _ = 1, 10000 do deep = { attackers = deep, _x = deep, deep } end
odd[#odd + 1] = deep
local self = {}
self.board, self.attackers, self[1] = self, self, self
odd[#odd + 1] = self
local brief = arg and arg[1] == "brief"
local calls, turn = 0, 0
local function odd_calls(call)
  turn = turn + 1
  for i = brief and turn % #odd + 1 or 1, #odd, brief and #odd or 1 do
    for _, first in ipairs { odd[i], question, "ocs.Unit", parsed } do
      local results = { pcall(call, first, odd[i]) }
      calls = calls + 1
      if not results[1] and type(results[2]) ~= "string" then check.that("an error that is no text", false, results[2]) end
    end
  end
end
local function walk(table)
  for name, value in pairs(table) do
    if type(value) == "function" and name ~= "limit" then odd_calls(value) end
    if type(value) == "table" then walk(value) end
  end
end
walk(grognard)
odd_calls(dice.roll)
odd_calls(function(_, key) return parsed[key] end)
odd_calls(function(_, key) return list[key] end)
odd_calls(function(_, key) return board[key] end)
check.that("odd arguments", calls > (brief and 100 or 10000), calls)

-- A hook stops a mod wherever it is.
local function stopped(name, work, swallowed)
  local lived = true
  for count = 1, brief and 40 or 120 do
    local fine, why = pcall(function()
      debug.sethook(function()
        debug.sethook()
        error("stopped by the host", 0)
      end, "", count)
      for _ = 1, swallowed and 200 or 100000 do work() end
    end)
    -- A mod's own pcall takes the error of a hook that fires once.
    if not swallowed and (fine or not tostring(why):find("stopped by the host", 1, true)) then
      lived = false
      check.that(name .. " is stopped after " .. count, false, why)
      break
    end
  end
  check.that(name .. " is stopped", lived)
end
stopped("assess", function() assess(question) end)
stopped("a trail", function() assess(question, { trail = true }) end)
stopped("raw", function() assess(question, { raw = true, trail = true }) end)
stopped("a fault", function() assess { attackers = {}, zzz = 1 } end)
stopped("misuse", function() if not pcall(assess, 3) then local _ = #question.attackers end end, true)
stopped("a unit", function() ocs.Unit(question.attackers[1]) end)
stopped("a field", function() return parsed.combat_side.strength end)
stopped("a text", function() return tostring(parsed) .. tostring(list) .. tostring(dice) end)
stopped("pairs", function() if tonumber(_VERSION:match "%d%.%d") > 5.1 then for _ in pairs(parsed) do end end end)
stopped("replace", function() grognard.replace(board, { units = units }) end)
stopped("totable", function() grognard.totable(board) end)
stopped("a list", function() grognard.list("ocs.Unit", question.attackers) end)
stopped("rows", function() ocs.zoc.zones { board = board, side = 1 } end)
stopped("dice", function() dice:roll(3) end)
stopped("a sandbox's endless loop", check.load("while true do grognard.ocs.combat.assess {} end", { grognard = grognard }))
stopped("a coroutine", function() coroutine.wrap(function() assess(question) end)() end)

-- An error in a coroutine, and errors in errors.
local inside = coroutine.create(function() assess(3) end)
local fine, why = coroutine.resume(inside)
check.that("misuse in a coroutine", not fine and type(why) == "string", why)
check.that("misuse in a handler", not xpcall(function() assess(3) end, function() assess(3) end))
check.that("a deep recursion", not pcall(function()
  local function down() local ok = assess(question) return down() and ok end
  return down()
end) or true)
local function endless() return endless() + #assess(question).cites end
check.that("an overflow of the stack", not pcall(endless))

-- More items than Lua's stack has places.
local many = {}
for i = 1, 20000 do many[i] = unit(1, 1) end
local long = assert(grognard.list("ocs.Unit", many))
check.same("a long list", #long, 20000)
check.same("a long list as tables", #grognard.totable(long), 20000)
check.that("a long list as a text", #tostring(long) > 20000)
if tonumber(_VERSION:match "%d%.%d") > 5.1 then
  local n = 0
  for _ in pairs(long) do n = n + 1 end
  check.same("a long list's pairs", n, 20000)
end
local answer, _, code = assess { attackers = long, defenders = { unit(2, 1) }, attack = "regular", phase = "combat" }
check.that("a long question", answer or code, code)
answer, _, code = assess({ attackers = many, defenders = { unit(2, 1) }, attack = "regular", phase = "combat" }, { trail = true })
check.that("a long question of tables", answer or code, code)
local fields = {}
for i = 1, 20000 do fields["x" .. i] = i end
check.same("a record of many fields", select(3, ocs.Unit(fields)), "unknown_field")
local wide = {}
for q = 1, 150 do for r = 1, 150 do wide[#wide + 1] = { hex = { q = q, r = r } } end end
local reach = {}
for q = 1, 120 do
  for r = 1, 120 do
    if (q + 2 * r) % 7 == 0 then
      reach[#reach + 1] = { id = #reach + 1, side = 2, kind = "combat", mode = "combat", combat_side = { strength = 4 }, hex = { q = q, r = r } }
    end
  end
end
local plain = assert(ocs.Board { hexes = wide, units = reach })
local zones, message = ocs.zoc.zones { board = plain, side = 2 }
check.that("thousands of rows", zones and #zones.rows > 8000, message or (zones and #zones.rows))
zones = ocs.zoc.zones({ board = plain, side = 2 }, { raw = true })
check.that("thousands of parsed rows", zones and #zones.rows > 8000, zones and #zones.rows)

-- A limit that the host sets, and a mod cannot pass.
local most = grognard.limit()
check.same("a limit by default", most, 500000)
check.same("the limit that was", grognard.limit(1000), most)
local asked = { kind = "land", role = "attacker", goal = "win", price = "units", wanted = 0.9, budget = 1001,
  available = { infantry = 3 }, defender = { infantry = 1 } }
check.same("more steps than the host allows", select(3, grognard.axis_allies.battle.fewest(asked)), "out_of_range")
check.same("and where", select(4, grognard.axis_allies.battle.fewest(asked)), "budget")
asked.budget = 1000
check.that("as many", select(3, grognard.axis_allies.battle.fewest(asked)) ~= "out_of_range")
grognard.limit(most)
-- Half as many words of memory, which the states of a battle take: no native call lasts longer than a host can wait.
local fleet = { submarine = 26, transport = 200 }
local sea = { kind = "sea", waves = { { force = { fighter = 124, carrier = 6, submarine = 27 } } }, defender = fleet }
local function told(question)
  local battle, said, fault_code, field = grognard.axis_allies.battle.distribution(question)
  return battle and "allowed" or ("%s %s %s"):format(fault_code, field, said:match "; needs 0 to (%d+) %(words of memory" or said)
end
check.same("a battle of more states", told(sea), "out_of_range  250000")
local small = { kind = "land", waves = { { force = { infantry = 100 } } }, defender = { infantry = 100 } }
check.same("a battle of few", told(small), "allowed")
-- The waves share the memory, and so the time adds up.
for i = 2, 20 do small.waves[i] = small.waves[1] end
check.same("as many for each of twenty waves", told(small), "out_of_range  12500")
small.waves = { small.waves[1] }
check.same("and for one again", told(small), "allowed")
grognard.limit(1000)
check.same("a host's own limit", told(small), "out_of_range  500")
grognard.limit(most)
check.same("no limit of 0", select(3, grognard.limit(0)), "out_of_range")

-- A finalizer that fails, while native code allocates.
local proxy = rawget(_G, "newproxy")
for _ = 1, 50 do
  if proxy then getmetatable(proxy(true)).__gc = function() local x = nil; x() end
  elseif _VERSION == "Lua 5.3" then setmetatable({}, { __gc = function() end })
  else setmetatable({}, { __gc = function() error "in a finalizer" end }) end
end
if rawget(_G, "warn") then warn "@off" end
pcall(function()
  for _ = 1, brief and 300 or 3000 do
    pcall(grognard.list, "ocs.Unit", question.attackers)
    pcall(assess, question, { raw = true })
  end
end)
for _ = 1, 60 do pcall(collectgarbage) end
pcall(collectgarbage)
check.that("finalizers", assess(question))

-- Memory of parsed records is seen by the collector.
local status = io.open "/proc/self/status"
if status then
  local function resident()
    local file = assert(io.open "/proc/self/status")
    local kilobytes = tonumber(file:read("*a"):match "VmRSS:%s*(%d+)")
    file:close()
    return kilobytes
  end
  status:close()
  many, long, wide, reach, plain, zones, fields, deep, odd, self = nil
  local all = {}
  for i = 1, 100 do all[i] = units[i % 60 + 1] end
  for i, each in ipairs(all) do
    local copy = {}
    for k, v in pairs(each) do copy[k] = v end
    copy.id = i
    all[i] = copy
  end
  local units_list = assert(grognard.list("ocs.Unit", all))
  for _ = 1, 200 do ocs.Board { hexes = hexes, units = units_list } end
  pcall(collectgarbage)
  pcall(collectgarbage)
  local before, peak = resident(), 0
  for i = 1, brief and 1000 or 5000 do
    ocs.Board { hexes = hexes, units = units_list }
    if i % 100 == 0 then peak = math.max(peak, resident() - before) end
  end
  check.that("5,000 dropped boards take 8 MB at most", peak <= 8192, peak .. " KiB")
end
check.finish("crash")
