-- grognard.prepare: a question that is asked many times. The module reads it again each time; over the C library
-- (lua/ffi/calls.lua) it is read once.
local root, error, next, type, setmetatable, find, jit = ...
if jit and jit.arch == "x64" and find(jit.version, "beta")() then
  -- LuaJIT 2.1.0-beta3 may lose half of an address where it compiles a traversal (its issue 829): a crash.
  local step = next
  next = function(list, key) return step(list, key) end
  jit.off(next)
end
local raw = { raw = true }
return function(name, question)
  local ask = type(name) == "string" and root
  if ask then
    for part in find(name, "[^.]+") do ask = type(ask) == "table" and ask[part] or nil end
  end
  local why = type(name) ~= "string" and "the operation must be its name, \"ocs.combat.assess\" for example, not " .. type(name)
    or (type(ask) ~= "function" or not find(name, "%.%l")()) and "there is no operation " .. name
    or type(question) ~= "table" and type(question) ~= "userdata" and "the question must be a table, not " .. type(question)
  if why then
    error("grognard.prepare: " .. why, 2)
    return nil, "grognard.prepare: " .. why, "misuse", ""
  end
  local first, message, code, field = ask(question, raw)
  if not first then return nil, message, code, field end
  local last = first.value
  local value = setmetatable and setmetatable({}, {
    __index = function(_, key) return last and last[key] end,
    __newindex = function() end,
    __metatable = false,
  })
  return function(changes)
    local asked = question
    if changes ~= nil then
      asked = {}
      for key, item in next, question do asked[key] = item end
      for key, item in next, changes do asked[key] = item end
    end
    local answer, why, kind, where = ask(asked, raw)
    if not answer then return nil, why, kind, where end
    question, last = asked, answer.value
    return answer.verdict or true
  end, value
end
