-- Runs the cases, which cases.py writes, by LuaJIT's ffi over the header: cases.lua PREPROCESSED_HEADER LIBRARY CASES
local ffi = require "ffi"
ffi.cdef(assert(io.open(arg[1])):read "*a")
local library = ffi.load(arg[2])
local passed, failed, why, kept = 0, 0, nil, {}
local fault = ffi.new "GrogFault"

local env = { ffi = ffi, library = library, fault = fault, tonumber = tonumber, setmetatable = setmetatable }

function env.new(name, fields)
  local made = ffi.new(name, fields or {})
  made.size = ffi.sizeof(made)
  return made
end
function env.keep(target, name, memory, len)
  kept[#kept + 1] = memory
  if target then
    target[name], target[name .. "_len"] = memory, len
  end
end
function env.buffer(answer, name, memory, capacity)
  kept[#kept + 1] = memory
  answer[name], answer[name .. "_capacity"] = memory, capacity
end
function env.cites(answer)
  local bit = require "bit"
  local numbers = {}
  for at = 0, ffi.sizeof(answer.cites.set) * 8 - 1 do
    if bit.band(bit.rshift(answer.cites.set[math.floor(at / 32)], at % 32), 1) ~= 0 then
      numbers[#numbers + 1] = answer.cites.base + at
    end
  end
  return table.concat(numbers, " ")
end
function env.same(what, got, expected)
  if got ~= expected and not why then
    why = what .. " is " .. tostring(got) .. ", expected " .. tostring(expected)
  end
end
function env.run(id, case)
  why, kept = nil, {}
  fault.size = ffi.sizeof(fault)
  case()
  if why then
    failed = failed + 1
    print("FAILED " .. id .. ": " .. why)
  else
    passed = passed + 1
  end
end

setfenv(assert(loadfile(arg[3])), env)()
print("luajit: " .. passed .. " passed, " .. failed .. " failed")
os.exit(failed == 0 and passed > 0)
