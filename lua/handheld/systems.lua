-- The four systems: the counters that an attack is made of, the question, and what is shown of the answer.
-- require("systems")(grognard): a list of systems. A system's `rows` are what the d-pad changes, and `rows_with(mod)` those
-- that are shown with a mod; `ask(values, mod)` returns what is to be shown, or nothing and a message.
return function(grognard)
  local ocs, korea, acw, aa = grognard.ocs, grognard.korea, grognard.acw, grognard.axis_allies

  local function count(side, key, label, most, start)
    return { side = side, key = key, label = label, low = 0, high = most, start = start or 0 }
  end
  local function choice(key, label, words, start)
    return { side = "set", key = key, label = label, low = 1, high = #words, words = words, start = start or 1 }
  end
  local function repeated(list, times, make)
    for _ = 1, times do list[#list + 1] = make() end
  end
  local function share(label, chance) return { label = label, share = chance } end

  -- An assessment, or what its absence comes from.
  local function judged(answer, message)
    if not answer then return nil, { fault = message, cites = {}, trail = {} } end
    local shown = { verdict = answer.verdict, cites = answer.cites, trail = answer.trail, bars = {}, notes = {} }
    return answer.value, shown
  end

  local all = {}

  -- OCS: a ground attack on one hex.
  local ground = { "open", "close", "very_close", "extremely_close" }
  local function ocs_unit(side, strength, rating, arm, kind, supply)
    return {
      side = side, kind = kind or "combat", mode = "combat", size = "regiment", rating = rating, arm = arm,
      combat_supply = supply, combat_side = { strength = strength },
    }
  end
  all[1] = {
    name = "OCS", title = "Operational Combat Series", key = "ocs",
    rows = {
      count("attacker", "infantry", "Infantry 4-3", 9, 2),
      count("attacker", "tanks", "Tanks 8-4", 9, 1),
      count("attacker", "guards", "Guards 5-5", 9),
      count("attacker", "hq", "HQ", 3),
      count("defender", "holders", "Infantry 4-3", 9, 1),
      count("defender", "reserves", "Reserves 2-2", 9),
      count("defender", "armor", "Tanks 6-4", 9),
      choice("ground", "Ground", { "open", "close", "very close", "extreme" }),
      { side = "set", key = "hedgehog", label = "Hedgehog", low = 0, high = 4, start = 0 },
      choice("attack", "Attack", { "regular", "overrun" }),
      choice("supply", "Supply", { "paid", "none" }),
      choice("option", "Enemy", { "stands", "falls back" }),
    },
    ask = function(v, mod)
      local supply = v.supply == 1 and "paid" or "none"
      local attackers, defenders = {}, {}
      repeated(attackers, v.infantry, function() return ocs_unit(1, 4, 3, "other", nil, supply) end)
      repeated(attackers, v.tanks, function() return ocs_unit(1, 8, 4, "armor", nil, supply) end)
      repeated(attackers, v.guards, function() return ocs_unit(1, 5, 5, "other", nil, supply) end)
      repeated(attackers, v.hq, function() return ocs_unit(1, 1, 0, "other", "hq", supply) end)
      repeated(defenders, v.holders, function() return ocs_unit(2, 4, 3, "other", nil, "paid") end)
      repeated(defenders, v.reserves, function() return ocs_unit(2, 2, 2, "other", nil, "paid") end)
      repeated(defenders, v.armor, function() return ocs_unit(2, 6, 4, "armor", nil, "paid") end)
      local own = mod and mod.ocs and mod.ocs.tables
      local answer, message = ocs.combat.assess({
        attackers = attackers, defenders = defenders, attack = v.attack == 2 and "overrun" or "regular",
        phase = v.attack == 2 and "movement" or "combat", hedgehog = v.hedgehog,
        terrain = v.ground > 1 and { { ground = ground[v.ground] } } or {}, rules = mod and mod.ocs and mod.ocs.rules,
        tables = own,
      }, { trail = true })
      local value, shown = judged(answer, message)
      if not value then return shown end
      shown.big = value.heading.attack .. ":" .. value.heading.defence
      shown.notes[1] = "odds " .. value.odds.attack .. ":" .. value.odds.defence .. ", DRM " .. ("%+d"):format(value.drm)
      shown.notes[2] = value.attack .. " against " .. value.defence
      local chances, why = ocs.combat.distribution { assessment = value, tables = own, attacker_policy = "stand", defender_policy = v.option == 2 and "fall_back" or "stand" }
      if not chances then
        shown.fault = why
        return shown
      end
      local c = chances.value
      shown.bars = {
        share("attacker loses", 1 - c.attacker_steps[1]), share("defender loses", 1 - c.defender_steps[1]),
        share("def. retreats", 1 - c.defender_retreat[1]), share("defender DG", c.defender_dg),
        share("defender gone", c.defender_gone), share("exploit", c.exploit),
      }
      shown.results = {}
      for i, word in ipairs(grognard.words "ocs.CombatResult") do shown.results[i] = share(word.word, c.results[i]) end
      shown.roll = function(dice)
        local rolled = assert(dice:roll(5))
        local options = { assessment = value, tables = own, dice = { rolled[1], rolled[2], rolled[3], rolled[4] } }
        local got, _, code = ocs.combat.resolve(options)
        if not got and code == "too_few_dice" then
          options.dice[5] = rolled[5]
          got = ocs.combat.resolve(options)
        end
        return got and table.concat(options.dice, " ") .. ": " .. tostring(got.value.result) or "no result"
      end
      return shown
    end,
  }

  -- Axis & Allies: a battle on land to the end. Kinds of unit of a game's own have rows, which a mod's chart brings.
  local kinds = { "infantry", "armor", "fighter", "bomber", "own_infantry", "own_armor", "own_fighter" }
  local function own(side, key)
    local row = count(side, key, key, 15)
    row.kind = key:match "own_%a+$"
    return row
  end
  local function own_kinds(mod)
    local own = {}
    for _, row in ipairs(mod and mod.axis_allies and mod.axis_allies.chart or {}) do
      if row.kind:match "^own_" then own[row.kind] = (mod.axis_allies.names or {})[row.kind] or row.kind:gsub("_", " ") end
    end
    return own
  end
  local function force_of(v, prefix, mod)
    local own, force = own_kinds(mod), {}
    for _, kind in ipairs(kinds) do
      if own[kind] or not kind:match "^own_" then force[kind] = v[prefix .. kind] end
    end
    return force
  end
  all[2] = {
    name = "Axis & Allies", title = "Axis & Allies, 2nd edition", key = "axis_allies",
    rows = {
      count("attacker", "infantry", "Infantry", 30, 3), count("attacker", "armor", "Armor", 30, 1),
      count("attacker", "fighter", "Fighters", 15), count("attacker", "bomber", "Bombers", 15),
      own("attacker", "own_infantry"), own("attacker", "own_armor"), own("attacker", "own_fighter"),
      count("defender", "d_infantry", "Infantry", 30, 2), count("defender", "d_armor", "Armor", 30),
      count("defender", "d_fighter", "Fighters", 15), count("defender", "d_bomber", "Bombers", 15),
      own("defender", "d_own_infantry"), own("defender", "d_own_armor"), own("defender", "d_own_fighter"),
      choice("gun", "AA gun", { "no", "yes" }),
      { side = "set", key = "support", label = "Support shots", low = 0, high = 5, start = 0 },
    },
    rows_with = function(mod)
      local own, shown = own_kinds(mod), {}
      for _, row in ipairs(all[2].rows) do
        local name = own[row.kind]
        if name then row.label = name:gsub("^%l", string.upper) end
        if name or not row.kind then shown[#shown + 1] = row end
      end
      return shown
    end,
    ask = function(v, mod)
      local answer, message = aa.battle.distribution({
        kind = "land", aa_gun = v.gun == 2, chart = mod and mod.axis_allies and mod.axis_allies.chart,
        waves = { { force = force_of(v, "", mod), support = v.support, amphibious = v.support > 0 } },
        defender = force_of(v, "d_", mod),
      }, { trail = true })
      local value, shown = judged(answer, message)
      if not value then return shown end
      shown.verdict = "allowed"
      shown.big = ("%.0f%%"):format(100 * value.win)
      shown.notes[1] = ("%.1f rounds"):format(value.rounds)
      local function lost(force)
        local total = 0
        for _, kind in ipairs(kinds) do total = total + force[kind] end
        return total
      end
      shown.notes[2] = ("units lost %.1f to %.1f"):format(lost(value.attacker_lost), lost(value.defender_lost))
      shown.bars = {
        share("win", value.win), share("taken", value.taken), share("lose", value.lose), share("both gone", value.both_gone),
        share("stalemate", value.stalemate),
      }
      return shown
    end,
  }

  -- Korea: a lead with its supporters and flankers.
  local quality = { "d", "c", "b", "a" }
  local around = { { q = 1, r = 0 }, { q = 0, r = 1 }, { q = -1, r = 1 }, { q = -1, r = 0 }, { q = 0, r = -1 }, { q = 1, r = -1 } }
  all[3] = {
    name = "Korea", title = "1950 Korea", key = "korea",
    rows = {
      { side = "attacker", key = "lead", label = "Lead's quality", low = 1, high = 4, start = 2, words = { "D", "C", "B", "A" } },
      count("attacker", "support", "Supporters", 5, 1), count("attacker", "flank", "Flankers", 5),
      count("attacker", "air", "Air support", 6),
      { side = "defender", key = "d_lead", label = "Lead's quality", low = 1, high = 4, start = 2, words = { "D", "C", "B", "A" } },
      count("defender", "d_support", "Supporters", 5), count("defender", "d_air", "Air support", 6),
      choice("kind", "Attack", { "meeting", "prepared" }),
      { side = "set", key = "mp", label = "MP modifier", low = -1, high = 2, start = 0 },
      { side = "set", key = "terrain", label = "Terrain", low = 0, high = 3, start = 0, words = { [0] = "clear", "+1", "+2", "+3" } },
    },
    ask = function(v, mod)
      local function unit(side, q, hex) return { hex = hex, side = side, quality = quality[q], arm = "infantry" } end
      local attackers, defenders = { unit("un", v.lead, around[1]) }, { unit("communist", v.d_lead, { q = 0, r = 0 }) }
      repeated(attackers, v.support, function() return unit("un", v.lead, around[1]) end)
      for i = 1, v.flank do attackers[#attackers + 1] = unit("un", v.lead, around[i + 1]) end
      repeated(defenders, v.d_support, function() return unit("communist", v.d_lead, { q = 0, r = 0 }) end)
      local answer, message = korea.combat.assess({
        attackers = attackers, defenders = defenders, kind = v.kind == 2 and "prepared" or "meeting",
        mp_drm = v.kind == 1 and v.mp or nil, attacker_support = { air = v.air }, defender_support = { air = v.d_air },
        terrain = v.terrain > 0 and { {
          defender_drm = v.terrain, not_clear = true, attacker_ratio_points = 1, attacker_ratio_losses = 1,
          defender_ratio_points = 2, defender_ratio_losses = 1,
        } } or {}, rules = mod and mod.korea and mod.korea.rules,
      }, { trail = true })
      local value, shown = judged(answer, message)
      if not value then return shown end
      shown.big = ("%+d / %+d"):format(value.attacker_drm, value.defender_drm)
      shown.notes[1] = "modifiers of the two rolls"
      local chances, why = korea.combat.distribution { assessment = value, by = "losses" }
      if not chances then
        shown.fault = why
        return shown
      end
      local n = tonumber(chances.value.denominator)
      shown.bars = {
        share("attacker loses", chances.value.attacker_loses), share("defender loses", chances.value.defender_loses),
      }
      shown.results = {}
      for _, row in ipairs(chances.rows) do
        shown.results[#shown.results + 1] =
          share(("losses %d to %d"):format(row.attacker_losses, row.defender_losses), tonumber(row.cases) / n)
      end
      local best = {}
      for _, row in ipairs(shown.results) do best[#best + 1] = row end
      table.sort(best, function(a, b) return a.share > b.share end)
      for i = 1, math.min(4, #best) do shown.bars[#shown.bars + 1] = best[i] end
      return shown
    end,
  }

  -- The Civil War: regiments and guns by a results table. This one is an example, no game's.
  local example = {
    columns = { { attack = 1, defence = 2 }, { attack = 1, defence = 1 }, { attack = 2, defence = 1 }, { attack = 3, defence = 1 } },
    rows = 6, first = 1,
    cells = { 2, 3, 3, 3, 1, 2, 3, 3, 1, 2, 2, 3, 1, 1, 2, 2, 1, 1, 1, 2, 1, 1, 1, 1 },
    results = {
      { code = 1, attacker = { retreat = 1 } }, { code = 2, exchange = true },
      { code = 3, defender = { retreat = 1, losses = 1 }, attacker = { advance = true } },
    },
  }
  all[4] = {
    name = "Civil War", title = "American Civil War", key = "acw",
    rows = {
      count("attacker", "foot", "Infantry 4", 6, 2), count("attacker", "guns", "Guns 3", 6, 1),
      count("attacker", "horse", "Cavalry 2", 6),
      { side = "attacker", key = "cohesion", label = "Cohesion", low = 1, high = 9, start = 5 },
      count("defender", "d_foot", "Infantry 4", 6, 1), count("defender", "d_guns", "Guns 3", 6),
      { side = "defender", key = "d_cohesion", label = "Cohesion", low = 1, high = 9, start = 5 },
      choice("order", "Units", { "in order", "disorganized" }),
      choice("flank", "From", { "one hex", "two hexes", "three hexes" }),
    },
    ask = function(v, mod)
      local attackers, defenders, at = {}, {}, 0
      local function attacker(kind, strength)
        return function()
          at = at + 1
          local hex = around[(at - 1) % v.flank + 1]
          return { hex = hex, kind = kind, strength = strength, cohesion = v.cohesion, disorganized = v.order == 2 }
        end
      end
      local function defender(kind, strength)
        return function() return { hex = { q = 0, r = 0 }, kind = kind, strength = strength, cohesion = v.d_cohesion } end
      end
      repeated(attackers, v.foot, attacker("infantry", 4))
      repeated(attackers, v.guns, attacker("artillery", 3))
      repeated(attackers, v.horse, attacker("cavalry", 2))
      repeated(defenders, v.d_foot, defender("infantry", 4))
      repeated(defenders, v.d_guns, defender("artillery", 3))
      local table_of = mod and mod.acw and mod.acw.table or example
      local answer, message = acw.combat.assess({ attackers = attackers, defenders = defenders, table = table_of }, { trail = true })
      local value, shown = judged(answer, message)
      if not value then return shown end
      shown.big = value.odds.attack .. ":" .. value.odds.defence
      shown.notes[1] = value.attack .. " SP to " .. value.defence .. ", DRM " .. ("%+d"):format(value.drm)
      shown.notes[2] = mod and mod.acw and mod.acw.table and "table: " .. mod.name or "table: an example"
      local chances, why = acw.combat.distribution { assessment = value, table = table_of }
      if not chances then
        shown.fault = why
        return shown
      end
      local c = chances.value
      shown.bars = {
        share("att. suffers", c.attacker_adverse), share("def. suffers", c.defender_adverse),
        share("attacker driven", c.attacker_driven), share("defender driven", c.defender_driven), share("exchange", c.exchange),
        share("defender gone", c.defender_eliminated),
      }
      return shown
    end,
  }
  return all
end
