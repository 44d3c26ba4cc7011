-- Runs the shared vectors of this binding: as plain tables, as parsed records, as parsed lists with parsed answers.
-- lua vectors.lua OPERATIONS.json FILE...
local check = require "check"
local json = require "dkjson"
local grognard = require "grognard"
-- As many steps as a vector asks for.
grognard.limit(2 ^ 32 - 1)

local function decode(path)
  local value, _, why = json.decode(check.read(path), 1, nil)
  return assert(value, path .. ": " .. tostring(why))
end

local shared = require "in_lua"(decode(arg[1]))
local operations, is_list, in_lua = shared.operations, shared.is_list, shared.vector
local within = require "within"(is_list)

local function sorted(list)
  local copy = {}
  for i, v in ipairs(list) do copy[i] = v end
  table.sort(copy)
  return table.concat(copy, "; ")
end

-- A fault inside a value that was parsed on its own, seen from the question.
local function fault(name, field, code)
  local dot = (field == "" or field:sub(1, 1) == "[") and "" or "."
  return { code = code, field = name .. dot .. field }
end

-- The question with its records parsed: one by one, or whole lists at a time.
local function parse(question, fields, lists)
  local out = {}
  for name, value in pairs(question) do out[name] = value end
  for _, field in ipairs(fields) do
    local name, kind = field.name, field.kind
    local value = out[name]
    if type(value) == "table" and type(kind) == "table" then
      local record, item = kind.record or kind.view, type(kind.list) == "table" and kind.list.record
      if record then
        local parsed, _, code, where = check.at(grognard, record)(value)
        if not parsed then return nil, fault(name, where, code) end
        out[name] = parsed
      elseif item and lists then
        local parsed, _, code, where = grognard.list(item, value)
        if not parsed then return nil, fault(name, where, code) end
        out[name] = parsed
      elseif item and is_list(value) then
        local items = {}
        for i, each in ipairs(value) do
          if type(each) == "table" then
            local parsed, _, code, where = check.at(grognard, item)(each)
            if not parsed then return nil, fault(name .. "[" .. i .. "]", where, code) end
            items[i] = parsed
          else
            items[i] = each
          end
        end
        out[name] = items
      end
    end
  end
  return out
end

-- What is wrong with an answer, or with the fault that came instead.
local function compare(vector, answer, wrong)
  if not answer then
    if vector.fault and vector.fault.code == wrong.code and vector.fault.field == wrong.field then return nil end
    return "fault " .. tostring(wrong.code) .. " at " .. tostring(wrong.field)
  end
  if vector.fault then return "no fault" end
  if answer.verdict ~= vector.verdict then
    return "verdict " .. tostring(answer.verdict) .. ", expected " .. tostring(vector.verdict) .. "; cites " .. sorted(answer.cites)
  end
  if vector.out then
    if answer.value == nil then return "no value" end
    local why = within("", vector.out, answer.value)
    if why then return why end
  end
  for _, list in ipairs { "effects", "rows" } do
    if vector[list] then
      local items = answer[list] or {}
      if #items ~= #vector[list] then return #items .. " " .. list .. ": " .. json.encode(items) end
      for i, expected in ipairs(vector[list]) do
        local got = {}
        for name, value in pairs(items[i]) do got[name] = value end
        local why = within(list .. "[" .. (i - 1) .. "]", expected, got)
        if why then return why end
      end
    end
  end
  -- Steps that are named stand in the trail in their order, whatever stands between them.
  if vector.trail and answer.trail then
    local at = 1
    for i, wanted in ipairs(vector.trail) do
      while answer.trail[at] and within("", wanted, answer.trail[at]) do at = at + 1 end
      if not answer.trail[at] then return "trail[" .. (i - 1) .. "] is not in its turn" end
      at = at + 1
    end
  end
  local got, expected = sorted(answer.cites), sorted(vector.cites or {})
  if got ~= expected then return "cites " .. got .. ", expected " .. expected end
  return nil
end

-- Where an answer with exact texts differs from one with numbers.
local function alike(at, exact, plain)
  if type(exact) == "string" and type(plain) == "number" then
    local number = grognard.chance(exact)
    local fine = number and math.abs(number - plain) <= 1e-15 * math.max(1, plain)
    return not fine and at .. ": " .. exact .. " and " .. plain or nil
  end
  if type(exact) ~= "table" or type(plain) ~= "table" then
    return exact ~= plain and at .. ": " .. tostring(exact) .. " and " .. tostring(plain) or nil
  end
  for key, value in pairs(exact) do
    local why = alike(at .. "." .. tostring(key), value, plain[key])
    if why then return why end
  end
  for key in pairs(plain) do
    if exact[key] == nil then return at .. "." .. tostring(key) end
  end
end

-- Asks, in one of the forms; what is wrong, and whether it has a chance to be compared.
local function ask(vector, form)
  local operation, call = operations[vector.call], check.at(grognard, vector.call)
  if not operation or type(call) ~= "function" then return nil, { code = "no operation" } end
  local question = {}
  for name, value in pairs(vector["in"] or {}) do question[name] = value end
  if vector.dice then question.dice = vector.dice end
  local options = { exact = true }
  if form ~= "tables" then
    local wrong
    question, wrong = parse(question, operation.question.fields, form == "lists")
    if not question then return nil, wrong end
    options = { trail = true, raw = form == "lists", exact = true }
  end
  local answer, message, code, field = call(question, options)
  if not answer then
    if type(message) ~= "string" or not message:find(code, 1, true) or not message:find(field, 1, true) then
      return nil, { code = "a message without code or field: " .. tostring(message), field = field }
    end
    return nil, { code = code, field = field }
  end
  if options.trail then
    for i, step in ipairs(answer.trail) do
      if not grognard.rule(step.rule) then return nil, { code = "a step without a rule", field = "trail[" .. i .. "]" } end
    end
  elseif answer.trail then
    return nil, { code = "a trail that nobody wanted", field = "trail" }
  end
  if form == "tables" then
    -- Without options chances are the numbers of these texts.
    local plain = assert(call(question))
    local why = alike("", answer, plain)
    -- On a screen each record says what it is.
    for _, told in ipairs { answer, plain } do
      if tostring(told):find "table: " then why = why or tostring(told) end
    end
    if why then return nil, { code = "another answer without options", field = why } end
  end
  if form == "lists" then
    if answer.value ~= nil then answer.value = grognard.totable(answer.value, options) end
    for _, list in ipairs { "effects", "rows" } do
      for i, item in ipairs(answer[list] or {}) do answer[list][i] = grognard.totable(item, options) end
    end
  end
  return answer
end

local function run(vector)
  if not (vector.out or vector.fault or vector.verdict or vector.effects or vector.rows) then return "it expects nothing" end
  for _, form in ipairs { "tables", "records", "lists" } do
    local fine, answer, wrong = pcall(ask, vector, form)
    if not fine then return form .. ": " .. tostring(answer) end
    local why = compare(vector, answer, wrong)
    if why then return form .. ": " .. why end
  end
  return nil
end

-- Expectations that are wrong must be noticed: otherwise the comparison above proves nothing.
local function altered(vector)
  local all = {}
  local function with(name, value)
    local copy = {}
    for k, v in pairs(vector) do copy[k] = v end
    copy[name] = value
    all[#all + 1] = copy
  end
  if vector.fault then
    with("fault", { code = vector.fault.code, field = vector.fault.field .. "x" })
    with("fault", { code = "ok", field = vector.fault.field })
    return all
  end
  local cites = vector.cites or {}
  local fewer, more = {}, { "OCS 0.0" }
  for i, id in ipairs(cites) do
    more[i + 1] = id
    if i > 1 then fewer[i - 1] = id end
  end
  with("cites", fewer)
  with("cites", more)
  with("verdict", vector.verdict == "allowed" and "forbidden" or "allowed")
  with("fault", { code = "empty", field = "attackers" })
  if vector.trail then with("trail", { { rule = "OCS 0.0" } }) end
  for name, value in pairs(vector.out or {}) do
    local out = {}
    for k, v in pairs(vector.out) do out[k] = v end
    out[name] = { value }
    with("out", out)
  end
  return all
end

local run_count, seen, unnoticed = 0, {}, 0
for i = 2, #arg do
  for _, vector in ipairs(decode(arg[i])) do
    vector = in_lua(vector)
    local mine = vector.languages == nil
    for _, language in ipairs(vector.languages or {}) do mine = mine or language == "lua" end
    if mine then
      run_count = run_count + 1
      if seen[vector.id] then check.that(vector.id, false, "used twice") end
      seen[vector.id] = true
      if check.that(vector.id, pcall(run, vector) and run(vector) == nil, select(2, pcall(run, vector))) then
        for _, wrong in ipairs(altered(vector)) do
          if run(wrong) == nil then
            unnoticed = unnoticed + 1
            print("a wrong expectation passed for " .. vector.id)
          end
        end
      end
    end
  end
end
check.same("wrong expectations are noticed", unnoticed, 0)
print("vectors run: " .. run_count)
check.finish("vectors")
