-- Plays games as every language's program does, over the C library: what `tests/play/inputs` made.
-- luajit played.lua FOLDER STEPS
local grognard = require "grognard"
local ffi = require "ffi"
local folder, steps = arg[1], tonumber(arg[2])
local passed, failed = 0, 0
local function check(what, holds)
  if holds then passed = passed + 1 else failed = failed + 1 print("FAILED " .. what) end
end
local luck
local function chance(below)
  luck = tonumber((ffi.new("uint64_t", luck) * 1103515245ULL + 12345ULL) % 4294967296ULL)
  return math.floor(luck / 65536) % 32768 % below
end
local function contents(name)
  local file = assert(io.open(folder .. "/" .. name, "rb"))
  local text = file:read "*a"
  file:close()
  return text
end
local function said(out, answer, _, code)
  if answer then
    out[#out + 1] = ("%s %d %s\n"):format(answer.verdict, #answer.effects, table.concat(answer.cites, ", "))
  else
    out[#out + 1] = ("fault %d\n"):format(grognard.faults[code].number)
  end
end

local function play(system, name)
  luck = 1950
  local Game, out = grognard[system].Game, {}
  local game = assert(Game(contents(name .. ".position")))
  for line in contents(name .. ".orders"):gmatch "[^\n]+" do said(out, game:order(line)) end
  for _ = 1, steps do
    local row
    repeat
      local rows = game:choices(row).rows
      row = rows[chance(#rows) + 1]
      if row and row.step == "surrender" then row = rows[1] end
    until not row or system ~= "ocs" or row.complete
    if not row then break end
    local dice
    if row.step == "dice" then
      dice = {}
      for at = 1, row.count do dice[at] = 1 + chance(6) end
    end
    -- With its steps, of which there may be more than the first room for them.
    said(out, game:order(row, dice, { trail = true }))
    if dice and game:undo() then check(name .. ": a player took back his dice", false) end
    local text, count = game:text(), #game:history()
    if count > 0 and not (game:undo(true) and #game:history() == count - 1 and game:redo() and game:text() == text) then
      check(name .. ": taken back and done again", false)
    end
  end
  out[#out + 1] = game:text()
  local bytes = game:pack()
  out[#out + 1] = ("bytes %d %02x%02x%02x%02x\n"):format(#bytes, bytes:byte(-4, -1))
  check(name, table.concat(out) == contents(name .. ".said"))
  check(name .. " from its text", Game(game:text()) == game)
  check(name .. " copied", game:copy() == game and game:copy():look() ~= nil)
  check(name .. " from its bytes", Game(bytes) == game)
end

for _, system in ipairs { "ocs", "korea", "acw", "axis_allies" } do
  play(system, system)
  play(system, system .. "-chance")
end
local _, message = grognard.axis_allies.Game(nil):order "no order"
check("a line that cannot be read is refused", message and message:find "line" ~= nil)
print(("games: %d passed, %d failed"):format(passed, failed))
os.exit(failed == 0 and 0 or 1)
