-- Drives the program by injected keys, for tests; `--script FILE` has a line a step:
--   key NAME [COUNT]    a key of the keyboard        shot NAME    a screenshot into the folder `--shots`
--   is TEXT             the screen that is shown     verdict TEXT, fault TEXT, big TEXT    what the answer shows
--   file NAME TEXT      writes a file where the player's own are    broken N    whether mod N has faults and its old rules
--   fits                every label has room beside every value
--   note TEXT           is printed
--   saved               what is saved comes back     frames N     asks N times, says how long it took, and checks the memory
-- Of a game that is played:
--   choose LABEL [xN]   chooses the item of the menu that begins so, with the number N
--   who TEXT, phase TEXT, over TEXT    whose move it is, the phase, who has won
--   told TEXT           a line of the page that is shown    offers LABEL    an item of the menu
--   until LABEL         chooses the first item again and again, until the menu has that one
--   walk N SEED         N orders by chance, by the menu alone: none may fail, and none may lead nowhere
local passed, failed = 0, 0
local function check(name, fine, why)
  if fine then passed = passed + 1 else
    failed = failed + 1
    print("FAILED " .. name .. ": " .. tostring(why))
  end
end

-- Lines of a page, as one text.
local function text_of(page)
  local out = {}
  for i, line in ipairs(page and page.lines or {}) do out[i] = type(line) == "table" and line.head or line end
  return table.concat(out, "\n")
end

-- Walks through the menu of a game by chance.
local function walk(program, steps, seed)
  local play, luck = program.play, seed
  local function chance(below)
    luck = (luck * 16807) % 2147483647
    return luck % below + 1
  end
  local orders, presses, slowest, many, refused = 0, 0, 0, false, 0
  while orders < steps and presses < steps * 40 do
    presses = presses + 1
    if program.screen() == "page" then
      local text = text_of(play.shown())
      -- Of several pieces together the library may forbid what it offers of one.
      local forbidden = text:find("Forbidden", 1, true)
      if text:find("cannot be done", 1, true) or forbidden and not many then return orders, text end
      if forbidden then refused = refused + 1 end
      program.press "a"
    elseif program.screen() == "turn" then
      if play.status.over then return orders end
      local list, may, ends = play.top(), {}, nil
      for i, item in ipairs(list.items) do
        if item.order or item.items and not item.apart then may[#may + 1] = i end
        if item.order and item.label:find("^End of") then ends = i end
      end
      if #may == 0 and play.depth() == 1 then return orders, "no way on: " .. tostring(list.items[1] and list.items[1].label) end
      if #may == 0 then return orders, "a level without orders: " .. list.title end
      list.pick = ends and chance(4) == 1 and ends or may[chance(#may)]
      local item = list.items[list.pick]
      if item.low then item.value = item.low - 1 + chance(item.high - item.low + 1) end
      if item.order then orders = orders + 1 end
      many = item.low and item.value > 1
      local began = love.timer.getTime()
      program.press "a"
      slowest = math.max(slowest, love.timer.getTime() - began)
    else
      return orders, "the screen " .. program.screen()
    end
    coroutine.yield()
  end
  print(("%d orders by chance, %d of them forbidden together, %d keys; the slowest took %.2f s; now: %s, %s, %s"):format(orders, refused, presses, slowest, play.status.who, play.status.phase, play.status.line))
  return orders, orders < steps and "the walk came no further" or nil
end

-- A defect of the program ends it.
function love.errorhandler(message)
  print("FAILED " .. tostring(message) .. "\n" .. debug.traceback())
  return function() return 1 end
end

return function(program)
  local option = program.option
  for line in io.lines(option "--script") do
    local word, rest = line:match "^(%a+)%s*(.*)$"
    local shown = program.shown()
    if word == "key" then
      local key, count = rest:match "^(%S+)%s*(%d*)"
      for _ = 1, tonumber(count) or 1 do
        love.event.push("keypressed", key, key, false)
        coroutine.yield()
        coroutine.yield()
      end
    elseif word == "shot" then
      local got
      love.graphics.captureScreenshot(function(image) got = image end)
      while not got do coroutine.yield() end
      local file = assert(io.open(option "--shots" .. "/" .. rest .. ".png", "wb"))
      file:write(got:encode("png"):getString())
      file:close()
      local colours, n = {}, 0
      for x = 0, got:getWidth() - 1, 3 do
        for y = 0, got:getHeight() - 1, 3 do
          local r, g, b = got:getPixel(x, y)
          local colour = math.floor(r * 15) * 256 + math.floor(g * 15) * 16 + math.floor(b * 15)
          if not colours[colour] then n = n + 1 end
          colours[colour] = true
        end
      end
      check(rest .. " shows something", n > 4, n)
    elseif word == "fits" then
      check("fits " .. program.screen(), #program.too_wide() == 0, table.concat(program.too_wide(), ", "))
    elseif word == "is" then
      check("screen " .. rest, program.screen() == rest, program.screen())
    elseif word == "verdict" or word == "big" then
      check(word .. " " .. rest, tostring(shown[word]) == rest, shown[word] or shown.fault)
    elseif word == "fault" then
      check("fault " .. rest, tostring(shown.fault):find(rest, 1, true), shown.fault)
    elseif word == "cites" then
      check("cites " .. rest, table.concat(shown.cites, ", "):find(rest, 1, true), table.concat(shown.cites, ", "))
    elseif word == "mod" then
      check("mod " .. rest, tostring(program.now.mod) == rest, program.now.mod)
    elseif word == "file" then
      local name, text = rest:match "^(%S+) (.*)$"
      love.filesystem.createDirectory "mods"
      check("written " .. name, love.filesystem.write(name, text))
    elseif word == "broken" then
      local mod = program.mods()[tonumber(rest)]
      check("mod " .. rest .. " has faults", mod and mod.faults and #mod.faults > 0)
      check("mod " .. rest .. " keeps its rules", mod and mod.rules)
    elseif word == "saved" then
      check("it is saved", program.save())
      local values, dice = program.now.values, tostring(program.dice())
      local system = program.now.system
      local kept = values[system][program.systems[system].rows[1].key]
      values[system][program.systems[system].rows[1].key] = 0
      program.restore()
      check("what was saved comes back", values[system][program.systems[system].rows[1].key] == kept)
      check("the dice go on", tostring(program.dice()) == dice, tostring(program.dice()) .. " " .. dice)
    elseif word == "frames" then
      collectgarbage()
      local began, ms = love.timer.getTime(), 0
      for _ = 1, tonumber(rest) do
        local a = love.timer.getTime()
        program.ask()
        ms = ms + (love.timer.getTime() - a) * 1000
      end
      print(("%s questions: %.3f ms each, %.0f KiB of Lua"):format(rest, ms / tonumber(rest), collectgarbage "count"))
      check("memory", collectgarbage "count" < 64 * 1024, collectgarbage "count")
    elseif word == "choose" then
      local label, count = rest:match "^(.-) x(%d+)$"
      label = label or rest
      local list = program.screen() == "play" and program.play.starts() or program.play.top()
      local found
      for i, item in ipairs(list.items) do
        if not found and item.label:sub(1, #label) == label then found = i end
      end
      check("the menu has " .. label, found, list.title)
      if found then
        list.pick = found
        if count then list.items[found].value = tonumber(count) end
        program.press "a"
        coroutine.yield()
      end
    elseif word == "note" then
      print("-- " .. rest)
    elseif word == "offers" then
      local found
      for _, item in ipairs(program.play.top().items) do found = found or item.label:sub(1, #rest) == rest end
      check("offers " .. rest, found, program.play.top().title)
    elseif word == "who" or word == "phase" or word == "over" then
      check(word .. " " .. rest, tostring(program.play.status[word]) == rest, program.play.status[word])
    elseif word == "told" then
      check("told " .. rest, text_of(program.play.shown()):find(rest, 1, true), text_of(program.play.shown()))
    elseif word == "until" then
      local found
      for _ = 1, 400 do
        found = nil
        for _, item in ipairs(program.screen() == "turn" and program.play.top().items or {}) do found = found or item.label:sub(1, #rest) == rest end
        if found then break end
        if program.screen() == "turn" then program.play.top().pick = 1 end
        program.press "a"
        coroutine.yield()
      end
      check("at last there is " .. rest, found, program.play.top().title)
    elseif word == "walk" then
      local steps, seed = rest:match "^(%d+) (%d+)"
      local orders, why = walk(program, tonumber(steps), tonumber(seed))
      check(("%s: %d of %s orders by chance"):format(program.play.system.title, orders, steps), not why, why)
    elseif word then
      check(line, false, "no such step")
    end
  end
  print(("handheld: %d passed, %d failed"):format(passed, failed))
  love.event.quit(failed == 0 and passed > 0 and 0 or 1)
  while true do coroutine.yield() end
end
