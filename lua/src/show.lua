-- Answers and records as texts for a screen: metatables with a `__tostring`. The module and the file over the C library have
-- it in common. It takes from the host what it needs.
local type, tostring, getmetatable = ...
local format, gmatch, sub = ("").format, ("").gmatch, ("").sub
-- Says a step of a trail in words.
local sentence

-- A chance has four decimals ("c"), an expected number two ("e").
local function number(value, mark)
  if mark == "c" then return format(value > 0 and value < 0.00005 and "%.1e" or "%.4f", value) end
  if mark == "e" then return format("%.2f", value) end
  return format(value % 1 == 0 and "%.0f" or "%.6g", value)
end

-- The first ten lines of a long text.
local function screenful(text)
  local out, n = "", 0
  for line in gmatch(text, "[^\n]+") do
    n = n + 1
    if n <= 10 then out = out .. (n > 1 and "\n" or "") .. line end
  end
  return n > 10 and out .. "\n... and " .. n - 10 .. " more lines" or out
end

-- A field, or nil where it says nothing: no, none, or 0 of what is no chance. A record that is one word ("o") stands bare.
local function shown(value, mark)
  local kind = type(value)
  if kind == "boolean" then return value and "" or nil end
  if kind == "number" then
    if value == 0 and mark ~= "c" then return nil end
    return number(value, mark)
  end
  if kind == "string" then return value ~= "" and screenful(value) or nil end
  if kind ~= "table" then return value ~= nil and tostring(value) or nil end
  if getmetatable(value) then
    local text = tostring(value)
    if text == "" then return nil end
    return mark == "o" and text or "(" .. text .. ")"
  end
  local out, n = "", #value
  for i = 1, n do
    local item = value[i]
    local text = type(item) == "number" and number(item, mark) or tostring(item)
    out = out .. (i > 1 and ", " or "") .. text
  end
  return n > 0 and "[" .. out .. "]" or nil
end

-- The metatable of a record: its fields, a mark for each ("-" for one that is not shown), and how it is said.
local function record(names, marks, style)
  if style == "odds" then
    return { __tostring = function(odds) return format("%.0f:%.0f", odds.attack, odds.defence) end }
  end
  if style == "step" then
    return { __tostring = function(step) return sentence(step) or "" end }
  end
  local all, n = {}, 0
  for name in gmatch(names, "[^,]+") do
    n = n + 1
    all[n] = name
  end
  return {
    __tostring = function(value)
      local out = ""
      for i = 1, n do
        local name, mark = all[i], sub(marks, i, i)
        local text = mark ~= "-" and shown(value[name], mark)
        if text then
          if style == "force" then text = text .. " " .. name else text = text == "" and name or name .. " " .. text end
          out = out .. (out ~= "" and ", " or "") .. text
        end
      end
      return out == "" and style == "force" and "none" or out
    end,
  }
end

-- The items of a list, a line each: of many the first ten. `label` stands before the number of each.
local function lines(items, label)
  local out, n = "", items and #items or 0
  for i = 1, n > 12 and 10 or n do out = out .. "\n" .. label .. "[" .. i .. "] " .. tostring(items[i]) end
  return n > 12 and out .. "\n... and " .. n - 10 .. " more" or out
end

-- The verdict, the paragraphs, the value and the items of a list.
local function ruled(verdict, ruling, list)
  local out, by = verdict or "", ""
  for i = 1, #ruling.cites do by = by .. (i > 1 and ", " or "") .. ruling.cites[i] end
  if by ~= "" then out = out .. (out ~= "" and " " or "") .. "by " .. by end
  local value = ruling.value
  if value ~= nil then out = out .. "\n" .. tostring(value) end
  return out .. (list and lines(ruling[list], list) or "")
end

-- The metatable of an answer: the verdict, the paragraphs, the value, the items of its list, and the steps if they were asked
-- for.
local function answer(list)
  return {
    __tostring = function(ruling)
      local out = ruled(ruling.verdict, ruling, list)
      local trail = ruling.trail
      for i = 1, trail and #trail or 0 do out = out .. "\n" .. tostring(trail[i]) end
      return out
    end,
  }
end

-- An order that was done: the order as a line, and what it gave.
local function done(line, order) return line .. ": " .. ruled("allowed", order, "effects") end

-- The items of a list beside one another.
local function row(items, between)
  local out = ""
  for i = 1, #items do
    local item = items[i]
    out = out .. (i > 1 and between or "") .. (type(item) == "number" and number(item) or tostring(item))
  end
  return out
end

-- The metatables of what is no answer.
local others = {
  played = { __tostring = function(order) return done(order.line, order) end },
  history = { __tostring = function(orders) return sub(lines(orders, "order"), 2) end },
  list = { __tostring = function(items) return row(items, ", ") end },
  lines = { __tostring = function(items) return row(items, "\n") end },
  hex = { __tostring = function(hex) return "q " .. number(hex.q) .. ", r " .. number(hex.r) end },
  rule = { __tostring = function(rule) return rule.id .. ": " .. rule.title end },
  word = { __tostring = function(word) return word.word .. ": " .. word.meaning end },
  chart = {
    __tostring = function(chart)
      local out = chart.name .. "\n\t" .. row(chart.columns, "\t")
      for i = 1, #chart.rows do out = out .. "\n" .. chart.rows[i] .. "\t" .. row(chart.cells[i], "\t") end
      return out
    end,
  },
}

return record, answer, function(says) sentence = says end, others, done
