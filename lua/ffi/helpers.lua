-- The table that the caller sees: operations and records by their dotted names, and helpers.
local M = ...
local ffi, lib, data, held = M.ffi, M.lib, M.data, M.held
local error = error or function() end

ffi.cdef [[
int32_t grog_step_text(const void *step, char *text, size_t capacity, size_t *needed);
const char *grog_chart_name(size_t index);
int32_t grog_chart_size(const char *name, size_t *rows, size_t *columns);
int32_t grog_chart_column(const char *name, size_t column, char *text, size_t capacity, size_t *needed);
int32_t grog_chart_row(const char *name, size_t row, char *text, size_t capacity, size_t *needed);
int32_t grog_chart_cell(const char *name, size_t row, size_t column, char *text, size_t capacity, size_t *needed);
int32_t grog_hex_at(uint16_t printed, uint8_t numbering, void *hex);
int32_t grog_hex_number(const void *hex, uint8_t numbering, uint16_t *printed);
int32_t grog_dice_roll(void *dice, uint8_t *faces, size_t count);
]]

local function refused(fault) return nil, M.message(fault), fault.code, fault.path end
-- A wrong call: an error at the caller's line.
local function misuse(name, why)
  local message = "grognard." .. name .. ": " .. why
  error(message, 3)
  return nil, message, "misuse", ""
end
local function wanted(what, kind, value) return what .. " must be " .. kind .. ", not " .. type(value) end
local function is_table(value) return type(value) == "table" or type(value) == "userdata" end

local function place(root, name, value)
  local rest = root
  for part in name:gmatch "([^.]+)%." do
    rest[part] = rest[part] or {}
    rest = rest[part]
  end
  rest[name:match "[^.]+$"] = value
end

-- Functions that take a name of no record, vocabulary or chart.
local SIZE = 1024
local buffer, count = ffi.new("char[?]", SIZE), ffi.new "size_t[1]"
local function made(call, ...)
  if call(...) ~= 0 then return nil end
  return ffi.string(buffer)
end

-- Dice.
local dice_kind = newproxy(true)
local DICE = ffi.typeof "struct { uint64_t seed; uint64_t used; }"
local Dice, dice_meta = {}, getmetatable(dice_kind)
local MOST = 1000000
local function number_of(value, field)
  if type(value) == "number" then
    local code = M.no_int(value)
    if not code and (value < 0 or value > 2 ^ 53) then code = "out_of_range" end
    if code then return nil, M.fault(code, field) end
    return ffi.new("uint64_t", value)
  elseif type(value) == "string" then
    if not value:find "^%d+$" then return nil, M.fault("wrong_type", field) end
    local number = M.wide(value)
    if not number then return nil, M.fault("out_of_range", field) end
    return number
  end
  return nil, wanted("the seed", "a whole number or its decimal text", value)
end
function Dice.roll(dice, n)
  local own = held[dice]
  if not own or not own.dice then
    local a, b, c, d = misuse("dice.roll", wanted("the first argument", "dice (dice:roll, not dice.roll)", dice))
    return a, b, c, d
  end
  if n == nil then n = 1 end
  if type(n) ~= "number" then
    local a, b, c, d = misuse("dice.roll", wanted("the number of dice", "a whole number", n))
    return a, b, c, d
  end
  local code = M.no_int(n) or (n < 0 or n > MOST) and "out_of_range"
  if code then return refused(M.fault(code, "count")) end
  local faces, out = ffi.new("uint8_t[?]", n + 1), {}
  if lib.grog_dice_roll(own.dice, faces, n) ~= 0 then return refused(M.fault("internal", "dice.roll")) end
  for i = 1, n do out[i] = faces[i - 1] end
  return setmetatable(out, M.prints.list)
end
function dice_meta.__index(_, name) return name == "roll" and Dice.roll or nil end
local digits = M.digits
function dice_meta.__tostring(proxy)
  local own = held[proxy] and held[proxy].dice
  if not own then return "grognard.dice" end
  local used = own.used ~= 0 and ', "' .. digits(own.used) .. '"' or ""
  return 'grognard.dice("' .. digits(own.seed) .. '"' .. used .. ")"
end
dice_meta.__metatable, dice_meta.__name = false, "grognard.dice"

-- A whole number within bounds, or nil.
local function whole(value) return type(value) == "number" and not M.no_int(value) and value or nil end

-- A new table of everything, as `require` returns it.
function M.open()
  local root = {}
  for _, of in ipairs(data.operations) do place(root, of.name, M.asking(of)) end
  for system in next, M.games do place(root, system .. ".Game", M.game_of(system)) end
  local operations = {}
  for _, of in ipairs(data.operations) do operations[of.name] = of end
  for _, of in ipairs(data.records) do
    place(root, of.name, function(value, more)
      local why = more ~= nil and "one argument: a table" or not is_table(value) and wanted("the fields of " .. of.name, "a table", value)
      if why then
        local a, b, c, d = misuse(of.name, why)
        return a, b, c, d
      end
      local record, fault = M.read_one(M.shape(of.name), value)
      if record then return record end
      return refused(fault)
    end)
  end
  function root.list(name, values)
    local why = type(name) ~= "string" and wanted("the first argument", 'a record\'s name, "ocs.Unit" for example', name)
      or not M.raw_records[name] and "there is no record " .. name
      or not is_table(values) and wanted("the second argument", "a table", values)
    if why then
      local a, b, c, d = misuse("list", why)
      return a, b, c, d
    end
    local list, fault = M.read_list(M.shape(name), values)
    if list then return list end
    return refused(fault)
  end
  function root.totable(value, options)
    if options ~= nil and type(options) ~= "table" then
      local a, b, c, d = misuse("totable", wanted("the options", "a table", options))
      return a, b, c, d
    end
    local all = M.to_table(value, options and rawget(options, "exact") == true)
    if all then return all end
    local a, b, c, d = misuse("totable", wanted("the first argument", "a parsed record or list", value))
    return a, b, c, d
  end
  function root.replace(value, changes)
    local own = held[value]
    local why = not (own and own.record) and wanted("the first argument", "a parsed record", value)
      or type(changes) ~= "table" and wanted("the second argument", "a table", changes)
    if why then
      local a, b, c, d = misuse("replace", why)
      return a, b, c, d
    end
    local record, fault = M.replace(own, changes)
    if record then return record end
    return refused(fault)
  end
  function root.rule(value)
    local number
    if type(value) == "string" then number = M.rule_number(value)
    elseif type(value) == "number" then number = whole(value)
    else
      local a, b, c, d = misuse("rule", wanted("the rule", "its id or its number", value))
      return a, b, c, d
    end
    local id = number and number >= 0 and number < 65536 and M.text(lib.grog_rule_id(number))
    if not id then
      local ids = {}
      for other = 0, 4095 do ids[#ids + 1] = M.text(lib.grog_rule_id(other)) end
      return refused(M.fault("unknown_word", "rule", { value = M.shown(value), nearest = M.nearest(tostring(value), ids),
        needs = "the citation of a paragraph, such as OCS 9.4e" }))
    end
    return setmetatable({ id = id, number = number, title = M.text(lib.grog_rule_title(number)) }, M.prints.rule)
  end
  function root.measure(value)
    local num, den = M.units(value)
    if not num then
      return refused(M.fault(den, "value", { value = M.shown(value), needs = "a number, or a text such as 2 1/2" }))
    end
    return num / den
  end
  function root.mixed(number, parts)
    local n, of = whole(number), whole(parts)
    local why = not n and wanted("the first argument", "a whole number", number)
      or not (of and of > 0 and of < 2 ^ 32) and wanted("the second argument", "a whole number", parts)
    if why then
      local a, b, c, d = misuse("mixed", why)
      return a, b, c, d
    end
    return M.fraction(n, of)
  end
  function root.chance(value)
    if type(value) == "number" then return value end
    local number = type(value) == "string" and M.chance_of(value)
    if not number then return refused(M.fault("wrong_type", "chance")) end
    return number
  end
  function root.dice(seed, used)
    local own = DICE()
    local first, fault = number_of(seed, "seed")
    local second = 0
    if first and used ~= nil then second, fault = number_of(used, "used") end
    if type(fault) == "string" then
      local a, b, c, d = misuse("dice", fault)
      return a, b, c, d
    end
    if fault then return refused(fault) end
    own.seed, own.used = first, second
    local proxy = newproxy(dice_kind)
    held[proxy] = { dice = own }
    return proxy
  end
  function root.limit(budget)
    local before = M.budget
    if budget ~= nil then
      local wanted_budget = whole(budget)
      if not wanted_budget or wanted_budget < 1 or wanted_budget >= 2 ^ 32 then return refused(M.fault("out_of_range", "budget")) end
      M.budget = wanted_budget
    end
    return before
  end
  function root.vocabularies()
    local names = {}
    for i, of in ipairs(data.vocabularies) do names[i] = of.name end
    return setmetatable(names, M.prints.list)
  end
  function root.words(name)
    if type(name) ~= "string" then
      local a, b, c, d = misuse("words", wanted("the name", "a string", name))
      return a, b, c, d
    end
    local of, words = M.vocabulary(name), {}
    if not of then return refused(M.fault("unknown_word", "vocabulary",
      { value = M.shown(name), needs = "the name of a vocabulary, such as ocs.Phase; `vocabularies` lists them" })) end
    for i, word in ipairs(of.list) do
      local meaning = M.text(lib.grog_word_meaning(of.c, of.first + i - 1)) or ""
      words[i] = setmetatable({ word = word, meaning = (meaning:gsub("\n", " ")) }, M.prints.word)
    end
    return setmetatable(words, M.prints.lines)
  end
  function root.charts()
    local names, i = {}, 0
    while lib.grog_chart_name(i) ~= nil do
      i = i + 1
      names[i] = M.text(lib.grog_chart_name(i - 1))
    end
    return setmetatable(names, M.prints.list)
  end
  function root.chart(name)
    if type(name) ~= "string" then
      local a, b, c, d = misuse("chart", wanted("the name", "a string", name))
      return a, b, c, d
    end
    local rows, columns = ffi.new "size_t[1]", ffi.new "size_t[1]"
    if lib.grog_chart_size(name, rows, columns) ~= 0 then return refused(M.fault("unknown_word", "name",
      { value = M.shown(name), words = root.charts(), nearest = M.nearest(name, root.charts()) })) end
    local chart = { name = name, doc = data.charts[name], columns = {}, rows = {}, cells = {} }
    for column = 1, tonumber(columns[0]) do
      chart.columns[column] = made(lib.grog_chart_column, name, column - 1, buffer, SIZE, count)
    end
    for row = 1, tonumber(rows[0]) do
      chart.rows[row], chart.cells[row] = made(lib.grog_chart_row, name, row - 1, buffer, SIZE, count), {}
      for column = 1, tonumber(columns[0]) do
        chart.cells[row][column] = made(lib.grog_chart_cell, name, row - 1, column - 1, buffer, SIZE, count)
      end
    end
    return setmetatable(chart, M.prints.chart)
  end
  -- How a map numbers its hexes, by the word for it.
  local function numbered(word)
    return M.vocabulary("Numbering").codes[word]
  end
  local function unknown(field, code)
    return refused { code = code, path = field }
  end
  function root.hex_at(number, numbering)
    if type(number) == "number" then number = ("%04d"):format(number) end
    local why = type(number) ~= "string" and wanted("the number", "a string", number)
      or type(numbering) ~= "string" and wanted("the name", "a string", numbering)
    if why then
      local a, b, c, d = misuse("hex_at", why)
      return a, b, c, d
    end
    local code = numbered(numbering)
    if not code then return unknown("numbering", "unknown_word") end
    local q, r = number:match "^([+-]?%d+),([+-]?%d+)$"
    if q then return setmetatable({ q = tonumber(q), r = tonumber(r) }, M.prints.hex) end
    local hex = M.shape("Hex").ct()
    if not number:match "^%d%d%d%d$" or lib.grog_hex_at(tonumber(number), code, hex) ~= 0 then
      return unknown("number", "out_of_range")
    end
    return setmetatable({ q = hex.f_q, r = hex.f_r }, M.prints.hex)
  end
  function root.hex_number(hex, numbering)
    local why = not is_table(hex) and wanted("the hex", "a table", hex)
      or type(numbering) ~= "string" and wanted("the name", "a string", numbering)
    if why then
      local a, b, c, d = misuse("hex_number", why)
      return a, b, c, d
    end
    local code = numbered(numbering)
    if not code then return unknown("numbering", "unknown_word") end
    local shape, printed = M.shape "Hex", ffi.new "uint16_t[1]"
    local record = shape.ct()
    local _, fault = M.reading(function(ctx) return M.take(shape, record, hex, ctx) end)
    if fault then return refused(fault) end
    if numbering == "axial" then return record.f_q .. "," .. record.f_r end
    if lib.grog_hex_number(record, code, printed) ~= 0 then return unknown("hex", "out_of_range") end
    return ("%04d"):format(printed[0])
  end
  function root.sentence(step)
    if not is_table(step) then
      local a, b, c, d = misuse("sentence", wanted("the step", "a table", step))
      return a, b, c, d
    end
    local shape = M.shape "Step"
    local record = shape.ct()
    local _, fault = M.reading(function(ctx) return M.take(shape, record, step, ctx) end)
    if fault then return refused(fault) end
    -- Without an index a step concerns all items of its part. The library counts them from 0.
    if type(step) == "table" and rawget(step, "index") == nil then record.f_index = 65535 end
    if record.f_index < 65534 then record.f_index = record.f_index + 1 end
    return made(lib.grog_step_text, record, buffer, SIZE, count) or ""
  end
  M.say(root.sentence)
  -- A question that is read once and asked many times, without garbage.
  function root.prepare(name, question)
    local why = type(name) ~= "string" and wanted("the operation", 'its name, "ocs.combat.assess" for example', name)
      or not operations[name] and "there is no operation " .. name
      or not is_table(question) and wanted("the question", "a table", question)
    if why then
      local a, b, c, d = misuse("prepare", why)
      return a, b, c, d
    end
    local ask, value = M.prepare(operations[name], question)
    if not ask then return refused(value) end
    local verdict, message, code, field = ask()
    if verdict == nil then return nil, message, code, field end
    return ask, value
  end
  root.faults, root.version = {}, data.version
  for number = 0, data.faults - 1 do
    root.faults[M.fault_words[number]] = { number = number, meaning = M.text(lib.grog_fault_meaning(number)) }
  end
  return root
end
