-- Games that are held: the same positions as by the operations, undo and redo, and what bad input leaves alone.
-- lua games.lua GAME
local check = require "check"
local grognard = require "grognard"
local aa = grognard.axis_allies
-- Over the C library a game has no `dice_needed`, and is its text as text.
local is_module = aa.Game().dice_needed ~= nil

-- A recorded game, through the game and through the operations.
local game, position = aa.Game { tas_links = true }, aa.game.start({ tas_links = true }).value
local texts, orders = { game:text() }, 0
for line in (check.read(arg[1]) .. "\n"):gmatch("(.-)\r?\n") do
  local heading = line:find("^grognard") or line:find("^title") or line:find("^option") or line:find("^# ")
  if not heading and line:find("%S") then
    local told, ruling = assert(aa.game.apply { position = position, line = line }), assert(game:order(line))
    check.same(line, ruling.verdict, "allowed")
    check.same(line .. ": its rules", table.concat(ruling.cites, ", "), table.concat(told.cites, ", "))
    check.same(line .. ": its effects", #ruling.effects, #told.effects)
    for i, effect in ipairs(told.effects) do
      for name, value in pairs(effect) do check.same(line .. ": " .. name, ruling.effects[i][name], value) end
    end
    position, orders = told.value, orders + 1
    check.same(line .. ": its position", game:text(), position.text)
    texts[#texts + 1] = game:text()
  end
end
check.that("orders", orders > 500, orders)
check.same("the history", #game:history(), orders)
local last = game:pack()
for i = orders, 1, -1 do
  check.that("undo", game:undo(true))
  check.same("undo " .. i, game:text(), texts[i])
end
check.same("nothing more", game:undo(true), nil)
check.same("the beginning", game:pack(), aa.Game({ tas_links = true }):pack())
for i = 1, orders do
  check.that("redo", game:redo())
  if i % 50 == 0 then check.same("redo " .. i, game:text(), texts[i + 1]) end
end
check.same("the end", game:pack(), last)
check.same("no redo", game:redo(), nil)

-- Random players, by the rows of the choices.
for seed = 1, 4 do
  local random, game = check.random(seed), aa.Game()
  local steps = 0
  local function one()
    local rows = {}
    for _, row in ipairs(game:choices().rows) do
      if row.step ~= "surrender" then rows[#rows + 1] = row end
    end
    for i = #rows, 2, -1 do
      local j = random(i)
      rows[i], rows[j] = rows[j], rows[i]
    end
    if rows[1] and rows[1].step == "dice" then
      local dice = {}
      if is_module then check.same("dice needed", game:dice_needed(), rows[1].count) end
      for i = 1, rows[1].count do dice[i] = random(6) end
      return assert(game:order(rows[1], dice))
    end
    for pass = 1, 2 do
      for _, row in ipairs(rows) do
        if (row.step == "end") == (pass == 2) and assert(game:judge(row)).verdict == "allowed" then
          return assert(game:order(row))
        end
      end
    end
    return nil
  end
  for _ = 1, 60 do
    local ruling = one()
    if not ruling then break end
    check.same("a random step", ruling.verdict, "allowed")
    steps = steps + 1
  end
  check.that("steps", steps > 15, steps)
  check.that("text", aa.Game(game:text()) == game)
  check.that("bytes", aa.Game(game:pack()) == game)
  while game:undo(true) do end
  check.same("back", game:pack(), aa.Game():pack())
end

-- The games of the other systems, by the rows of the choices alone.
local korea, acw = grognard.korea, grognard.acw
local function engagements(seed)
  local function unit(id, name, side, quality, arm, q, r)
    return { id = id, name = name, side = side, quality = quality, arm = arm, hex = { q, r } }
  end
  local hexes = {}
  for q = -3, 2 do
    for r = -2, 2 do hexes[#hexes + 1] = { hex = { q, r }, un_supply = q == -3 } end
  end
  return korea.Game {
    turn = "communist", seeded = seed % 2 == 1, seed = seed, hexes = hexes, victory_points = { 2, 0 },
    depots = { { id = 1, hex = { -3, 0 }, in_range = true } },
    units = {
      unit(1, "1st_cav", "un", "a", "infantry", 0, 0), unit(2, "105th", "communist", "b", "armored", 1, 0),
      unit(3, "3rd", "communist", "c", "infantry", 0, 1), unit(4, "5th", "un", "c", "infantry", -1, 1),
    },
  }
end
local function phase(seed)
  local function unit(id, name, side, q, strength)
    local infantry = { kind = "infantry", hex = { q, 0 }, strength = strength, cohesion = 5 }
    return { id = id, name = name, side = side, unit = infantry }
  end
  return acw.Game {
    units = { unit(1, "2nd_wis", "attacker", 0, 8), unit(2, "6th_wis", "attacker", 0, 3), unit(3, "4th_va", "defender", 1, 4) },
    table = acw.table.example().value, seeded = seed % 2 == 1, seed = seed,
  }
end
for _, of in ipairs { { engagements, korea.Game }, { phase, acw.Game } } do
  for seed = 1, 4 do
    local random, game = check.random(seed), assert(of[1](seed))
    local first = game:pack()
    for _ = 1, 60 do
      local rows = game:choices().rows
      if #rows == 0 then break end
      local row, dice = rows[random(#rows)], nil
      if row.step == "dice" then
        dice = {}
        for i = 1, row.count do dice[i] = random(6) end
      end
      check.same("a random step", assert(game:order(row, dice)).verdict, "allowed")
      check.that("text", of[2](game:text()) == game)
      check.that("bytes", of[2](game:pack()) == game)
    end
    check.that("a page", not is_module or tostring(game):find("waiting for: ", 1, true))
    while game:undo(true) do end
    check.same("back", game:pack(), first)
  end
end
local attack = engagements(0)
check.same("by names", attack:declare("105th", "1st_cav", "prepared").verdict, "allowed")
check.same("a line", attack:order("join 3rd").verdict, "allowed")
check.refuses("a unit that is not there", "unknown_name", "unit", attack:join("nobody"))

-- Orders by name.
local named = aa.Game()
check.same("buy", named:buy("infantry", 3).verdict, "allowed")
check.same("buy by fields", named:buy { kind = "armor", count = 3 }.verdict, "allowed")
check.same("no IPC left", named:buy("infantry").verdict, "forbidden")
check.same("end", named:end_().verdict, "allowed")
local by_words = { pieces = "1 ftr MOS", path = { "cau", "ukr" } }
check.same("in words", named:judge({ step = "move", pieces = "2 inf, 1 arm MOS", path = { "cau" } }).verdict, "allowed")
check.same("move", named:move(by_words).verdict, "allowed")
check.same("the caller's table stays", by_words.pieces, "1 ftr MOS")
check.same("move in order", named:move("2 inf, 1 arm MOS", { "cau" }).verdict, "allowed")
check.same("history", named:history()[1].order.count, 3)
check.same("a row", named:order({ step = "end", count = 0 }).verdict, "allowed")
check.that("text of the board", tostring(named):find(is_module and "^Round 1, ussr combat" or "^grognard"))

-- A refusal says why: nine infantry cost 27 IPC of the 24 there; a tank has two spaces, and India is the third.
local refused = aa.Game()
for _, ruling in ipairs { assert(refused:judge("buy 9 inf")), assert(refused:order("buy 9 inf")) } do
  check.same("too dear", ruling.verdict, "forbidden")
  check.same("one reason", #ruling.trail, 1)
  check.same("needed", ruling.trail[1].num, 27)
  check.same("there", ruling.trail[1].den, 24)
  check.that("a refusal as text", tostring(ruling):find("27 IPC needed, 24 there", 1, true), tostring(ruling))
end
check.that("the whole trail", #assert(refused:order("buy 9 inf", { trail = true })).trail > 1)
refused:end_()
local far = assert(refused:order("1 arm MOS > CAU > PER > IND"))
local piece = assert(refused:judge("1 arm MOS > CAU > PER > IND")).rows[1].piece
check.same("its piece", far.trail[1].index, piece)
check.same("spaces needed", far.trail[1].num, 3)
check.that("its piece as text", tostring(far):find("unit " .. piece .. ": ", 1, true), tostring(far))

-- A referee.
local copy = named:copy()
check.that("a copy", copy == named)
copy:order("fight UKR")
check.that("another position", copy ~= named)
check.same("dice", copy:dice_thrown(), false)
check.same("the trail of chances", type(assert(copy:chances({}, { trail = true })).trail), "table")
check.same("no trail", assert(copy:chances()).trail, nil)
check.raises("an odd option", "there is no option", function() copy:chances({}, { trial = true }) end)
local dice = {}
for i = 1, copy:choices().rows[1].count do dice[i] = 6 end
copy:dice(dice)
check.same("dice were thrown", copy:dice_thrown(), true)
check.same("a player", copy:undo(), nil)
check.same("a referee", copy:undo(true).order.step, "dice")
check.that("a player before them", copy:undo())

-- Bad input.
local fresh = aa.Game()
local before = fresh:pack()
check.refuses("a word", "unknown_name", "line[13]", fresh:order("2 inf CAU > XXX"))
check.refuses("nothing", "missing_field", "line[1]", fresh:order(""))
check.refuses("no step", "missing_field", "step", fresh:order {})
check.refuses("another step", "unknown_word", "step", fresh:judge { step = "attack" })
check.refuses("no kind", "missing_field", "kind", fresh:buy())
check.refuses("another field", "unknown_field", "path", fresh:order { step = "buy", kind = "infantry", path = { 1 } })
check.refuses("too many", "out_of_range", "count", fresh:buy("infantry", 256))
check.refuses("not now", "not_now", "step", fresh:lose { 9999 })
local _, early = fresh:order " dice 3 4"
check.same("a line at a wrong stage", early, "line[2]: the operation is not possible at this stage (not_now)"
  .. (is_module and ": 'dice'" or "") .. "; needs an order of the purchase: buy, end or surrender")

-- What every method returns prints.
do
  local shown = aa.Game()
  shown:order "buy 3 inf"
  shown:buy { kind = "infantry", count = 2 }
  check.same("an order that was done", tostring(shown:undo()):match "^[^\n]*",
    is_module and "buy 2 inf: allowed by AA units" or "buy kind infantry count 2: allowed by AA units")
  check.that("and its effects", tostring(shown:redo()):find("\neffects[1] ", 1, true))
  check.same("the history", tostring(shown:history()):match "^[^\n]*", "order[1] buy 3 inf: allowed by AA units")
  shown:end_()
  shown:order(shown:choices().rows[1])
  check.that("a row that was done", tostring(shown:undo()):find ": allowed by AA movement", tostring(shown:redo()))
  local calls = {
    choices = shown:choices(), look = shown:look(), chances = shown:chances(), judge = shown:judge "end", undo = shown:undo(),
    redo = shown:redo(), history = shown:history(), copy = shown:copy(), words = grognard.words "ocs.Policy",
    chart = grognard.chart "ocs.combat.open", charts = grognard.charts(), vocabularies = grognard.vocabularies(),
    rule = grognard.rule "OCS 9.4e", hex = grognard.hex_at("0304", "odd_columns"), roll = grognard.dice(1950):roll(5),
    record = grognard.totable(grognard.ocs.Unit { side = 1 }),
    list = grognard.totable(grognard.list("ocs.Unit", { { side = 1 }, { side = 2 } })),
  }
  for name, value in pairs(calls) do
    check.that(name .. " prints", tostring(value) ~= "" and not tostring(value):find "^table: ", tostring(value))
  end
  check.same("dice", tostring(calls.roll), "4, 6, 3, 1, 6")
  check.same("a hex", tostring(calls.hex), "q 3, r 3")
  check.same("a rule", tostring(calls.rule), "OCS 9.4e: anti-tank effects reduce an attacker's doubling")
  check.same("words", tostring(calls.words), "stand: As step losses.\nfall_back: As hexes of retreat.")
end
-- Options behind the fields of a method, and the numbers of pieces in its reasons.
local optional = aa.Game()
check.same("steps of a purchase", type(optional:buy("infantry", 2, { trail = true }).trail), "table")
check.same("behind fewer fields", type(optional:buy("infantry", { trail = true }).trail), "table")
check.same("no steps unasked", optional:end_().trail, nil)
local aboard = optional:board({ 60 }, 144)
if aboard and aboard.verdict == "allowed" then
  local refused = optional:board({ 60 }, 144)
  check.same("again", refused.verdict, "forbidden")
  check.that("the piece's number", tostring(refused.trail[1]):find("unit 60", 1, true))
  check.same("as by a table", tostring(refused.trail[1]), tostring(optional:order({ step = "board", pieces = { 60 }, transport = 144 }).trail[1]))
end
check.that("the piece was aboard", aboard and aboard.verdict == "allowed")
check.refuses("cut", "contradiction", "bytes.end", aa.Game(before:sub(1, -2)))
check.raises("a number", "the order must be", function() fresh:order(7) end)
check.raises("no such option", "there is no option trial", function() fresh:order("buy 8 inf", { trial = true }) end)
check.raises("an option of another type", "the option trail must be", function() fresh:judge("buy 8 inf", { trail = 1 }) end)
check.raises("dice behind a line", "there is no option", function() fresh:order("buy 8 inf", { 1, 2 }) end)
check.raises("dice beside a line", "only a row has dice", function() fresh:order("buy 8 inf", { 1, 2 }, { trail = true }) end)
local nine = { step = "buy", kind = "infantry", count = 9 }
check.same("the trail of fields", #assert(fresh:judge(nine, { trail = true })).trail, 2)
check.same("their reason", #assert(fresh:judge(nine)).trail, 1)
nine.most = 8
check.same("the trail of a row", #assert(fresh:judge(nine, nil, { trail = true })).trail, 2)
check.same("its reason", #assert(fresh:judge(nine)).trail, 1)
check.raises("no colon", "game:order", function() fresh.order("buy 8 inf") end)
check.raises("a number for a game", "the options", function() aa.Game(7) end)
check.same("nothing has changed", fresh:pack(), before)
check.finish("games")
