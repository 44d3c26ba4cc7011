-- Junk, always the same: nothing but an answer, or nil with a known code, or an error raised for misuse.
-- lua fuzz.lua OPERATIONS.json [HOW MANY]
local check = require "check"
local json = require "dkjson"
local grognard = require "grognard"
local description = assert(json.decode(check.read(arg[1]), 1, nil))
local random = check.random(20241)
local records = {}
for _, record in ipairs(description.records) do records[record.name] = record end

local cycle = {}
cycle[1], cycle.unit, cycle.attackers = cycle, cycle, cycle
local numbers = { 0, 1, -1, 2, 7, 255, 256, 65535, 65536, 4294967295, 4294967296, 2 ^ 53, -2 ^ 63, 2 ^ 63, 1e300, 0.5, 1 / 0, -1 / 0, 0 / 0 }
local texts = { "", "combat", "hq", "x", "\0", "\255\254", ("a"):rep(5000), "attackers", "1" }
local others = { true, false, print, io.stdout, cycle, coroutine.create(function() end), grognard, grognard.dice(1), assert(grognard.ocs.Unit {}),
  assert(grognard.list("ocs.Unit", { {}, {} })), assert(grognard.ocs.Face {}), assert(grognard.list("Hex", {})) }

local junk
function junk(depth)
  local what = random(10)
  if what <= 4 then return numbers[random(#numbers)] end
  if what <= 6 then return texts[random(#texts)] end
  if what <= 8 or depth > 3 then return others[random(#others)] end
  local made = {}
  for _ = 1, random(4) - 1 do
    local key = junk(depth + 1)
    if key ~= nil and key == key then made[key] = junk(depth + 1) end
  end
  return made
end

-- Mostly right, sometimes not.
local function value(kind, depth)
  if random(30) == 1 then return junk(0) end
  if kind == "flag" then return random(2) == 1 end
  if kind == "wide" then return random(3) == 1 and tostring(random(2147483647)) or random(6) end
  if kind.text then return texts[random(#texts)] end
  local bounds = kind.int or kind.said
  if bounds then
    if random(4) == 1 then return bounds[random(2)] end
    return random(6)
  end
  if kind.place and random(2) == 1 then return random(140) end
  if kind.word or kind.place then
    local words = description.words[kind.word or kind.place].words
    return words[random(#words)].word
  end
  local made = {}
  if kind.list or kind.array then
    for i = 1, kind.count or random(4) - 1 do made[i] = value(kind.list or kind.array, depth + 1) end
    return made
  end
  for _, field in ipairs(records[kind.record or kind.view].fields) do
    if field.required or random(3) == 1 then made[field.name] = value(field.kind, depth + 1) end
  end
  if random(3) == 1 then return check.at(grognard, kind.record or kind.view)(made) or made end
  return made
end

local calls = {}
for _, operation in ipairs(description.operations) do
  calls[#calls + 1] = { name = operation.name, fields = operation.question.fields }
end
for _, record in ipairs(description.records) do
  calls[#calls + 1] = { name = record.name, fields = record.fields }
end

local answers, faults, raised, bad = 0, 0, 0, 0
local function wrong(name, why)
  bad = bad + 1
  if bad < 10 then print(name .. ": " .. tostring(why)) end
end
for _ = 1, tonumber(arg[2] or "20000") do
  local case = calls[random(#calls)]
  local question
  if random(20) == 1 then
    question = junk(0)
  else
    question = {}
    for _, field in ipairs(case.fields) do
      if field.required or random(4) == 1 then question[field.name] = value(field.kind, 0) end
    end
    if random(25) == 1 then question[texts[random(#texts)]] = junk(0) end
  end
  local options = ({ nil, { trail = true }, { raw = true }, nil })[random(4)]
  if random(60) == 1 then options = junk(0) end
  local call = check.at(grognard, case.name)
  local fine, answer, message, code, field
  if records[case.name] then
    fine, answer, message, code, field = pcall(call, question)
  else
    fine, answer, message, code, field = pcall(call, question, options)
  end
  if not fine then
    raised = raised + 1
    local misuse = type(question) ~= "table" and type(question) ~= "userdata" or options ~= nil
    if not misuse or type(answer) ~= "string" or not answer:find("grognard." .. case.name, 1, true) then wrong(case.name, answer) end
  elseif answer == nil then
    faults = faults + 1
    if not grognard.faults[code] or code == "ok" or code == "internal" or type(field) ~= "string" or not message:find(code, 1, true) then
      wrong(case.name, message)
    end
  else
    answers = answers + 1
    if type(answer) == "table" and #answer.cites == 0 then wrong(case.name, "no citation") end
    if type(answer) == "userdata" then tostring(answer) end
  end
end
-- The helpers take junk as well.
for _, name in ipairs { "list", "totable", "replace", "rule", "mixed", "dice" } do
  for _ = 1, 500 do
    local fine, answer, message, code = pcall(grognard[name], junk(0), junk(0))
    if not fine and not tostring(answer):find("grognard." .. name, 1, true) then wrong(name, answer) end
    if fine and answer == nil and not grognard.faults[code] then wrong(name, message) end
  end
end
collectgarbage()
print(answers .. " answers, " .. faults .. " faults, " .. raised .. " errors raised")
check.that("answers", answers > 100)
check.that("faults", faults > 100)
check.that("errors", raised > 20)
check.same("junk ends well", bad, 0)
check.finish("fuzz")
