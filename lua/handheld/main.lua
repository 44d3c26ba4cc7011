-- Games for two people and a calculator of their rules, for handhelds: d-pad and two buttons. Arrows, Return and Escape on a keyboard.
-- love lua/handheld [--size 320x240] [--module FOLDER] [--drive FILE.lua]: FOLDER has the library, FILE drives the tests.
local systems, map, mods, grognard, dice, kept, play
local screen, before, now = "home", {}, { system = 1, row = 1, mod = 0, values = {}, home = 1, page = 1, top = 0, column = 4, line = 2 }
local paint = require "paint"
local fonts, write, ink_of, high, bar, foot, lit = paint.fonts, paint.write, paint.ink_of, paint.high, paint.bar, paint.foot, paint.lit
local paper, ink, faint, mine, his, mark = paint.paper, paint.ink, paint.faint, paint.mine, paint.his, paint.mark
local unit, width, height = 1, 640, 480
local shown, message, script, clock = nil, nil, nil, 0

local function option(name)
  for i, word in ipairs(arg or {}) do
    if word == name then return arg[i + 1] end
  end
end

local function fit()
  paint.fit()
  unit, width, height = paint.unit, paint.width, paint.height
end

-- Mods, from the program's folder and the player's. A file that is broken keeps the rules that it had.

local function look_for_mods()
  local known, loader, chosen = {}, require "grognard_mod", mods and now.mod > 0 and mods[now.mod].file
  for _, mod in ipairs(mods or {}) do known[mod.file] = mod end
  local found = {}
  for _, file in ipairs(love.filesystem.getDirectoryItems "mods") do
    if file:match "%.lua$" then
      local rules, faults = loader.load(grognard, love.filesystem.read("mods/" .. file), file)
      local mod = known[file] or { file = file }
      mod.rules, mod.faults = rules or mod.rules, faults
      found[#found + 1] = mod
    end
  end
  mods, now.mod = found, 0
  -- A file that is new moves those behind it.
  for i, mod in ipairs(found) do
    if mod.file == chosen and mod.rules then now.mod = i end
  end
end

-- The rules that are played with; none for the printed ones.
local function rules() return now.mod > 0 and mods[now.mod].rules or nil end

-- The rows of a system that are shown.
local function rows_of(system) return system.rows_with and system.rows_with(rules()) or system.rows end

-- What is kept: values and dice.
local function save() return kept.save(systems, now, dice, now.mod > 0 and mods[now.mod].file or "") end
local function restore() dice = kept.restore(systems, now, mods) or dice end

local function ask()
  local fine, answer = pcall(systems[now.system].ask, now.values[now.system], rules())
  shown = fine and answer or { fault = tostring(answer), cites = {}, trail = {} }
end

-- Screens: each draws itself and takes keys: left, right, up, down, a, b.

local screens = {}

local function go(name)
  if name then before[#before + 1] = screen else name = table.remove(before) or "home" end
  screen, now.top, message = name, 0, nil
  if screens[name].enter then screens[name].enter() end
end

-- What stands on the first screen: games, the systems' attacks, the rest.
local home = { { "play", "Play a game" } }
local function fill_home()
  for i, system in ipairs(systems) do home[i + 1] = { "attack", "Attack: " .. system.title, i } end
  home[#home + 1] = { "map", "A position on its map" }
  home[#home + 1] = { "mods", "Mods" }
end
screens.home = {
  draw = function()
    local y = bar("grognard", now.mod > 0 and mods[now.mod].rules.name) + 5 * unit
    local step = high "text" + 10 * unit
    for i, each in ipairs(home) do
      if now.home == i then lit(4 * unit, y - 3 * unit, width - 8 * unit, step - 3 * unit) end
      write(each[2], 14 * unit, y, "text")
      y = y + step
    end
    foot "A choose   B save and leave"
  end,
  key = function(key)
    if key == "up" then now.home = (now.home - 2) % #home + 1 end
    if key == "down" then now.home = now.home % #home + 1 end
    if key == "a" then
      local chosen = home[now.home]
      if chosen[3] then
        now.system, now.row = chosen[3], 1
        ask()
      end
      go(chosen[1])
    end
    if key == "b" then
      save()
      love.event.quit()
    end
  end,
}

local function value_text(row, value)
  if row.words then return tostring(row.words[value]) end
  return tostring(value)
end

-- The left column of the attack: its width, and the room for a label and its value.
local function list_width()
  local left = width * .54
  return left, left - 14 * unit
end

-- A row's label; a mod's name of a unit may be of any length.
local function label_of(row, text)
  if not row.kind then return row.label end
  local _, room = list_width()
  return paint.cut(row.label, "text", room - fonts.text:getWidth(text) - 2 * unit)
end

screens.attack = {
  draw = function()
    local system = systems[now.system]
    local verdict = shown.fault and "cannot be asked" or shown.verdict
    local top = bar(system.name, verdict, verdict == "allowed" and { .55, .85, .55 } or { .98, .55, .45 })
    local bottom = foot "< > change   A why   B back"
    local left, step = list_width(), high "text" + 1.2 * unit
    -- The list follows the row that is lit.
    local heads = { attacker = "Attacker", defender = "Defender", set = "Circumstances" }
    local lines, lit_line, last = {}, 1, nil
    for i, row in ipairs(rows_of(system)) do
      if row.side ~= last then lines[#lines + 1] = { head = row.side } end
      last = row.side
      lines[#lines + 1] = { row = row, index = i }
      if i == now.row then lit_line = #lines end
    end
    local room = math.floor((bottom - top - 3 * unit) / step)
    local first = math.max(1, math.min(lit_line - math.floor(room / 2), #lines - room + 1))
    local y = top + 2 * unit
    for i = first, math.min(#lines, first + room - 1) do
      local line = lines[i]
      if line.head and i == first + room - 1 then
        -- A heading without a row under it is not shown.
        break
      elseif line.head then
        local colour = ({ attacker = mine, defender = his })[line.head] or faint
        write(heads[line.head], 5 * unit, y, "small", colour)
        ink_of(colour)
        love.graphics.rectangle("fill", 5 * unit, y + step - 3 * unit, left - 10 * unit, unit)
      else
        if line.index == now.row then lit(3 * unit, y, left - 6 * unit, step) end
        local text = value_text(line.row, now.values[now.system][line.row.key])
        if line.index == now.row then text = "<" .. text .. ">" end
        write(label_of(line.row, text), 7 * unit, y, "text")
        write(text, 0, y, "text", ink, left - 7 * unit, "right")
      end
      y = y + step
    end
    -- Where in the list this is, if not all of it is seen.
    if room < #lines then
      ink_of { .86, .82, .73 }
      love.graphics.rectangle("fill", left - 2 * unit, top + 2 * unit, 2 * unit, room * step)
      ink_of(faint)
      love.graphics.rectangle("fill", left - 2 * unit, top + 2 * unit + (first - 1) / #lines * room * step, 2 * unit, room / #lines * room * step)
    end
    local x, w = left + 6 * unit, width - left - 11 * unit
    y = top + 3 * unit
    if shown.fault or shown.verdict == "forbidden" then
      -- Why it cannot be done, with its paragraphs.
      local why = shown.fault
      if not why then
        local reasons = {}
        for i = 1, math.min(5, #shown.cites) do
          local rule = grognard.rule(shown.cites[i])
          reasons[#reasons + 1] = shown.cites[i] .. ": " .. (rule and rule.title or "")
        end
        why = table.concat(reasons, "\n")
      end
      write(shown.fault and "No answer" or "Forbidden", x, y, "head", his)
      love.graphics.setScissor(x, y, w, bottom - y)
      write(why, x, y + high "head" + 3 * unit, "small", ink, w)
      love.graphics.setScissor()
      return
    end
    write(shown.big or "", x, y, "big", ink, w, "center")
    y = y + high "big"
    for _, note in ipairs(shown.notes) do
      write(note, x, y, "small", faint, w, "center")
      local _, wrapped = fonts.small:getWrap(note, w)
      y = y + #wrapped * high "small" + unit
    end
    paint.bars(shown.bars, x, y + 3 * unit, w, bottom)
  end,
  key = function(key)
    local rows, values = rows_of(systems[now.system]), now.values[now.system]
    local row = rows[now.row]
    if key == "up" then now.row = (now.row - 2) % #rows + 1 end
    if key == "down" then now.row = now.row % #rows + 1 end
    if key == "left" then values[row.key] = math.max(row.low, values[row.key] - 1) end
    if key == "right" then values[row.key] = math.min(row.high, values[row.key] + 1) end
    if key == "a" then
      now.page = 1
      go "why"
    end
    if key == "b" then
      save()
      go()
    end
  end,
}

-- The lines of a page of an answer: its steps, the paragraphs, the results.
local lines_of
function lines_of(page)
  local lines = {}
  if page == 1 then
    if shown.fault then lines[1] = shown.fault end
    for _, step in ipairs(shown.trail or {}) do lines[#lines + 1] = grognard.sentence(step) or step.rule end
    -- A battle to the end has no steps to tell of: its paragraphs.
    if #lines == 0 then return lines_of(2) end
  elseif page == 2 then
    for _, id in ipairs(shown.cites or {}) do
      local rule = grognard.rule(id)
      lines[#lines + 1] = id .. "  " .. (rule and rule.title or "")
    end
  elseif page == 3 then
    if shown.verdict ~= "allowed" then lines[1] = "It is not allowed: there are no chances." end
    for _, each in ipairs(shown.results or shown.bars or {}) do
      if each.share > 0 then lines[#lines + 1] = ("%5.1f%%  %s"):format(each.share * 100, each.label) end
    end
  else
    lines = now.rolls or { "A rolls the dice." }
  end
  return lines
end
local pages = { "Why", "Paragraphs", "Chances", "Dice" }

screens.why = {
  draw = function()
    local top = bar(pages[now.page], ("%d of %d"):format(now.page, #pages), paper)
    local bottom = foot(now.page == 4 and "A roll   < > page   B back" or "^ v scroll   < > page   B back")
    local y, lines = top + 4 * unit, lines_of(now.page)
    now.more = false
    for i = now.top + 1, #lines do
      local _, wrapped = fonts.text:getWrap(lines[i], width - 18 * unit)
      local h = math.max(1, #wrapped) * high "text"
      -- A line that is not seen whole is not shown.
      if i > now.top + 1 and y + h > bottom then
        now.more = true
        break
      end
      write(lines[i], 8 * unit, y, "text", ink, width - 18 * unit)
      y = y + h + 5 * unit
    end
    ink_of(faint)
    local x = width - 10 * unit
    if now.top > 0 then love.graphics.polygon("fill", x, top + 9 * unit, x + 8 * unit, top + 9 * unit, x + 4 * unit, top + 3 * unit) end
    if now.more then love.graphics.polygon("fill", x, bottom - 9 * unit, x + 8 * unit, bottom - 9 * unit, x + 4 * unit, bottom - 3 * unit) end
  end,
  key = function(key)
    if key == "left" or key == "right" then now.page, now.top = (now.page - 1 + (key == "left" and -1 or 1)) % #pages + 1, 0 end
    if key == "up" then now.top = math.max(0, now.top - 1) end
    if key == "down" and now.more then now.top = now.top + 1 end
    if key == "a" and now.page == 4 then
      now.rolls = now.rolls or {}
      table.insert(now.rolls, 1, shown.roll and shown.roll(dice) or table.concat(dice:roll(2), " "))
      now.rolls[9] = nil
      save()
    end
    if key == "b" then go() end
  end,
}

-- LÖVE's calls

local keys = {
  left = "left", right = "right", up = "up", down = "down", ["return"] = "a", z = "a", space = "a", kpenter = "a", escape = "b", x = "b",
  backspace = "b",
}
local buttons = { dpleft = "left", dpright = "right", dpup = "up", dpdown = "down", a = "a", b = "b" }

function love.load()
  local here = love.filesystem.getSource()
  local folder = option "--module" or here
  package.cpath = folder .. "/?.so;" .. folder .. "/?.dll;" .. love.filesystem.getSourceBaseDirectory() .. "/?.so;" .. package.cpath
  package.path = here .. "/../?.lua;" .. package.path
  local fine, module = pcall(require, "grognard")
  if not fine then error("no library for this machine beside the program:\n" .. tostring(module), 0) end
  grognard = module
  kept = require "kept"(grognard)
  systems, map, dice = require "systems"(grognard), require "map"(grognard, now), grognard.dice(os.time())
  for i, system in ipairs(systems) do
    now.values[i] = {}
    for _, row in ipairs(system.rows) do now.values[i][row.key] = row.start end
  end
  now.pick = 0
  screens.map = map.screen(go)
  screens.mods = require "modding"(now, function() return mods end, look_for_mods, save, go)
  play = require "play"(grognard, { go = go, dice = function() return dice end, save = save })
  for name, each in pairs(play.screens) do screens[name] = each end
  fill_home()
  look_for_mods()
  if option "--drive" then
    dice = grognard.dice(1950)
    script = coroutine.wrap(dofile(option "--drive"))
  else
    restore()
  end
  fit()
  ask()
  love.keyboard.setKeyRepeat(true)
end

local function press(key)
  if key then screens[screen].key(key) end
end
function love.resize() fit() end
function love.keypressed(key) press(keys[key]) end
-- A pad has no repetition of its own.
local held, again
function love.gamepadpressed(_, button)
  held, again = button:match "^dp" and button, love.timer.getTime() + .35
  press(buttons[button])
end
function love.gamepadreleased(_, button) if button == held then held = nil end end

-- What does not fit into its place, of every row's every value.
local function too_wide()
  local wide, _, room = {}, list_width()
  for _, system in ipairs(systems) do
    for _, row in ipairs(rows_of(system)) do
      for value = row.low, row.high do
        local text = "<" .. value_text(row, value) .. ">"
        if fonts.text:getWidth(label_of(row, text)) + fonts.text:getWidth(text) + 2 * unit > room then wide[#wide + 1] = row.label .. " " .. text end
      end
    end
  end
  for _, bar_of in ipairs(shown.bars or {}) do
    if fonts.small:getWidth(bar_of.label .. " 100%") > width - list_width() - 11 * unit then wide[#wide + 1] = bar_of.label end
  end
  return wide
end

function love.update()
  -- A question every frame, so that what is shown is always what is set.
  local began = love.timer.getTime()
  if held and began >= again then
    again = began + .08
    press(buttons[held])
  end
  if screen == "attack" or screen == "why" then ask() end
  clock = math.max(clock, love.timer.getTime() - began)
  if script then
    script {
      option = option, screen = function() return screen end, shown = function() return shown end, now = now, save = save, mods = function() return mods end,
      restore = restore, dice = function() return dice end, ask = ask, look_for_mods = look_for_mods, systems = systems,
      longest = function() return clock end, too_wide = too_wide, play = play, press = press,
    }
  end
end

function love.draw()
  love.graphics.clear(paper[1], paper[2], paper[3])
  screens[screen].draw()
end
