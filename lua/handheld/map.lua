-- A position of the OCS on its map: units, ground, and the zones of control of one side.
local paint = require "paint"
local write, ink_of, high = paint.write, paint.ink_of, paint.high
local paper, ink, mine, his = paint.paper, paint.ink, paint.mine, paint.his

return function(grognard, now)
  local ocs = grognard.ocs
  local map = { q = 3, r = 2, side = 2, width = 9, height = 6 }
  local ground = { ["2,1"] = "wood", ["3,1"] = "wood", ["5,3"] = "town", ["1,4"] = "wood", ["6,1"] = "hill", ["6,2"] = "hill" }
  local function unit(id, side, q, r, name, strength, rating)
    return {
      id = id, side = side, kind = "combat", mode = "combat", size = "regiment", rating = rating,
      hex = { q = q, r = r }, combat_side = { strength = strength, ma = 4 }, _name = name,
    }
  end
  map.units = {
    unit(1, 1, 1, 2, "1st", 4, 3), unit(2, 1, 2, 3, "2nd", 4, 3), unit(3, 1, 3, 4, "Tk", 8, 4), unit(4, 1, 1, 3, "Gd", 5, 5),
    unit(5, 2, 5, 2, "7th", 4, 3), unit(6, 2, 5, 3, "9th", 6, 4), unit(7, 2, 7, 1, "Res", 2, 2),
  }
  map.hexes = {}
  for r = 0, map.height - 1 do
    for column = 0, map.width - 1 do map.hexes[#map.hexes + 1] = { hex = { q = column - math.floor(r / 2), r = r } } end
  end
  -- Columns and rows of the screen, and the axial hexes of the library.
  function map.axial(column, row) return column - math.floor(row / 2), row end
  for _, each in ipairs(map.units) do each.hex.q = map.axial(each.hex.q, each.hex.r) end
  local board = assert(ocs.Board { hexes = map.hexes, units = map.units })
  function map.ground(column, row) return ground[column .. "," .. row] end
  function map.at(column, row)
    local q, r = map.axial(column, row)
    for _, each in ipairs(map.units) do
      if each.hex.q == q and each.hex.r == r then return each end
    end
  end
  -- The hexes under zones of control, by column and row, with the paragraph of each.
  function map.zones()
    local shown, answer, message = {}, ocs.zoc.zones { board = board, side = map.side }
    for _, row in ipairs(answer and answer.rows or {}) do
      shown[row.hex.q + math.floor(row.hex.r / 2) .. "," .. row.hex.r] = row.rule or answer.cites[1]
    end
    return shown, message
  end
  -- The screen, which B leaves. The hex that is looked at is `now.column` and `now.line`.
  function map.screen(leave)
    local screen = {
      draw = function()
        local unit, width = paint.unit, paint.width
        local top = paint.bar("The position", ("zones of side %d"):format(map.side), map.side == 1 and { .55, .75, .98 } or { .98, .60, .52 })
        local bottom = paint.foot "A other side's zones   B back"
        local info = high "small" * 2 + 5 * unit
        local size = math.min((width - 8 * unit) / ((map.width + .5) * math.sqrt(3)), (bottom - top - info) / (map.height * 1.5 + .5))
        paint.figures(size)
        local across = size * math.sqrt(3)
        local left = (width - (map.width + .5) * across) / 2
        local zones = map.zones()
        love.graphics.setLineWidth(math.max(1, unit))
        local chosen
        for row = 0, map.height - 1 do
          for column = 0, map.width - 1 do
            local x = left + (column + .5 + (row % 2) * .5) * across
            local y = top + 2 * unit + size + row * size * 1.5
            local corners = {}
            for i = 0, 5 do
              corners[#corners + 1] = x + size * math.cos(math.rad(60 * i + 30))
              corners[#corners + 1] = y + size * math.sin(math.rad(60 * i + 30))
            end
            local ground = map.ground(column, row)
            ink_of(({ wood = { .70, .80, .60 }, town = { .80, .76, .70 }, hill = { .84, .76, .58 } })[ground] or { .93, .92, .80 })
            love.graphics.polygon("fill", corners)
            if zones[column .. "," .. row] then
              local colour = map.side == 1 and mine or his
              love.graphics.setColor(colour[1], colour[2], colour[3], .22)
              love.graphics.polygon("fill", corners)
            end
            ink_of { .62, .60, .52 }
            love.graphics.polygon("line", corners)
            local piece = map.at(column, row)
            if piece then
              local w = size * 1.36
              ink_of(piece.side == 1 and mine or his)
              love.graphics.rectangle("fill", x - w / 2, y - w / 2, w, w, 2 * unit)
              local figures = piece.combat_side.strength .. "-" .. piece.rating
              local tall = w > 2 * high "small" + 2 * unit
              if tall then write(piece._name, x - w, y - high "small", "small", paper, 2 * w, "center") end
              write(figures, x - w, tall and y or y - high "figures" / 2, tall and "small" or "figures", paper, 2 * w, "center")
            end
            if column == now.column and row == now.line then chosen = corners end
          end
        end
        -- Over its neighbours.
        ink_of(ink)
        love.graphics.setLineWidth(3 * unit)
        love.graphics.polygon("line", chosen)
        local piece, ground = map.at(now.column, now.line), map.ground(now.column, now.line)
        local rule = zones[now.column .. "," .. now.line]
        local cited = rule and grognard.rule(rule)
        local text = (ground or "open") .. (piece and (", %s of side %d, %d-%d"):format(piece._name, piece.side, piece.combat_side.strength, piece.rating) or "")
          .. (rule and ("; in a zone of control (%s: %s)"):format(rule, cited and cited.title or "") or "; in no zone of control")
        write(text, 6 * unit, bottom - info + 2 * unit, "small", ink, width - 12 * unit)
      end,
      key = function(key)
        if key == "left" then now.column = (now.column - 1) % map.width end
        if key == "right" then now.column = (now.column + 1) % map.width end
        if key == "up" then now.line = (now.line - 1) % map.height end
        if key == "down" then now.line = (now.line + 1) % map.height end
        if key == "a" then map.side = 3 - map.side end
        if key == "b" then leave() end
      end,
    }
    return screen
  end
  return map
end
