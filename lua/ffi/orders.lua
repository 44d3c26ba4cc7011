-- Orders by name: a kind of order with its fields, in which units, hexes and sides may be said by their names.
local M = ...
local ffi, lib, data = M.ffi, M.lib, M.data

-- The names that Lua takes itself have a low line behind them.
local TAKEN = {}
for word in ("and break do else elseif end for goto if in not or repeat return then until while"):gmatch "%a+" do
  TAKEN[word] = true
end

-- The games by their systems.
M.orders_of = {}
for _, game in ipairs(data.games) do
  game.verb, game.has_name = {}, {}
  for _, verb in ipairs(game.verbs) do
    game.verb[verb.name] = verb
    verb.method = TAKEN[verb.name] and verb.name .. "_" or verb.name
    verb.has, verb.is_flag = {}, {}
    for _, name in ipairs(verb.fields) do verb.has[name] = true end
    for _, name in ipairs(verb.flags) do verb.is_flag[name] = true end
  end
  for _, name in ipairs(game.named) do game.has_name[name] = true end
  M.orders_of[game.system] = game
end

-- What finds the things of a system by their names.
local finders = {}
local function finder(system)
  if finders[system] then return finders[system] end
  local name = "grog_" .. system .. "_play_find"
  ffi.cdef("int32_t " .. name .. "(uint64_t *game, size_t words, const char *field, const char *name, int32_t *found, void *fault);")
  finders[system] = lib[name]
  return finders[system]
end

-- The number of what a name in a field names, or the two of a hex; nil if nothing has it.
local function find(state, field, pair, name)
  if name:find("\0", 1, true) then return nil end
  local found = ffi.new "int32_t[2]"
  if finder(state.system)(state.words, state.count, field, name, found, nil) ~= 0 then return nil end
  if pair then return { tonumber(found[0]), tonumber(found[1]) } end
  return tonumber(found[0])
end

local function unknown(path, name) return M.fault("unknown_name", path, { value = name:sub(1, 80) }) end

-- A field's value with numbers for names, or nil and a fault. The caller's tables stay as they are.
local function unnamed(state, known, field, path, value, inside)
  if type(value) == "table" then
    local all = {}
    for key, item in next, value do
      local of, at, within = field, path .. "[" .. tostring(key) .. "]", true
      if type(key) == "string" then of, at, within = key, path .. "." .. key, false end
      local numbers, fault = unnamed(state, known, of, at, item, within)
      if fault then return nil, fault end
      all[key] = numbers
    end
    return setmetatable(all, getmetatable(value))
  end
  if type(value) ~= "string" or not known.has_name[field] then return value end
  local of = known.described[field]
  local each = of and of.each or of
  local pair = each and each.k == "record"
  if inside or not (of and of.k == "list") then
    local found = find(state, field, pair, value)
    if found == nil then return nil, unknown(path, value) end
    return found
  end
  local all = {}
  for name in value:gmatch "[^%s>]+" do
    local found = find(state, field, pair, name)
    if found == nil then return nil, unknown(path, value) end
    all[#all + 1] = found
  end
  return all
end

local function bytes(text)
  local all = {}
  for at = 1, #text do all[at] = text:byte(at) end
  return all
end

-- The question of a kind of order with its fields, or nil and a fault.
function M.order_of(state, verb, fields)
  local known = M.orders_of[state.system]
  if not known.described then
    known.described = {}
    for _, field in ipairs(M.play(state.system, "order").fields) do known.described[field.name] = field end
  end
  local question = { [known.key] = verb.name }
  for name in next, fields do
    if not verb.has[name] then return nil, M.fault("unknown_field", tostring(name), { words = verb.fields }) end
  end
  for at = 1, verb.required do
    if fields[verb.fields[at]] == nil then return nil, M.fault("missing_field", verb.fields[at]) end
  end
  for _, name in ipairs(verb.fields) do
    local value = fields[name]
    if type(value) == "string" and name == verb.words then
      question.words = bytes(value)
    elseif type(value) == "boolean" and verb.is_flag[name] then
      question[name] = value and 1 or 0
    elseif value ~= nil then
      local numbers, fault = unnamed(state, known, name, name, value, false)
      if fault then return nil, fault end
      question[name] = numbers
    end
  end
  return question
end

-- Takes the options from the end of an order's arguments: a table that holds `trail` and nothing else.
function M.take_options(...)
  local arguments = { ... }
  for at = select("#", ...), 1, -1 do
    local last = arguments[at]
    if last ~= nil then
      if type(last) ~= "table" or type(rawget(last, "trail")) ~= "boolean" then return arguments end
      local first = next(last)
      if next(last, first) ~= nil then return arguments end
      arguments[at] = nil
      return arguments, last
    end
  end
  return arguments
end

-- The fields of a call: the arguments in their order, or one table with their names.
function M.order_fields(verb, first, ...)
  if type(first) == "table" then
    for _, name in ipairs(verb.fields) do
      if rawget(first, name) ~= nil then return first end
    end
  end
  local fields = {}
  for at, name in ipairs(verb.fields) do fields[name] = select(at, first, ...) end
  return fields
end

-- The question of a table: of a kind of order with its fields, or of a row. True for a row; or nil and a fault.
local function of_table(state, order)
  local known = M.orders_of[state.system]
  local said = rawget(order, known.key)
  if said == nil then return nil, M.fault("missing_field", known.key) end
  if type(said) ~= "string" then return nil, M.fault("wrong_type", known.key, { value = M.shown(said) }) end
  if not known.verb[said] then
    local words = {}
    for at, verb in ipairs(known.verbs) do words[at] = verb.name end
    return nil, M.fault("unknown_word", known.key, { value = M.shown(said), words = words })
  end
  local by_fields, verb = M.is_by_fields(state.system, order)
  if not by_fields then return { choice = order }, nil, true end
  local fields = {}
  for name, value in next, order do
    if name ~= known.key then fields[name] = value end
  end
  return M.order_of(state, verb, fields)
end

-- The question of an order: a line, a row of the choices with its dice, or a table of its fields. Returns the question or a
-- fault, the dice of a row and the options, or what is wrong with the call.
function M.given(state, order, dice, options)
  local kind, question, fault, is_row = type(order), nil, nil, nil
  if kind == "string" then
    if not order:find "%S" then fault = M.fault("missing_field", "line[1]") end
    question = { line = bytes(order) }
  elseif kind == "table" then
    question, fault, is_row = of_table(state, order)
  elseif kind == "userdata" then
    question, is_row = { choice = order }, true
  else
    return nil, nil, nil, nil, "the order must be a line, a row or a table, not " .. kind
  end
  if fault then return nil, fault end
  local odd
  if is_row then
    question.dice = dice
  elseif options ~= nil then
    odd = "only a row has dice before its options"
  else
    dice, options = nil, dice
  end
  odd = odd or options ~= nil and M.odd_options(options, true) or nil
  return question, nil, dice, options, odd
end

-- Whether a table is an order by its fields, and no row of the choices.
function M.is_by_fields(system, order)
  local known = M.orders_of[system]
  local verb = known.verb[rawget(order, known.key)]
  if not verb then return false end
  local rows = M.shape(M.play(system, "choices").effects).by_name
  local all, beyond = true, false
  for name in next, order do
    if type(name) == "string" and name ~= known.key and name:sub(1, 1) ~= "_" then
      all = all and rows[name] ~= nil
      beyond = beyond or not verb.has[name]
    end
  end
  return not (all and beyond), verb
end
