-- grognard.prepare: a question that is read once and asked many times, as over the C library (lua/ffi/calls.lua).
local root, read, again, field, allowed, forbidden, error, next, type, setmetatable, find, jit = ...
if jit and jit.arch == "x64" and find(jit.version, "beta")() then
  -- LuaJIT 2.1.0-beta3 may lose half of an address where it compiles a traversal (its issue 829): a crash.
  local step = next
  next = function(list, key) return step(list, key) end
  jit.off(next)
end
local function asked(prepared)
  local tag, _, a, b, c = again(prepared)
  if tag == allowed then return "allowed" end
  if tag == forbidden then return "forbidden" end
  if tag > 0 then return true end
  if tag == 0 then return nil, a, b, c end
  error(a or "grognard: not enough memory", 3)
  return nil, a, "misuse", ""
end
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
  local prepared, message, code, path = read(name, question)
  if not prepared then return nil, message, code, path end
  local verdict, what, kind, where = asked(prepared)
  if not verdict then return nil, what, kind, where end
  local value = setmetatable and setmetatable({}, {
    __index = function(_, key) return field(prepared, key) end,
    __newindex = function() end,
    __metatable = false,
  })
  return function(changes)
    if changes == nil then return asked(prepared) end
    local all = {}
    for key, item in next, question do all[key] = item end
    for key, item in next, changes do all[key] = item end
    local other, no, of, place = read(name, all)
    if not other then return nil, no, of, place end
    local said, no, of, place = asked(other)
    if not said then return nil, no, of, place end
    question, prepared = all, other
    return said
  end, value
end
