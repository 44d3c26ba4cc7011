-- What the caller's own code may do while a call is under way in Lua: metamethods are never called, and finalizers, which
-- run within any call that makes a table, may use the same objects or are refused; nothing is torn.
local check = require "check"
local grognard = require "grognard"
local ocs, aa = grognard.ocs, grognard.axis_allies

-- Tables whose every metamethod fails are read as they are.
local calls = 0
local function fails() calls = calls + 1 error "a metamethod was called" end
local guarded = {}
for _, name in ipairs { "__index", "__newindex", "__pairs", "__ipairs", "__len", "__eq", "__lt", "__le", "__call", "__tostring", "__concat",
  "__unm", "__add" } do guarded[name] = fails end
local function guard(value)
  if type(value) ~= "table" then return value end
  local copy = {}
  for name, item in pairs(value) do copy[name] = guard(item) end
  return setmetatable(copy, guarded)
end
local function unit(side)
  return { side = side, kind = "combat", mode = "combat", size = "regiment", rating = 3, combat_supply = "paid", combat_side = { strength = 8 } }
end
local question = { attackers = { unit(1), unit(1) }, defenders = { unit(2) }, attack = "regular", phase = "combat" }
local plain, odd = assert(ocs.combat.assess(question)), assert(ocs.combat.assess(guard(question)))
check.same("a question", odd.value.odds.attack, plain.value.odds.attack)
check.same("a record", tostring(ocs.Unit(guard(unit(1)))), tostring(ocs.Unit(unit(1))))
check.same("a list", #grognard.list("ocs.Unit", guard { unit(1), unit(2) }), 2)
check.same("options", #assert(ocs.combat.assess(question, guard { trail = true })).trail > 0, true)
local game = aa.Game(guard { tas_links = true })
check.same("an order", assert(game:order "buy 8 inf").verdict, "allowed")
check.same("an order's fields", assert(game:order(guard { step = "end" })).verdict, "allowed")
check.same("a method's fields", assert(game:move("5 inf CAU", guard { "ukr" })).verdict, "allowed")
check.same("no metamethod is called", calls, 0)

-- A game is where its orders lead.
local function replayed(of)
  local again = aa.Game { tas_links = true }
  for _, entry in ipairs(of:history()) do assert(assert(again:order(entry.order)).verdict == "allowed", entry.line) end
  return again:text()
end

-- Finalizers that use the game and the dice. Lua 5.1 has them for userdata only.
local proxy = rawget(_G, "newproxy")
local ran, refused, other = 0, 0, 0
local dice = grognard.dice(1950)
local busy = false
local function late()
  ran = ran + 1
  if busy then return end
  busy = true
  for _, use in ipairs {
    function() return game:undo() end, function() return game:redo() end, function() return game:look() end,
    function() return dice:roll(1) end,
  } do
    local fine, why = pcall(use)
    if not fine then
      if tostring(why):find("at work", 1, true) or tostring(why):find("dice", 1, true) then refused = refused + 1 else other = other + 1 end
    end
  end
  busy = false
end
local function garbage()
  if proxy then getmetatable(proxy(true)).__gc = late else setmetatable({}, { __gc = late }) end
end
collectgarbage("setpause", 0)
collectgarbage("setstepmul", 10000)
local lines = { "2 arm, 1 ftr MOS > CAU > UKR", "1 ftr LEN > UKR", "1 inf LEN > UKR" }
for at = 1, 600 do
  garbage()
  pcall(game.order, game, lines[at % 3 + 1])
  garbage()
  pcall(game.undo, game)
  garbage()
  pcall(game.history, game)
  dice:roll(3)
end
collectgarbage()
check.that("finalizers have run", ran > 500, ran)
check.same("what they met is clear", other, 0)
check.same("and the game is where its orders lead", replayed(game), game:text())
print(("%d finalizers, of whose calls %d were refused"):format(ran, refused))
check.finish "hooks"
