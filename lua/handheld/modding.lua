-- The screen of the mods: which one is played with, and what is wrong with one.
-- require("modding")(now, mods, find, keep, go): `mods` returns the list, `find` reads the files again, `keep` saves.
local paint = require "paint"
local write, high, bar, foot, lit, ink, faint, his = paint.write, paint.high, paint.bar, paint.foot, paint.lit, paint.ink, paint.faint, paint.his

return function(now, mods, find, keep, go)
  local unit, width, height
  local function fit() unit, width, height = paint.unit, paint.width, paint.height end
  return {
    draw = function()
      fit()
      local top = bar("Mods", now.mod > 0 and mods()[now.mod].rules.name or "printed rules")
      local y, step = top + 5 * unit, high "text" + 6 * unit
      local seen = math.floor((height * .55 - top) / step)
      local first = math.max(0, math.min(now.pick - math.floor(seen / 2), #mods() - seen + 1))
      for i = first, math.min(#mods(), first + seen - 1) do
        local mod = mods()[i]
        if now.pick == i then lit(4 * unit, y - 2 * unit, width - 8 * unit, step - unit) end
        local label = mod and (mod.rules and mod.rules.name or mod.file) or "The printed rules"
        write((now.mod == i and "* " or "   ") .. label, 8 * unit, y, "text", mod and mod.faults and his or ink)
        y = y + step
      end
      local mod = mods()[now.pick]
      local text = mod and mod.rules and mod.rules.about or "Every table as it is printed."
      if mod and mod.faults then
        local all = {}
        for _, fault in ipairs(mod.faults) do
          -- The message begins with the end of the key.
          local head, rest = fault.message:match "^([^:]+): (.*)$"
          local text = head and fault.key:sub(-#head) == head and rest or fault.message
          all[#all + 1] = ("line %d, %s: %s"):format(fault.line, fault.key, text)
        end
        text = table.concat(all, "\n")
      end
      local bottom = foot "A use   < read the files again   B back"
      love.graphics.setScissor(0, y, width, bottom - y)
      write(text, 8 * unit, y + 2 * unit, "small", mod and mod.faults and his or faint, width - 16 * unit)
      love.graphics.setScissor()
    end,
    key = function(key)
      if key == "up" then now.pick = (now.pick - 1) % (#mods() + 1) end
      if key == "down" then now.pick = (now.pick + 1) % (#mods() + 1) end
      if key == "left" then find() end
      if key == "a" and (now.pick == 0 or mods()[now.pick].rules) then
        now.mod = now.pick
        keep()
      end
      if key == "b" then go() end
    end,
  }
end
