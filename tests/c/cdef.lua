-- The header as LuaJIT's ffi declares it, against the library: cdef.lua PREPROCESSED_HEADER LIBRARY
local ffi = require "ffi"
local text = assert(io.open(arg[1])):read "*a"
ffi.cdef(text)
local library = ffi.load(arg[2])
assert(library.grog_abi_version() > 0)

local count, size = 0, ffi.new "size_t[1]"
for name in text:gmatch "typedef struct (%w+) {" do
  assert(library.grog_struct_size(name, size) == 0, name)
  assert(ffi.sizeof(name) == size[0], name)
  count = count + 1
end
assert(count > 200, "structures")

local question = ffi.new("GrogAcwOddsRoundQuestion", { attack = 15, defence = 6 })
question.size = ffi.sizeof(question)
local answer = ffi.new "GrogAcwOddsRoundAnswer"
answer.size = ffi.sizeof(answer)
assert(library.grog_acw_odds_round(question, answer, nil, nil) == 0)
assert(answer.value.attack == 2 and answer.value.defence == 1)
print(count .. " structures")
