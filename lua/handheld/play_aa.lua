-- Axis & Allies to be played: what can be ordered, and what stands where. The rules are the library's.
return function(grognard, say)
  local aa = grognard.axis_allies
  local own = { key = "axis_allies", title = "Axis & Allies", about = "The second edition, from the printed set-up." }
  local powers = { "ussr", "germany", "uk", "japan", "usa" }
  local named = { ussr = "USSR", germany = "Germany", uk = "United Kingdom", japan = "Japan", usa = "USA", nobody = "nobody" }
  local turn_of = {}
  for i, power in ipairs(powers) do turn_of[power] = i end
  local phases = {
    purchase = "purchase", combat_movement = "combat movement", combat = "combat", noncombat_movement = "non-combat movement",
    placement = "placement",
  }
  local kinds, order_of = {}, {}
  for i, each in ipairs(grognard.words "axis_allies.Kind") do
    kinds[i], order_of[each.word] = each.word, i
  end
  local aa_gun = { aa_gun = { "AA gun", "AA guns" }, infantry = { "infantry", "infantry" }, armor = { "armor", "armor" } }
  local function kind_of(kind, count)
    local words = aa_gun[kind]
    local one = say.plain(kind)
    if words then return words[count == 1 and 1 or 2] end
    return count == 1 and one or one:gsub("x$", "xe") .. "s"
  end
  local function counted(count, kind) return count .. " " .. kind_of(kind, count) end

  -- Spaces: their names without the short word behind them, and what the map says.
  local spaces, facts = {}, {}
  for i, each in ipairs(grognard.words "axis_allies.Site") do
    spaces[i] = each.word
    local answer = aa.map.space { space = each.word }
    facts[each.word] = answer and answer.value or {}
    facts[each.word].name = each.meaning:gsub("%.$", ""):gsub(", %u+$", "")
    facts[each.word].borders = answer and answer.rows or {}
  end
  local function place(space) return facts[space] and facts[space].name or say.plain(space) end

  own.options = { { key = "play_on", label = "Goes on after a victory" }, { key = "mixed_cargo", label = "Mixed cargo" } }
  function own.new(options) return aa.Game(options) end
  function own.load(text) return aa.Game(text) end

  -- What is looked at between two orders: the situation, the pieces by number and by space, the owners.
  function own.look(game)
    local answer = assert(game:look())
    local now = { value = answer.value, pieces = {}, there = {}, owner = {} }
    for _, piece in ipairs(answer.rows) do
      now.pieces[piece.id] = piece
      now.there[piece.space] = now.there[piece.space] or {}
      table.insert(now.there[piece.space], piece)
    end
    local held = aa.game.holdings { position = { text = game:text() } }
    for _, space in ipairs(spaces) do now.owner[space] = facts[space].owner or "nobody" end
    now.complex = {}
    for _, space in ipairs(spaces) do now.complex[space] = facts[space].industrial_complex end
    for _, holding in ipairs(held and held.rows or {}) do
      if holding.owner and holding.owner ~= "nobody" then now.owner[holding.space] = holding.owner end
      if holding.industrial_complex then now.complex[holding.space] = true end
    end
    if answer.value.space then
      local battle = aa.game.battle { position = { text = game:text() }, space = answer.value.space }
      now.battle = battle and battle.value
      if now.battle then
        now.forces = ("Attackers: %s. Defenders: %s."):format(own.force(now.battle.attacker), own.force(now.battle.defender))
      end
    end
    return now
  end

  -- A force in words.
  function own.force(force)
    local out = {}
    for _, kind in ipairs(kinds) do
      if (force[kind] or 0) > 0 then out[#out + 1] = counted(force[kind], kind) end
    end
    return #out > 0 and table.concat(out, ", ") or "none"
  end

  -- A group of pieces in words: "3 infantry, 1 armor".
  local function group(pieces)
    local count, out = {}, {}
    for _, piece in ipairs(pieces) do count[piece.kind] = (count[piece.kind] or 0) + 1 end
    for _, kind in ipairs(kinds) do
      if count[kind] then out[#out + 1] = counted(count[kind], kind) end
    end
    return table.concat(out, ", ")
  end
  -- Whose they are, each with his pieces.
  local function by_owner(pieces, lines)
    for _, power in ipairs(powers) do
      local his = {}
      for _, piece in ipairs(pieces) do
        if piece.owner == power then his[#his + 1] = piece end
      end
      if #his > 0 then lines[#lines + 1] = named[power] .. ": " .. group(his) end
    end
    return lines
  end

  function own.status(now, rows)
    local value = now.value
    local who = named[value.power]
    -- The owner of what may be lost or withdraws decides about it.
    local first = rows[1] and rows[1].piece and now.pieces[rows[1].piece]
    if first and value.waits ~= "orders" and value.waits ~= "dice" then who = named[first.owner] end
    local lines, hand = { ("Round %d, %d IPC"):format(value.round, value.cash[turn_of[value.power]]) }, {}
    for i, kind in ipairs(kinds) do
      if (value.hand[i] or 0) > 0 then hand[#hand + 1] = counted(value.hand[i], kind) end
    end
    if #hand > 0 then lines[1] = lines[1] .. "; bought: " .. table.concat(hand, ", ") end
    if value.space then
      lines[1] = place(value.space) .. (now.battle and (", round %d of the battle"):format(now.battle.round) or "")
    end
    local over
    if value.winner ~= "neither" then
      over = (value.winner == "axis" and "The Axis has" or "The Allies have") .. " won: "
        .. say.short(say.meaning("axis_allies.Ground", value.ground)):gsub("^%u", string.lower)
    end
    return { who = who, phase = phases[value.phase], line = lines[1], over = over }
  end

  -- What pieces owe, and by when.
  function own.owed(now)
    local lines = {}
    for _, space in ipairs(spaces) do
      for _, piece in ipairs(now.there[space] or {}) do
        if piece.owes then
          local why = say.meaning("axis_allies.Duty", piece.owes):gsub("^[^:]+: ", ""):gsub("%. .*$", ""):gsub("%.$", "")
          lines[#lines + 1] = ("%s, %s: %s, before the end of %s."):format(say.begin(kind_of(piece.kind, 1)), place(space), why,
            phases[piece.due] or "the phase")
        end
      end
    end
    return lines
  end

  -- Rows by a key, in the order of their first: { { key, rows } ... }.
  local function sorted(rows, key)
    local at, all = {}, {}
    for _, row in ipairs(rows) do
      local word = key(row)
      if not at[word] then
        all[#all + 1] = { key = word, rows = {} }
        at[word] = all[#all]
      end
      table.insert(at[word].rows, row)
    end
    return all
  end
  local function name_all(list, label)
    for _, each in ipairs(list) do each.label = label(each) end
    table.sort(list, function(a, b) return a.label < b.label end)
    return list
  end

  -- The last level: pieces of a kind, so many of them, and a line with their numbers.
  local function pieces_of(now, rows, line, most)
    local items = {}
    local function alike(row)
      local piece = now.pieces[row.piece]
      return ("%02d %d %s"):format(order_of[piece.kind], piece.spent, piece.owner)
    end
    for _, each in ipairs(sorted(rows, alike)) do
      local piece = now.pieces[each.rows[1].piece]
      local high = math.min(#each.rows, most or #each.rows)
      local spent = piece.spent > 0 and ("moved %d"):format(piece.spent) or nil
      local carried = not most and piece.aboard and "aboard a ship" or not most and spent
      items[#items + 1] = {
        label = say.begin(kind_of(piece.kind, 2)) .. (carried and " (" .. carried .. ")" or ""), low = 1, high = high, value = 1,
        note = most and ("%s; %d must be lost. %s"):format(named[piece.owner], most, now.forces or "") or nil,
        order = function(value)
          local ids = {}
          for i = 1, value do ids[i] = "#" .. each.rows[i].piece end
          return line(table.concat(ids, " "), piece.space)
        end,
        said = function(value) return (most and "Lose " or "") .. counted(value, piece.kind) end,
      }
    end
    return items
  end

  local function moves(now, rows)
    local items = {}
    local from = name_all(sorted(rows, function(row) return now.pieces[row.piece].space end), function(each) return place(each.key) end)
    for _, source in ipairs(from) do
      items[#items + 1] = {
        label = source.label, right = ">", note = group(now.there[source.key]),
        items = function()
          local all = {}
          local to = name_all(sorted(source.rows, function(row) return row.space end), function(each) return place(each.key) end)
          for _, goal in ipairs(to) do
            local there = by_owner(now.there[goal.key] or {}, {})
            all[#all + 1] = {
              label = "to " .. goal.label, right = ">",
              note = (facts[goal.key].surface == "land" and "Of " .. named[now.owner[goal.key]] .. ". " or "") .. table.concat(there, "; "),
              items = function()
                return pieces_of(now, goal.rows, function(ids, space) return ids .. " " .. space .. " > " .. goal.key end)
              end,
            }
          end
          return all
        end,
      }
    end
    return items
  end

  -- One row an item, with a label of its own; rows that look alike are shown once.
  local function single(rows, label)
    local items, seen = {}, {}
    for _, row in ipairs(rows) do
      local text = label(row)
      if not seen[text] then
        seen[text] = true
        items[#items + 1] = { label = text, order = row }
      end
    end
    table.sort(items, function(a, b) return a.label < b.label end)
    return items
  end

  local function with_count(row, label, said)
    return {
      label = label, low = 1, high = math.max(1, row.most), value = 1, said = said,
      order = function(value) return { step = row.step, kind = row.kind, space = row.space, count = value } end,
    }
  end

  local sections = {
    { "buy", "Buy", function(_, rows)
      local items = {}
      for i, row in ipairs(rows) do
        items[i] = with_count(row, say.begin(kind_of(row.kind, 2)), function(value) return counted(value, row.kind) end)
      end
      return items
    end },
    { "move", "Move", moves },
    { "board", "Board a transport", function(now, rows)
      return single(rows, function(row)
        local piece = now.pieces[row.piece]
        return ("%s, %s, on #%d in %s"):format(say.begin(kind_of(piece.kind, 1)), place(piece.space), row.transport, place(row.space))
      end)
    end },
    { "unload", "Unload", function(now, rows)
      return single(rows, function(row)
        local piece = now.pieces[row.piece]
        return ("%s, %s, to %s"):format(say.begin(kind_of(piece.kind, 1)), place(piece.space), place(row.space))
      end)
    end },
    { "raid", "Raid a complex", function(now, rows)
      return single(rows, function(row) return "Bomber over " .. place(row.space) end)
    end },
    { "bomb", "Fly a raid", function(_, rows) return single(rows, function(row) return "Over " .. place(row.space) end) end },
    { "fight", "Fight a battle", function(now, rows)
      return single(rows, function(row)
        local piece = row.piece and now.pieces[row.piece]
        return place(row.space) .. (piece and (", with battleship #%d"):format(piece.id) or "")
      end)
    end },
    { "place", "Place", function(_, rows, game)
      local items = {}
      for _, each in ipairs(sorted(rows, function(row) return row.kind end)) do
        items[#items + 1] = {
          label = say.begin(kind_of(each.key, 2)), right = ">",
          items = function()
            local all = {}
            for i, row in ipairs(each.rows) do
              local item = with_count(row, "in " .. place(row.space), function(value)
                return counted(value, row.kind) .. " in " .. place(row.space)
              end)
              -- As many as may stand there.
              while item.high > 1 and (game:judge(item.order(item.high)) or {}).verdict ~= "allowed" do item.high = item.high - 1 end
              all[i] = item
            end
            return all
          end,
        }
      end
      return items
    end },
  }

  local throwers = {
    aa_fire = "AA gun", support_fire = "battleships", submarine_fire = "submarines", attack_fire = "attackers", defence_fire = "defenders",
  }
  local function dice_of(now, row)
    return {
      label = ("Throw %s"):format(row.count == 1 and "the die" or row.count .. " dice"), order = row, dice = row.count,
      right = now.battle and throwers[now.battle.stage] or nil, note = now.forces,
      line = function(dice) return "dice " .. table.concat(dice, " ") end,
    }
  end

  -- The orders of a position, as levels of a menu.
  function own.items(game, now, rows)
    local items, of = {}, {}
    for _, each in ipairs(sorted(rows, function(row) return row.step end)) do of[each.key] = each.rows end
    for _, row in ipairs(of.dice or {}) do items[#items + 1] = dice_of(now, row) end
    if of.lose then
      local most = of.lose[1].most
      for _, item in ipairs(pieces_of(now, of.lose, function(ids) return "lose " .. ids end, most)) do
        item.label = "Lose " .. item.label:gsub("^%u", string.lower)
        items[#items + 1] = item
      end
    end
    for _, row in ipairs(of.keep or {}) do
      local piece = row.piece and now.pieces[row.piece]
      local label = piece and ("Land %s fighter #%d"):format(named[piece.owner], row.piece) or "Land the others in their order"
      items[#items + 1] = { label = label, order = row }
    end
    for _, row in ipairs(of.withdraw or {}) do
      local label = row.piece and ("Submarine #%d to %s"):format(row.piece, place(row.space)) or "The others stay"
      items[#items + 1] = { label = label, order = row }
    end
    for _, row in ipairs(of.press or {}) do items[#items + 1] = { label = "Go on with the battle", order = row, note = now.forces } end
    for _, row in ipairs(of.retreat or {}) do
      items[#items + 1] = { label = row.space and "Retreat to " .. place(row.space) or "The aircraft retreat", order = row }
    end
    for _, section in ipairs(sections) do
      local found = of[section[1]]
      if found then
        items[#items + 1] = {
          label = section[2], right = ">", items = function() return section[3](now, found, game) end,
        }
      end
    end
    for _, row in ipairs(of["end"] or {}) do
      items[#items + 1] = { label = "End of " .. phases[now.value.phase], order = row }
    end
    for _, row in ipairs(of.surrender or {}) do
      items[#items + 1] = {
        label = "Surrender", right = ">", late = true, apart = true,
        items = function() return { { label = "Yes: the other side has won", order = row } } end,
      }
    end
    return items
  end

  -- What an order did, in words.
  function own.effect(effect, now)
    local piece = effect.piece and now.pieces[effect.piece]
    local what = piece and kind_of(piece.kind, 1) .. " of " .. named[piece.owner]
    if effect.what == "placed" and effect.kind then what = kind_of(effect.kind, 1) end
    return say.filled(say.meaning("axis_allies.GameEffectKind", effect.what), {
      power = named[effect.power], amount = effect.amount, space = effect.space and place(effect.space), piece = what or "a piece",
    })
  end

  -- A space: what it is, what stands there, and its neighbours.
  local function space_items(now, space)
    local fact, items = facts[space], {}
    local title = fact.surface == "land" and named[now.owner[space]] .. (fact.income > 0 and (", %d IPC"):format(fact.income) or "")
      or "Sea"
    items[1] = { label = title .. (now.complex[space] and ", complex" or "") }
    for _, line in ipairs(by_owner(now.there[space] or {}, {})) do items[#items + 1] = { label = "  " .. line } end
    for _, border in ipairs(fact.borders) do
      items[#items + 1] = {
        label = "next: " .. place(border.space), right = ">", note = table.concat(by_owner(now.there[border.space] or {}, {}), "; "),
        items = function() return space_items(now, border.space) end,
      }
    end
    return items
  end

  -- The board as levels of a menu: the powers' territories, the seas with ships, and the rest.
  function own.board(_, now)
    local groups, items = {}, {}
    for i = 1, #powers + 3 do groups[i] = {} end
    for _, space in ipairs(spaces) do
      local at = #powers + 3
      if facts[space].surface == "sea" then at = now.there[space] and #powers + 1 or #powers + 2 end
      for i, power in ipairs(powers) do
        if facts[space].surface ~= "sea" and now.owner[space] == power then at = i end
      end
      table.insert(groups[at], space)
    end
    local titles = { "Seas with pieces", "Empty seas", "Neutral land" }
    for i, found in ipairs(groups) do
      local power = powers[i]
      if #found > 0 then
        items[#items + 1] = {
          label = power and named[power] or titles[i - #powers], right = #found .. " >",
          note = power and ("%d IPC in hand"):format(now.value.cash[i]) or nil,
          items = function()
            local all = {}
            for at, space in ipairs(found) do
              all[at] = {
                label = place(space), right = now.there[space] and #now.there[space] .. " >" or ">",
                note = table.concat(by_owner(now.there[space] or {}, {}), "; "), items = function() return space_items(now, space) end,
              }
            end
            table.sort(all, function(a, b) return a.label < b.label end)
            return all
          end,
        }
      end
    end
    return items
  end

  return own
end
