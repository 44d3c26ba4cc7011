-- Shapes: the description of records and questions with their C types, each made when it is first used.
local M = ...
local ffi, lib, data = M.ffi, M.lib, M.data
local concat = table.concat

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
  local style = styles[shape.name] or shape.force and "force" or "record"
  return M.record_text(concat(names, ","), concat(marks), style)
end

-- Gives a field the shape of what it holds: of a record, or of a structure of lists.
local function give_shape(field)
  if field.k == "record" or field.k == "view" then field.shape = M.shape(field.of) end
  if field.each then give_shape(field.each) end
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
    give_shape(field)
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
