-- Counting tests, and what the test programs share. Lua 5.1 source.
local check = { passed = 0, failed = 0 }

-- The test programs' own traversals are not compiled where LuaJIT compiles them wrongly (lua/ffi, LuaJIT's issue 829).
local jit = rawget(_G, "jit")
if jit and jit.arch == "x64" and jit.version:find("beta", 1, true) then
  local step = next
  local function interpreted(list, key) return step(list, key) end
  jit.off(interpreted)
  rawset(_G, "pairs", function(list) return interpreted, list end)
end

function check.that(name, condition, why)
  if condition then
    check.passed = check.passed + 1
  else
    check.failed = check.failed + 1
    print("FAILED " .. name .. (why and ": " .. tostring(why) or ""))
  end
  return condition
end

function check.same(name, got, expected)
  return check.that(name, got == expected, "got " .. tostring(got) .. ", expected " .. tostring(expected))
end

-- A call that must raise an error whose text holds the words, and names this file where Lua can tell.
function check.raises(name, words, call, ...)
  local fine, why = pcall(call, ...)
  return check.that(name, not fine and type(why) == "string" and why:find(words, 1, true), why)
end

-- A call that must return nil, a message that names the field and the code, the code and the field.
function check.refuses(name, code, field, ...)
  local answer, message, got, where = ...
  local ok = answer == nil and got == code and where == field and type(message) == "string"
    and message:find(code, 1, true) and message:find(field, 1, true)
  return check.that(name, ok, tostring(answer) .. ", " .. tostring(message) .. ", " .. tostring(got) .. ", " .. tostring(where))
end

-- The thing of a dotted name.
function check.at(root, name)
  for part in name:gmatch("[^.]+") do
    if type(root) ~= "table" then return nil end
    root = root[part]
  end
  return root
end

function check.read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("*a")
  file:close()
  return text
end

-- Numbers that look random and are the same everywhere, also where Lua knows only doubles.
function check.random(seed)
  local state = seed
  return function(n)
    state = (state * 16807) % 2147483647
    return state % n + 1
  end
end

-- Loads a text with an environment of its own.
function check.load(text, env)
  local setfenv = rawget(_G, "setfenv")
  if setfenv then
    local chunk = assert(loadstring(text))
    return setfenv(chunk, env)
  end
  return assert(load(text, "=text", "t", env))
end

function check.finish(what)
  print(string.format("%s: %d passed, %d failed", what, check.passed, check.failed))
  os.exit(check.failed == 0 and check.passed > 0 and 0 or 1)
end

return check
