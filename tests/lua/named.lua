-- Orders by their names: the calls that the program `named` made of the lines of each game, and further ones that are taken
-- back. named.lua FOLDER
local grognard = require "grognard"
local folder = arg[1]
local passed, failed = 0, 0
local function check(what, holds)
  if holds then passed = passed + 1 else failed = failed + 1 print("FAILED " .. what) end
end
local function contents(name)
  local file = assert(io.open(folder .. "/" .. name, "rb"))
  local text = file:read "*a"
  file:close()
  return text
end

for _, system in ipairs { "ocs", "korea", "acw", "axis_allies" } do
  local game = assert(grognard[system].Game(contents(system .. ".position")))
  local expected, at, wrong = {}, 0, 0
  for line in contents("named/" .. system .. ".said"):gmatch "([^\n]*)\n" do expected[#expected + 1] = line end
  local function say(answer, _, code, path)
    at = at + 1
    local told
    if answer then
      told = ("%s %d %s"):format(answer.verdict, #answer.effects, table.concat(answer.cites, ", "))
    else
      -- Lua counts from 1.
      path = path:gsub("%[(%d+)%]", function(n) return "[" .. tonumber(n) - 1 .. "]" end)
      told = ("fault %d %s"):format(grognard.faults[code].number, path)
    end
    if told ~= expected[at] then
      wrong = wrong + 1
      if wrong < 20 then print(("%s, order %d: %s instead of %s"):format(system, at, told, expected[at])) end
    end
    return answer and answer.verdict == "allowed"
  end
  local function trial(...)
    if say(...) and not (game:undo(true) or game:undo()) then wrong = wrong + 1 print "not taken back" end
  end
  assert((loadstring or load)(contents("named/" .. system .. ".lua"), system))(game, say, trial)
  check(system .. ": orders by their names", wrong == 0 and at > 40)
  check(system .. ": the game is the same", contents("named/" .. system .. ".said"):sub(-#game:text()) == game:text())
end
print(("named: %d passed, %d failed"):format(passed, failed))
os.exit(failed == 0 and 0 or 1)
