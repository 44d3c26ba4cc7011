-- Over the C library: the sizes of all structures are those of the library, and a kept question makes no garbage.
local check = require "check"
local grognard = require "grognard"
local state = assert(package.loaded["grognard_ffi.state"], "the C library is not what was loaded")
local ffi, lib, size = state.ffi, state.lib, require "ffi".new "size_t[1]"

local function is(name, bytes)
  check.same(name .. " is known", lib.grog_struct_size(name, size), 0)
  check.same("size of " .. name, bytes, tonumber(size[0]))
end
for _, of in ipairs(state.data.records) do is(of.c, state.shape(of.name).bytes) end
for _, of in ipairs(state.data.operations) do
  local types = of.types
  state.operation(of)
  is(types .. "Question", of.bytes)
  is(types .. "Answer", ffi.sizeof(of.answer_ct))
end
is("GrogFault", ffi.sizeof(state.FAULT))
is("GrogTrail", ffi.sizeof(state.TRAIL))

local function unit(side)
  return { side = side, kind = "combat", mode = "combat", size = "regiment", rating = 3, combat_supply = "paid", combat_side = { strength = 4 } }
end
local ask, value = grognard.prepare("ocs.combat.assess", {
  attackers = assert(grognard.list("ocs.Unit", { unit(1), unit(1), unit(1) })),
  defenders = assert(grognard.list("ocs.Unit", { unit(2), unit(2), unit(2) })), attack = "regular", phase = "combat",
})
local sum = 0
for _ = 1, 1000 do
  ask()
  sum = sum + value.odds.attack
end
collectgarbage()
collectgarbage()
local before = collectgarbage "count"
for _ = 1, 200000 do
  ask()
  sum = sum + value.odds.attack
end
local bytes = (collectgarbage "count" - before) * 1024 / 200000
check.that("at most a byte of garbage a question", bytes <= 1, bytes)
check.same("and its answers are right", sum, 201000)
check.finish("sizes")
