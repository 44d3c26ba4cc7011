-- The C library allocates nothing: all of its memory is its callers'. Every request of the library for memory fails, while all
-- questions of the vectors are asked. c.lua OPERATIONS FILE...: run by LuaJIT over the C library, with `short_malloc.c`.
local ffi = require "ffi"
ffi.cdef "int faults_arm(const char *, long, long, size_t); long faults_disarm(void);"
require "grognard"
local exit, asked = os.exit, nil
os.exit = function(status) error({ status = status }, 0) end
assert(ffi.C.faults_arm("libgrognard", 0, 0, 0) == 1, "the library is not loaded")
local fine, why = pcall(dofile, "tests/lua/vectors.lua")
asked = tonumber(ffi.C.faults_disarm())
local status = fine and 0 or type(why) == "table" and why.status
local right = (status == 0 or status == true) and 1 or 0
print(right == 1 and "ok      the vectors without a byte of the library's own" or "FAILED  the vectors: " .. tostring(type(why) == "table" and why.status or why))
print(asked == 0 and "ok      it has asked for none" or ("FAILED  it has asked for memory %d times"):format(asked))
print(("%d passed, %d failed"):format(right + (asked == 0 and 1 or 0), 2 - right - (asked == 0 and 1 or 0)))
exit(right == 1 and asked == 0)
