-- Lists to choose from, and pages to read, on any screen.
-- An item has a `label`, and may have a text at its `right`, a `note` that is shown while it is lit, and `low`, `high` and
-- `value` of a number that left and right change.
local paint = require "paint"
local write, high, lit, ink_of = paint.write, paint.high, paint.lit, paint.ink_of
local menu = {}

function menu.new(title, items) return { title = title, items = items, pick = 1 } end

-- A text at the right of an item: its own, or the number that is set.
local function right_of(item, chosen)
  if not item.low then return item.right end
  local text = ("%d of %d"):format(item.value, item.high)
  return chosen and "<" .. text .. ">" or text
end

-- Where in a list or page this is, if not all of it is seen.
local function bar_of(x, y, h, first, seen, all)
  if seen >= all then return end
  ink_of { .86, .82, .73 }
  love.graphics.rectangle("fill", x, y, 2 * paint.unit, h)
  ink_of(paint.faint)
  love.graphics.rectangle("fill", x, y + (first - 1) / all * h, 2 * paint.unit, seen / all * h)
end

-- Draws a list between two heights; at its foot two lines for what the lit item says.
function menu.draw(list, top, bottom)
  local unit, width = paint.unit, paint.width
  local step, said = high "text" + 2 * unit, 2 * high "small" + 2 * unit
  local room = math.max(1, math.floor((bottom - said - top) / step))
  list.pick = math.max(1, math.min(list.pick, #list.items))
  list.room = room
  local first = math.max(1, math.min(list.pick - math.floor(room / 2), #list.items - room + 1))
  local y, note = top, nil
  for i = first, math.min(#list.items, first + room - 1) do
    local item = list.items[i]
    local right = right_of(item, i == list.pick)
    local free = width - 18 * unit - (right and paint.fonts.text:getWidth(right) + 6 * unit or 0)
    local label = paint.cut(item.label, "text", free)
    if i == list.pick then
      lit(3 * unit, y, width - 8 * unit, step)
      note = label ~= item.label and item.label .. (item.note and ". " .. item.note or "") or item.note
    end
    write(label, 7 * unit, y + unit, "text", item.colour)
    if right then write(right, 0, y + unit, "text", item.colour or paint.ink, width - 9 * unit, "right") end
    y = y + step
  end
  bar_of(width - 3 * unit, top, room * step, first, room, #list.items)
  if note then
    love.graphics.setScissor(0, bottom - said, width, said)
    write(note, 7 * unit, bottom - said + unit, "small", paint.faint, width - 14 * unit)
    love.graphics.setScissor()
  end
end

-- What a key does to a list; returns the item that was chosen.
function menu.key(list, key)
  local item, most = list.items[list.pick], #list.items
  if most == 0 then return end
  if key == "up" then list.pick = (list.pick - 2) % most + 1 end
  if key == "down" then list.pick = list.pick % most + 1 end
  if key == "left" or key == "right" then
    local by = key == "left" and -1 or 1
    if item.low then
      item.value = item.value + by
      if item.value < item.low then item.value = item.high elseif item.value > item.high then item.value = item.low end
    else
      list.pick = math.max(1, math.min(most, list.pick + by * (list.room or 8)))
    end
  end
  return key == "a" and item or nil
end

-- A page: lines of text; a line `{ head = TEXT }` is a heading.
function menu.page(title, lines, after) return { title = title, lines = lines, top = 0, after = after } end

function menu.draw_page(page, top, bottom)
  local unit, width = paint.unit, paint.width
  local y, seen = top, 0
  for i = page.top + 1, #page.lines do
    local line = page.lines[i]
    local font, text = line.head and "head" or "text", line.head or line
    local _, wrapped = paint.fonts[font]:getWrap(text, width - 16 * unit)
    local h = math.max(1, #wrapped) * high(font) + 2 * unit
    -- A line that is not seen whole is not shown, but for the first.
    if seen > 0 and y + h > bottom then break end
    write(text, 7 * unit, y, font, line.colour or paint.ink, width - 16 * unit)
    y, seen = y + h, seen + 1
  end
  page.more = page.top + seen < #page.lines
  bar_of(width - 3 * unit, top, bottom - top, page.top + 1, seen, #page.lines)
end

function menu.key_page(page, key)
  if key == "up" then page.top = math.max(0, page.top - 1) end
  if key == "down" and page.more then page.top = page.top + 1 end
  if key == "left" then page.top = math.max(0, page.top - 6) end
  if key == "right" then
    for _ = 1, 6 do
      if page.top < #page.lines - 1 and page.more then page.top = page.top + 1 end
    end
  end
end

return menu
