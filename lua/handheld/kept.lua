-- What is kept from one day to the next: values, dice with their position, the mod, as a text that Lua reads.
-- require("kept")(grognard): `save(systems, now, dice, mod)` writes it, and `restore(systems, now, mods)` sets the values
-- and the mod, and returns the dice, or nothing if none were kept.
return function(grognard)
  local kept = {}

  function kept.save(systems, now, dice, mod)
    local out = { "return {\n" }
    for i, system in ipairs(systems) do
      out[#out + 1] = ("  %s = {"):format(system.key)
      for _, row in ipairs(system.rows) do out[#out + 1] = (" %s = %d,"):format(row.key, now.values[i][row.key]) end
      out[#out + 1] = " },\n"
    end
    out[#out + 1] = ("  dice = %q, mod = %q, system = %d,\n}\n"):format(tostring(dice), mod, now.system)
    return love.filesystem.write("saved.lua", table.concat(out))
  end

  function kept.restore(systems, now, mods)
    local chunk = love.filesystem.getInfo "saved.lua" and loadstring(love.filesystem.read "saved.lua")
    local fine, saved = pcall(function() return chunk and setfenv(chunk, {})() end)
    if not fine or type(saved) ~= "table" then return end
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
