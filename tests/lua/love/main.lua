-- The LuaJIT build inside LÖVE. The first argument is the folder of the module.
function love.load(arguments)
  package.cpath = arguments[1] .. "/?.so;" .. package.cpath
  local fine, why = pcall(function()
    local grognard = require "grognard"
    local unit = assert(grognard.ocs.Unit {
      side = 1, kind = "combat", mode = "combat", size = "regiment", rating = 3, combat_supply = "paid",
      combat_side = { strength = 4 },
    })
    local enemy = assert(grognard.replace(unit, { side = 2 }))
    local answer = assert(grognard.ocs.combat.assess {
      attackers = { unit, unit }, defenders = { enemy }, attack = "regular", phase = "combat",
    })
    assert(answer.verdict == "allowed" and answer.value.odds.attack == 2)
  end)
  print(fine and "love: 1 passed, 0 failed" or "love: 0 passed, 1 failed (" .. tostring(why) .. ")")
  love.event.quit(fine and 0 or 1)
end
