-- The module in hosts that give it little: first opened with almost no globals left, then used from an environment
-- that holds nothing but the module itself.
local check = require "check"
local keep = { package = true, require = true, _G = true, arg = true }
local saved = {}
-- What is written in Lua takes its functions from the host when it is opened.
if arg[1] == "ffi" then
  local raise = error
  error = nil
  require "grognard"
  error = raise
end
for name, value in pairs(_G) do
  if not keep[name] then
    saved[name] = value
    _G[name] = nil
  end
end
local grognard = require "grognard"
local regiment = {
  side = 1, kind = "combat", mode = "combat", size = "regiment", rating = 3, combat_supply = "paid",
  combat_side = { strength = 1 },
}
local enemy = {
  side = 2, kind = "combat", mode = "combat", size = "regiment", rating = 0, combat_supply = "paid",
  combat_side = { strength = 0 },
}
local strict, why = saved.pcall(function()
  local bare = grognard.ocs.combat.assess { attackers = { regiment }, defenders = { enemy }, attack = "regular", phase = "combat" }
  return bare ~= nil
end)
local none, misuse, kind = grognard.mixed "x"
for name, value in saved.pairs(saved) do _G[name] = value end

check.that("opened and asked without globals", strict and why, why)
check.that("misuse without error()", none == nil and kind == "misuse" and misuse:find("must be a whole number", 1, true), misuse)

-- A mod's own environment.
local mod = check.load([[
  local unit = grognard.ocs.Unit {
    side = 1, kind = "combat", mode = "combat", size = "regiment", rating = 3, combat_supply = "paid",
    combat_side = { strength = 4 },
  }
  local enemy = grognard.replace(unit, { side = 2 })
  local answer = grognard.ocs.combat.assess {
    attackers = { unit, unit }, defenders = { enemy }, attack = "regular", phase = "combat",
  }
  local nothing, message, code, field = grognard.ocs.combat.assess { attackers = {} }
  return answer.value.odds.attack, nothing, message, code, field, unit.rating, #grognard.list("ocs.Unit", { unit })
]], { grognard = grognard })
local odds, nothing, message, code, field, rating, length = mod()
check.same("odds from a sandbox", odds, 2)
check.refuses("a fault in a sandbox", "missing_field", "defenders", nothing, message, code, field)
check.same("a field in a sandbox", rating, 3)
check.same("a list in a sandbox", length, 1)

-- The module hands out nothing that leads outside: functions, tables, texts, and no metatable.
local seen = {}
local function walk(path, value)
  if type(value) == "table" and not seen[value] then
    seen[value] = true
    check.that(path .. " is not a table of the host", value ~= _G and value ~= package and value ~= io and value ~= os)
    check.same(path .. " has no metatable", getmetatable(value), nil)
    for name, inner in pairs(value) do walk(path .. "." .. name, inner) end
  end
end
walk("grognard", grognard)
check.that("a record's metatable is closed", type(getmetatable(grognard.Hex {})) ~= "table")

check.finish("sandbox")
