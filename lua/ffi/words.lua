-- Words of the library: of its vocabularies, of its faults, and the ids of rules.
local M = ...
local ffi, lib, data = M.ffi, M.lib, M.data

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
