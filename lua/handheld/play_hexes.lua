-- 1950 Korea and the Civil War to be played: engagements of a turn, and a combat phase. The rules are the library's.
return function(grognard, say)
  local function at(hex) return ("%d,%d"):format(hex.q or 0, hex.r or 0) end
  local all = {}

  -- What both share; `facts` has the system's own.
  local function system(facts)
    local library = grognard[facts.key]
    local own = { key = facts.key, title = facts.title, about = facts.about, options = {} }
    function own.new() return library.Game((love.filesystem.read("positions/" .. facts.key .. ".game"))) end
    function own.load(text) return library.Game(text) end
    function own.look(game)
      local answer = assert(game:look())
      local now = { value = answer.value, rows = answer.rows, units = {}, text = assert(game:text()) }
      for _, row in ipairs(answer.rows) do now.units[row.id] = row end
      return now
    end
    local function name(now, id)
      local unit = now.units[id]
      return unit and unit.name and unit.name ~= "" and say.plain(unit.name) or "#" .. tostring(id)
    end
    function own.status(now)
      local value = now.value
      local over = value.waits == "nothing" and say.short(say.meaning(facts.key .. ".Waits", "nothing")) or nil
      return { who = facts.sides[value.decides] or "Both", phase = facts.phase(value), line = facts.line(value), over = over }
    end
    function own.owed(now)
      local value = now.value
      if value.waits == "nothing" then return {} end
      local lines = { "Waits for: " .. say.short(say.meaning(facts.key .. ".Waits", value.waits)):gsub("^%u", string.lower) .. "." }
      for _, line in ipairs(facts.owed(value)) do lines[#lines + 1] = line end
      if value.rule and value.rule ~= 0 then lines[#lines + 1] = say.rule(value.rule) end
      return lines
    end
    function own.items(_, now, rows)
      local items = {}
      for i, row in ipairs(rows) do
        local unit = row.unit and name(now, row.unit)
        items[i] = {
          label = facts.label(row, unit, row.target and facts.key == "korea" and name(now, row.target) or nil, now), order = row,
          dice = (row.step == "dice" or row.step == "chips") and row.count or nil, chips = row.step == "chips",
          note = say.short(say.meaning(facts.key .. ".StepKind", row.step)):gsub("`", ""),
        }
      end
      return items
    end
    function own.effect(effect, now)
      return say.filled(say.meaning(facts.key .. ".GameEffectKind", effect.what), {
        unit = effect.unit and name(now, effect.unit) or nil, amount = effect.amount, the_hex = effect.hex and at(effect.hex), hex = effect.hex and at(effect.hex),
      }):gsub("The side", facts.sides[effect.side] or "The side")
    end
    function own.field(now)
      local hexes, seen, units = {}, {}, {}
      local function add(q, r, text)
        if seen[q .. "," .. r] then return end
        seen[q .. "," .. r] = true
        hexes[#hexes + 1] = { q = q, r = r, ground = "open", text = text }
      end
      for q, r, rest in now.text:gmatch "\nhex (-?%d+),(-?%d+)([^\n]*)" do add(tonumber(q), tonumber(r), say.plain(rest)) end
      for _, row in ipairs(now.rows) do
        local unit = facts.unit(row)
        if unit then
          unit.q, unit.r, unit.name = unit.q or 0, unit.r or 0, name(now, row.id)
          unit.text = unit.name .. ": " .. unit.text
          units[#units + 1] = unit
          add(unit.q, unit.r, "")
          if facts.around then
            for _, by in ipairs { { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 }, { 1, -1 } } do add(unit.q + by[1], unit.r + by[2], "") end
          end
        end
      end
      return hexes, units
    end
    all[#all + 1] = own
  end

  local korean = { un = "United Nations", communist = "Communists" }
  system {
    key = "korea", title = "1950 Korea", about = "The engagements of a turn: two Communist units at a river, and the 1st Cavalry.", sides = korean,
    phase = function(value) return value.kind and value.kind ~= 0 and say.plain(value.kind) or "turn of " .. (value.turn == "un" and "the UN" or "Comm.") end,
    line = function(value)
      return ("Victory points: UN %d, Communists %d"):format(value.victory_points[1] or 0, value.victory_points[2] or 0)
    end,
    owed = function(value)
      local lines = {}
      if value.owed > 0 then lines[1] = ("%d loss points are owed."):format(value.owed) end
      if value.hexes > 0 then lines[#lines + 1] = ("%d hexes of the retreat are left."):format(value.hexes) end
      return lines
    end,
    label = function(row, unit, target)
      local step = row.step
      if step == "declare" then
        local drm = row.mp_drm and (", MP %+d"):format(row.mp_drm) or ""
        return ("%s: %s attacks %s%s"):format(row.kind == "prepared" and "Prepared" or "Meeting", unit, target, drm)
      end
      return ({
        join = "Joins: " .. tostring(unit), air = "Air support", fleet = "Fleet support", depot = ("Depot #%s"):format(tostring(row.depot)),
        ready = "Ready", chips = ("Draw %d chips"):format(row.count), dice = ("Throw %d dice"):format(row.count), roll = "Roll",
        flip = "Pay: the lead goes static", supporter = "Pay: " .. tostring(unit) .. " goes static", point = "Pay: a victory point",
        retreat = ("Pay: retreat %d"):format(row.count), go = "Retreat to " .. at(row.hex), rout = "Pay: rout", ["end"] = "End of the turn",
      })[step] or say.plain(step)
    end,
    unit = function(row)
      if row.routed then return end
      return {
        q = row.hex.q, r = row.hex.r, side = row.side == "un" and 1 or 2, figures = tostring(row.quality):upper(),
        text = ("%s, quality %s, %s"):format(korean[row.side], tostring(row.quality):upper(), say.plain(row.arm))
          .. (row.static and ", static" or ""),
      }
    end,
  }

  local civil = { attacker = "Attacker", defender = "Defender" }
  system {
    key = "acw", title = "American Civil War", about = "A combat phase: two regiments of Wisconsin against one of Virginia.", sides = civil, around = true,
    phase = function(value) return value.waits == "nothing" and "over" or say.plain(value.waits) end,
    line = function(value) return ("Round %d"):format(value.round) end,
    owed = function(value)
      local lines = {}
      if value.must > 0 then lines[1] = ("%d enemy hexes must still be attacked."):format(value.must) end
      if value.losses > 0 then lines[#lines + 1] = ("%d units are owed."):format(value.losses) end
      if (tonumber(value.strength) or 0) > 0 then lines[#lines + 1] = ("%s SP are owed."):format(tostring(value.strength)) end
      if value.hexes > 0 then lines[#lines + 1] = ("%d hexes of the retreat are left."):format(value.hexes) end
      return lines
    end,
    label = function(row, unit, _, now)
      local cohesion = row.cohesion > 0 and ("cohesion %d"):format(row.cohesion) or "cohesion of the largest"
      return ({
        attack = ("%s attacks %s"):format(at(row.hex), at(row.target)), fight = ("Fight at %s, %s"):format(at(row.hex), cohesion),
        stand = "Stand, " .. cohesion, dice = row.count == 1 and "Throw the die" or ("Throw %d dice"):format(row.count), roll = "Roll",
        lose = "Lose " .. tostring(unit), go = "Retreat to " .. at(row.hex), advance = ("%s to %s"):format(tostring(unit), at(row.hex)),
        stay = "Nobody advances any more",
        ["end"] = now.value.waits == "orders" and "End of the declarations" or "End of the phase",
      })[row.step] or say.plain(row.step)
    end,
    unit = function(row)
      if row.gone or row.lost then return end
      local unit = row.unit
      return {
        q = unit.hex.q, r = unit.hex.r, side = row.side == "attacker" and 1 or 2, figures = tostring(unit.strength),
        text = ("%s, %s, %s SP, cohesion %d"):format(civil[row.side], say.plain(unit.kind), tostring(unit.strength), unit.cohesion)
          .. (unit.disorganized and ", disorganized" or ""),
      }
    end,
  }
  return all
end
