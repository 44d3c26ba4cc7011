-- The Operational Combat Series to be played: a position on its map, and what can be ordered. The rules are the library's.
return function(grognard, say)
  local ocs = grognard.ocs
  local own = {
    key = "ocs", title = "Operational Combat Series",
    about = "Two turns on the ground, in made-up country. No victory is named: end when you like.",
  }
  own.options = {}
  function own.new() return ocs.Game((love.filesystem.read "positions/ocs.game")) end
  function own.load(text) return ocs.Game(text) end

  -- What a unit has in common with one that it is `like`, beside both sides of the counter.
  local printed = {}
  for word in ("kind arm symbol size steps re rating strategic fighter yellow_dot side nationality"):gmatch "%S+" do printed[word] = true end

  -- A hex of the map.
  local function hex_of(q, r, fields)
    local roads = {}
    for side = 1, 6 do roads[side] = fields["roads." .. side] and true or nil end
    return { q = tonumber(q), r = tonumber(r), roads = roads, fields = fields }
  end

  -- The text of a position, of which each line is a record with the fields that have not their defaults.
  local function read(text)
    local now = { units = {}, order = {}, hexes = {}, ground = {}, sides = {} }
    local letters, called = {}, {}
    for line in text:gmatch "[^\n]+" do
      local head, rest = line:match "^(%S+)%s*(.*)$"
      local fields = {}
      for key, value in rest:gmatch "([%w_.]+)=(%S+)" do fields[key] = value end
      if head == "unit" or head == "off_map" then
        local id = tonumber(rest:match "^#(%d+)")
        local like = rest:match " like (%S+)"
        local model = like and (now.units[tonumber(like:match "^#(%d+)$")] or called[like:lower()])
        for key, value in pairs(model and model.fields or {}) do
          local common = printed[key] or key:find "^combat_side%." or key:find "^move_side%."
          if common and fields[key] == nil then fields[key] = value end
        end
        local q, r = (fields.hex or "0,0"):match "^(-?%d+),(-?%d+)$"
        local unit = {
          id = id, name = say.plain(rest:match "^#%d+ called (%S+)" or "#" .. tostring(id)), fields = fields,
          side = tonumber(fields.side) or 0, q = tonumber(q), r = tonumber(r), off = head == "off_map", line = rest,
        }
        now.units[id], now.order[#now.order + 1] = unit, unit
        called[(rest:match "^#%d+ called (%S+)" or ""):lower()] = unit
      elseif head == "hex" then
        local q, r = rest:match "^(-?%d+),(-?%d+)"
        now.hexes[#now.hexes + 1] = hex_of(q, r, fields)
      elseif head == "letter" then
        letters[rest:sub(1, 1)] = fields
      elseif head == "column" then
        local q, r, row = rest:match "^(-?%d+),(-?%d+)%s+(%S+)"
        for at = 1, #(row or "") do
          local of = letters[row:sub(at, at)]
          if of then now.hexes[#now.hexes + 1] = hex_of(q, r + at - 1, of) end
        end
      elseif head == "chart" then
        now.ground[#now.ground + 1] = say.plain(fields["terrain.ground"] or "road")
      elseif head == "side" then
        local number, called = rest:match "^(%d+) called (%S+)"
        if number then now.sides[tonumber(number)] = say.begin(say.plain(called)) end
      end
    end
    return now
  end

  function own.look(game)
    local answer = assert(game:look())
    local now = read(assert(game:text()))
    now.value, now.duties = answer.value, answer.rows
    return now
  end

  local function side_of(now, side) return now.sides[side] or "Side " .. side end
  local function at(hex) return ("%d,%d"):format(hex.q or 0, hex.r or 0) end
  local function name(now, id) return now.units[id] and now.units[id].name or "#" .. tostring(id) end
  local function placed(now, id)
    local unit = now.units[id]
    if not unit then return name(now, id) end
    return unit.name .. (unit.off and " (off the map)" or (" (%d,%d)"):format(unit.q, unit.r))
  end

  local function measure(fields, key, parts)
    local value = tonumber(fields[key])
    return value and (parts == 1 and value or value / parts)
  end
  -- A unit's figures, and what is known of it.
  local function figures(unit)
    local f = unit.fields
    local side = (f.mode == "move" or f.mode == "strat") and f["move_side.strength"] and "move_side." or "combat_side."
    if f.kind == "supply" then return (f.amount or "0") .. "T" end
    if f.kind == "truck" or f.kind == "wagon" then return (f.load or "0") .. "T" end
    local strength = f[side .. "strength"]
    if not strength then return say.plain(f.kind or "?"):sub(1, 3) end
    return strength .. "-" .. (f.rating or "0")
  end
  local function described(unit)
    local f, out = unit.fields, {}
    out[#out + 1] = figures(unit)
    if f.mode then out[#out + 1] = ({ dg = "disorganized" })[f.mode] or f.mode .. " mode" end
    local ma = measure(f, (f.mode == "move" and "move_side." or "combat_side.") .. "ma", 12)
    if ma then out[#out + 1] = ("%g MP"):format(ma) end
    local spent = measure(f, "mp_spent", 12)
    if spent and spent > 0 then out[#out + 1] = ("%g spent"):format(spent) end
    if f.steps_lost then out[#out + 1] = f.steps_lost .. " steps lost" end
    if f.stocks then out[#out + 1] = "stocks " .. f.stocks end
    if f.due then out[#out + 1] = "due in turn " .. f.due end
    local text = unit.name .. ": " .. table.concat(out, ", ")
    for _, key in ipairs { "fuelled", "out_of_supply", "attacked", "barraged", "retreats" } do
      if f[key] or (" " .. (unit.line or "") .. " "):find(" " .. key .. " ", 1, true) then text = text .. ", " .. say.plain(key) end
    end
    return text
  end

  local segments = {
    weather = "weather", first_player = "first player", movement_barrage = "barrage", reaction_movement = "reaction",
    reaction_barrage = "reaction barrage", combat_barrage = "barrage", exploitation_movement = "exploitation",
    exploitation_barrage = "exploit. barrage", exploitation_combat = "exploit. combat", clean_up = "clean up",
  }

  -- Whose decision it is: the side of the units that have orders.
  local function decides(game, now, rows)
    for _, row in ipairs(rows) do
      if row.act ~= "next" and row.act ~= "roll" and row.act ~= "odds" and row.act ~= "blow" then
        local next_rows = game:choices(row)
        for _, each in ipairs(next_rows and next_rows.rows or {}) do
          local unit = now.units[each.unit] or now.units[each.other] or now.units[each.picked[1]]
          if unit and unit.side > 0 then return unit.side end
        end
      end
    end
  end

  function own.status(now, rows, game)
    local turn = now.value.turn
    local side = decides(game, now, rows)
    -- The other player's phase, in which nobody has a unit to order.
    if not side and turn.player > 0 and turn.segment:match "^reaction" then side = turn.player == turn.first and turn.second or turn.first end
    side = side or turn.player
    local open = now.value.open
    local line = ("Turn %d"):format(turn.number)
    if turn.player > 0 then line = line .. " of " .. side_of(now, turn.player) end
    if open.what == "combat" then
      line = ("Combat at %s"):format(at(open.target))
      if open.assessed then line = line .. (", %d:%d, DRM %+d"):format(open.assessment.heading.attack, open.assessment.heading.defence, open.assessment.drm) end
      if open.rolled then line = ("Combat at %s, result %s"):format(at(open.target), tostring(open.battle.result)) end
    elseif open.what == "barrage" then
      line = ("Barrage of %s"):format(at(open.target)) .. (open.rolled and ", result " .. tostring(open.barraged.counts) or "")
    end
    return {
      who = side > 0 and side_of(now, side) or "Both", phase = segments[turn.segment] or say.plain(turn.segment), line = line,
    }
  end

  -- What the segment waits for before it may end.
  function own.owed(now)
    local lines = {}
    for _, duty in ipairs(now.duties) do
      local rule = say.rule(duty.rule)
      lines[#lines + 1] = (duty.unit > 0 and placed(now, duty.unit) .. ": " or "") .. rule
        .. (duty.amount ~= 0 and (" (%d)"):format(duty.amount) or "")
    end
    return lines
  end

  local titles = {
    next = "End of the segment", change = "Change mode", release = "Release from Reserve", march = "Move", load = "Load",
    unload = "Unload", blow = "Blow a dump", fuel = "Fuel", absorb = "Absorb Breakdowns", extend = "Form an Extender",
    collapse = "Collapse an Extender", refit = "Refit aircraft", break_out = "Break out", rail = "Move by rail", construct = "Build",
    attack = "Attack", defend = "Supply the defence", odds = "Take the odds", roll = "Throw the dice", settle = "Settle the combat",
    retreat = "Retreat", advance = "Advance", capture = "Capture", barrage = "Barrage", suffer = "Take the losses",
    restock = "Restock", trace = "Trace supply", eat = "Eat", mark = "Mark who is out of supply", attrition = "Check attrition",
    rebuild = "Rebuild", arrive = "Arrive", consolidate = "Consolidate", eliminate = "Eliminate", break_down = "Make Breakdowns",
    combine = "Combine or divide trucks", concede = "Let them land", bombard = "Barrage a facility",
  }
  local place_of = {}
  for i, each in ipairs(grognard.words "ocs.Act") do place_of[each.word] = i end
  local throws = { roll = true, blow = true, break_out = true, capture = true, attrition = true, bombard = true }

  local function tons(row) return row.cost > 0 and (", %dT"):format(row.cost) or "" end
  local function payer(now, row) return row.other > 0 and row.cost > 0 and " from " .. name(now, row.other) or "" end
  local function with_stocks(row)
    return row.also == 1 and ", on internal stocks" or row.also == 2 and ", on stocks where nobody pays" or ""
  end
  local function steps(count) return count == 1 and "1 step" or count .. " steps" end
  -- The cost of a march is in MP: a number, or a text such as "2 1/2".
  local function mp(cost) return cost .. " MP" end

  -- A complete row in words, by its kind.
  local whole = {
    next = function(now, row)
      if now.value.turn.segment == "weather" then return ("Weather %d"):format(row.how) end
      if now.value.turn.segment == "first_player" then return side_of(now, row.how) .. " goes first" end
      return "End of the segment"
    end,
    change = function(_, row)
      local mode = row.how > 0 and say.short(say.meaning("ocs.Mode", grognard.words("ocs.Mode")[row.how].word)) or "Turn over"
      return mode .. (row.also > 0 and ", " .. say.word("ocs.Orientation", row.also) .. " side" or "")
    end,
    release = function() return "Released" end,
    march = function(now, row)
      return ("To %s, %s"):format(at(row.hex), mp(row.cost)) .. (row.how > 0 and row.how ~= row.unit and ", by the way of " .. name(now, row.how) or "")
    end,
    load = function(now, row) return ("%dT from %s"):format(row.amount, name(now, row.other)) end,
    unload = function(_, row) return ("%dT"):format(row.amount) end,
    blow = function(_, row) return row.amount > 0 and ("%dT"):format(row.amount) or "All of it" end,
    fuel = function(now, row)
      local ways = { unit = "By itself", formation = "The formation", hq = "By a headquarters", none = "No fuel is needed" }
      local word = grognard.words("ocs.FuelBy")[row.how].word
      return (ways[word] or say.plain(word)) .. tons(row) .. payer(now, row)
    end,
    construct = function(now, row)
      return ("%s at %s"):format(say.short(say.meaning("ocs.Task", grognard.words("ocs.Task")[row.how].word)), at(row.hex)) .. tons(row)
        .. payer(now, row)
    end,
    attack = function(now, row)
      return ("%s%s%s%s%s"):format(at(row.hex), row.how == 1 and ", all together" or "", tons(row), payer(now, row), with_stocks(row))
    end,
    barrage = function(now, row) return at(row.hex) .. tons(row) .. payer(now, row) end,
    bombard = function(now, row)
      return ("%s at %s"):format(say.word("ocs.Target", row.how), at(row.hex)) .. tons(row) .. payer(now, row)
    end,
    defend = function(now, row)
      if row.also == 0 and row.how == 0 then return "Nobody is supplied" end
      return "Supplied" .. tons(row) .. payer(now, row) .. with_stocks(row)
    end,
    settle = function(_, row)
      local out = {}
      if row.amount > 0 then out[#out + 1] = "Lose " .. steps(row.amount) end
      if row.way > 0 then out[#out + 1] = ("retreat %d"):format(row.way) end
      if row.also > 0 then out[#out + 1] = "ignore the option" end
      return #out > 0 and say.begin(table.concat(out, ", ")) or "No losses, no retreat"
    end,
    retreat = function(_, row)
      local ways = {}
      local way = row.way
      while way > 0 do
        ways[#ways + 1] = ({ "NE", "E", "SE", "SW", "W", "NW" })[way % 8] or "?"
        way = math.floor(way / 8)
      end
      return ("To %s by %s"):format(at(row.hex), table.concat(ways, " ")) .. (row.amount > 0 and ", losing " .. steps(row.amount) or "")
    end,
    advance = function(_, row) return ({ [0] = "Nobody advances", "It, with those that were picked", "All advance" })[row.how] or "Advance" end,
    suffer = function(_, row) return row.amount > 0 and "Lose " .. steps(row.amount) or "No step is lost" end,
    restock = function(now, row) return "Restocked" .. tons(row) .. payer(now, row) end,
    trace = function() return "All trace" end,
    eat = function(now, row) return "Eats" .. tons(row) .. (row.other > 0 and " from " .. name(now, row.other) or "") end,
    attrition = function(now, row)
      return ("%s, %s%s"):format(at(row.hex), side_of(now, row.how), row.amount > 0 and ", " .. steps(row.amount) or "")
    end,
    capture = function(_, row) return "What fell at " .. at(row.hex) end,
    eliminate = function(now, row)
      local gone = {}
      for _, unit in ipairs(row.picked) do
        if unit > 0 then gone[#gone + 1] = name(now, unit) end
      end
      return table.concat(gone, ", ") .. " at " .. at(row.hex)
    end,
    rebuild = function(now, row) return "Rebuilds " .. placed(now, row.other) end,
    arrive = function(_, row) return "At " .. at(row.hex) end,
    consolidate = function(now, row) return "With " .. name(now, row.other) end,
    break_out = function(_, row) return row.how > 0 and "First" or "Breaks out" end,
    extend = function(_, row) return row.how > 0 and "Unformed" or "Formed" end,
    rail = function(_, row) return "To " .. at(row.hex) end,
    collapse = function(_, row) return "At " .. at(row.hex) end,
    concede = function(_, row) return "At " .. at(row.hex) end,
    refit = function(now, row) return "Refitted" .. (row.other > 0 and " from " .. name(now, row.other) or "") end,
    combine = function(_, row)
      return row.amount > 0 and ("Divided: %g points with %dT, and the rest"):format(row.amount / 4, row.way) or "Combined"
    end,
    break_down = function() return "These" end, absorb = function() return "Absorbed" end, odds = function() return "Take the odds" end,
    roll = function() return "Throw the dice" end, mark = function() return "Mark them" end,
  }
  local loses = { settle = true, suffer = true, attrition = true }

  local levels

  local function item(game, now, row)
    local act = row.act
    local segment = now.value.turn.segment
    if row.complete then
      return {
        label = (whole[act] or function() return titles[act] or say.plain(act) end)(now, row), order = row,
        dice = throws[act] and 0 or nil, hex = (act == "march" or act == "attack" or act == "barrage" or act == "retreat"
          or act == "rail" or act == "construct") and row.hex or nil,
      }
    end
    local label, note
    if row.other > 0 then
      label = (loses[act] and "A step of " or act == "break_down" and "And " or "With ") .. placed(now, row.other)
    elseif row.unit > 0 then
      label = placed(now, row.unit)
      note = now.units[row.unit] and described(now.units[row.unit])
    else
      label, note = titles[act] or say.plain(act), say.meaning("ocs.Act", act)
      if act == "next" and segment == "first_player" then label, note = "Who goes first", "As your dice said." end
      if act == "next" and segment == "weather" then label, note = "The weather", "As your dice said." end
    end
    return { label = label, right = ">", note = note, items = function() return levels(game, now, row) end }
  end

  -- The rows below a row; an act of a side that has one order only is that order.
  function levels(game, now, row)
    local answer, message = game:choices(row)
    if not answer then return { { label = message } } end
    local items = {}
    for i, each in ipairs(answer.rows) do items[i] = item(game, now, each) end
    return items
  end

  local alone = { next = true, odds = true, roll = true, mark = true, trace = true }
  function own.items(game, now, rows)
    local items, late = {}, { blow = 1, next = 2 }
    -- What is done by mistake comes last.
    rows = { unpack(rows) }
    table.sort(rows, function(a, b)
      local one, other = late[a.act] or 0, late[b.act] or 0
      if one ~= other then return one < other end
      return place_of[a.act] < place_of[b.act]
    end)
    for i, row in ipairs(rows) do
      items[i] = item(game, now, row)
      if alone[row.act] then
        local answer = game:choices(row)
        if answer and #answer.rows == 1 then
          items[i] = item(game, now, answer.rows[1])
          if now.value.turn.segment ~= "weather" then items[i].label = titles[row.act] or items[i].label end
          if row.act == "next" then items[i].note = say.short(say.meaning("ocs.Segment", now.value.turn.segment)) end
        end
      end
    end
    return items
  end

  -- What the position alone needs to remember.
  local NOTES = { mark = true, unmark = true, mark_hex = true, unmark_hex = true, set_progress = true, set_combat_stage = true }
  -- An effect in words; nothing for a note.
  function own.effect(effect, now)
    local meaning = say.meaning("ocs.EffectKind", effect.what)
    if NOTES[effect.what] then return end
    if effect.what == "set_mode" then
      return ("%s: %s."):format(say.begin(name(now, effect.unit)), say.short(say.meaning("ocs.Mode", effect.amount)))
    end
    if effect.what == "place" then
      return ("%s is placed in %s%s."):format(say.begin(name(now, effect.unit)), at(effect.hex), effect.amount > 0 and " with " .. steps(effect.amount) .. " lost" or "")
    end
    if effect.what == "set_stocks" then
      return ("%s's internal stocks: %s."):format(say.begin(name(now, effect.unit)), say.plain(effect.amount))
    end
    if effect.what == "set_combat_supply" and not effect.amount then return end
    meaning = meaning:gsub(";.*$", "."):gsub(": of Transport.*$", ".")
    local tells = not meaning:find ": `amount` is" and effect.amount ~= 0 and effect.amount or nil
    if type(tells) == "string" then tells = say.plain(tells) end
    return say.filled(meaning, {
      unit = effect.unit > 0 and name(now, effect.unit) or nil, amount = tells, the_hex = effect.hex and at(effect.hex),
    })
  end
  -- What dice brought about that is open still.
  function own.result(lines, now)
    local open = now.value.open
    if not open.rolled then return end
    if open.what == "combat" then
      local battle = open.battle
      lines[#lines + 1] = ("A roll of %d%s: the result is %s."):format(battle.roll,
        battle.surprise ~= "none" and ", surprise by the " .. say.plain(battle.surprise) or "", tostring(battle.result))
    elseif open.what == "barrage" then
      local barrage = open.barraged
      lines[#lines + 1] = ("A roll of %d: %s."):format(barrage.roll, barrage.counts == "-" and "no effect" or tostring(barrage.counts))
    end
  end

  -- Bookkeeping that players do not see on the map.
  own.quiet = { spend_mp = true, begin_phase = true, set_progress = true }

  -- The map: hexes with their ground, and units with their side.
  function own.field(now)
    local hexes, units = {}, {}
    for i, hex in ipairs(now.hexes) do
      local f = hex.fields
      local ground = now.ground[tonumber(f.terrain) or 1] or "open"
      local text = ground
      if f.settlement then text = text .. ", " .. say.plain(f.settlement) end
      if f.supply_source then text = text .. ", supply of " .. side_of(now, tonumber(f.supply_source)) end
      hexes[i] = { q = hex.q, r = hex.r, roads = hex.roads, ground = f.settlement and "town" or ground, text = text }
    end
    for _, unit in ipairs(now.order) do
      if not unit.off then
        units[#units + 1] = {
          q = unit.q, r = unit.r, side = unit.side, figures = figures(unit), name = unit.name, text = described(unit),
          weight = unit.fields.kind == "combat" and tonumber(unit.fields["combat_side.strength"]) or 0,
        }
      end
    end
    return hexes, units
  end

  return own
end
