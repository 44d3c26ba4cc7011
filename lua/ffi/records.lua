-- Parsed records, lists and structures of lists: how they are read, changed and shown as plain tables.
local M = ...
local ffi, held = M.ffi, M.held

-- Reads a record: a userdata, or nil and a fault.
function M.read_one(shape, value)
  local own = held[value]
  if own then
    if own.shape ~= shape or not own.record then return nil, M.wrong("wrong_type", value) end
    return M.kept(own.view and own or { shape = shape, record = own.record })
  end
  local made
  local _, fault = M.reading(function(ctx)
    if shape.view then
      local view, fault = M.read_view(shape, value, ctx)
      made = view
      if view then M.put_inner(view) end
      return fault
    end
    made = { shape = shape, record = shape.ct() }
    return M.read_record(shape, made.record, value, ctx)
  end)
  if fault then return nil, fault end
  return M.kept(made)
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
  return M.kept_list(made)
end

-- A parsed record with some fields replaced.
function M.replace(own, changes)
  local shape, made = own.shape, nil
  local _, fault = M.reading(function(ctx)
    local record, usual, seen, units = shape.ct(), shape.ct(), {}, {}
    ffi.copy(record, own.record, shape.bytes)
    made = { shape = shape, record = record, view = own.view, inner = own.inner }
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
    if ctx.view then
      made.inner = ctx.view
      M.put_inner(made)
    end
    for field, was in pairs(units) do
      local measure = M.measure_of(shape, field, record)
      local number = was[1] * (measure and measure.parts or 1) / was[2]
      if not seen[field] then
        -- Three steps do not become the third word.
        local zero = was[1] == 0 and not (was[3] and was[3].words[0])
        local other = not zero and was[3] ~= M.amount_words(shape, field, record)
        if other then return M.fault("missing_field", field.name) end
        if number % 1 ~= 0 or number > field.hi or number < field.lo then return M.fault("inexact", field.name) end
        record[field.c] = number
      end
    end
    made.lists = ctx.lists
    return nil
  end)
  if fault then return nil, fault end
  return M.kept(made)
end

-- A record or a list as plain tables, or nil for anything else.
function M.to_table(value, exact)
  local own = held[value]
  if own and own.record then return M.table_of(own.shape, own.record, exact) end
  if not own or not own.list then return nil end
  local all = {}
  for i = 1, own.n do all[i] = M.table_of(own.shape, own.memory[i - 1], exact) end
  return setmetatable(all, M.prints.lines)
end
