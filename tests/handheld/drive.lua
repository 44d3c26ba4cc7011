-- Drives the program by injected keys, for tests; `--script FILE` has a line a step:
--   key NAME [COUNT]    a key of the keyboard        shot NAME    a screenshot into the folder `--shots`
--   is TEXT             the screen that is shown     verdict TEXT, fault TEXT, big TEXT    what the answer shows
--   file NAME TEXT      writes a file where the player's own are    broken N    whether mod N has faults and its old rules
--   fits                every label has room beside every value
--   saved               what is saved comes back     frames N     asks N times, says how long it took, and checks the memory
local passed, failed = 0, 0
local function check(name, fine, why)
  if fine then passed = passed + 1 else
    failed = failed + 1
    print("FAILED " .. name .. ": " .. tostring(why))
  end
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
    elseif word then
      check(line, false, "no such step")
    end
  end
  print(("handheld: %d passed, %d failed"):format(passed, failed))
  love.event.quit(failed == 0 and passed > 0 and 0 or 1)
  while true do coroutine.yield() end
end
