-- The module against the description: names, arguments, words, codes of faults, rules, annotations.
-- lua parity.lua OPERATIONS.json ANNOTATIONS...
local check = require "check"
local json = require "dkjson"
local grognard = require "grognard"

local description = assert(json.decode(check.read(arg[1]), 1, nil))
local annotations = ""
for i = 2, #arg do
  local file = check.read(arg[i])
  check.that(arg[i] .. " is Lua", (loadstring or load)(file))
  check.that(arg[i] .. " is not too long", #file < 800000, #file)
  annotations = annotations .. file
end
check.that("there are annotations", #arg > 1)

local function annotated(name)
  return annotations:find("\nfunction grognard." .. name:gsub("%.", "%%.") .. "%(")
end

local records = {}
for _, record in ipairs(description.records) do records[record.name] = record end

-- The lowest and the highest number of a field. Items count from 1, units of a board by their ids.
local function bounds(field)
  local range = field.kind.int or field.kind.said
  if type(field.means) ~= "table" then return range[1], range[2] end
  local base = field.means.item == "board.units" and 0 or 1
  return range[1] + base, range[2] - 1 + base
end

-- A value that the field takes.
local function sample(kind, field)
  if kind == "flag" then return true end
  if kind == "wide" then return 0 end
  if kind.text then return "a text" end
  if kind.int or kind.said then return (bounds(field or { kind = kind })) end
  if kind.word or kind.place then return description.words[kind.word or kind.place].words[1].word end
  if kind.list then return {} end
  if kind.array then
    local all = {}
    local item = field and { kind = kind.array, means = field.means }
    for i = 1, kind.count do all[i] = sample(kind.array, item) end
    return all
  end
  local made = {}
  for _, field in ipairs(records[kind.record or kind.view].fields) do
    if field.required then made[field.name] = sample(field.kind, field) end
  end
  return made
end

local function whole(fields)
  local made = {}
  for _, field in ipairs(fields) do made[field.name] = sample(field.kind, field) end
  return made
end

local function without(value, name, other)
  local copy = {}
  for k, v in pairs(value) do copy[k] = v end
  copy[name] = other
  return copy
end

-- Each field is known by its name, and refuses what is not of its kind.
local function fields_of(name, call, fields)
  local question = whole(fields)
  check.refuses(name .. ": an unknown field", "unknown_field", "no_such_field", call(without(question, "no_such_field", 1)))
  for _, field in ipairs(fields) do
    local label, kind = name .. "." .. field.name, field.kind
    check.refuses(label .. " of another type", "wrong_type", field.name, call(without(question, field.name, print)))
    if field.required then
      check.refuses(label .. " missing", "missing_field", field.name, call(without(question, field.name, nil)))
    elseif records[name] then
      local _, _, code = call(without(question, field.name, nil))
      check.that(label .. " may be missing", code ~= "missing_field", code)
    end
    if kind == "flag" then
      check.refuses(label .. " takes no number", "wrong_type", field.name, call(without(question, field.name, 1)))
    elseif kind.text then
      check.refuses(label .. " a number", "wrong_type", field.name, call(without(question, field.name, 1)))
    elseif field.share == "chance" then
      check.refuses(label .. " too low", "out_of_range", field.name, call(without(question, field.name, -0.5)))
      check.refuses(label .. " too high", "out_of_range", field.name, call(without(question, field.name, 1.5)))
      check.refuses(label .. " no number", "out_of_range", field.name, call(without(question, field.name, 0 / 0)))
      check.refuses(label .. " no fraction", "wrong_type", field.name, call(without(question, field.name, "1/0")))
      for _, n in ipairs { 0, 1, 0.1, "1/2", "9223372036854775807/9223372036854775808" } do
        local _, _, code, where = call(without(question, field.name, n))
        check.that(label .. " takes " .. n, where ~= field.name or (code ~= "wrong_type" and code ~= "out_of_range"), code)
      end
    elseif kind == "wide" then
      check.refuses(label .. " too low", "out_of_range", field.name, call(without(question, field.name, -1)))
      check.refuses(label .. " a fraction", "wrong_type", field.name, call(without(question, field.name, 1.5)))
      check.refuses(label .. " two halves", "wrong_type", field.name, call(without(question, field.name, { high = 1, low = 1 })))
      for _, n in ipairs { 0, 5, "18446744073709551615" } do
        local _, _, code, where = call(without(question, field.name, n))
        check.that(label .. " takes a wide number", where ~= field.name or code ~= "wrong_type", code)
      end
    elseif field.measured_by then
      check.refuses(label .. " a truth value", "wrong_type", field.name, call(without(question, field.name, true)))
      check.refuses(label .. " no measure", "wrong_type", field.name, call(without(question, field.name, "x")))
    elseif field.measure and (kind.int or kind.said) then
      -- A number of units: the highest that the field's parts hold.
      local most = math.floor((kind.int or kind.said)[2] / field.measure.parts)
      check.refuses(label .. " too low", "out_of_range", field.name, call(without(question, field.name, -1)))
      check.refuses(label .. " too high", "out_of_range", field.name, call(without(question, field.name, most + 1)))
      check.refuses(label .. " huge", "out_of_range", field.name, call(without(question, field.name, 1e300)))
      check.refuses(label .. " not exact", "inexact", field.name, call(without(question, field.name, 0.1)))
      check.refuses(label .. " no number of parts", "inexact", field.name, call(without(question, field.name, "1/7")))
      check.refuses(label .. " infinite", "wrong_type", field.name, call(without(question, field.name, 1 / 0)))
      check.refuses(label .. " no number", "wrong_type", field.name, call(without(question, field.name, 0 / 0)))
      check.refuses(label .. " a truth value", "wrong_type", field.name, call(without(question, field.name, true)))
      check.refuses(label .. " no measure", "wrong_type", field.name, call(without(question, field.name, "x")))
      for _, n in ipairs { 0, "0", most, most + 0.0 } do
        local _, _, code, where = call(without(question, field.name, n))
        check.that(label .. " takes " .. n, where ~= field.name or code ~= "wrong_type", code)
      end
    elseif kind.int or kind.said then
      local low, high = bounds(field)
      check.refuses(label .. " too low", "out_of_range", field.name, call(without(question, field.name, low - 1)))
      check.refuses(label .. " too high", "out_of_range", field.name, call(without(question, field.name, high + 1)))
      check.refuses(label .. " huge", "out_of_range", field.name, call(without(question, field.name, 1e300)))
      check.refuses(label .. " a fraction", "wrong_type", field.name, call(without(question, field.name, 1.5)))
      check.refuses(label .. " infinite", "wrong_type", field.name, call(without(question, field.name, 1 / 0)))
      check.refuses(label .. " no number", "wrong_type", field.name, call(without(question, field.name, 0 / 0)))
      check.refuses(label .. " a truth value", "wrong_type", field.name, call(without(question, field.name, true)))
      local text = field.means == "rule" and "unknown_word" or "wrong_type"
      check.refuses(label .. " a digit's text", text, field.name, call(without(question, field.name, "1")))
      for _, n in ipairs { low, high, high + 0.0 } do
        local _, _, code, where = call(without(question, field.name, n))
        check.that(label .. " takes " .. n, where ~= field.name or code ~= "wrong_type", code)
      end
    elseif kind.place then
      check.refuses(label .. ": no name", "unknown_word", field.name, call(without(question, field.name, "no such name")))
      check.refuses(label .. " too low", "out_of_range", field.name, call(without(question, field.name, -1)))
      check.refuses(label .. " too high", "out_of_range", field.name, call(without(question, field.name, 32768)))
      check.refuses(label .. " a fraction", "wrong_type", field.name, call(without(question, field.name, 1.5)))
      for _, word in ipairs(description.words[kind.place].words) do
        local _, _, code, where = call(without(question, field.name, word.word))
        check.that(label .. " takes " .. word.word, where ~= field.name or (code ~= "unknown_word" and code ~= "wrong_type"), code)
      end
    elseif kind.word then
      check.refuses(label .. ": no word", "unknown_word", field.name, call(without(question, field.name, "no such word")))
      check.refuses(label .. ": no text", "unknown_word", field.name, call(without(question, field.name, "\255")))
      for _, word in ipairs(description.words[kind.word].words) do
        local _, _, code, where = call(without(question, field.name, word.word))
        check.that(label .. " takes " .. word.word, where ~= field.name or (code ~= "unknown_word" and code ~= "wrong_type"), code)
      end
    end
  end
end

local expected = { list = true, totable = true, replace = true, rule = true, measure = true, mixed = true, chance = true, dice = true,
  limit = true, vocabularies = true, words = true, charts = true, chart = true, sentence = true,
  prepare = true, hex_at = true, hex_number = true }
local has_expected
function has_expected(record)
  for _, field in ipairs(record.fields) do
    local inner = type(field.kind) == "table" and field.kind.record
    if inner == "axis_allies.Expected" or inner and has_expected(records[inner]) then return true end
  end
  return false
end
for _, record in ipairs(description.records) do
  expected[record.name] = true
  local make = check.at(grognard, record.name)
  if check.same(record.name .. " is a function", type(make), "function") then
    fields_of(record.name, make, record.fields)
    local parsed = make(whole(record.fields))
    check.that(record.name .. " is made", parsed)
    check.that(record.name .. " equals itself made again", parsed == make(whole(record.fields)))
    -- An expected number is shown as a number, and not read from one: such a record is handed on parsed.
    if not has_expected(record) then
      check.that(record.name .. " equals its table made again", parsed == make(grognard.totable(parsed)))
    end
    for _, field in ipairs(record.fields) do
      local some = field.means ~= "rule" and parsed[field.name] ~= nil
      check.that(record.name .. "." .. field.name .. " can be read", some or field.means == "rule" or field.optional)
    end
  end
  check.that(record.name .. " is annotated", annotated(record.name))
end
for _, operation in ipairs(description.operations) do
  expected[operation.name] = true
  local call = check.at(grognard, operation.name)
  if check.same(operation.name .. " is a function", type(call), "function") then
    fields_of(operation.name, call, operation.question.fields)
  end
  check.that(operation.name .. " is annotated", annotated(operation.name))
end

-- Both roads have them.
for _, game in ipairs(description.games) do
  expected[game.name] = true
  check.that(game.name .. " is annotated", annotated(game.name))
end

local function walk(prefix, value)
  for name, inner in pairs(value) do
    local path = prefix .. name
    if type(inner) == "function" then
      check.that(path .. " stands in the description", expected[path])
    elseif type(inner) == "table" and path ~= "faults" then
      walk(path .. ".", inner)
    end
  end
end
walk("", grognard)

local faults = 0
for place, fault in ipairs(description.faults.words) do
  faults = faults + 1
  local mine = grognard.faults[fault.word] or {}
  check.same("number of " .. fault.word, mine.number, place - 1)
  check.same("meaning of " .. fault.word, mine.meaning, fault.doc)
end
for _ in pairs(grognard.faults) do faults = faults - 1 end
check.same("no other faults", faults, 0)
for name, described in pairs(description.words) do
  local words = grognard.words(name) or {}
  check.same(name .. ": words", #words, #described.words)
  for place, word in ipairs(described.words) do
    local mine = words[place] or {}
    check.same(name .. ": " .. word.word, mine.word, word.word)
    check.same(name .. ": " .. word.word .. ": meaning", mine.meaning, (word.doc:gsub("\n", " ")))
  end
end
check.same("every vocabulary", #grognard.vocabularies() > 100, true)
check.same("an unknown vocabulary", select(3, grognard.words("ocs.Nothing")), "unknown_word")
for place, described in ipairs(description.charts) do
  check.same("charts", grognard.charts()[place], described.name)
  local chart = grognard.chart(described.name) or {}
  for _, part in ipairs { "columns", "rows" } do
    check.same(described.name .. ": " .. part, table.concat(chart[part] or {}, " "), table.concat(described[part], " "))
  end
  for row, cells in ipairs(described.cells) do
    check.same(described.name .. ": " .. row, table.concat(chart.cells[row], " "), table.concat(cells, " "))
  end
end
check.same("an unknown chart", select(3, grognard.chart("ocs.nothing")), "unknown_word")
check.same("a sentence",
  grognard.sentence { rule = "OCS 9.8", what = "shift", about = "attackers", index = 2, den = 1, num = -2 },
  "attackers[2]: 2 columns to the left (OCS 9.8: surprise shifts the column)")
check.same("a sentence about all items",
  grognard.sentence { rule = "OCS 9.7", what = "total", about = "attackers", den = 1, num = 1, value = 16 },
  "the attackers: strength 16 in all (OCS 9.7: the odds column)")
for _, rule in ipairs(description.rules) do
  for _, key in ipairs { rule.id, rule.number } do
    local mine = grognard.rule(key) or {}
    check.that("rule " .. key, mine.id == rule.id and mine.number == rule.number and mine.title == rule.title)
  end
end
for name, vocabulary in pairs(description.words) do
  for _, word in ipairs(vocabulary.words) do
    check.that("annotation of " .. name .. "." .. word.word, annotations:find('---| "' .. word.word .. '" #', 1, true))
  end
end

check.finish("parity")
