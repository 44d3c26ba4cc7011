-- What is kept from one day to the next: values, dice with their position, the mod, as a text that Lua reads, in two files that
-- are written in turn. A file that was cut off is passed over for the other.
-- require("kept")(grognard): `save(systems, now, dice, mod)` writes it, and `restore(systems, now, mods)` sets the values
-- and the mod, and returns the dice, or nothing if none were kept.
return function(grognard)
  local kept = {}
  local names = { "saved.lua", "saved-2.lua" }
  -- The number of the newest file, and which of the two it is.
  local newest = { serial = 0, at = 2 }

  local function read(name)
    local text = love.filesystem.getInfo(name) and love.filesystem.read(name)
    local chunk = text and loadstring(text)
    local fine, saved = pcall(function() return chunk and setfenv(chunk, {})() end)
    return fine and type(saved) == "table" and saved or nil
  end

  function kept.save(systems, now, dice, mod)
    local after = { serial = newest.serial + 1, at = 3 - newest.at }
    local out = { ("return { serial = %d,\n"):format(after.serial) }
    for i, system in ipairs(systems) do
      out[#out + 1] = ("  %s = {"):format(system.key)
      for _, row in ipairs(system.rows) do out[#out + 1] = (" %s = %d,"):format(row.key, now.values[i][row.key]) end
      out[#out + 1] = " },\n"
    end
    out[#out + 1] = ("  dice = %q, mod = %q, system = %d,\n}\n"):format(tostring(dice), mod, now.system)
    local fine, why = love.filesystem.write(names[after.at], table.concat(out))
    if fine then newest = after end
    return fine, why
  end

  function kept.restore(systems, now, mods)
    local saved
    for at, name in ipairs(names) do
      local found = read(name)
      local serial = found and tonumber(found.serial) or 0
      if found and (not saved or serial > newest.serial) then saved, newest = found, { serial = serial, at = at } end
    end
    if not saved then return end
    for i, system in ipairs(systems) do
      for _, row in ipairs(system.rows) do
        local value = type(saved[system.key]) == "table" and saved[system.key][row.key]
        if type(value) == "number" then now.values[i][row.key] = math.max(row.low, math.min(row.high, value)) end
      end
    end
    local seed, used = tostring(saved.dice):match 'dice%("(%d+)",? ?"?(%d*)"?%)'
    local dice = seed and grognard.dice(seed, used ~= "" and used or nil)
    for i, mod in ipairs(mods) do
      if mod.file == saved.mod and mod.rules then now.mod = i end
    end
    now.system = systems[saved.system] and saved.system or 1
    return dice
  end

  return kept
end
