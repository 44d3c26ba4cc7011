-- A map of hexes: a cursor, what stands in each hex, and hexes that an order can go to.
local paint = require "paint"
local write, ink_of, high = paint.write, paint.ink_of, paint.high
local field = {}

local grounds = {
  close = { .72, .82, .62 }, ["very close"] = { .60, .74, .52 }, ["extremely close"] = { .50, .66, .44 }, town = { .80, .76, .70 },
}
-- The six sides, from the upper right clockwise.
local sides = { { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 } }

local function key_of(q, r) return q .. "," .. r end

-- A map of hexes and units; `marks` are items of a menu by their hex, of which one is to be chosen.
function field.new(hexes, units, marks, at)
  local map = { at = {}, stacks = {}, marks = marks, hexes = hexes }
  map.left, map.right, map.low, map.high = math.huge, -math.huge, math.huge, -math.huge
  for _, hex in ipairs(hexes) do
    map.at[key_of(hex.q, hex.r)] = hex
    local x = hex.q + hex.r / 2
    map.left, map.right = math.min(map.left, x), math.max(map.right, x)
    map.low, map.high = math.min(map.low, hex.r), math.max(map.high, hex.r)
  end
  for _, unit in ipairs(units) do
    local key = key_of(unit.q, unit.r)
    map.stacks[key] = map.stacks[key] or {}
    -- The strongest is seen on top.
    local at = 1
    while map.stacks[key][at] and (map.stacks[key][at].weight or 0) >= (unit.weight or 0) do at = at + 1 end
    table.insert(map.stacks[key], at, unit)
  end
  local first = at and map.at[key_of(at.q, at.r)] or hexes[math.ceil(#hexes / 2)]
  map.q, map.r = first.q, first.r
  return map
end

function field.marked(map) return map.marks and map.marks[key_of(map.q, map.r)] end
function field.stack(map) return map.stacks[key_of(map.q, map.r)] or {} end

local function corners_of(x, y, size)
  local corners = {}
  for i = 0, 5 do
    corners[#corners + 1] = x + size * math.cos(math.rad(60 * i + 30))
    corners[#corners + 1] = y + size * math.sin(math.rad(60 * i + 30))
  end
  return corners
end

function field.draw(map, top, bottom)
  local unit, width = paint.unit, paint.width
  local info = high "small" * 3 + 3 * unit
  local across, down = map.right - map.left + 1, map.high - map.low
  local size = math.min((width - 6 * unit) / (across * math.sqrt(3)), (bottom - top - info - 2 * unit) / (down * 1.5 + 2))
  paint.figures(size)
  local wide = size * math.sqrt(3)
  local left = (width - across * wide) / 2 + wide / 2
  local function centre(q, r) return left + (q + r / 2 - map.left) * wide, top + size + unit + (r - map.low) * size * 1.5 end
  for _, hex in ipairs(map.hexes) do
    local x, y = centre(hex.q, hex.r)
    local corners = corners_of(x, y, size)
    ink_of(grounds[hex.ground] or { .93, .92, .80 })
    love.graphics.polygon("fill", corners)
    if map.marks and map.marks[key_of(hex.q, hex.r)] then
      local mark = paint.mark
      love.graphics.setColor(mark[1], mark[2], mark[3], .75)
      love.graphics.polygon("fill", corners)
    end
    love.graphics.setLineWidth(math.max(1, unit))
    ink_of { .62, .60, .52 }
    love.graphics.polygon("line", corners)
    love.graphics.setLineWidth(2 * unit)
    ink_of { .55, .42, .28 }
    for side = 1, 6 do
      if hex.roads and hex.roads[side] then
        local to_x, to_y = centre(hex.q + sides[side][1], hex.r + sides[side][2])
        love.graphics.line(x, y, (x + to_x) / 2, (y + to_y) / 2)
      end
    end
  end
  for _, hex in ipairs(map.hexes) do
    local stack = map.stacks[key_of(hex.q, hex.r)]
    if stack then
      local x, y = centre(hex.q, hex.r)
      local w = size * 1.36
      for i = math.min(#stack, 3), 1, -1 do
        local by = (i - 1) * 1.5 * unit
        ink_of(paint.paper)
        love.graphics.rectangle("fill", x - w / 2 + by - 1, y - w / 2 - by - 1, w + 2, w + 2, 2 * unit)
        ink_of(stack[i].side == 1 and paint.mine or paint.his)
        love.graphics.rectangle("fill", x - w / 2 + by, y - w / 2 - by, w, w, 2 * unit)
      end
      write(stack[1].figures, x - w, y - high "figures" / 2, "figures", paint.paper, 2 * w, "center")
    end
  end
  local x, y = centre(map.q, map.r)
  ink_of(paint.ink)
  love.graphics.setLineWidth(3 * unit)
  love.graphics.polygon("line", corners_of(x, y, size))
  -- What is there.
  local hex, names = map.at[key_of(map.q, map.r)], {}
  for _, each in ipairs(field.stack(map)) do names[#names + 1] = each.name end
  local mark = field.marked(map)
  local parts = {}
  if hex.text and hex.text ~= "" then parts[1] = hex.text end
  if #names > 0 then parts[#parts + 1] = table.concat(names, ", ") end
  local text = ("%d,%d: %s"):format(map.q, map.r, #parts > 0 and table.concat(parts, "; ") or "empty")
  local room = width - 12 * unit
  local y_info = bottom - info + unit
  if mark then
    write(paint.cut(mark.label, "small", room), 6 * unit, y_info, "small", paint.mine)
    y_info = y_info + high "small"
  end
  love.graphics.setScissor(0, y_info, width, bottom - y_info)
  write(text, 6 * unit, y_info, "small", paint.ink, room)
  love.graphics.setScissor()
end

-- Moves the cursor: along the row, or to the row above or below.
function field.key(map, key)
  local function to(q, r)
    if map.at[key_of(q, r)] then
      map.q, map.r = q, r
      return true
    end
  end
  if key == "left" or key == "right" then
    local by = key == "left" and -1 or 1
    for far = 1, map.right - map.left do
      if to(map.q + by * far, map.r) then return end
    end
  elseif key == "up" or key == "down" then
    local by = key == "up" and -1 or 1
    -- The nearest hex of that row, one side or the other by turns, so that the cursor goes straight.
    local lean = map.r % 2 == 0 and 0 or 1
    local q = map.q + (by == -1 and lean or lean - 1)
    for far = 0, map.right - map.left do
      if to(q + far, map.r + by) or to(q - far, map.r + by) then return end
    end
  end
end

return field
