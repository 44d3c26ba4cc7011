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
    if say(...) and not game:undo(true) then wrong = wrong + 1 print "not taken back" end
  end
  assert((loadstring or load)(contents("named/" .. system .. ".lua"), system))(game, say, trial)
  check(system .. ": orders by their names", wrong == 0 and at > 40)
  check(system .. ": the game is the same", contents("named/" .. system .. ".said"):sub(-#game:text()) == game:text())
end

-- A row of the choices as a line does the same, where the game has lines.
local luck = 1950
local function chance(below)
  luck = (luck * 69069 + 1) % 2147483648
  return math.floor(luck / 65536) % below + 1
end
for _, system in ipairs { "ocs", "korea", "acw", "axis_allies" } do
  local game = assert(grognard[system].Game(contents(system .. ".position")))
  local same, steps = true, system == "ocs" and 20 or 150
  for _ = 1, game.line and steps or 0 do
    local row
    repeat
      local rows = game:choices(row).rows
      row = #rows > 0 and rows[chance(#rows)] or nil
      if row and row.step == "surrender" then row = rows[1] end
    until not row or system ~= "ocs" or row.complete
    if not row then break end
    local dice
    if row.step == "dice" then
      dice = {}
      for at = 1, row.count do dice[at] = chance(6) end
    end
    local line, other = assert(game:line(row, dice)), game:copy()
    local one, two = game:order(row, dice), other:order(line)
    local history = game:history()
    if not (one and two and one.verdict == "allowed" and two.verdict == "allowed" and game == other) then
      same = false
      print(("%s: %s differs from its row"):format(system, line))
    else
      -- The record of an order that the seed threw for has its dice, and what follows from them.
      local told = history[#history].line
      local thrown = not dice and told:find " dice "
      if told ~= line and not (thrown and told:match "^%S+" == line:match "^%S+") then same = false end
    end
  end
  check(system .. ": rows as lines", same)
end
print(("named: %d passed, %d failed"):format(passed, failed))
os.exit(failed == 0 and 0 or 1)
