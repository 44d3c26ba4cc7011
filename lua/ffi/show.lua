-- Records as tables and as texts.
local M = ...
local ffi = M.ffi
local concat = table.concat

-- A record as a table; `exact` shows chances and expected numbers as texts.
local function table_of(shape, record, exact)
  local out = {}
  for _, field in ipairs(shape.fields) do
    if exact then out[field.name] = field.exact(record) else out[field.name] = field.get(record) end
  end
  return setmetatable(out, shape.meta)
end
M.table_of = table_of

local function getter_of_array(field, shape)
  local name, each, count = field.c, field.each, field.count
  local show
  if each.k == "record" then
    local of = each.shape
    show = function(memory, i, _, exact) return table_of(of, memory[i], exact) end
  elseif each.k == "array" then
    local inner = getter_of_array(each, shape)
    show = function(memory, i) return inner(memory, i) end
  else
    local view = M.view(each, shape)
    local exactly = (each.share or each.share_of) and M.share_view(each, true) or view
    show = function(memory, i, record, exact)
      if exact then return exactly(memory[i], record) end
      return view(memory[i], record)
    end
  end
  return function(record, index, exact)
    local memory, out = record[index or name], {}
    for i = 0, count - 1 do out[i + 1] = show(memory, i, record, exact) end
    return out
  end
end

-- What shows a field: a number, a word, a text, or a table.
function M.getter(field, shape)
  local name, kind = field.c, field.k
  if kind == "record" then
    local of = field.shape
    if of.sum then return function(record) return M.sum(of, record[name]) end end
    return function(record) return table_of(of, record[name]) end
  elseif kind == "text" then
    local most = field.most
    return function(record)
      local bytes = record[name]
      local n = 0
      while n < most and bytes[n] ~= 0 do n = n + 1 end
      return ffi.string(bytes, n)
    end
  elseif kind == "array" then
    return getter_of_array(field, shape)
  elseif kind == "list" then
    local each, length = field.each, field.n
    local of = each.k == "record" and each.shape
    local view = not of and M.view(each, shape)
    return function(record)
      local memory, out = record[name], {}
      for i = 0, tonumber(record[length]) - 1 do
        if of then out[i + 1] = table_of(of, memory[i]) else out[i + 1] = view(memory[i], record) end
      end
      return out
    end
  elseif kind == "view" then
    local of = field.shape
    local pointer = ffi.typeof("const $ *", of.ct)
    return function(record)
      if record[name] == nil then return nil end
      return table_of(of, ffi.cast(pointer, record[name])[0])
    end
  end
  local view = M.view(field, shape)
  return function(record) return view(record[name], record) end
end

-- The same where chances and expected numbers are texts.
function M.exactly(field, shape)
  local name, kind = field.c, field.k
  if kind == "record" then
    local of = field.shape
    if of.sum then return function(record) return M.sum(of, record[name], true) end end
    return function(record) return table_of(of, record[name], true) end
  elseif kind == "array" then
    local get = getter_of_array(field, shape)
    return function(record) return get(record, nil, true) end
  elseif field.share_of or field.share and field.share ~= 1 then
    local view = M.share_view(field, true)
    return function(record) return view(record[name], record) end
  end
  return field.get
end

-- Lets an optional field be nil where another field says that it is not there, and it is 0.
function M.optional(shape)
  local field, by, with = shape.by_name[shape.there.field], shape.by_name[shape.there.by], shape.there.with
  local parts = field.shape.fields
  function field.absent(record)
    local said = by.get(record)
    if said ~= nil and (with == true or with[said]) then return false end
    for _, part in ipairs(parts) do
      if record[field.c][part.c] ~= 0 then return false end
    end
    return true
  end
  for _, way in ipairs { "get", "exact" } do
    local shown = field[way]
    field[way] = function(record)
      if field.absent(record) then return nil end
      return shown(record)
    end
  end
end

-- Whether two fields hold the same; a place said as a number is the same as its name.
local function same(field, a, b)
  local kind = field.k
  if kind == "record" then return M.equal(field.shape, a[field.c], b[field.c]) end
  if kind == "locus" then return a[field.c] % 32768 == b[field.c] % 32768 end
  if kind == "view" then
    local one, other = a[field.c], b[field.c]
    if one == nil or other == nil then return one == other end
    local pointer = ffi.typeof("const $ *", field.shape.ct)
    return M.equal(field.shape, ffi.cast(pointer, one)[0], ffi.cast(pointer, other)[0])
  end
  if kind == "array" or kind == "text" then
    local size = ffi.sizeof(a[field.c])
    return ffi.string(a[field.c], size) == ffi.string(b[field.c], size)
  elseif kind == "list" then
    local n = a[field.n]
    if n ~= b[field.n] then return false end
    for i = 0, tonumber(n) - 1 do
      local one, other = a[field.c][i], b[field.c][i]
      if field.each.k == "record" then
        if not M.equal(field.each.shape, one, other) then return false end
      elseif one ~= other then
        return false
      end
    end
    return true
  end
  return a[field.c] == b[field.c]
end

-- Whether two records of a shape are equal.
function M.equal(shape, a, b)
  for _, field in ipairs(shape.fields) do
    if not same(field, a, b) then return false end
  end
  return true
end

local text_of

-- A value that a field shows, as the text of an expression.
local function value_text(value, field)
  local kind = type(value)
  if kind == "string" then return (("%q"):format(value):gsub("\\\n", "\\n")) end
  if kind == "number" then return ("%.0f"):format(value) end
  if kind ~= "table" then return tostring(value) end
  local out = {}
  for i = 1, field.count or #value do out[i] = value_text(value[i], field.each or field) end
  while out[#out] == "nil" and field.first do out[#out] = nil end
  return "{" .. concat(out, ", ") .. "}"
end

-- A record as a table constructor; what has its default is left out, except of an answer's.
function text_of(shape, record, usual)
  local out = {}
  for _, field in ipairs(shape.fields) do
    if shape.whole or field.told or not usual or not same(field, record, usual) then
      local text
      if field.absent and field.absent(record) then
        text = "nil"
      elseif field.k == "record" then
        text = text_of(field.shape, record[field.c], usual and usual[field.c])
      elseif field.k == "list" and field.each.k == "record" or field.k == "array" and field.each.k == "record" then
        local of, all = field.each.shape, {}
        for i = 0, (field.count or tonumber(record[field.n])) - 1 do all[i + 1] = text_of(of, record[field.c][i]) end
        text = "{" .. concat(all, ", ") .. "}"
      elseif field.k == "wide" then
        -- A chance is read from its text.
        local all = field.share == 2 ^ 63 and "/9223372036854775808" or ""
        text = '"' .. M.digits(record[field.c]) .. all .. '"'
      elseif field.share_of or field.share then
        local cases = record[field.c]
        if field.k == "array" then
          local all = {}
          for i = 0, field.count - 1 do all[i + 1] = M.digits(cases[i]) end
          text = "{" .. concat(all, ", ") .. "}"
        else
          text = M.digits(cases)
        end
      else
        text = value_text(field.get(record), field)
      end
      out[#out + 1] = field.name .. " = " .. text
    end
  end
  return "{" .. concat(out, ", ") .. "}"
end
M.text_of = text_of
