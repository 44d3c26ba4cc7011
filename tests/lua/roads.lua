-- Both roads in one LuaJIT, the module and the C library: each shared vector's question has the same answer, trail and
-- parsed records by both, and each fault the same code, field and message. And what `require` says where neither fits.
-- luajit roads.lua OPERATIONS.json FILE...
local check = require "check"
local json = require "dkjson"

local function road(which)
  _G.GROGNARD_ROAD, package.loaded.grognard = which, nil
  return require "grognard"
end
local module, ffi = road "module", road "ffi"
for _, each in ipairs { module, ffi } do each.limit(2 ^ 32 - 1) end
check.that("two roads", module ~= ffi and type(module.ocs) == "table" and type(ffi.ocs) == "table")
check.that("only the C library has a state", package.loaded["grognard_ffi.state"] ~= nil)
_G.GROGNARD_ROAD = nil

-- Without either, the message says what was looked for.
local cpath, path = package.cpath, package.path
package.cpath, package.loaded.grognard = "./nowhere/?.so", nil
local state = package.loaded["grognard_ffi.state"]
package.loaded["grognard_ffi.state"] = nil
local fine, why = pcall(require, "grognard")
check.that("neither fits", not fine and tostring(why):find("no grognard where package.cpath leads", 1, true), why)
check.that("and what was tried", tostring(why):find("libgrognard", 1, true) or tostring(why):find("grognard:", 1, true), why)
package.path = path:gsub("[^;]*generated[^;]*;?", "")
package.loaded.grognard_ffi, package.loaded.grognard = nil, nil
fine, why = pcall(require, "grognard")
check.that("without grognard_ffi.lua", not fine and tostring(why):find("grognard_ffi.lua", 1, true), why)
package.cpath, package.path, package.loaded["grognard_ffi.state"] = cpath, path, state

-- Where two values differ, or nil. A parsed record is compared by its text.
local function different(at, a, b)
  if type(a) == "userdata" and type(b) == "userdata" then
    return tostring(a) ~= tostring(b) and at .. ": " .. tostring(a) .. " and " .. tostring(b) or nil
  end
  if type(a) ~= "table" or type(b) ~= "table" then
    return a ~= b and at .. ": " .. tostring(a) .. " and " .. tostring(b) or nil
  end
  for key, value in pairs(a) do
    local where = different(at .. "." .. tostring(key), value, b[key])
    if where then return where end
  end
  for key in pairs(b) do
    if a[key] == nil then return at .. "." .. tostring(key) .. ": nothing and " .. tostring(b[key]) end
  end
end

local function decode(file) return assert(json.decode(check.read(file), 1, nil)) end
local shared = require "in_lua"(decode(arg[1]))
local count, faults, messages = 0, 0, 0
for i = 2, #arg do
  for _, vector in ipairs(decode(arg[i])) do
    vector = shared.vector(vector)
    if check.at(module, vector.call) then
      local question = {}
      for name, value in pairs(vector["in"] or {}) do question[name] = value end
      if vector.dice then question.dice = vector.dice end
      for _, options in ipairs { { trail = true }, { raw = true }, { exact = true } } do
        local one = { check.at(module, vector.call)(question, options) }
        local other = { check.at(ffi, vector.call)(question, options) }
        if one[1] == nil then
          faults = faults + 1
          if one[2] ~= other[2] and one[3] == other[3] and one[4] == other[4] then
            -- In C a fault has its number only where it has bounds.
            local long, short = one[2]:gsub(": %d+; none there", "; none there"), other[2]
            -- Many words do not fit.
            short = short:gsub("%.%.%.$", "")
            if one[3] == "contradiction" then
              -- Nor has the other field: what is left are the two paths and the sentence.
              local function both(message) return message:match "conflicts with ([%w_.%[%]]+)", message:match ": ([^:]+)$" end
              local path, why = both(long)
              local its, same = both(short)
              check.that(vector.id .. ": both sides", path and path == its and why == same, long .. " and " .. short)
            else
              messages = messages + 1
              check.that(vector.id .. ": the message", long:sub(1, #short) == short, long .. " and " .. short)
            end
            one[2], other[2] = nil, nil
          end
        end
        count = count + 1
        local where = different("", one, other)
        -- On a screen too.
        if one[1] and not where then where = different(" as a text", tostring(one[1]), tostring(other[1])) end
        if where then check.that(vector.id, false, where) end
      end
    end
  end
end
print(count .. " questions, " .. faults .. " faults, " .. messages .. " without their number in C")
check.that("there were questions", count > 1000 and faults > 100)
check.that("most messages are the same", messages < faults / 4, messages)
check.finish("roads")
