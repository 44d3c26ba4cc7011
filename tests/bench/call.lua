-- The time of flat questions through LuaJIT's ffi, for comparison with the same in Rust (`examples/call.rs`).
-- call.lua HEADER LIBRARY: the header as the preprocessor leaves it.
local ffi = require("ffi")
local header = assert(io.open(arg[1])):read("*a")
ffi.cdef(header)
ffi.cdef("struct grog_time { long seconds, nanoseconds; }; int clock_gettime(int clock, struct grog_time *at);")
local grog = ffi.load(arg[2])

local at = ffi.new("struct grog_time")
local function now()
  ffi.C.clock_gettime(1, at)
  return tonumber(at.seconds) * 1e9 + tonumber(at.nanoseconds)
end

local function measure(what, call, question, answer)
  local best = 1e9
  for _ = 1, 200 do
    local start = now()
    for _ = 1, 20000 do
      if call(question, answer, nil, nil) ~= 0 then error(what .. " was refused") end
    end
    best = math.min(best, (now() - start) / 20000)
  end
  print(string.format("%s: %.1f", what, best))
end

-- A leg unit of 4 MP, which count twelfths: macros such as GROG_MP are not in the header here.
local function unit(side, strength, rating)
  return {
    side = side, kind = ffi.C.GROG_OCS_KIND_COMBAT, mode = ffi.C.GROG_OCS_MODE_COMBAT,
    size = ffi.C.GROG_OCS_SIZE_REGIMENT, arm = ffi.C.GROG_OCS_ARM_OTHER, rating = rating,
    combat_supply = ffi.C.GROG_OCS_COMBAT_SUPPLY_PAID,
    combat_side = { strength = strength, ma = 4 * 12, mobility = ffi.C.GROG_OCS_MOBILITY_LEG },
  }
end

local attackers = ffi.new("GrogOcsUnit[3]", { unit(1, 8, 3), unit(1, 7, 2), unit(1, 6, 4) })
local defenders = ffi.new("GrogOcsUnit[3]", { unit(2, 4, 2), unit(2, 3, 3), unit(2, 2, 1) })
local fight = ffi.new("GrogOcsCombatAssessQuestion", {
  size = ffi.sizeof("GrogOcsCombatAssessQuestion"), attackers = attackers, attackers_len = 3,
  defenders = defenders, defenders_len = 3,
  attack = ffi.C.GROG_OCS_ATTACK_REGULAR, phase = ffi.C.GROG_OCS_PHASE_COMBAT,
})
local assessed = ffi.new("GrogOcsCombatAssessAnswer", { size = ffi.sizeof("GrogOcsCombatAssessAnswer") })
measure("assess 3 v 3", grog.grog_ocs_combat_assess, fight, assessed)
local mode = ffi.new("GrogOcsModesEffectsQuestion", {
  size = ffi.sizeof("GrogOcsModesEffectsQuestion"), unit = unit(1, 8, 3), phase = ffi.C.GROG_OCS_PHASE_COMBAT,
})
local effects = ffi.new("GrogOcsModesEffectsAnswer", { size = ffi.sizeof("GrogOcsModesEffectsAnswer") })
measure("effects of a mode", grog.grog_ocs_modes_effects, mode, effects)
