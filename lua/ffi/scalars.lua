-- Values of one number: from Lua to the number in the record, and from the number to Lua. A reader returns the number, or
-- nil and a fault.
local M = ...
local ffi = M.ffi
local floor, huge = math.floor, math.huge
local BEYOND, U64 = 2 ^ 63, ffi.typeof "uint64_t"

-- A value as a message shows it.
local function shown(value)
  local kind = type(value)
  if kind == "string" then return '"' .. value .. '"' end
  if kind == "boolean" then return tostring(value) end
  if kind ~= "number" then return nil end
  if value ~= value then return "NaN" end
  if value == huge then return "inf" elseif value == -huge then return "-inf" end
  if value % 1 == 0 and value > -2 ^ 53 and value < 2 ^ 53 then return ("%.0f"):format(value) end
  -- The shortest text that is read as this number.
  for digits = 0, 16 do
    local text = ("%." .. digits .. "e"):format(value)
    if tonumber(text) == value then
      local minus, first, rest, power = text:match "^(%-?)(%d)%.?(%d*)e([+-]%d+)$"
      power = tonumber(power)
      if power < 0 then return minus .. "0." .. ("0"):rep(-power - 1) .. first .. rest end
      rest = rest .. ("0"):rep(power - #rest)
      local part = rest:sub(power + 1)
      return minus .. first .. rest:sub(1, power) .. (part ~= "" and "." .. part or "")
    end
  end
end
M.shown = shown

local function wrong(code, value) return M.fault(code, "", { value = shown(value) }) end
M.wrong = wrong

-- What is not a whole number of 64 bits is of another type, or out of range.
local function no_int(value)
  if type(value) ~= "number" or value ~= value or value == huge or value == -huge or value % 1 ~= 0 then return "wrong_type" end
  if value < -BEYOND or value >= BEYOND then return "out_of_range" end
  return nil
end
M.no_int = no_int

local function no_number(value, low, high)
  local fault = wrong(no_int(value) or "out_of_range", value)
  if fault.code == "out_of_range" then fault.low, fault.high = low, high end
  return fault
end

local function no_word(value, words)
  local fault = wrong("unknown_word", value)
  fault.words = words
  fault.nearest = M.nearest(value, words)
  return fault
end

local function int(low, high)
  return function(value)
    if type(value) == "number" and value >= low and value <= high and value % 1 == 0 then return value end
    return nil, no_number(value, low, high)
  end
end

-- A text such as "2 1/2": a numerator and a denominator.
local function u32(text)
  if not text:find "^%d+$" then return nil end
  local number = tonumber(text)
  return number < 2 ^ 32 and number or nil
end
local function mixed(text)
  text = text:match "^%s*(.-)%s*$"
  local minus = text:sub(1, 1) == "-"
  if minus then text = text:sub(2) end
  local num, den
  local whole, digits = text:match "^([^.]*)%.(.*)$"
  if whole then
    if #digits > 9 or not u32(whole) or not u32(digits) then return nil end
    den = 10 ^ #digits
    num = u32(whole) * den + u32(digits)
  else
    local front, part = text:match "^([^ ]*) (.*)$"
    if not front and text:find("/", 1, true) then front, part = "0", text end
    local top, bottom = "0", "1"
    if part then
      top, bottom = part:match "^([^/]*)/(.*)$"
      if not top then return nil end
    end
    local n, a, b = u32(front or text), u32(top), u32(bottom)
    if not n or not a or not b or b == 0 then return nil end
    num, den = n * b + a, b
  end
  return minus and -num or num, den
end
M.mixed = mixed

-- A number of units: numerator and denominator, or nil and what is wrong.
function M.units(value)
  if type(value) == "string" then
    local num, den = mixed(value)
    if not num then return nil, "wrong_type" end
    return num, den
  end
  if type(value) ~= "number" or value ~= value or value == huge or value == -huge then return nil, "wrong_type" end
  if value % 1 == 0 then
    if value < -BEYOND or value >= BEYOND then return nil, "out_of_range" end
    return value, 1
  end
  -- A fraction of 31 bits at most.
  local part = value % 1 * 2 ^ 31
  if part % 1 ~= 0 then return nil, "inexact" end
  local den = 2 ^ 31
  while part % 2 == 0 do part, den = part / 2, den / 2 end
  return floor(value) * den + part, den
end

-- Reads parts of a unit between two numbers.
local function measured(measure, low, high, said)
  local parts = measure.parts
  local function no(code, value)
    local fault = wrong(code, value)
    fault.measure = measure
    if code == "out_of_range" then
      local function units(n) return n < 0 and -floor(-n / parts) or floor(n / parts) end
      fault.low, fault.high = units(low), units(high)
    end
    return fault
  end
  return function(value)
    local num, den = M.units(value)
    if not num then return nil, no(den, value) end
    local product = num * parts
    if product >= BEYOND or product < -BEYOND or product % den ~= 0 then return nil, no("inexact", value) end
    product = product / den
    if product < low or product > high then return nil, no("out_of_range", value) end
    if said and product == 0 then return high + 1 end
    return product
  end
end

-- The measure of an amount whose unit stands in another field; nil for a plain number.
function M.measure_of(shape, field, record)
  local word = shape.by_name[field.by]
  local measures = M.vocabulary(word.of).measures
  return measures and measures[record[word.c]]
end

-- The words whose codes such an amount has; nil for a number.
function M.amount_words(shape, field, record)
  local word = shape.by_name[field.by]
  local amounts = M.vocabulary(word.of).amounts
  local name = amounts and amounts[record[word.c]]
  return name and M.vocabulary(name)
end

local function wide(value)
  if type(value) == "string" then
    local digits = value:match "^%+?(%d+)$"
    if not digits then return nil, "wrong_type" end
    digits = digits:gsub("^0+", "")
    if #digits > 20 or (#digits == 20 and digits > "18446744073709551615") then return nil, "wrong_type" end
    local number = U64(0)
    for digit in digits:gmatch "%d" do number = number * 10 + tonumber(digit) end
    return number
  end
  local code = no_int(value)
  if code then return nil, code end
  if value < 0 then return nil, "out_of_range" end
  return ffi.cast(U64, value)
end
M.wide = wide
-- The digits of a whole number, of 64 bits or not.
local function digits(number)
  if type(number) == "number" then return ("%.0f"):format(number) end
  return (tostring(number):gsub("ULL$", ""))
end
M.digits = digits
-- As Lua shows it: a number where a double holds it, otherwise its digits.
local MOST = U64(2 ^ 53)
local function plain_wide(number) return number <= MOST and tonumber(number) or digits(number) end

-- Chances: so many cases of a whole.
local CERTAIN = U64(2 ^ 63)
-- Units of 2^-63 from a number from 0 to 1, or from a text such as "500/7776" that is a whole number of them.
function M.units_of_chance(value)
  if type(value) == "number" then
    if not (value >= 0 and value <= 1) then return nil, "out_of_range" end
    local units = value * 2 ^ 63
    local rest = units % 1
    units = units - rest
    if rest > 0.5 or rest == 0.5 and units % 2 == 1 then units = units + 1 end
    return ffi.cast(U64, units)
  end
  local cases, all
  if type(value) == "string" then cases, all = value:match "^(%d+)/(%d+)$" end
  cases, all = cases and wide(cases), all and wide(all)
  if not cases or not all or all == 0 or all > CERTAIN then return nil, "wrong_type" end
  local units, rest = cases / all, cases % all
  if units > 1 then return nil, "wrong_type" end
  for _ = 1, 63 do
    units, rest = units * 2, rest * 2
    if rest >= all then units, rest = units + 1, rest - all end
  end
  if rest ~= 0 then return nil, "wrong_type" end
  return units
end
-- A chance or an expected number from its text, "4 500/7776", or nil.
function M.chance_of(text)
  local whole, cases, all = text:match "^(%d+) (%d+)/(%d+)$"
  if not whole then cases, all = text:match "^(%d+)/(%d+)$" end
  if not cases then return text:find "^%d+$" and tonumber(text) or nil end
  all = tonumber(all)
  return all > 0 and tonumber(whole or 0) + tonumber(cases) / all or nil
end

-- What shows a chance in a record, from a count: (count, record) to a number, or exactly to a text.
function M.share_view(field, exact)
  local fixed, other = field.share, field.share_of and "f_" .. field.share_of
  return function(cases, record)
    local all = fixed or record[other]
    if exact then return digits(cases) .. "/" .. digits(all) end
    all = tonumber(all)
    return all > 0 and tonumber(cases) / all or 0
  end
end
-- A record that is one number.
function M.sum(shape, record, exact)
  local sum, whole, part = 0, "0", ""
  for _, field in ipairs(shape.fields) do
    local cases = record[field.c]
    if field.share == 1 then whole = digits(cases)
    elseif cases > 0 then part = " " .. digits(cases) .. "/" .. digits(field.share) end
    sum = sum + tonumber(cases) / field.share
  end
  return exact and whole .. part or sum
end

local NUMBERS = 32768 -- the mark of a place that was said as a number

-- A reader for a kind of one number: (value, record) to the number, or nil and a fault.
function M.scalar(field, shape)
  local kind = field.k
  if kind == "word" then
    local of = M.vocabulary(field.of)
    local codes, list = of.codes, of.list
    return function(value)
      local code = codes[value]
      if code then return code end
      if type(value) ~= "string" then return nil, wrong("wrong_type", value) end
      return nil, no_word(value, list)
    end
  elseif kind == "flag" then
    return function(value)
      if value == true then return 1 elseif value == false then return 0 end
      return nil, wrong("wrong_type", value)
    end
  elseif kind == "wide" then
    local wide = field.share == 2 ^ 63 and M.units_of_chance or wide
    return function(value)
      local number, code = wide(value)
      if number then return number end
      return nil, wrong(code, value)
    end
  elseif kind == "locus" then
    local of = M.vocabulary(field.of)
    return function(value)
      if type(value) == "string" then
        if of.codes[value] then return of.codes[value] end
        return nil, no_word(value, of.list)
      end
      if type(value) ~= "number" or value % 1 ~= 0 or value < 0 or value >= NUMBERS then
        return nil, no_number(value, 1, NUMBERS - 1)
      end
      return value == 0 and 0 or value + NUMBERS
    end
  elseif kind == "said" then
    local low, high = field.lo, field.hi
    if field.measure then return measured(field.measure, low, high, true) end
    local plain = int(low, high)
    return function(value)
      local number, fault = plain(value)
      if number == 0 then return high + 1 end
      return number, fault
    end
  end
  local low, high = field.lo, field.hi
  if field.rule then
    local plain = int(low, high)
    return function(value)
      if type(value) ~= "string" then return plain(value) end
      local number = M.rule_number(value)
      if number then return number end
      return nil, wrong("unknown_word", value)
    end
  elseif field.item then
    local base, first = field.item == "board.units" and 0 or 1, field.first
    local plain = int(low + base, high - 1 + base)
    return function(value)
      local number, fault = plain(value)
      if not number then return nil, fault end
      return number - base + first
    end
  elseif field.measure then
    return measured(field.measure, low, high)
  elseif field.by then
    local plain, readers = int(low, high), {}
    return function(value, record)
      local words = M.amount_words(shape, field, record)
      if words and type(value) == "string" then
        if words.codes[value] then return words.codes[value] end
        return nil, no_word(value, words.list)
      end
      local measure = M.measure_of(shape, field, record)
      if not measure then return plain(value) end
      readers[measure] = readers[measure] or measured(measure, low, high)
      return readers[measure](value)
    end
  end
  return int(low, high)
end

-- A number of parts as Lua shows it: a number where it is whole, otherwise a text.
local function measure_text(number, parts)
  local rest = number % parts
  if rest == 0 then return number / parts end
  local a, b = parts, rest
  while b ~= 0 do a, b = b, a % b end
  local units = (number - rest) / parts
  if units == 0 then return ("%d/%d"):format(rest / a, parts / a) end
  return ("%d %d/%d"):format(units, rest / a, parts / a)
end
M.measure_text = measure_text
-- The same of a fraction with a sign.
function M.fraction(number, parts)
  if number >= 0 then return measure_text(number, parts) end
  local text = measure_text(-number, parts)
  return type(text) == "number" and -text or "-" .. text
end

-- What shows a number: (number, record) to the value.
function M.view(field, shape)
  local kind = field.k
  if field.share_of or field.share and field.share ~= 1 then return M.share_view(field) end
  if kind == "word" then
    local words = M.vocabulary(field.of).words
    return function(code)
      local word = words[code]
      if word then return word end
      return code ~= 0 and code or nil
    end
  elseif kind == "flag" then
    return function(flag) return flag ~= 0 end
  elseif kind == "wide" then
    return plain_wide
  elseif kind == "locus" then
    local words = M.vocabulary(field.of).words
    return function(number)
      if number == 0 then return nil end
      if number >= NUMBERS then return number - NUMBERS end
      return words[number] or number
    end
  elseif kind == "said" then
    local zero, parts = field.hi + 1, field.measure and field.measure.parts or 1
    return function(number)
      if number == 0 then return nil end
      if number == zero then return 0 end
      return parts == 1 and number or measure_text(number, parts)
    end
  end
  if field.rule then
    return function(number) return number ~= 0 and M.ids[number] or nil end
  elseif field.item then
    local base, first, most = field.item == "board.units" and 0 or 1, field.first, field.hi
    return function(number)
      if first == 0 then return number < most and number + base or nil end
      return number >= first and number - first + base or nil
    end
  elseif field.measure then
    local parts = field.measure.parts
    return function(number)
      return parts == 1 and number or M.fraction(number, parts)
    end
  elseif field.by then
    return function(number, record)
      local words = M.amount_words(shape, field, record)
      if words then return words.words[number] or number ~= 0 and number or nil end
      local measure = M.measure_of(shape, field, record)
      return measure and measure.parts ~= 1 and M.fraction(number, measure.parts) or number
    end
  end
  return function(number) return number end
end
