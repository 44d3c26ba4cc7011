-- What all screens draw with: fonts, colours, the bars at the top and at the foot.
local utf8 = require "utf8"
local paint = {
  fonts = {}, unit = 1, width = 640, height = 480,
  paper = { .96, .94, .88 }, ink = { .13, .13, .15 }, faint = { .38, .36, .32 }, mine = { .12, .35, .62 }, his = { .70, .20, .16 },
  mark = { .98, .80, .30 },
}
local fonts = paint.fonts

-- Sizes follow the window: a unit is a pixel of a screen of 320 x 240.
function paint.fit()
  paint.width, paint.height = love.graphics.getDimensions()
  paint.unit = math.min(paint.width / 320, paint.height / 240)
  for _, font in ipairs { { "small", 12 }, { "text", 14 }, { "head", 16 }, { "big", 30 } } do
    fonts[font[1]] = love.graphics.newFont(math.floor(font[2] * paint.unit + .5))
  end
end

function paint.ink_of(colour) love.graphics.setColor(colour[1], colour[2], colour[3]) end
-- A mod's texts may hold bytes that are no UTF-8, at which LÖVE raises an error.
local function sound(text)
  text = tostring(text)
  return utf8.len(text) and text or (text:gsub("[\128-\255]", "?"))
end
function paint.write(text, x, y, font, colour, limit, align)
  love.graphics.setFont(fonts[font or "text"])
  paint.ink_of(colour or paint.ink)
  text = sound(text)
  if limit then love.graphics.printf(text, x, y, limit, align or "left") else love.graphics.print(text, x, y) end
end
-- A text cut off where it does not fit.
function paint.cut(text, font, room)
  text = sound(text)
  local cut = text
  while #text > 1 and fonts[font]:getWidth(cut) > room do
    text = text:sub(1, utf8.offset(text, -1) - 1)
    cut = text .. "."
  end
  return cut
end
-- A font for figures on counters, in hexes of such a size.
function paint.figures(size)
  local points = math.max(8, math.floor(size * .68))
  if paint.points ~= points then paint.points, fonts.figures = points, love.graphics.newFont(points) end
end
function paint.high(font) return fonts[font]:getHeight() end

function paint.bar(title, right, colour)
  local h = paint.high "head" + 4 * paint.unit
  paint.ink_of(paint.ink)
  love.graphics.rectangle("fill", 0, 0, paint.width, h)
  paint.write(title, 5 * paint.unit, 2 * paint.unit, "head", paint.paper)
  if right then paint.write(right, 0, 2 * paint.unit, "head", colour or paint.mark, paint.width - 5 * paint.unit, "right") end
  return h
end
function paint.foot(text)
  local h = paint.high "small" + 4 * paint.unit
  paint.ink_of { .88, .85, .77 }
  love.graphics.rectangle("fill", 0, paint.height - h, paint.width, h)
  paint.write(text, 5 * paint.unit, paint.height - h + 2 * paint.unit, "small", paint.ink)
  return paint.height - h
end
function paint.lit(x, y, w, h)
  paint.ink_of(paint.mark)
  love.graphics.rectangle("fill", x, y, w, h, 3 * paint.unit)
end

function paint.bars(list, x, y, w, bottom)
  local h = paint.high "small" + 2 * paint.unit
  for _, each in ipairs(list or {}) do
    if y + h + 4 * paint.unit > bottom then return end
    paint.write(each.label, x, y, "small")
    paint.write(("%.0f%%"):format(each.share * 100), x, y, "small", paint.ink, w, "right")
    paint.ink_of { .86, .82, .73 }
    love.graphics.rectangle("fill", x, y + h - paint.unit, w, 3 * paint.unit)
    paint.ink_of(paint.mine)
    love.graphics.rectangle("fill", x, y + h - paint.unit, w * each.share, 3 * paint.unit)
    y = y + h + 5 * paint.unit
  end
end

return paint
