-- A position of the OCS on its map: units, ground, and the zones of control of one side.
return function(grognard)
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
  return map
end
