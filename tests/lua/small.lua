-- The evaluators without native code against the shared vectors: with doubles, and with PICO-8's numbers emulated.
-- lua small.lua OPERATIONS.json FILE...
local check = require "check"
local json = require "dkjson"
local fixed = require "fixed"

local function decode(file) return assert(json.decode(check.read(file), 1, nil)) end
local description, vectors = decode(arg[1]), {}
for i = 2, #arg do
  for _, vector in ipairs(decode(arg[i])) do vectors[#vectors + 1] = vector end
end
local kinds = {}
for _, record in ipairs(description.records) do
  if record.name == "axis_allies.Force" then
    for i, field in ipairs(record.fields) do kinds[i] = field.name end
  end
end

-- A measure of a vector as a number; nil if the numbers at hand do not hold it exactly.
local exact
local function number(value)
  if type(value) == "number" then return value end
  local whole, num, den = value:match "^(%d*) ?(%d+)/(%d+)$"
  if not num then return tonumber(value) end
  local x = (tonumber(whole) or 0) + num / den
  return x
end
local function strength(value)
  local x = number(value)
  -- Doubles hold every number of 1/11520 of a point.
  if not exact then return math.floor(x * 11520 + 0.5) end
  if x >= 32768 or x * 65536 % 1 ~= 0 then return nil end
  return x
end

local GROUNDS = { open = 1, close = 2, very_close = 3, extremely_close = 4 }
local OUTCOMES = { "-", "DG", "1", "2", "3" }
local CELLS = { "-", "DG", "[1/2]", "1/2", "1", "2", "3" }
local SIDES = { attacker = 1, defender = -1, none = 0 }

-- The differences of what is expected and what came; only fields that the vector has.
local function differ(out, got)
  for name, value in pairs(got) do
    local wanted = out[name]
    if type(wanted) == "table" then
      for i, each in ipairs(wanted) do
        if tonumber(each) ~= value[i] then return ("%s[%d] is %s, expected %s"):format(name, i, tostring(value[i]), tostring(each)) end
      end
    elseif wanted ~= nil and wanted ~= value and tonumber(wanted) ~= value then
      return ("%s is %s, expected %s"):format(name, tostring(value), tostring(wanted))
    end
  end
end

local function table_of(t) return { columns = t.pairs, rows = t.rows, first = t.first or 0, cells = t.cells } end
local function acw_table(t)
  t.pairs = {}
  for i, heading in ipairs(t.columns) do t.pairs[i] = { heading.attack, heading.defence } end
  return table_of(t)
end
-- One die of six sides unless the question says otherwise.
local function throw(a, side)
  local dice, sides = a[side .. "_dice"] or 0, a[side .. "_sides"] or 0
  if dice == 0 and sides == 0 then return 1, 6 end
  return dice, sides
end
local function ratio(a, side, points, losses)
  local p, l = a[side .. "_ratio_points"] or 0, a[side .. "_ratio_losses"] or 0
  if p == 0 and l == 0 then return points, losses end
  return p, l
end

-- By operation: what the evaluator says, as the fields of the answer; nil and a reason where it does not carry a vector.
local roads = {
  ["ocs.odds.round"] = function(g, q)
    local a, d = strength(q.attack), strength(q.defence)
    if not a or not d then return nil, "a strength that is not exact" end
    if a == 0 or d == 0 then return nil, "no odds of nothing" end
    local x, y = g.odds(a, d)
    if exact and (x >= 32767 or y >= 32767) then return nil, "odds beyond the range" end
    return { attack = x, defence = y }
  end,
  ["ocs.odds.column"] = function(g, q)
    local a, d = strength(q.attack), strength(q.defence)
    if not a or not d then return nil, "a strength that is not exact" end
    return { column = g.combat_column(a, d, GROUNDS[q.ground]) }
  end,
  ["ocs.combat.resolve"] = function(g, q, dice)
    local a = q.assessment
    local cell, column, roll, first, side, shift = g.combat(a.column, a.drm or 0, a.hedgehog or 0, a.kind == "overrun", dice)
    for word, of in pairs(SIDES) do
      if of == side then side = word end
    end
    return { result = g.results[cell], column = column, roll = roll, surprise_roll = first, surprise = side, shift = shift }
  end,
  ["ocs.combat.distribution"] = function(g, q)
    local a = q.assessment
    local counts, ours, theirs = g.combat_chances(a.column, a.drm or 0, a.hedgehog or 0, a.kind == "overrun")
    return { results = counts, surprise_attacker = ours, surprise_defender = theirs }
  end,
  ["ocs.barrage.resolve"] = function(g, q, dice)
    local a = q.assessment
    local outcome, cell, counts = g.barrage(a.column, a.brackets_dg or false, a.fire == "ship", { dice[1], dice[2], dice[3] or 0 })
    return { outcome = OUTCOMES[outcome], table = CELLS[cell], counts = CELLS[counts] }
  end,
  ["ocs.barrage.distribution"] = function(g, q)
    local a = q.assessment
    return { outcomes = g.barrage_chances(a.column, a.brackets_dg or false, a.fire == "ship") }
  end,
  ["korea.combat.resolve"] = function(g, q, dice)
    local a, at = q.assessment, 0
    local function thrown(side)
      local sum = a[side .. "_drm"] or 0
      for _ = 1, (throw(a, side)) do
        at = at + 1
        sum = sum + dice[at]
      end
      return sum
    end
    local ours, theirs = thrown "attacker", thrown "defender"
    for i, chip in ipairs(q.drawn or {}) do
      if i <= (a.attacker_chips or 0) then ours = ours + chip else theirs = theirs + chip end
    end
    local p, l = ratio(a, "attacker", 1, 1)
    local dp, dl = ratio(a, "defender", a.kind == "meeting" and 2 or 1, 1)
    local n, lost, theirs_lost = g.korea(ours, theirs, p, l, dp, dl, a.rounding == "up")
    return { attacker_roll = ours, defender_roll = theirs, differential = n, attacker = lost, defender = theirs_lost }
  end,
  ["korea.combat.distribution"] = function(g, q, _, vector)
    local a = q.assessment
    if (a.attacker_chips or 0) + (a.defender_chips or 0) > 0 then return nil, "chips" end
    if not vector.rows then return nil, "no rows are expected" end
    local dice, sides = throw(a, "attacker")
    local other, others = throw(a, "defender")
    local cases = sides ^ dice * others ^ other
    if exact and cases >= 32768 then return nil, "more cases than the range" end
    if cases >= 2 ^ 53 then return nil, "more cases than a double holds" end
    local counts, low = g.korea_chances((a.attacker_drm or 0) - (a.defender_drm or 0), dice, sides, other, others)
    local got, wanted = {}, {}
    for i, row in ipairs(vector.rows) do
      local sum = 0
      if row.lowest == nil or row.highest == nil or row.cases == nil then return nil, "rows without their bounds" end
      for n = row.lowest, row.highest do sum = sum + (counts[n - low + 1] or 0) end
      got[i], wanted[i] = sum, row.cases
    end
    vector.out.rows_cases = wanted
    return { rows_cases = got }
  end,
  ["acw.odds.round"] = function(g, q)
    if q.attack == 0 or q.defence == 0 then return nil, "no odds of nothing" end
    local x, y = g.odds(q.attack, q.defence, true)
    if exact and (q.attack >= 32768 or q.defence >= 32768) then return nil, "a strength beyond the range" end
    return { attack = x, defence = y }
  end,
  ["acw.odds.column"] = function(g, q)
    local t, most = acw_table(q.table), 0
    for _, heading in ipairs(t.columns) do most = math.max(most, heading[1], heading[2]) end
    if exact and math.max(q.attack, q.defence) * most >= 32768 then return nil, "a strength beyond the range" end
    return { column = g.acw_column(t, q.attack, q.defence) }
  end,
  ["acw.combat.resolve"] = function(g, q, dice)
    local a = q.assessment
    local code, row = g.acw(acw_table(q.table), a.column, a.drm or 0, dice[1])
    return { code = code, row = row, roll = dice[1] + (a.drm or 0) }
  end,
  ["acw.combat.distribution"] = function(g, q)
    local a = q.assessment
    return { faces = g.acw_faces(acw_table(q.table), a.column, a.drm or 0) }
  end,
  ["axis_allies.battle.apply"] = function(g, q, dice, vector)
    local b = q.battle
    local side = b.stage == "attack_fire" and "attack" or b.stage == "defence_fire" and "defence"
    if b.kind ~= "land" or not side then return nil, "no volley on land" end
    local force, counts = side == "attack" and b.attacker or b.defender, {}
    for i, kind in ipairs(kinds) do counts[i] = (force or {})[kind] or 0 end
    if vector.out.hits == nil then return nil, "no hits are expected" end
    local hit = {}
    for _, list in ipairs { b.figures[side], b.figures["own_" .. side] or {} } do
      for _, value in ipairs(list) do hit[#hit + 1] = value end
    end
    return { hits = g.volley(hit, counts, dice or q.dice) }
  end,
}

local function flat(out)
  local copy = {}
  for name, value in pairs(out or {}) do copy[name] = value end
  for _, inner in ipairs { "losses", "result" } do
    if type(copy[inner]) == "table" then
      for name, value in pairs(copy[inner]) do copy[name] = copy[name] or value end
      copy[inner] = nil
    end
  end
  return copy
end

local function run(label, g)
  local carried, left = {}, {}
  for _, vector in ipairs(vectors) do
    local road = roads[vector.call]
    local why
    if road and (vector.fault or vector.verdict == "forbidden") then
      why = "a fault, or forbidden: there is none here"
    elseif road and next(vector["in"].tables or {}) then
      why = "tables of a game's own"
    elseif road then
      fixed.overflowed = false
      local copy = json.decode(json.encode(vector))
      copy.out = flat(copy.out)
      local fine, got, reason = pcall(road, g, copy["in"], copy.dice, copy)
      if not fine then
        check.that(label .. " " .. vector.id, false, got)
      elseif not got then
        why = reason
      else
        carried[vector.call] = (carried[vector.call] or 0) + 1
        local wrong = differ(copy.out, got)
        check.that(label .. " " .. vector.id, not wrong and not (exact and fixed.overflowed), wrong or "a number left the range")
        -- A wrong expectation is noticed.
        for name in pairs(got) do
          if copy.out[name] ~= nil then
            copy.out[name] = type(copy.out[name]) == "table" and { -77 } or -77
            check.that(label .. " " .. vector.id .. " notices", differ(copy.out, got))
          end
        end
      end
    end
    if why then left[why] = (left[why] or 0) + 1 end
  end
  local names, all = {}, 0
  for name in pairs(roads) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do
    all = all + (carried[name] or 0)
    print(("%s: %-28s %4d vectors"):format(label, name, carried[name] or 0))
    check.that(label .. " carries " .. name, (carried[name] or 0) > 2)
  end
  for why, count in pairs(left) do print(("%s: %4d not carried: %s"):format(label, count, why)) end
  return all
end

local small = require "grognard_small"
local many = run("doubles", small)
exact = true
local text = assert(package.path:match "([^;]*generated[^;]*)"):gsub("%?", "grognard_pico8")
text = check.read(text)
local pico = fixed.run(text, { flr = math.floor, abs = math.abs, max = math.max, min = math.min, ord = string.byte }).grog
local fewer = run("16.16", pico)
check.that("most vectors by both", many > 600 and fewer > many * 0.9, many .. " and " .. fewer)

-- PICO-8 counts neither commas, points and colons nor `local` and `end`; a pair of brackets is one token.
local tokens = 0
for _, token in ipairs(fixed.tokens_of(text)) do
  if not token:find "^[,.:;%)%]}]$" and token ~= "local" and token ~= "end" then tokens = tokens + 1 end
end
print(tokens .. " tokens")
check.that("at most 8,192 tokens", tokens <= 8192 and tokens > 500, tokens)

-- The emulation itself.
local f = fixed.run("function half(a) return a / 2 end function long(a, b) return a * b + 1 end function less(a) return -a - 1 end", {})
check.same("a half", f.half(3), 1.5)
check.same("a third is cut", fixed.run("x = 1 / 3", {}).x, 21845 / 65536)
fixed.overflowed = false
check.same("a product wraps", f.long(256, 128), -32767)
check.that("and is noticed", fixed.overflowed)
check.same("precedence", fixed.run("x = 1 + 2 * 3 - 4 / 2 - 1", {}).x, 4)
check.same("a sign", f.less(3), -4)

-- Chances of a volley: three dice at 1, one at 3.
local p = small.volley_chances({ 1, 3 }, { 3, 1 })
check.that("a volley's chances", math.abs(p[1] - (5 / 6) ^ 3 / 2) < 1e-12 and math.abs(p[5] - 1 / 432) < 1e-12 and #p == 5)
local q, sum = pico.volley_chances({ 1, 3 }, { 3, 1 }), 0
for i = 1, 5 do
  sum = sum + q[i]
  check.that("and in 16.16", math.abs(q[i] - p[i]) < 0.0005, q[i])
end
check.that("of one in all", math.abs(sum - 1) < 0.001, sum)
check.finish("small")
