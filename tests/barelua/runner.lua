-- Runs cases on the machine itself: `run(text)` is nil, or what is wrong.
local grognard = ...

local function at(root, name)
  for part in name:gmatch "[^.]+" do root = root[part] end
  return root
end

-- Where what came is not what is expected; only what is expected counts.
local function differs(path, expected, got)
  if type(expected) == "table" then
    if type(got) ~= "table" then return path .. " is " .. tostring(got) end
    for key, value in pairs(expected) do
      local why = differs(path .. "." .. key, value, got[key])
      if why then return why end
    end
    if expected[1] ~= nil and #expected ~= #got then return path .. " has " .. #got .. " items" end
    return nil
  end
  if expected == got then return nil end
  -- An exact chance is compared by its cases; a chance has 14 digits in a text.
  if type(got) == "string" and got:find "^%d+/%d+$" then got = math.tointeger(tonumber((got:match "^%d+"))) end
  if math.type(got) == "float" and math.type(expected) == "float" and math.abs(got - expected) < 1e-13 then return nil end
  -- A number of 64 bits stands in a case as its digits.
  if expected == got or math.type(got) == "integer" and tostring(got) == expected then return nil end
  return path .. " is " .. tostring(got) .. ", expected " .. tostring(expected)
end

-- A question as a text.
local function show(value)
  if type(value) == "string" then return ("%q"):format(value) end
  if math.type(value) == "float" then return ("%.17g"):format(value) end
  if type(value) ~= "table" then return tostring(value) end
  local parts = {}
  for key, item in pairs(value) do parts[#parts + 1] = "[" .. show(key) .. "]=" .. show(item) end
  return "{" .. table.concat(parts, ",") .. "}"
end

local function sorted(list)
  table.sort(list)
  return table.concat(list, "; ")
end

-- The call by texts gives the same.
local function by_text(case, answer, code, field)
  local got = assert(load("return " .. grognard.text(case.call, show(case.question)), "=answer", "t", {}))()
  if not answer then return (got.code ~= code or got.field ~= field) and "as texts " .. tostring(got.code) end
  return differs("as texts", answer, got)
end

local function run(text)
  local case = assert(load(text))()
  local answer, message, code, field = at(grognard, case.call)(case.question)
  local other = by_text(case, answer, code, field)
  if other then return case.id .. ": " .. other end
  if not answer then
    local fault = case.fault
    if fault and fault.code == code and fault.field == field then return nil end
    return case.id .. ": " .. tostring(message)
  end
  if case.fault then return case.id .. ": no fault" end
  if case.verdict and answer.verdict ~= case.verdict then return case.id .. ": " .. tostring(answer.verdict) end
  -- Exactly, each chance as so many cases of all.
  local exact = at(grognard, case.call)(case.question, { exact = true })
  local why = case.out and differs("value", case.out, exact.value)
  for _, list in ipairs { "effects", "rows" } do
    why = why or case[list] and differs(list, case[list], exact[list])
  end
  local first = case.call == "ocs.combat.distribution" and exact.value.results[1]
  local cases, all = (first or "0/1"):match "^(%d+)/(%d+)$"
  if first and answer.value.results[1] ~= cases / all then why = "a chance is " .. tostring(answer.value.results[1]) end
  if not why and sorted(answer.cites) ~= sorted(case.cites) then why = "cites " .. sorted(answer.cites) end
  return why and case.id .. ": " .. why
end

-- A mod: data of a game that plays otherwise, in a file that sees nothing of the machine.
local function mod(text)
  local rules = assert(load(text, "=mod", "t", {}))()
  local function unit(side, strength)
    return {
      side = side, kind = "combat", mode = "combat", size = "regiment", steps = 2, rating = 3, combat_supply = "paid",
      combat_side = { strength = strength },
    }
  end
  local question = {
    attackers = { unit(1, 8), unit(1, 7) }, defenders = { unit(2, 6) }, attack = "regular", phase = "combat",
  }
  local plain = assert(grognard.ocs.combat.assess(question))
  question.rules = rules.ocs.rules
  local changed = assert(grognard.ocs.combat.assess(question))
  return plain.value, changed.value
end

return run, mod
