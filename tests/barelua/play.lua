-- Plays games on the machine, as `tests/play/inputs` has them, and by lines. Returns two functions: one that plays a game by
-- lines and says what was wrong, and one that plays the files of a system, with so many steps by chance.
local grognard = ...

local function said(out, answer)
  if answer then
    out[#out + 1] = ("%s %d %s\n"):format(answer.verdict, #answer.effects, table.concat(answer.cites, ", "))
  else
    out[#out + 1] = "fault\n"
  end
end

local function lines()
  local game = assert(grognard.axis_allies.Game { play_on = true })
  local function give(order, verdict) assert(assert(game:order(order)).verdict == verdict, order) end
  give("buy 3 inf 3 arm", "allowed")
  give("buy 1 inf", "forbidden")
  local bought = game:save()
  assert(game:undo() and not game:undo() and game:look().value.cash[1] == 24)
  give({ step = "buy", kind = "infantry", count = 3 }, "allowed")
  give("buy 3 arm", "allowed")
  assert(game:save() == bought)
  assert(game:judge("buy 9 inf").verdict == "forbidden" and #game:judge("end").rows == 0)
  give("end", "allowed")
  give("5 inf CAU > UKR", "allowed")
  local rows = game:choices().rows
  assert(#rows > 50 and rows[1].step == "move" and rows[#rows].step == "surrender")
  local ahead = game:copy()
  assert(ahead:order("end").verdict == "allowed" and game:look().value.phase == "combat_movement")
  give("end", "allowed")
  give("fight UKR", "allowed")
  local answer, message, code, field = game:order({ step = "dice" }, { 1, 9 })
  assert(answer == nil and code == "bad_die" and field == "dice[2]", message)
  assert(game:order({ step = "dice" }, { 1, 2, 3, 4, 5 }).verdict == "allowed")
  assert(not game:undo() and game:undo(true))
  assert(select(3, grognard.axis_allies.Game "grognard axis_allies game 1\nno such line\n") ~= nil)
  local korea = assert(grognard.korea.Game { turn = "communist", units = {
    { id = 1, name = "1st_cav", side = "un", quality = "a", arm = "infantry", hex = { q = 0, r = 0 } },
    { id = 2, name = "105th", side = "communist", quality = "b", arm = "armored", hex = { q = 1, r = 0 } },
  } })
  for _, line in ipairs { "prepared 105th > 1st_cav", "ready", "ready", "dice 6 2" } do
    assert(assert(korea:order(line)).verdict == "allowed", line)
  end
  assert(korea:look().value.owed == 5 and grognard.korea.Game(korea:save()):save() == korea:save())
  return "lines"
end

local function files(system, position, orders, wanted, steps)
  local luck = 1950
  local function chance(below)
    luck = (luck * 1103515245 + 12345) & 0xFFFFFFFF
    return (luck >> 16 & 0x7FFF) % below
  end
  local out, game = {}, assert(grognard[system].Game(position))
  for line in orders:gmatch "[^\n]+" do said(out, game:order(line)) end
  for _ = 1, steps do
    local rows = game:choices().rows
    local row = rows[1] and rows[chance(#rows) + 1]
    if not row then break end
    if row.step == "surrender" then row = rows[1] end
    local dice
    if row.step == "dice" then
      dice = {}
      for at = 1, row.count do dice[at] = 1 + chance(6) end
    end
    said(out, game:order(row, dice))
  end
  local text = game:save()
  out[#out + 1] = text
  local all = table.concat(out)
  assert(#out > 3 and all == wanted:gsub("fault %d+", "fault"):gsub("bytes [^\n]+\n$", ""), all)
  assert(grognard[system].Game(text):save() == text)
  return ("%s, %d orders"):format(system, #out - 1)
end

return lines, files
