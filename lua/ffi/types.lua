-- Shapes: the description of records and questions with their C types, each made when it is first used.
local M = ...
local ffi, lib, data = M.ffi, M.lib, M.data
local concat, sub = table.concat, string.sub

ffi.cdef [[
uint32_t grog_abi_version(void);
const char *grog_word(const char *vocabulary, uint8_t code);
const char *grog_word_meaning(const char *vocabulary, uint8_t code);
const char *grog_fault_word(int32_t code);
const char *grog_fault_meaning(int32_t code);
const char *grog_rule_id(uint16_t rule);
const char *grog_rule_title(uint16_t rule);
int32_t grog_rule_number(const char *id, uint16_t *rule);
int32_t grog_struct_size(const char *name, size_t *size);
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

function M.text(pointer)
  if pointer == nil then return nil end
  return ffi.string(pointer)
end

-- The words of faults by number, and numbers by word.
M.fault_words, M.fault_numbers = {}, {}
for number = 0, data.faults - 1 do
  local word = M.text(lib.grog_fault_word(number))
  M.fault_words[number], M.fault_numbers[word] = word, number
end

-- Vocabularies by name: `words` by code, `codes` by word, `list` in the order of the codes.
M.vocabularies = {}
for _, of in ipairs(data.vocabularies) do M.vocabularies[of.name] = of end
function M.vocabulary(name)
  local of = M.vocabularies[name]
  if of and not of.words then
    of.words, of.codes, of.list = {}, {}, {}
    for code = of.first, of.first + of.count - 1 do
      local word = M.text(lib.grog_word(of.c, code))
      of.words[code], of.codes[word] = word, code
      of.list[#of.list + 1] = word
    end
  end
  return of
end

-- Ids of rules by number, as they are met.
M.ids = setmetatable({}, { __index = function(ids, number)
  local id = M.text(lib.grog_rule_id(number))
  ids[number] = id or number
  return ids[number]
end })
local number_out = ffi.new "uint16_t[1]"
function M.rule_number(id)
  if lib.grog_rule_number(id, number_out) ~= 0 then return nil end
  return number_out[0]
end

local raw_records = {}
for _, of in ipairs(data.records) do raw_records[of.name] = of end
M.raw_records = raw_records

local function ctype(of)
  local inner = {}
  for i, name in ipairs(of.inner or {}) do inner[i] = M.shape(name).ct end
  local ct = ffi.typeof("struct { " .. of.members .. " }", unpack(inner))
  return ct
end

-- Fields that have a meaning in a list or array give it to their items.
local function item_of(field)
  local each = field.each
  each.name, each.rule, each.item, each.first, each.measure = "", field.rule, field.item, field.first, field.measure
  each.share, each.share_of = field.share, field.share_of
  return each
end

-- How the fields of a record are said, a letter for each (lua/src/show.lua).
local function mark(field)
  if field.name == "denominator" then return "-" end
  if field.share or field.share_of then
    return field.share == 1 and "n" or field.name:find "expected$" and "e" or "c"
  end
  if field.k ~= "record" then return "n" end
  return raw_records[field.of].sum and "e" or field.of == "Odds" and "o" or "n"
end
local function meta(shape)
  local names, marks = {}, {}
  for i, field in ipairs(shape.fields) do names[i], marks[i] = field.name, mark(field) end
  local styles = { Odds = "odds", Step = "step" }
  local style = styles[shape.name] or shape.name:find "%.Force$" and "force" or "record"
  return M.record_text(concat(names, ","), concat(marks), style)
end

local function complete(shape)
  shape.meta = meta(shape)
  shape.ct = ctype(shape)
  shape.bytes, shape.array = ffi.sizeof(shape.ct), ffi.typeof("$[?]", shape.ct)
  shape.by_name, shape.musts = {}, {}
  shape.is_hex = #shape.fields == 2 and shape.fields[1].name == "q" and shape.fields[2].name == "r"
  for index, field in ipairs(shape.fields) do
    field.c_item = field.c
    field.index, field.c, field.n = index, "f_" .. field.name, "n_" .. field.name
    shape.by_name[field.name] = field
    local open = field.item == "board.units" or field.item == ""
    if open and field.first == 0 and field.k == "int" then field.none = field.hi end
    if field.required or field.none then shape.musts[#shape.musts + 1] = field end
    if field.each then
      local each = item_of(field)
      if each.each then item_of(each) end
    end
    if field.item == "board.units" then field.is_unit = true end
    if field.each and field.item == "board.units" then field.each.is_unit = true end
    if field.k == "word" then M.vocabulary(field.of) end
    if field.named then shape.named = field end
    if field.k == "view" then shape.view_field = field end
    if field.through then shape.through = field end
    if field.places then shape.places_list = field end
    if field.ordered then shape.ordered = true end
  end
  for _, field in ipairs(shape.fields) do
    field.put, field.get = M.putter(field, shape), M.getter(field, shape)
    field.exact = M.exactly(field, shape)
  end
  if shape.there then M.optional(shape) end
  return shape
end

-- The shape of a record or structure of lists, by its name.
local shapes = {}
function M.shape(name)
  local shape = shapes[name]
  if not shape then
    shape = raw_records[name]
    if not shape then return nil end
    shapes[name] = shape
    complete(shape)
  end
  return shape
end

-- An operation with the types of its question and answer.
local CITES = ffi.typeof "struct { uint32_t set[16]; uint16_t base; uint16_t reserved; }"
M.FAULT = ffi.typeof [[struct {
  uint32_t size; uint16_t code; uint16_t index; char path[120]; int64_t value; int64_t low; int64_t high; char limit[40];
  char other[120]; char why[120]; int64_t other_value; uint8_t known; uint8_t other_known; uint8_t reserved[6];
}]]
M.DICE = ffi.typeof "struct { uint64_t seed; uint64_t used; }"
function M.operation(of)
  if of.ct then return of end
  complete(of)
  local text, inner = { "struct { uint32_t size; uint8_t verdict; uint8_t pad[3]; $ cites; " }, { CITES }
  if of.effects then
    inner[#inner + 1] = M.shape(of.effects).ct
    text[#text + 1] = "$ *items; size_t capacity; size_t len; "
  end
  if of.scratch then text[#text + 1] = "uint64_t *scratch; size_t words; size_t needed; " end
  if of.answer then
    inner[#inner + 1] = M.shape(of.answer).ct
    text[#text + 1] = "$ value; "
  end
  text[#text + 1] = "}"
  of.answer_ct = ffi.typeof(concat(text), unpack(inner))
  M.TRAIL = M.TRAIL or ffi.typeof("struct { uint32_t size; uint32_t reserved; $ *steps; size_t capacity; size_t len; }", M.shape "Step".ct)
  local lent = of.play and "uint64_t *game, size_t words, " or ""
  ffi.cdef("int32_t " .. of.c .. "(" .. lent .. "const void *question, void *answer, void *trail, void *fault);")
  local call = lib[of.c]
  if of.play then
    of.call = function(question, answer, trail, fault)
      return call(of.game.words, of.game.count, question, answer, trail, fault)
    end
  else
    of.call = call
  end
  return of
end

-- The functions that sort a list of a structure.
function M.sorter(shape, field)
  if not field.sort then
    local name = "grog_" .. shape.name:lower():gsub("%.", "_") .. "_sort_" .. field.name
    ffi.cdef("int32_t " .. name .. "(void *items, size_t len, uint16_t *places, void *fault);")
    field.sort = lib[name]
  end
  return field.sort
end

-- Reads a record from its text; returns 0 or the number of a fault.
function M.read_text(shape, text, record)
  if not shape.text_reader then
    local name = "grog_" .. shape.name:lower():gsub("%.", "_") .. "_read"
    ffi.cdef("int32_t " .. name .. "(const char *text, void *record);")
    shape.text_reader = lib[name]
  end
  return shape.text_reader(text, record)
end

-- Faults: a code, a path, and what a message says besides.
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
    elseif measure.parts == 1 then add("; whole numbers of ", measure.unit)
    else add("; multiples of 1/", measure.parts, " ", measure.unit) end
  end
  if fault.limit then add(" (", fault.limit, ": a limit of this library)") end
  if fault.nearest then add("; ", fault.nearest, "?")
  elseif fault.needs then add("; needs ", fault.needs)
  elseif fault.words and #fault.words > 0 and #fault.words <= 40 then add("; one of ", concat(fault.words, ", ")) end
  return concat(out)
end
