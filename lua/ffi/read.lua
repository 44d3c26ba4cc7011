-- Reading tables into records. A reader returns nil, or a fault. `ctx` holds what the record needs while it lives: `lists`
-- (memory and length by field), `views`, and whether tables are read in the order of their names.
local M = ...
local ffi, lib, held = M.ffi, M.lib, M.held
local byte = string.byte
local sort = table.sort
local within = M.within

-- The length of a table that is a list, and whether it is one: its keys are 1 to n.
local function length(list)
  local n, keys = 0, 0
  while rawget(list, n + 1) ~= nil do n = n + 1 end
  for key in next, list do
    keys = keys + 1
    if type(key) ~= "number" or key < 1 or key % 1 ~= 0 then return n, false end
  end
  return n, keys == n
end

-- The last place of a list that may have holes, or nil if it is none.
local function last_place(list, most)
  local last = 0
  for key in next, list do
    if type(key) ~= "number" or key < 1 or key % 1 ~= 0 then return nil end
    if key > last then last = key end
  end
  return last < most and last or most
end

local function unknown_field(shape, name)
  local names = {}
  for i, field in ipairs(shape.fields) do names[i] = field.name end
  local board = shape.view_field and shape.view_field.shape
  if board and board.by_name[name] then return M.fault("unknown_field", name, { words = names, needs = "it inside the board" }) end
  return M.fault("unknown_field", name, { words = names, nearest = M.nearest(name, names) })
end

-- The names of a table's fields in order, or nil if it has other keys.
local function sorted_names(value)
  local names = {}
  for key in next, value do
    if type(key) ~= "string" then return nil end
    if byte(key) ~= 95 then names[#names + 1] = key end
  end
  sort(names)
  return names
end

-- Reads one field.
local function put(field, record, value, ctx)
  local fault = field.put(record, value, ctx)
  return fault and within(fault, field.name)
end

-- Reads the fields of a table; `before` is called with each.
local function entries(shape, record, value, ctx, before)
  local by_name = shape.by_name
  if not ctx.sorted then
    for key, item in next, value do
      local field = by_name[key]
      if field then
        if not field.by then
          if before then before(field) end
          local fault = field.put(record, item, ctx)
          if fault then return within(fault, key) end
        end
      elseif shape.printed and key == "counter" then
        -- What the counter prints has been read.
      elseif type(key) ~= "string" or byte(key) ~= 95 then
        return type(key) == "string" and unknown_field(shape, key) or M.wrong("wrong_type", value)
      end
    end
  else
    local names = sorted_names(value)
    if not names then return M.wrong("wrong_type", value) end
    for _, name in ipairs(names) do
      local field = by_name[name]
      if not field and not (shape.printed and name == "counter") then return unknown_field(shape, name) end
      if field and not field.by then
        if before then before(field) end
        local fault = put(field, record, rawget(value, name), ctx)
        if fault then return fault end
      end
    end
  end
  if shape.by_word then
    -- An amount whose unit is that of a word is read after the word.
    for _, field in ipairs(shape.fields) do
      local item
      if field.by then item = rawget(value, field.name) end
      if item ~= nil then
        if before then before(field) end
        local fault = put(field, record, item, ctx)
        if fault then return fault end
      end
    end
  end
  return nil
end
M.entries = entries

-- Reads a hex given as a pair of its coordinates; nil and false if it is none.
local function pair(shape, record, value, ctx)
  local n, whole = length(value)
  if not whole or n ~= 2 then return nil, false end
  for i, field in ipairs(shape.fields) do
    local fault = field.put(record, rawget(value, i), ctx)
    if fault then return within(fault, "[" .. i .. "]"), true end
  end
  return nil, true
end

-- Reads a record from its text; returns 0 or the number of a fault.
local function read_text(shape, text, record)
  if not shape.text_reader then
    local name = "grog_" .. shape.name:lower():gsub("%.", "_") .. "_read"
    ffi.cdef("int32_t " .. name .. "(const char *text, void *record);")
    shape.text_reader = lib[name]
  end
  return shape.text_reader(text, record)
end

-- The values that a counter prints: a field of the unit or of a side of it, and what the counter prints where it is said
-- otherwise.
local PRINTED = {
  { "rating", "a rating of " },
  { "combat_side", "strength", "a strength of " },
  { "combat_side", "style" },
  { "combat_side", "ma", "a movement allowance of " },
  { "move_side", "strength", "a strength of " },
  { "move_side", "style" },
  { "move_side", "ma", "a movement allowance of " },
}
local STYLES = { printed = "it without parentheses", parenthesised = "it in parentheses" }

-- A word or a number as a message has it.
local function plain(value) return type(value) == "number" and ("%.0f"):format(value) or tostring(value) end

-- Reads what a counter prints into a record that is empty, before the fields beside it.
local function read_counter(shape, record, text)
  if type(text) ~= "string" then return M.wrong("wrong_type", text) end
  local status = read_text(shape, text, record)
  return status ~= 0 and M.wrong(M.fault_words[status], text) or nil
end

-- Whether the fields beside a counter's text say the same; a fault if not. Of a text without a slash one side is not printed.
local function check_counter(shape, record, value)
  local text = rawget(value, "counter")
  shape.of_counter = shape.of_counter or shape.ct()
  read_text(shape, text, shape.of_counter)
  for _, printed in ipairs(PRINTED) do
    local name, part, what = printed[1], nil, printed[2]
    local said, own, other = rawget(value, name), record, shape.of_counter
    if name ~= "rating" then
      part, what = what, printed[3]
      said = type(said) == "table" and rawget(said, part)
      own, other = own[shape.by_name[name].c], other[shape.by_name[name].c]
    end
    local field = part and shape.by_name[name].shape.by_name[part] or shape.by_name[name]
    if said ~= nil and said ~= false and (name ~= "move_side" or text:find("/", 1, true)) and own[field.c] ~= other[field.c] then
      local prints = field.get(other)
      prints = what and what .. plain(prints) or STYLES[prints]
      return M.fault("contradiction", "counter", {
        value = M.shown(text), other = part and name .. "." .. part or name, other_value = plain(field.get(own)),
        why = "the counter prints " .. prints,
      })
    end
  end
  return nil
end

-- Reads a table into a record. What stands on a board must have a hex.
local function read_record(shape, record, value, ctx, stands)
  if shape.force and type(value) == "string" then
    local status = read_text(shape, value, record)
    return status ~= 0 and M.wrong(M.fault_words[status], value) or nil
  end
  if type(value) ~= "table" then return M.wrong("wrong_type", value) end
  if shape.is_hex and rawget(value, 1) ~= nil then
    local fault, is_pair = pair(shape, record, value, ctx)
    if is_pair then return fault end
  end
  local counter
  if shape.printed then counter = rawget(value, "counter") end
  if counter ~= nil then
    local fault = read_counter(shape, record, counter)
    if fault then return within(fault, "counter") end
  end
  local fault = entries(shape, record, value, ctx)
  if not fault and counter ~= nil then fault = check_counter(shape, record, value) end
  if fault then return fault end
  if stands and rawget(value, "hex") == nil then return M.fault("missing_field", "hex") end
  for _, field in ipairs(shape.musts) do
    local absent = rawget(value, field.name) == nil
    if absent and field.required then return M.fault("missing_field", field.name) end
    -- An absent reference to a unit of a board, or to an item of the list that an operation names, is not its first item.
    if absent and field.none then record[field.c] = field.none end
  end
  return nil
end
M.read_record = read_record

-- Reads a value into a record that is all zero: a parsed one, or a table.
local function take(shape, record, value, ctx)
  local own = held[value]
  if own then
    if own.shape == shape and own.record then
      ffi.copy(record, own.record, shape.bytes)
      return nil
    end
    return M.wrong("wrong_type", value)
  end
  return read_record(shape, record, value, ctx)
end
M.take = take

-- Runs a reader in the table's order; where there is a fault, by name, so that of several the same is always reported.
function M.reading(work)
  local ctx = {}
  local fault = work(ctx)
  if not fault then return ctx end
  return nil, work { sorted = true } or fault
end

-- Reads a value into the items of a list: `reader(i, item)` for each. Returns a fault.
local function items(value, ready, reader)
  local own = held[value]
  if own and own.list then
    ready(own.n)
    for i = 1, own.n do
      local fault = reader(i, nil, own.memory[i - 1], own.shape)
      if fault then return within(fault, "[" .. i .. "]") end
    end
    return nil
  end
  if type(value) ~= "table" then return M.wrong("wrong_type", value) end
  local n, whole = length(value)
  ready(n)
  for i = 1, n do
    local fault = reader(i, rawget(value, i))
    if fault then return within(fault, "[" .. i .. "]") end
  end
  return not whole and M.wrong("wrong_type", value) or nil
end
M.items = items

local function putter_of_list(field, shape)
  local name, length_name, each = field.c, field.n, field.each
  local of = each.k == "record" and each.shape
  local array = of and of.array or ffi.typeof(field.c_item .. "[?]")
  local scalar = not of and M.scalar(each, shape)
  -- Of items with references or places the question needs a copy of its own.
  local edited = of and (of.units or of.places or field.through)
  return function(record, value, ctx)
    local lists = ctx.lists
    if not lists then lists = {} ctx.lists = lists end
    local own = held[value]
    if own and own.list and own.shape == of and not edited then
      lists[field.name] = own
      record[name], record[length_name] = own.memory, own.n
      return nil
    end
    local memory
    local function ready(n)
      memory = array(n)
      lists[field.name] = { memory = memory, n = n, shape = of }
      if n > 0 then record[name] = memory end
      record[length_name] = n
    end
    if of then
      return items(value, ready, function(i, item, parsed, other)
        if parsed == nil then
          local kept = held[item]
          if not kept then return read_record(of, memory[i - 1], item, ctx, field.ordered) end
          parsed, other = kept.record, kept.shape
        end
        if other ~= of or parsed == nil then return M.wrong("wrong_type", item) end
        memory[i - 1] = parsed
      end)
    end
    return items(value, ready, function(i, item)
      if item == nil then return M.wrong("wrong_type", item) end
      local number, fault = scalar(item, record)
      if fault then return fault end
      memory[i - 1] = number
    end)
  end
end

-- A fixed number of values, of which some may be absent.
local function putter_of_array(field, shape)
  local name, each, count = field.c, field.each, field.count
  local set
  if each.k == "array" then
    local inner = putter_of_array(each, shape)
    set = function(memory, i, item, ctx) return inner(memory, item, ctx, i - 1) end
  elseif each.k == "record" then
    local of = each.shape
    set = function(memory, i, item, ctx) return take(of, memory[i - 1], item, ctx) end
  else
    local scalar = M.scalar(each, shape)
    set = function(memory, i, item)
      local number, fault = scalar(item)
      if fault then return fault end
      memory[i - 1] = number
    end
  end
  local holes = field.holes or (field.first ~= nil and field.item ~= nil and each.hi == 255)
  return function(record, value, ctx, index)
    local memory = record[index or name]
    local own = held[value]
    if type(value) ~= "table" and not (own and own.list) then return M.wrong("wrong_type", value) end
    local last
    if own then last = own.n else last = last_place(value, count + 1) end
    if not last then return M.wrong("wrong_type", value) end
    for i = 1, last do
      local item
      if own then item = M.record_at(own, i) else item = rawget(value, i) end
      local fault
      if i > count then
        fault = M.wrong("out_of_range", item)
        fault.low, fault.high = 0, count
      elseif item ~= nil or not holes then
        fault = set(memory, i, item, ctx)
      end
      if fault then return within(fault, "[" .. i .. "]") end
    end
    return nil
  end
end

-- What reads a field: (record, value, ctx) to a fault or nil.
function M.putter(field, shape)
  local name, kind = field.c, field.k
  if kind == "record" then
    local of = field.shape
    return function(record, value, ctx) return take(of, record[name], value, ctx) end
  elseif kind == "text" then
    local most = field.most
    return function(record, value)
      if type(value) ~= "string" then return M.wrong("wrong_type", value) end
      if #value > most or value:find("\0", 1, true) then return M.fault("out_of_range", "") end
      ffi.fill(record[name], most)
      ffi.copy(record[name], value, #value)
      return nil
    end
  elseif kind == "list" then
    return putter_of_list(field, shape)
  elseif kind == "array" then
    return putter_of_array(field, shape)
  elseif kind == "view" then
    return function(_, value, ctx)
      local of, own = field.shape, held[value]
      if own and own.shape == of then
        ctx.view = own
        return nil
      end
      local view, fault = M.read_view(of, value, ctx)
      ctx.view = view
      return fault
    end
  end
  local scalar = M.scalar(field, shape)
  return function(record, value)
    local number, fault = scalar(value, record)
    if fault then return fault end
    record[name] = number
    return nil
  end
end

-- Reads a structure of lists.
function M.read_view(shape, value, ctx)
  local record = shape.ct()
  local own = { sorted = ctx.sorted }
  local fault = read_record(shape, record, value, own)
  if fault then return nil, fault end
  record.size = shape.bytes
  return { shape = shape, record = record, lists = own.lists or {}, view = true, inner = own.view }
end
