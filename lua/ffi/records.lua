-- Parsed records, lists and structures of lists: userdata that stand for them. They are immutable.
local M = ...
local ffi, held = M.ffi, M.held

-- A kind of userdata: a prototype, from which others take their metatable.
local function kind()
  local proxy = newproxy(true)
  return proxy, getmetatable(proxy)
end
local record_kind, record_meta = kind()
local list_kind, list_meta = kind()

-- A parsed record that is a copy of one in memory.
function M.parsed(shape, record)
  local copy = shape.ct()
  ffi.copy(copy, record, shape.bytes)
  local proxy = newproxy(record_kind)
  held[proxy] = { shape = shape, record = copy }
  return proxy
end

-- A parsed record or structure of lists that is what was read.
local function kept(own)
  local proxy = newproxy(record_kind)
  held[proxy] = own
  return proxy
end

-- The item of a parsed list, or nil.
function M.record_at(own, i)
  if type(i) ~= "number" or i < 1 or i > own.n or i % 1 ~= 0 then return nil end
  return M.parsed(own.shape, own.memory[i - 1])
end

local function field_of(own, name)
  local field = own.shape.by_name[name]
  if not field or field.absent and field.absent(own.record) then return nil end
  if field.k == "record" and not M.shape(field.of).sum then return M.parsed(M.shape(field.of), own.record[field.c]) end
  return field.get(own.record)
end

function record_meta.__index(proxy, name)
  local own = held[proxy]
  if own and own.record then return field_of(own, name) end
end
function record_meta.__eq(a, b)
  local one, other = held[a], held[b]
  return one ~= nil and other ~= nil and one.shape == other.shape and one.record ~= nil and other.record ~= nil
    and M.equal(one.shape, one.record, other.record)
end
function record_meta.__tostring(proxy)
  local own = held[proxy]
  if not own or not own.record then return "grognard.record" end
  return "grognard." .. own.shape.name .. M.text_of(own.shape, own.record, own.shape.ct())
end
function record_meta.__pairs(proxy)
  local own, all = held[proxy], {}
  for _, field in ipairs(own.shape.fields) do all[field.name] = field_of(own, field.name) end
  return next, all
end
record_meta.__metatable, record_meta.__name = false, "grognard.record"

function list_meta.__index(proxy, i)
  local own = held[proxy]
  return own and own.list and M.record_at(own, i) or nil
end
function list_meta.__len(proxy) return held[proxy] and held[proxy].n end
function list_meta.__eq(a, b)
  local one, other = held[a], held[b]
  if not one or not other or one.shape ~= other.shape or one.n ~= other.n or not one.n then return false end
  for i = 0, one.n - 1 do
    if not M.equal(one.shape, one.memory[i], other.memory[i]) then return false end
  end
  return true
end
function list_meta.__tostring(proxy)
  local own, all = held[proxy], {}
  if not own or not own.list then return "grognard.list" end
  local usual = own.shape.ct()
  for i = 1, own.n do all[i] = M.text_of(own.shape, own.memory[i - 1], usual) end
  return 'grognard.list("' .. own.shape.name .. '", {' .. table.concat(all, ", ") .. "})"
end
function list_meta.__pairs(proxy)
  local own, all = held[proxy], {}
  for i = 1, own.n do all[i] = M.record_at(own, i) end
  return next, all
end
list_meta.__metatable, list_meta.__name = false, "grognard.list"

-- Reads a record: a userdata, or nil and a fault.
function M.read_one(shape, value)
  local own = held[value]
  if own then
    if own.shape ~= shape or not own.record then return nil, M.wrong("wrong_type", value) end
    return kept(own.view and own or { shape = shape, record = own.record })
  end
  local made
  local _, fault = M.reading(function(ctx)
    if shape.view then
      local view, fault = M.read_view(shape, value, ctx)
      made = view
      return fault
    end
    made = { shape = shape, record = shape.ct() }
    return M.read_record(shape, made.record, value, ctx)
  end)
  if fault then return nil, fault end
  return kept(made)
end

-- Reads a list of records.
function M.read_list(shape, value)
  local array = shape.array
  local made
  local _, fault = M.reading(function(ctx)
    return M.items(value, function(n) made = { shape = shape, memory = array(n), n = n, list = true } end,
      function(i, item, parsed, other)
        if parsed == nil then return M.take(shape, made.memory[i - 1], item, ctx) end
        if other ~= shape then return M.wrong("wrong_type", item) end
        made.memory[i - 1] = parsed
      end)
  end)
  if fault then return nil, fault end
  local proxy = newproxy(list_kind)
  held[proxy] = made
  return proxy
end

-- A parsed record with some fields replaced.
function M.replace(own, changes)
  local shape, made = own.shape, nil
  local _, fault = M.reading(function(ctx)
    local record, usual, seen, units = shape.ct(), shape.ct(), {}, {}
    ffi.copy(record, own.record, shape.bytes)
    made = { shape = shape, record = record, view = own.view }
    if own.view then
      made.lists, ctx.lists = {}, {}
      for name, list in pairs(own.lists) do ctx.lists[name] = list end
    end
    -- An amount stays the same number of units although the word beside it has another.
    for _, field in ipairs(shape.fields) do
      local measure = field.by and M.measure_of(shape, field, record)
      if field.by then
        units[field] = { record[field.c], measure and measure.parts or 1, M.amount_words(shape, field, record) }
      end
    end
    local fault = M.entries(shape, record, changes, ctx, function(field)
      seen[field] = true
      if field.k == "list" then
        record[field.c], record[field.n] = nil, 0
        ctx.lists[field.name] = nil
      elseif field.k == "record" or field.k == "array" or field.k == "text" then
        ffi.copy(record[field.c], usual[field.c], ffi.sizeof(record[field.c]))
      else
        record[field.c] = usual[field.c]
      end
    end)
    if fault then return fault end
    for field, was in pairs(units) do
      local measure = M.measure_of(shape, field, record)
      local number = was[1] * (measure and measure.parts or 1) / was[2]
      if not seen[field] then
        -- Three steps do not become the third word.
        local zero = was[1] == 0 and not (was[3] and was[3].words[0])
        local other = not zero and was[3] ~= M.amount_words(shape, field, record)
        if other or number % 1 ~= 0 or number > field.hi or number < field.lo then return M.fault("inexact", field.name) end
        record[field.c] = number
      end
    end
    made.lists = ctx.lists
    return nil
  end)
  if fault then return nil, fault end
  return kept(made)
end

-- A record or a list as plain tables, or nil for anything else.
function M.to_table(value, exact)
  local own = held[value]
  if own and own.record then return M.table_of(own.shape, own.record, exact) end
  if not own or not own.list then return nil end
  local all = {}
  for i = 1, own.n do all[i] = M.table_of(own.shape, own.memory[i - 1], exact) end
  return all
end
