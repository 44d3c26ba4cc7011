-- How the module behaves: faults and misuse, parsed records, text, dice, lists in odd shapes, reload, coroutines.
local check = require "check"
local before = {}
for name in pairs(_G) do before[name] = true end
local grognard = require "grognard"
for name in pairs(_G) do check.that("no global " .. tostring(name), before[name]) end
local ocs, assess = grognard.ocs, grognard.ocs.combat.assess

check.same("version", type(grognard.version), "string")

-- Hexes by the numbers that a map prints.
for _, numbering in ipairs { "odd_columns", "even_columns", "odd_rows", "even_rows" } do
  for _, number in ipairs { "0000", "0304", "1203", "9999" } do
    local hex = assert(grognard.hex_at(number, numbering))
    check.same(numbering .. " " .. number, grognard.hex_number(hex, numbering), number)
  end
end
check.same("a hex without its zero", grognard.hex_at(304, "odd_columns").r, 3)
check.same("a map without numbers", grognard.hex_at("3,-1", "axial").r, -1)
check.same("a hex of such a map", grognard.hex_number({ 3, -1 }, "axial"), "3,-1")
check.refuses("three digits", "out_of_range", "number", grognard.hex_at("304", "odd_columns"))
check.refuses("no such numbering", "unknown_word", "numbering", grognard.hex_at("0304", "columns"))
check.refuses("a hex beyond the map", "out_of_range", "hex", grognard.hex_number({ -1, 0 }, "odd_columns"))

-- What a counter prints.
do
  local unit = assert(ocs.Unit { counter = "(8)-4-6/4-4-12", side = 1, combat_side = { mobility = "leg" } })
  check.same("strength", unit.combat_side.strength, 8)
  check.same("parentheses", unit.combat_side.style, "parenthesised")
  check.same("beside it", unit.combat_side.mobility, "leg")
  check.same("rating", unit.rating, 4)
  check.same("the other side", unit.move_side.ma, 12)
  check.refuses("no counter", "bad_text", "counter", ocs.Unit { counter = "8-4" })
  check.refuses("another rating", "contradiction", "counter", ocs.Unit { counter = "8-4-6", rating = 3 })
  local function why(said) return (select(2, ocs.Unit(said))) end
  check.same("what it prints", why { counter = "8-4-6", rating = 3 },
    'counter: "8-4-6" conflicts with rating: 3: the counter prints a rating of 4 (contradiction)')
  check.same("its allowance", why { counter = "8-4-6", combat_side = { ma = 7 } },
    'counter: "8-4-6" conflicts with combat_side.ma: 7: the counter prints a movement allowance of 6 (contradiction)')
  check.same("its parentheses", why { counter = "(8)-4-6", combat_side = { style = "none" } },
    'counter: "(8)-4-6" conflicts with combat_side.style: none: the counter prints it in parentheses (contradiction)')
end

-- An answer.
-- What every unit has, of side 1 where nothing else is said.
local function regiment(more)
  local made = {
    side = 1, kind = "combat", mode = "combat", size = "regiment", rating = 3, combat_supply = "paid",
    combat_side = { strength = 4 },
  }
  for name, value in pairs(more or {}) do made[name] = value end
  return made
end
local function attack(attackers, defenders)
  return { attackers = attackers, defenders = defenders, attack = "regular", phase = "combat" }
end
local infantry, enemy = regiment(), regiment { side = 2 }
local question = attack({ infantry, infantry, infantry }, { enemy })
local answer = assert(assess(question))
check.same("verdict", answer.verdict, "allowed")
check.same("odds", answer.value.odds.attack .. ":" .. answer.value.odds.defence, "3:1")
check.same("a flag", answer.value.no_exploit, false)
check.same("a word", answer.value.kind, "regular")
check.same("no trail", answer.trail, nil)
check.same("no effects", answer.effects, nil)
local cites = table.concat(answer.cites, ", ")
check.that("cites", cites:find("OCS 9.7", 1, true), cites)
check.same("a step's rule", assert(assess(question, { trail = true })).trail[1].rule, "OCS 9.7")
check.same("no trail if not wanted", assert(assess(question, { trail = false })).trail, nil)
check.same("numbers are whole", (math.type or type)(answer.value.attack), math.type and "integer" or "number")
local forbidden = assert(assess(attack({ regiment { kind = "hq" } }, { enemy })))
check.same("forbidden", forbidden.verdict, "forbidden")
check.same("forbidden has no value", forbidden.value, nil)
check.that("forbidden cites", #forbidden.cites > 0)
local forbidden_raw = assert(assess(attack({ regiment { kind = "hq" } }, { enemy }), { raw = true }))
check.same("forbidden has no raw value", forbidden_raw.value, nil)
check.same("the same citations", table.concat(forbidden_raw.cites), table.concat(forbidden.cites))
local bare = assert(ocs.units.attack_capable { unit = infantry })
check.same("a verdict alone", bare.verdict, "allowed")
check.same("a verdict alone has no value", bare.value, nil)
local raw = assert(assess(question, { raw = true }))
check.same("a raw value", raw.value.odds, grognard.Odds { attack = 3, defence = 1 })
local dice = { 4, 3, 3, 2 }
local resolved = assert(ocs.combat.resolve { assessment = raw.value, dice = dice })
check.same("a raw value can be asked about", resolved.value.result,
  assert(ocs.combat.resolve { assessment = answer.value, dice = dice }).value.result)
check.same("no verdict where none is decided", resolved.verdict, nil)
local chances = assert(ocs.combat.distribution {
  assessment = raw.value, attacker_policy = "stand", defender_policy = "stand",
})
-- OCS 9.8 at 3:1 in the open: AL2 in 500 of 7,776 cases.
check.same("a chance is a number", chances.value.results[1], 500 / 7776)
local sum = 0
for _, n in ipairs(chances.value.results) do sum = sum + n end
check.that("chances add up", math.abs(sum - 1) < 1e-12, sum)
local exact = assert(ocs.combat.distribution({
  assessment = raw.value, attacker_policy = "stand", defender_policy = "stand",
}, { exact = true }))
check.same("exactly", exact.value.results[1], "500/7776")
check.same("the number of its text", grognard.chance(exact.value.results[1]), 500 / 7776)
check.same("a number is a chance", grognard.chance(0.5), 0.5)
check.same("no chance", select(3, grognard.chance("x")), "wrong_type")
local held = assert(ocs.combat.distribution({
  assessment = raw.value, attacker_policy = "stand", defender_policy = "stand",
}, { raw = true })).value
check.same("of a parsed record", held.results[1], 500 / 7776)
check.same("exactly, as a table", grognard.totable(held, { exact = true }).results[1], "500/7776")
check.same("as a table", grognard.totable(held).results[1], 500 / 7776)
-- Of one infantry against one infantry, which hits with 1 (attack) and 2 (defence) of 6.
local fight = { kind = "land", waves = { { force = { infantry = 1 } } }, defender = { infantry = 1 } }
local battle = assert(grognard.axis_allies.battle.distribution(fight)).value
-- A round ends it with chances of 1/6 * 2/3 (won), 5/6 * 1/3 (lost) and 1/6 * 1/3; otherwise there is another.
check.that("a battle won", math.abs(battle.win - (4 / 36) / (16 / 36)) < 1e-12, battle.win)
check.that("rounds expected", math.abs(battle.rounds - 36 / 16) < 1e-9, battle.rounds)
local text = assert(grognard.axis_allies.battle.distribution(fight, { exact = true })).value
check.that("a battle exactly", tostring(text.win):find "^%d+/9223372036854775808$", text.win)
check.same("its number", grognard.chance(text.win), battle.win)
check.that("an expectation exactly", tostring(text.rounds):find "^2 %d+/9223372036854775808$", text.rounds)
check.same("an expectation as a number", grognard.chance(text.rounds), battle.rounds)
local chance = assert(grognard.axis_allies.BattleChances { win = text.win, lose = 0.25 })
check.same("a chance given exactly", grognard.totable(chance, { exact = true }).win, text.win)
check.same("a chance given as a number", grognard.totable(chance, { exact = true }).lose, "2305843009213693952/9223372036854775808")
check.same("another fraction", grognard.axis_allies.BattleChances { win = "1/4" }, grognard.axis_allies.BattleChances { win = 0.25 })
check.refuses("no number of units", "wrong_type", "win", grognard.axis_allies.BattleChances { win = "1/3" })
check.refuses("more than certain", "out_of_range", "win", grognard.axis_allies.BattleChances { win = 1.5 })
check.same("certainty", grognard.axis_allies.BattleChances { win = 1 }.win, 1)

-- Answers are read on a screen.
local lines = {}
for line in (tostring(answer) .. "\n"):gmatch "(.-)\n" do lines[#lines + 1] = line end
check.same("a ruling's verdict and rules", lines[1], "allowed by " .. table.concat(answer.cites, ", "))
check.that("a ruling's numbers", lines[2]:find("odds 3:1", 1, true), lines[2])
check.same("odds", tostring(answer.value.odds), "3:1")
check.that("chances on a screen", tostring(chances):find("results [0.0643, ", 1, true), tostring(chances))
check.that("a battle on a screen", tostring(battle):find("rounds 2.25", 1, true), tostring(battle))
local state = assert(grognard.axis_allies.battle.distribution { kind = "land", waves = { { force = { infantry = 2 } } }, defender = { fighter = 3, infantry = 10 } })
check.that("a force", tostring(state):find("10 infantry, 3 fighter", 1, true), tostring(state))
check.that("a long text in a screenful", select(2, tostring(grognard.axis_allies.game.start()):gsub("\n", "\n")) < 20)
check.that("rows in a screenful", select(2, tostring(state):gsub("\n", "\n")) < 20)
-- Where nothing is required, nothing need be said.
check.that("no question", grognard.axis_allies.game.start() ~= nil)
check.that("no question but options", grognard.axis_allies.game.start(nil, { raw = true }) ~= nil)
check.refuses("what is required then", "missing_field", "attackers", assess())
local moved = ocs.Unit { mp_spent = "2 1/2", load = "3" }
check.same("a measure as a text", moved.mp_spent, "2 1/2")
check.same("a whole measure is a number", moved.load, 3)
check.that("a double that is exact", ocs.Unit { mp_spent = 2.5 } == ocs.Unit { mp_spent = "2 1/2" })
check.same("a whole one", ocs.Unit { mp_spent = 36.0 }.mp_spent, 36)
check.same("a double that is not exact", select(3, ocs.Unit { mp_spent = 0.1 }), "inexact")
check.same("beyond the field", select(3, ocs.Unit { mp_spent = 5462 }), "out_of_range")
check.same("a measure as a number", grognard.measure("2 1/2"), 2.5)
check.same("a fraction as a measure", grognard.mixed(5, 2), "2 1/2")
check.same("a whole one as a measure", grognard.mixed(6, 2), 3)
check.same("a unit by a word", ocs.Unit { amount = "1 3/4", kind = "truck" }.amount, "1 3/4")
check.same("another by a word", select(3, ocs.Unit { amount = "1 3/4", kind = "supply" }), "inexact")
check.same("no whole number of parts", select(3, ocs.Unit { mp_spent = "1/7" }), "inexact")
check.same("no measure", select(3, ocs.Unit { mp_spent = "x" }), "wrong_type")
check.same("an answer is written whole", tostring(grognard.Odds {}), "grognard.Odds{attack = 0, defence = 0}")

-- Faults, and misuse.
check.refuses("a fault", "out_of_range", "attackers[2].rating",
  assess(attack({ infantry, regiment { rating = 100 } }, { enemy })))
check.refuses("a unit that says nothing", "missing_field", "defenders[2].side", assess(attack({ infantry }, { enemy, {} })))
check.refuses("an attack that says nothing of itself", "missing_field", "attack",
  assess { attackers = { infantry }, defenders = { enemy } })
check.refuses("a fault inside", "unknown_field", "defenders[1].combat_side.strenght",
  assess { attackers = { infantry }, defenders = { { combat_side = { strenght = 4 } } } })
check.refuses("of several faults the first by name", "unknown_field", "aaa",
  assess { zzz = 1, attackers = { infantry }, defenders = 5, aaa = 1 })
check.refuses("a list for a record", "wrong_type", "attackers[1].combat_side",
  assess { attackers = { { combat_side = { 4 } } }, defenders = {} })
check.refuses("a record for a list", "wrong_type", "attackers", assess { attackers = infantry, defenders = {} })
check.refuses("a hole in a list", "wrong_type", "attackers", assess { attackers = { infantry, nil, infantry }, defenders = {} })
check.refuses("a list with a name", "wrong_type", "attackers", assess { attackers = { infantry, n = 1 }, defenders = {} })
check.refuses("a list from 0", "wrong_type", "attackers", assess { attackers = { [0] = infantry, infantry }, defenders = {} })
check.refuses("a list of a false index", "wrong_type", "attackers", assess { attackers = { [1.5] = infantry }, defenders = {} })
check.refuses("a list for a question", "wrong_type", "", assess { infantry })
check.refuses("another record for a question", "wrong_type", "", assess(assert(ocs.Unit(infantry))))
check.refuses("another record", "wrong_type", "unit", ocs.units.attack_capable { unit = assert(ocs.Face {}) })
check.refuses("a foreign userdata", "wrong_type", "unit", ocs.units.attack_capable { unit = io.stdout })
check.refuses("too many dice", "too_many_dice", "dice[5]",
  ocs.combat.resolve { assessment = raw.value, dice = { 4, 3, 3, 2, 1 } })
check.raises("a number", "question must be a table, not number", assess, 3)
check.raises("three arguments", "two arguments at most", assess, question, {}, 1)
check.raises("an unknown option", "no option trial", assess, question, { trial = true })
check.raises("an option of another type", "must be true or false", assess, question, { trail = 1 })
check.raises("options of another type", "options must be a table", assess, question, true)
check.raises("a constructor without fields", "must be a table", ocs.Unit)
check.raises("a constructor with two arguments", "one argument", ocs.Unit, {}, {})
check.raises("a list of nothing known", "no record ocs.Nothing", grognard.list, "ocs.Nothing", {})
check.raises("a list without a name", "record's name", grognard.list, {}, {})
check.raises("totable of a table", "parsed record", grognard.totable, {})
check.raises("replace in a table", "parsed record", grognard.replace, {}, {})
check.raises("a fraction of a text", "must be a whole number", grognard.mixed, "8", 2)
check.raises("rule of a table", "its id or its number", grognard.rule, {})
local _, place = pcall(function() assess(3) end)
check.that("misuse is blamed on its line", tostring(place):find("behaviour.lua:%d+:"), place)

-- Parsed records.
local unit = assert(ocs.Unit(infantry))
check.same("a field", unit.rating, 3)
check.same("a field with its default", unit.aboard, "nothing")
check.same("a word not said", unit.arm, nil)
check.same("a number not said", unit.combat_side.ma, nil)
check.same("a record inside", unit.combat_side.strength, 4)
check.same("no such field", unit.strenght, nil)
check.same("no such field by number", unit[1], nil)
check.that("equal", unit == ocs.Unit(infantry))
check.that("not equal", unit ~= ocs.Unit { rating = 3 })
check.that("not equal to another record", unit ~= ocs.Face {})
check.that("not equal to its table", unit ~= infantry)
check.that("never changes", not pcall(function() unit.rating = 4 end) and unit.rating == 3)
check.same("text", tostring(unit), 'grognard.ocs.Unit{hex = {q = 0, r = 0}, combat_side = {strength = 4}, kind = "combat", size = "regiment", '
  .. 'rating = 3, mode = "combat", side = 1, combat_supply = "paid"}')
check.same("text of defaults", tostring(ocs.Unit {}), "grognard.ocs.Unit{hex = {q = 0, r = 0}}")
check.that("a copy", ocs.Unit(unit) == unit)
local changed = assert(grognard.replace(unit, { rating = 5, mode = "move" }))
check.that("replaced", changed.rating == 5 and changed.mode == "move" and changed.combat_side == unit.combat_side)
check.same("what was is as it was", unit.rating, 3)
check.refuses("replaced by nonsense", "unknown_word", "mode", grognard.replace(unit, { mode = "x" }))
check.refuses("replaced by an unknown field", "unknown_field", "x", grognard.replace(unit, { x = 1 }))
check.refuses("replaced by two faults", "out_of_range", "rating", grognard.replace(unit, { rating = 200, steps = -1 }))
check.same("a record replaced as a whole", assert(grognard.replace(unit, { combat_side = { ma = 3 } })).combat_side.strength, nil)
local lost = assert(ocs.Effect { unit = 1, what = "lose_steps", amount = 3, rule = "OCS 9.8" })
check.refuses("steps that would be a mode", "missing_field", "amount", grognard.replace(lost, { what = "set_mode" }))
check.same("a mode", assert(grognard.replace(lost, { what = "set_mode", amount = "move" })).amount, "move")
check.same("steps that stay", assert(grognard.replace(lost, { unit = 2 })).amount, 3)
local moded = assert(ocs.Effect { unit = 1, what = "set_mode", amount = "move", rule = "OCS 5.5" })
check.refuses("a mode that would be steps", "missing_field", "amount", grognard.replace(moded, { what = "lose_steps" }))
local place = ocs.Board {
  hexes = { { hex = { q = 2, r = 0 } }, { hex = { q = 1, r = 0 } } },
  units = { { id = 9, hex = { q = 2, r = 0 } }, { id = 4, hex = { q = 1, r = 0 } } },
}
local cleared = assert(grognard.replace(place, { units = { { id = 4, hex = { q = 1, r = 0 } } } }))
check.that("a list of a board replaced", #cleared.units == 1 and #cleared.hexes == 2 and #place.units == 2)
check.that("equal to one made anew", cleared == ocs.Board {
  hexes = { { hex = { q = 2, r = 0 } }, { hex = { q = 1, r = 0 } } }, units = { { id = 4, hex = { q = 1, r = 0 } } },
})
check.same("a hex as a pair", assert(ocs.Unit { hex = { 3, 2 } }).hex.r, 2)
check.refuses("half a hex", "missing_field", "hex.r", ocs.Unit { hex = { q = 3 } })
check.refuses("half a pair", "wrong_type", "hex", ocs.Unit { hex = { 3 } })
check.refuses("a pair of something else", "wrong_type", "hex[2]", ocs.Unit { hex = { 3, "x" } })
check.refuses("a unit that stands nowhere", "missing_field", "units[1].hex", ocs.Board { units = { { side = 1 } } })
check.refuses("a board that does not say its units", "missing_field", "units", ocs.Board { hexes = {} })
check.that("a note of the caller's own", ocs.Unit { rating = 3, _note = {} } == ocs.Unit { rating = 3 })
check.that("an assessment replaced", assert(grognard.replace(raw.value, { column = 0 })).column == 0)
check.refuses("parsed with a fault", "out_of_range", "combat_side.strength", ocs.Unit { combat_side = { strength = -1 } })
check.refuses("an unknown field", "unknown_field", "strength", ocs.Unit { strength = 4 })
check.refuses("not even close", "wrong_type", "", ocs.Unit { 4 })
local function again(value)
  return check.load("return " .. tostring(value), { grognard = grognard })()
end
check.that("text makes it again", again(unit) == unit)
check.that("text of an answer's value makes it again", again(raw.value) == raw.value)
local rich = assert(ocs.Unit {
  id = 4294967295, hex = { q = -3, r = 7 }, combat_side = { strength = 12, style = "parenthesised", ma = 6 },
  rating = 5, kind = "artillery", released = true, mode = "reserve", steps = 1,
})
check.that("text of many fields makes it again", again(rich) == rich, tostring(rich))
if tonumber(_VERSION:match("%d%.%d")) > 5.2 then
  local seen, n = {}, 0
  for name, value in pairs(unit) do
    seen[name] = value
    n = n + 1
  end
  local expected = 0
  for _ in pairs(grognard.totable(unit)) do expected = expected + 1 end
  check.same("pairs shows all fields", n, expected)
  check.that("pairs shows values", seen.rating == 3 and seen.combat_side.strength == 4 and seen.released == false)
end

-- Parsed lists.
local list = assert(grognard.list("ocs.Unit", { infantry, unit, {} }))
check.same("length", #list, 3)
check.that("items from 1", list[1] == unit and list[2] == unit and list[3] == ocs.Unit {} and list[0] == nil and list[4] == nil)
check.same("no names", list.rating, nil)
check.that("lists are equal", list == grognard.list("ocs.Unit", { unit, unit, {} }) and list == grognard.list("ocs.Unit", list))
check.that("lists differ", list ~= grognard.list("ocs.Unit", { unit, unit }) and grognard.list("ocs.Face", {}) ~= grognard.list("ocs.Unit", {}))
check.that("text of a list makes it again", again(list) == list, tostring(list))
check.same("a list as tables", grognard.totable(list)[1].rating, 3)
check.refuses("a list with a fault", "out_of_range", "[2].rating", grognard.list("ocs.Unit", { {}, { rating = 300 } }))
check.refuses("a list of something else", "wrong_type", "[1]", grognard.list("ocs.Unit", { 4 }))
check.refuses("no list", "wrong_type", "", grognard.list("ocs.Unit", { rating = 4 }))
check.refuses("a list of other records", "wrong_type", "attackers[1]",
  assess { attackers = grognard.list("Hex", { { q = 1, r = 0 } }), defenders = {} })
local enemies = assert(grognard.list("ocs.Unit", { enemy, enemy, enemy }))
check.same("a list is accepted", assert(assess(attack(grognard.list("ocs.Unit", { infantry, unit }), enemies))).verdict, "allowed")

-- Lists in odd order, with parsed units and tables mixed.
local backwards = {}
for i = 40, 1, -1 do backwards[i] = regiment { combat_side = { strength = i } } end
local forwards = {}
for i = 1, 40 do
  forwards[i] = regiment { combat_side = { strength = i } }
  if i % 3 == 0 then forwards[i] = ocs.Unit(forwards[i]) end
end
local one = assert(assess(attack(backwards, { enemy })))
local two = assert(assess(attack(forwards, { enemy })))
check.same("every item counts, whatever the order", one.value.attack, two.value.attack)
check.same("and the sum is right", one.value.attack, 820)
local mixed = { unit, unit, infantry }
check.same("parsed first, then a table", assert(assess(attack(mixed, { enemy }))).value.attack, 12)
check.refuses("parsed first, then nonsense", "wrong_type", "attackers[3]",
  assess { attackers = { unit, unit, 5 }, defenders = { unit } })
check.refuses("parsed first, then a hole", "wrong_type", "attackers",
  assess { attackers = { unit, nil, nil, unit }, defenders = { unit } })
local loose = {}
loose[3], loose[1], loose[2] = unit, unit, unit
check.same("parsed units out of order", assert(assess(attack(loose, enemies))).value.attack, 12)

-- Tables with a metatable are read raw.
local touched = false
local meta = { __index = function() touched = true end, __pairs = function() touched = true end, __len = function() touched = true return 9 end }
check.same("raw tables", assert(assess(setmetatable(attack(setmetatable({ setmetatable(regiment(), meta) }, meta), { enemy }), meta))).verdict, "allowed")
check.that("no metamethod is called", not touched)

-- Helpers.
check.refuses("no such rule", "unknown_word", "rule", grognard.rule "OCS 99.9")
check.refuses("no such rule's number", "unknown_word", "rule", grognard.rule(65535))
local function said(call, of) return (select(2, call(of)):match "; (.*)$") end
check.same("what a rule is", said(grognard.rule, "Chapter nine"), "needs the citation of a paragraph, such as OCS 9.4e")
check.same("what a vocabulary is", said(grognard.words, "modes"),
  "needs the name of a vocabulary, such as ocs.Phase; `vocabularies` lists them")
check.same("the nearest chart", said(grognard.chart, "ocs.combat.opened"), "ocs.combat.open?")
check.same("what a number is", said(grognard.measure, "two"), "needs a number, or a text such as 2 1/2")
check.same("where options are", said(grognard.ocs.zoc.covers, { board = { units = {} }, hex = { 0, 0 }, side = 1, rules = {} }), "needs it inside the board")
check.same("what a saved game is", said(grognard.ocs.Game, "hello"), "needs the title: grognard ocs game 1")
check.same("fault code", grognard.faults.out_of_range.number, 2)

-- A question that is asked many times.
local ask, shown = grognard.prepare("ocs.combat.assess", attack({ infantry, infantry }, { enemy }))
check.same("asked again", ask(), "allowed")
check.same("and its value", shown.odds.attack, assert(assess(attack({ infantry, infantry }, { enemy }))).value.odds.attack)
check.same("with another list", ask { attackers = { infantry } }, "allowed")
check.same("its value then", shown.odds.attack, assert(assess(attack({ infantry }, { enemy }))).value.odds.attack)
check.refuses("with a fault", "out_of_range", "attackers[1].rating", ask { attackers = { regiment { rating = 100 } } })
check.refuses("with a fault of the rules", "missing_field", "defenders[1].side", ask { defenders = { {} } })
check.same("it stays as it was", ask(), "allowed")
check.same("forbidden", ask { attackers = { regiment { kind = "hq" } } }, "forbidden")
check.same("and without a value", shown.odds, nil)
local own = attack({ infantry, infantry }, { enemy })
local once, seen = grognard.prepare("ocs.combat.assess", own)
own.attackers = { infantry }
check.same("it was read once", once() == "allowed" and seen.odds.attack, assert(assess(attack({ infantry, infantry }, { enemy }))).value.odds.attack)
check.same("a value without such a field", seen.colour, nil)
check.same("an operation that decides nothing", grognard.prepare("ocs.odds.round", { attack = 3, defence = 1, ground = "open" })(), true)
check.refuses("prepared with a fault", "missing_field", "attackers", grognard.prepare("ocs.combat.assess", {}))
check.raises("no such operation", "no operation ocs.combat", grognard.prepare, "ocs.combat", {})
check.raises("a record prepared", "no operation ocs.Unit", grognard.prepare, "ocs.Unit", {})

-- Dice: the numbers are those of the other languages.
local function rolled(seed, n) return table.concat(assert(assert(grognard.dice(seed)):roll(n)), "") end
check.same("seeded dice", rolled(1950, 20), rolled("1950", 20))
check.same("one die", #assert(grognard.dice(7):roll()), 1)
check.same("no dice", #assert(grognard.dice(7):roll(0)), 0)
check.that("seeds beyond a double", rolled("9007199254740993", 40) ~= rolled("9007199254740992", 40))
check.that("the largest seed", #rolled("18446744073709551615", 5) == 5)
check.refuses("a seed too large", "out_of_range", "seed", grognard.dice "18446744073709551616")
check.refuses("a seed below nothing", "out_of_range", "seed", grognard.dice(-1))
check.refuses("a fraction for a seed", "wrong_type", "seed", grognard.dice(0.5))
check.refuses("a word for a seed", "wrong_type", "seed", grognard.dice "x")
check.raises("no seed", "the seed must be", grognard.dice)
local d = grognard.dice(1950)
check.same("dice go on", table.concat(d:roll(5)) .. table.concat(d:roll(15)), rolled(1950, 20))
check.refuses("too many dice at once", "out_of_range", "count", d:roll(1000001))
check.refuses("dice below nothing", "out_of_range", "count", d:roll(-1))
check.raises("dice of a text", "must be a whole number", d.roll, d, "3")
check.raises("dice without dice", "dice:roll", d.roll, 3)
check.same("text of dice", tostring(grognard.dice(7)), 'grognard.dice("7")')
check.same("text of dice with their position", tostring(d), 'grognard.dice("1950", "20")')
check.same("dice go on from their text", table.concat(again(d):roll(30)), table.concat(d:roll(30)))
check.refuses("a position below nothing", "out_of_range", "used", grognard.dice(7, -1))
check.refuses("a word for a position", "wrong_type", "used", grognard.dice(7, "x"))
if arg[1] then check.same("dice as the core rolls them", rolled(1950, 20), arg[1]) end

-- Coroutines.
local inside = coroutine.wrap(function()
  coroutine.yield(assess(question).verdict)
  coroutine.yield(select(2, pcall(assess, 3)))
  coroutine.yield(tostring(unit))
end)
check.same("in a coroutine", inside(), "allowed")
check.that("misuse in a coroutine", tostring(inside()):find("must be a table", 1, true))
check.same("text in a coroutine", inside(), tostring(unit))

-- Garbage: nothing is kept that nobody holds, nothing is lost that somebody does.
for i = 1, 2000 do
  local some = assert(ocs.Unit { rating = i % 6 })
  if i % 500 == 0 then collectgarbage() end
  if some.rating ~= i % 6 then check.that("parsed unit " .. i, false) end
end
collectgarbage()
local low = collectgarbage("count")
for _ = 1, 5000 do assess(question, { trail = true, raw = true }) end
collectgarbage()
collectgarbage()
check.that("memory comes back", collectgarbage("count") < low + 200, collectgarbage("count") - low)

-- Reload: the old functions and records go on, and the new module takes them.
local old = grognard
collectgarbage()
collectgarbage()
local alone = collectgarbage("count")
for round = 1, 20 do
  package.loaded.grognard = nil
  grognard = require "grognard"
  collectgarbage()
end
collectgarbage()
-- The old one and the last one stay, and those between them go.
check.that("modules go", collectgarbage("count") < 3 * alone, collectgarbage("count") / alone)
check.that("a new module", grognard ~= old)
check.same("the old record still reads", unit.rating, 3)
check.that("old and new records are equal", unit == grognard.ocs.Unit(infantry) and grognard.ocs.Unit(infantry) == unit)
check.same("the new module takes old records", assert(grognard.ocs.combat.assess(attack({ unit }, enemies))).verdict, "allowed")
check.same("the old module takes new records", assert(old.ocs.combat.assess(attack({ grognard.ocs.Unit(infantry) }, enemies))).verdict, "allowed")
check.same("replace takes old records", assert(grognard.replace(unit, { rating = 1 })).rating, 1)
check.same("old dice roll on", #d:roll(3), 3)
check.same("old text", tostring(unit), tostring(grognard.ocs.Unit(infantry)))

-- The pieces of the set-up refer to one another as a board's units do.
local pieces = grognard.axis_allies.map.setup { power = "japan" }.rows
for _, piece in ipairs(pieces) do
  if piece.aboard then check.same("a fighter's carrier", pieces[piece.aboard].kind, "carrier") end
end
check.same("a board of them", grognard.axis_allies.map.space { space = "jpn", board = { units = pieces } }.value.space, "jpn")

-- Faults that say what would do.
local function message(call, asked) return (select(2, call(asked))) end
local function standing(id) return { id = id, hex = { 0, 0 }, side = 1, kind = "combat", mode = "combat", size = "regiment" } end
local size = function(units, board) return message(grognard.ocs.stacking.size, { board = { units = board }, hex = { 0, 0 }, units = units, side = 1 }) end
check.same("no unit has the id", size({ 131 }, { standing(7), standing(9) }), "units[1]: no unit has the id 131 (out_of_range)")
check.same("ids on some units only", size({ 7 }, { standing(7), standing(0) }),
  "board.units[2].id: 0 conflicts with board.units[1].id: 7: where one unit has an id, each needs one (missing_field)")
check.same("the words of a missing field", message(grognard.axis_allies.battle.begin, { attacker = "10 inf, 3 ftr", defender = "4 inf" }),
  "kind: a field is missing on which the answer depends (missing_field); one of land, sea")
local india = { text = "grognard axis_allies game 1; round 1 uk combat_movement; cash 24 32 30 25 36; uk; inf ind 1; end" }
check.same("no such pieces", message(grognard.axis_allies.game.apply, { position = india, line = "2 arm IND > PER" }):match "; none there$", "; none there")
check.same("fewer such pieces", message(grognard.axis_allies.game.apply, { position = india, line = "2 inf IND > PER" }),
  "line[3]: a number lies outside its range (out_of_range): 2; needs 0 to 1")

-- A panic, in a build that has one to offer.
if grognard.defect then
  check.refuses("a panic", "internal", "defect", grognard.defect())
  check.same("and on it goes", assert(grognard.ocs.combat.assess(question)).verdict, "allowed")
end

check.finish("behaviour")
