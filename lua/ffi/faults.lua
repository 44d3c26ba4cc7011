-- Faults: a code, a path, and what a message says besides.
local M = ...
local ffi, lib = M.ffi, M.lib
local concat, sub = table.concat, string.sub

-- A fault of the library in memory.
M.FAULT = ffi.typeof [[struct {
  uint32_t size; uint16_t code; uint16_t index; char path[120]; int64_t value; int64_t low; int64_t high; char limit[40];
  char other[120]; char why[120]; int64_t other_value; uint8_t known; uint8_t other_known; uint8_t reserved[6];
}]]

function M.fault(code, path, help)
  help = help or {}
  help.code, help.path = code, path
  return help
end
function M.within(fault, outer)
  local path = fault.path
  local dot = (path == "" or sub(path, 1, 1) == "[") and "" or "."
  fault.path = outer .. dot .. path
  return fault
end

-- The letters to insert, delete, change or swap to make one word of another.
local function distance(given, known)
  local above, row, before = nil, {}, nil
  for j = 0, #known do row[j] = j end
  for i = 1, #given do
    before, above, row = above, row, { [0] = i }
    local a = sub(given, i, i)
    for j = 1, #known do
      local b = sub(known, j, j)
      local least = math.min(above[j - 1] + (a ~= b and 1 or 0), above[j] + 1, row[j - 1] + 1)
      if before and j > 1 and sub(given, i - 1, i - 1) == b and sub(known, j - 1, j - 1) == a then
        least = math.min(least, before[j - 2] + 1)
      end
      row[j] = least
    end
  end
  return row[#known]
end
function M.nearest(word, words)
  local given = sub(word, 1, 64):lower()
  local most, best, found = math.min(math.ceil(#given / 3), 3), nil, nil
  for _, known in ipairs(words) do
    local far = distance(given, known:lower())
    if far <= most and (not best or far < best) then best, found = far, known end
  end
  return found
end

-- The message of a fault.
function M.message(fault)
  if fault.other then
    local own = fault.value and ": " .. tostring(fault.value) or ""
    local other = fault.other_value and ": " .. tostring(fault.other_value) or ""
    return ("%s%s conflicts with %s%s: %s (%s)"):format(fault.path, own, fault.other, other, fault.why, fault.code)
  end
  if fault.no_unit then
    return ("%sno unit has the id %s (%s)"):format(fault.path ~= "" and fault.path .. ": " or "", fault.value, fault.code)
  end
  local meaning = (M.text(lib.grog_fault_meaning(M.fault_numbers[fault.code])) or ""):gsub("%.+$", "")
  local out = { fault.path ~= "" and fault.path .. ": " or "", sub(meaning, 1, 1):lower(), sub(meaning, 2), " (", fault.code, ")" }
  local function add(...) for i = 1, select("#", ...) do out[#out + 1] = tostring((select(i, ...))) end end
  if fault.value then add(": ", fault.value) end
  if fault.low then
    add(fault.low == fault.high and "; needs " or ("; needs %.0f to "):format(fault.low), ("%.0f"):format(fault.high))
  end
  if fault.none_there then add "; none there" end
  local measure = fault.measure
  if measure then
    if fault.low then add(" ", measure.unit)
    elseif measure.parts == 1 then add("; needs a whole number of ", measure.unit)
    else add("; needs a multiple of 1/", measure.parts, " ", measure.unit) end
  end
  if fault.limit then add(" (", fault.limit, ": a limit of this library)") end
  if fault.nearest then add("; ", fault.nearest, "?")
  elseif fault.needs then add("; needs ", fault.needs)
  elseif fault.words and #fault.words > 0 and #fault.words <= 40 then add("; one of ", concat(fault.words, ", ")) end
  return concat(out)
end
