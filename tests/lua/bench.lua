-- What calls cost, in microseconds: the best of many rounds, so that other work on the machine counts little; and the
-- bytes of garbage of a call.
-- lua bench.lua [ROUNDS [FRAMES]]: with FRAMES, so many frames of assess and distribution, and how many took more than 1 ms.
local grognard = require "grognard"
local ocs, combat = grognard.ocs, grognard.ocs.combat

local function unit(i, side)
  return {
    id = i, side = side, kind = "combat", size = "multi_step", steps = 4, mode = "combat", rating = 3, combat_supply = "paid",
    combat_side = { strength = 4 + i, ma = 6 },
  }
end
local attackers, defenders, parsed_attackers, parsed_defenders = {}, {}, {}, {}
for i = 1, 3 do
  attackers[i], defenders[i] = unit(i, 1), unit(i + 3, 2)
  parsed_attackers[i], parsed_defenders[i] = assert(ocs.Unit(attackers[i])), assert(ocs.Unit(defenders[i]))
end
local function attack(ours, theirs)
  return { attackers = ours, defenders = theirs, attack = "regular", phase = "combat" }
end
local tables, parsed = attack(attackers, defenders), attack(parsed_attackers, parsed_defenders)
local lists = attack(grognard.list("ocs.Unit", attackers), grognard.list("ocs.Unit", defenders))
local raw, trail = { raw = true }, { trail = true }
local answer, raw_answer = assert(combat.assess(parsed)), assert(combat.assess(parsed, raw))
local resolve = { assessment = answer.value, dice = { 4, 3, 3, 2 } }
local resolve_raw = { assessment = raw_answer.value, dice = resolve.dice }
local chances = { assessment = raw_answer.value, attacker_policy = "stand", defender_policy = "stand" }
local compare = { attack = 3, defence = 1, ground = "open" }
local plain, record = attackers[1], parsed_attackers[1]

local ask, seen = grognard.prepare("ocs.combat.assess", lists)
local sum = 0

local cases = {
  { "assess 3 against 3, plain tables", function() return combat.assess(tables) end },
  { "assess 3 against 3, parsed units", function() return combat.assess(parsed) end },
  { "assess 3 against 3, parsed units, raw", function() return combat.assess(parsed, raw) end },
  { "assess 3 against 3, parsed lists", function() return combat.assess(lists) end },
  { "assess 3 against 3, parsed lists, raw", function() return combat.assess(lists, raw) end },
  { "assess 3 against 3, plain tables, trail", function() return combat.assess(tables, trail) end },
  { "assess 3 against 3, prepared, parsed lists", function()
    sum = sum + seen.odds.attack
    return ask()
  end },
  { "resolve, assessment as a table", function() return combat.resolve(resolve) end },
  { "resolve, parsed assessment", function() return combat.resolve(resolve_raw) end },
  { "distribution, parsed assessment", function() return combat.distribution(chances) end },
  { "round odds", function() return ocs.odds.round(compare) end },
  { "parse a unit", function() return ocs.Unit(plain) end },
  { "read a parsed unit's field", function() return record.rating end },
}
local clock = os.clock
-- Every case has a loop of its own, as in a program: LuaJIT compiles a loop once, and one that several cases share
-- checks at every turn which of them it serves.
local loop = "local call, count = ... for _ = 1, count do call() end"
for _, case in ipairs(cases) do
  local name, call = case[1], case[2]
  local run = assert((loadstring or load)(loop))
  assert(call())
  local count, best = 100, math.huge
  repeat
    count = count * 2
    local start = clock()
    run(call, count)
    local took = clock() - start
  until took > 0.01
  for _ = 1, tonumber(arg[1] or "20") do
    collectgarbage()
    local start = clock()
    run(call, count)
    best = math.min(best, (clock() - start) / count)
  end
  collectgarbage()
  collectgarbage()
  collectgarbage "stop"
  local before = collectgarbage "count"
  run(call, 200)
  local bytes = (collectgarbage "count" - before) * 1024 / 200
  collectgarbage "restart"
  print(string.format("%-44s %8.2f us %8.0f bytes", name, best * 1e6, bytes))
end

local frames, slow, longest = tonumber(arg[2] or "0"), 0, 0
for _ = 1, frames do
  local start = clock()
  local value = combat.assess(lists, raw).value
  chances.assessment = value
  assert(combat.distribution(chances))
  local took = clock() - start
  if took > 0.001 then slow = slow + 1 end
  longest = math.max(longest, took)
end
if frames > 0 then
  print(string.format("%d frames of assess and distribution: %d over 1 ms, the longest %.3f ms", frames, slow, longest * 1000))
end
