-- Mods: those that are shipped load; those that are broken, endless or greedy are refused with key and line.
-- lua mod.lua FILE...
local check = require "check"
local grognard = require "grognard"
local load_mod = require "grognard_mod".load

-- What each of the mods that are shipped changes: an answer without it and with it.
local ocs, aa, acw = grognard.ocs, grognard.axis_allies, grognard.acw
local function regiment(side, mode, strength)
  return {
    side = side, kind = "combat", mode = mode, oriented = "combat", size = "regiment", rating = 3, combat_supply = "paid",
    combat_side = { strength = strength },
  }
end
local function listed(cites) return table.concat(cites, ", ") end
local changes = {
  brigades = function(mod)
    local question = {
      board = { units = {
        { side = 2, kind = "combat", mode = "combat", hex = { q = 3, r = 2 } },
        { side = 1, kind = "combat", mode = "combat", hex = { q = 3, r = 3 } },
      } },
      hex = { q = 3, r = 3 }, side = 1, action = "port_trace",
    }
    local printed = ocs.zoc.assess(question)
    question.board.rules = mod and mod.ocs.rules
    local own = ocs.zoc.assess(question)
    return printed.verdict, own.verdict, "allowed", "forbidden"
  end,
  printed_map = function(mod)
    local function touch(board) return aa.map.adjacent { board = board, space = "tas", other = "north_australia_sea_zone" }.verdict end
    local before = aa.map.space({ space = "tas" }).rows
    local after = aa.map.space({ space = "tas", board = mod.axis_allies.board }).rows
    return touch(nil) .. #before, touch(mod.axis_allies.board) .. #after, "forbidden6", "allowed8"
  end,
  bloody = function(mod)
    local function exchanges(of)
      local function stack(q) return { { hex = { q = q, r = 0 }, strength = 3, kind = "infantry", cohesion = 5 } } end
      local assessment = assert(acw.combat.assess { attackers = stack(1), defenders = stack(0), table = of }).value
      local ruling = acw.combat.distribution { assessment = assessment, table = of }
      return ("%.4f by %s"):format(ruling.value.exchange, listed(ruling.cites))
    end
    local example = acw.table.example({}).value
    local printed = {
      columns = example.columns, rows = example.rows, first = example.first, cells = example.cells, results = example.results,
    }
    return exchanges(printed), exchanges(mod.acw.table), "0.1667 by ACW 8", "0.6667 by ACW 8, HOUSE 1"
  end,
  ten_sided = function(mod)
    -- One infantry against one: with the mod on 2 and 4 of ten, so that 12 rounds of 52 that hit at all are the attacker's.
    local function win(chart)
      local begun = aa.battle.begin {
        kind = "land", attacker = { infantry = 1 }, defender = { infantry = 1 }, chart = chart,
      }
      local faces = aa.battle.choices { battle = begun.value }.value.faces
      local ruling = aa.battle.distribution {
        kind = "land", waves = { { force = { infantry = 1 } } }, defender = { infantry = 1 }, chart = chart,
      }
      return ("%.4f of %d by %s"):format(ruling.value.win, faces, ruling.cites[#ruling.cites])
    end
    return win(nil), win(mod.axis_allies.chart), "0.2500 of 6 by AA end of battle", "0.2308 of 10 by HOUSE 1"
  end,
  newcomers = function(mod)
    -- One of the mod's artillery against one infantry, on 2 and on 2: of five rounds with a hit two are won.
    local function win(chart)
      local ruling, _, code, field = aa.battle.distribution {
        kind = "land", waves = { { force = { own_infantry = 1 } } }, defender = { infantry = 1 }, chart = chart,
      }
      if not ruling then return code .. " " .. field end
      return ("%.4f by %s"):format(ruling.value.win, ruling.cites[#ruling.cites])
    end
    check.same("names of a mod's own kinds", mod.axis_allies.names.own_warship, "destroyer")
    return win(nil), win(mod.axis_allies.chart), "contradiction waves[1].force", "0.4000 by HOUSE 1"
  end,
  militia = function(mod)
    -- One infantry against one: a hit on 1 and on 2; with the mod on 2 and on 2, and as many wins as losses.
    local function win(chart)
      local ruling = aa.battle.distribution {
        kind = "land", waves = { { force = { infantry = 1 } } }, defender = { infantry = 1 }, chart = chart,
      }
      return ("%.4f by %s"):format(ruling.value.win, ruling.cites[#ruling.cites])
    end
    return win(nil), win(mod.axis_allies.chart), "0.2500 by AA end of battle", "0.4000 by HOUSE 1"
  end,
  steady = function(mod)
    local attack = {
      attackers = { regiment(1, "combat", 8) }, defenders = { regiment(2, "dg", 8) }, attack = "regular", phase = "combat",
    }
    local printed = ocs.combat.assess(attack).value
    attack.tables = mod.ocs.tables
    local own = ocs.combat.assess(attack)
    local chances = ocs.combat.distribution {
      assessment = own.value, tables = mod.ocs.tables, attacker_policy = "stand", defender_policy = "stand",
    }
    check.that("the house rules are cited", table.concat(own.cites, " "):find("HOUSE 2", 1, true)
      and table.concat(chances.cites, " "):find("HOUSE 1", 1, true), table.concat(chances.cites, " "))
    return printed.defence, own.value.defence, 4, 6
  end,
}
for _, path in ipairs(arg) do
  local mod, faults = load_mod(grognard, check.read(path), path)
  local name = path:match "([%w_]+)%.lua$"
  if check.that(path .. " loads", mod and mod.name ~= path, faults and faults[1].message) then
    check.that(path .. " has a test", changes[name])
    local printed, own, was, is = changes[name](mod)
    check.same(path .. " without the mod", printed, was)
    check.same(path .. " with the mod", own, is)
  end
end

local function faults_of(name, text)
  local mod, faults = load_mod(grognard, text, "own")
  check.that(name .. " is refused", mod == nil and type(faults) == "table" and #faults > 0)
  return faults or {}
end
local several = faults_of("a mod with several faults", [[
return {
  name = "Own",
  ocs = {
    rules = {
      brigade_attak = true,
      step_loss = "none such",
    },
  },
  axis_allies = { chart = { { kind = "infantry" },
    { kind = "elephant", attack = 700 } } },
  nonsense = 1,
}]])
local told = {}
for _, fault in ipairs(several) do told[#told + 1] = fault.line .. " " .. fault.key end
local text = table.concat(told, "; ")
for _, expected in ipairs {
  "5 ocs.rules.brigade_attak", "6 ocs.rules.step_loss", "axis_allies.chart[2].kind", "axis_allies.chart[2].attack", "11 nonsense",
} do
  check.that("told of " .. expected, text:find(expected, 1, true), text)
end
check.that("the second row's line", text:find("10 axis_allies.chart[2].attack", 1, true), text)
-- What the rules find in a table that can be read: each part of it tells its first fault.
local broken = faults_of("a mod with broken tables", [[
return {
  -- open = "a comment with {"
  ocs = { tables = {
    open = { { attack = 1, defence = 1 } },
    surprise = { attacker = 4 },
    losses = {
      { steps = 4, lost = 1, attack_num = 1, attack_den = 2, defence_num = 1, defence_den = 2 },
      { steps = 4, lost = 4, attack_num = 1, attack_den = 2, defence_num = 1, defence_den = 2 },
    },
    points = { 1, 5 },
  } },
  acw = { table = { columns = { { attack = 1, defence = 1 } }, rows = 2, first = 1, cells = { 1 }, results = { { code = 1 } } } },
  axis_allies = { chart = {
    { kind = "armor", attack = 3, defence = 3 },
    { kind = "armor", attack = 2, defence = 3 },
  } },
}]])
told = {}
for _, fault in ipairs(broken) do told[#told + 1] = fault.line .. " " .. fault.key end
check.same("each part with its line", table.concat(told, "; "), table.concat({
  "4 ocs.tables.open", "5 ocs.tables.surprise.defender", "8 ocs.tables.losses[2].lost", "10 ocs.tables.points",
  "12 acw.table.cells", "15 axis_allies.chart[2].kind",
}, "; "))
-- Other dice need a row for each kind that rolls, and the same dice in each row.
local dice = faults_of("a mod with a row for other dice", [[
return { axis_allies = {
  chart = { { kind = "infantry", cost = 3, movement = 1, attack = 2, defence = 4, faces = 10 } },
} }]])
check.same("told of the other rows", dice[1].line .. " " .. dice[1].key .. " of " .. #dice, "2 axis_allies.chart of 1")
dice = faults_of("a mod with two kinds of dice", [[
return { axis_allies = { chart = {
  { kind = "infantry", cost = 3, movement = 1, attack = 2, defence = 4, faces = 10 },
  { kind = "armor", cost = 5, movement = 2, attack = 2, defence = 4, faces = 12 },
} } }]])
check.same("told of the other dice", dice[1].line .. " " .. dice[1].key .. " of " .. #dice, "3 axis_allies.chart[2].faces of 1")
-- A set-up is a position; what is wrong in it is told by its place.
local desert = load_mod(grognard, [[
return { axis_allies = { setup = {
  power = "uk", phase = "combat_movement", cash = { 0, 0, 7, 0, 0 },
  board = { units = { { owner = "uk", kind = "infantry", space = "egy", count = 2 } } },
} } }]])
local desert_look = desert and aa.game.look { position = desert.axis_allies.setup }
check.same("a set-up's phase and cash", desert_look and desert_look.value.phase .. desert_look.value.cash[3], "combat_movement7")
local lost = faults_of("a set-up with faults", [[
return { axis_allies = { setup = {
  power = "uk", phase = "combat_movement",
  board = {
    units = {
      { owner = "uk", kind = "infantry", space = "egy" },
      { owner = "uk", kind = "infantry", space = "atlantis" },
    },
    chart = { { kind = "infantry", cost = 4, movement = 1, attack = 1, defence = 2 } },
  },
} } }]])
told = {}
for _, fault in ipairs(lost) do told[#told + 1] = fault.line .. " " .. fault.key end
check.that("told of the space", table.concat(told, "; "):find("6 axis_allies.setup.board.units[2].space", 1, true), table.concat(told, "; "))
-- A kind of the game's own gives no support shots, and names are those of own kinds.
local own = faults_of("a mod with a ship that bombards", [[
return { axis_allies = {
  chart = { { kind = "own_warship", cost = 8, movement = 2, attack = 2, defence = 2, shot = 2 } },
  names = {
    own_warship = "destroyer",
    armor = "tank",
    own_horse = "cavalry",
    own_armor = 3 },
} }]])
local said = {}
for i, one in ipairs(own) do said[i] = one.line .. " " .. one.key end
check.same("told of the shot and of the names", table.concat(said, "; "), table.concat({
  "2 axis_allies.chart[1].shot", "5 axis_allies.names.armor", "6 axis_allies.names.own_horse.kind",
  "7 axis_allies.names.own_armor",
}, "; "))
-- A broken file leaves the mod that there was.
local kept = load_mod(grognard, "return { name = 'one', ocs = { tables = { odds_rule = 'HOUSE 3' } } }")
kept = load_mod(grognard, "return { ocs = { tables = { odds_rule = 'HOUSE 30' } } }") or kept
check.that("the old rules stay", kept and kept.name == "one" and kept.ocs.tables.odds_rule == "HOUSE 3")
check.same("a syntax error's line", faults_of("no Lua", "return {\n  x = = 1\n}")[1].line, 2)
check.that("an endless loop", faults_of("an endless loop", "while true do end")[1].message:find("instructions", 1, true))
check.that("a greedy mod", faults_of("a greedy mod", "local t = {} while true do t[#t + 1] = {} end")[1].message:find("KiB", 1, true))
check.that("no rep", faults_of("a long text", "return { name = ('x'):rep(2 ^ 30) }")[1].message:find("rep", 1, true))
check.same("strings are whole again", ("x"):rep(3), "xxx")
for _, outside in ipairs { "io", "os", "require", "load", "loadstring", "dofile", "debug", "getmetatable", "setmetatable", "_G", "collectgarbage", "pcall" } do
  check.that("no " .. outside, faults_of(outside, "return " .. outside .. ".x or " .. outside .. "()"))
end
if string.dump then faults_of("compiled code", string.dump(function() return {} end)) end
faults_of("a coroutine's yield", "coroutine.yield()")
faults_of("a number", "return 3")
local mod = load_mod(grognard, "return { acw = { rules = { commander_zoc = true } }, korea = { rules = { static_lead = true } } }")
check.that("options are records", mod and mod.acw.rules.commander_zoc == true and mod.korea.rules.static_lead == true)
-- What limits a mod is gone after it, and the host's own hook is as it was: LuaJIT has one for all threads.
if rawget(_G, "jit") then jit.off() end
local function long()
  local n = 0
  for i = 1, 3000000 do n = n + i % 3 end
  return n
end
check.that("the host runs on", pcall(long))
local hooked = 0
debug.sethook(function() hooked = hooked + 1 end, "", 1000)
load_mod(grognard, "return {}")
pcall(long)
debug.sethook()
check.that("the host's hook is its own", hooked > 1000, hooked)
check.finish("mod")
