-- Two people play a game on one handheld: what can be ordered as levels of a menu, what the ruling said, the board, the orders
-- so far, dice. A position, a kind of order and a sentence come from the library; nothing here knows a rule.
-- require("play")(grognard, host): `host` has `go`, `dice` and `save`.
local paint, menu, field, keep = require "paint", require "menu", require "field", require "keep_game"

return function(grognard, host)
  local say = require "say"(grognard)
  local systems = { require "play_aa"(grognard, say), require "play_ocs"(grognard, say) }
  for _, each in ipairs(require "play_hexes"(grognard, say)) do systems[#systems + 1] = each end
  local play = { screens = {}, systems = systems, by_hand = false, log = {} }
  local screens = play.screens
  -- The levels of the menu, the page, the map and the dice that are shown.
  local levels, page, map, hand = {}, nil, nil, nil

  local function top() return levels[#levels] end
  local function show(title, lines, after)
    page = menu.page(title, #lines > 0 and lines or { "Nothing." }, after)
    host.go "page"
  end

  -- A game: its position, its menu, its file.

  local root
  local function refresh()
    local answer, message = play.game:choices()
    play.now = play.system.look(play.game)
    play.rows = answer and answer.rows or {}
    play.fault = not answer and message or nil
    play.status = play.system.status(play.now, play.rows, play.game)
    levels = { menu.new(play.status.who, root()) }
  end
  -- Writes the game, and what is kept beside it. Returns lines that say so if there is no room.
  local function store()
    local fine, why = keep.write(play.system.key, assert(play.game:text()), play.log)
    if fine then fine, why = host.save() end
    if not fine then return { { head = "Not saved" }, ("The file could not be written: %s."):format(why or "no reason is known") } end
  end

  -- Goes down the menu again by the labels of what was chosen, as far as they are still there.
  local function down(labels)
    for i = 1, #labels - 1 do
      local found
      for at, item in ipairs(top().items) do
        if item.label == labels[i] and item.items then found = at end
      end
      if not found then return end
      top().pick = found
      local items = top().items[found].items()
      if #items == 0 then return end
      levels[#levels + 1] = menu.new(labels[i], items)
    end
    for at, item in ipairs(top().items) do
      if item.label == labels[#labels] then top().pick = at end
    end
  end

  local function chosen()
    local labels = {}
    for i, level in ipairs(levels) do labels[i] = level.items[level.pick].label end
    return labels
  end

  -- What an order was, in words: the labels on the way, the number, the dice.
  local function worded(labels, item, dice)
    local parts = {}
    for i, label in ipairs(labels) do parts[i] = label end
    if item.said then parts[#parts] = item.said(item.value) end
    local text = table.concat(parts, ", ")
    return dice and #dice > 0 and text .. ": " .. table.concat(dice, " ") or text
  end

  local function told(answer, before)
    local lines, all = {}, {}
    for _, effect in ipairs(answer.effects or {}) do
      local quiet = play.system.quiet and play.system.quiet[effect.what]
      all[#all + 1] = not quiet and play.system.effect(effect, before) or nil
    end
    say.counted(lines, all)
    for _, step in ipairs(answer.trail or {}) do
      lines[#lines + 1] = say.begin((grognard.sentence(step) or ""):gsub("%s%([^()]*%)$", "")) .. "."
    end
    return lines
  end

  -- Gives an order; what came of it is a page.
  local function give(item, dice, labels)
    local order = item.order
    if type(order) == "function" then order = order(item.value) end
    local before, who = play.now, play.status.who
    local answer, message, code
    if item.line then
      -- Of a line the steps are told too.
      answer, message, code = play.game:order(item.line(dice), { trail = true })
    else
      answer, message, code = play.game:order(order, dice)
    end
    if not answer then return code == "too_few_dice" and "dice" or message end
    local text, lines = worded(labels, item, dice), {}
    lines[1] = { head = answer.verdict == "allowed" and "Done" or "Forbidden", colour = answer.verdict ~= "allowed" and paint.his or nil }
    lines[2] = text
    local effects = told(answer, before)
    if answer.verdict == "allowed" then
      refresh()
      if play.system.result and dice then play.system.result(effects, play.now, before) end
    end
    say.rules(effects, answer.cites)
    for _, line in ipairs(effects) do lines[#lines + 1] = line end
    if answer.verdict == "allowed" then
      play.log[#play.log + 1] = { who = who, text = text, told = effects }
      levels = { menu.new(play.status.who, root()) }
      for at, line in ipairs(store() or {}) do table.insert(lines, at + 1, line) end
      if play.status.who ~= who then table.insert(lines, 2, { head = "Now: " .. play.status.who }) end
      if play.status.over then table.insert(lines, 2, { head = play.status.over }) end
      down(labels)
    end
    show(play.status.phase, lines)
  end

  -- Dice come one by one until there are enough, from the program or by hand.
  local function throw(item, labels)
    local dice = {}
    for _ = 1, item.dice do dice[#dice + 1] = host.dice():roll(1)[1] end
    for _ = 0, 64 do
      local why = give(item, dice, labels)
      if why ~= "dice" then return why end
      dice[#dice + 1] = host.dice():roll(1)[1]
    end
    return "too many dice"
  end

  local function choose(item)
    if item.items then
      local items = item.items()
      levels[#levels + 1] = menu.new(item.label, #items > 0 and items or { { label = "Nothing can be ordered here." } })
    elseif item.act then
      item.act()
    elseif item.order then
      local labels, why = chosen(), nil
      if item.dice and play.by_hand then
        hand = { item = item, labels = labels, dice = {}, face = 1 }
        host.go "hand"
      elseif item.dice then
        why = throw(item, labels)
      else
        why = give(item, nil, labels)
        if why == "dice" then why = throw({ order = item.order, dice = 0, label = item.label }, labels) end
      end
      if why then show("No answer", { { head = "It cannot be done", colour = paint.his }, why }) end
    end
  end

  -- The marks of a level on the map: its items by their hex.
  local function marks_of(items)
    local marks, any = {}, 0
    for _, item in ipairs(items) do
      if item.hex then
        local key = item.hex.q .. "," .. item.hex.r
        if not marks[key] then
          marks[key], any = item, any + 1
        end
      end
    end
    return any > 0 and marks or nil
  end

  local function open_map(marks, at)
    local hexes, units = play.system.field(play.now)
    map = field.new(hexes, units, marks, at or map)
    host.go "field"
  end

  local function take_back()
    -- A player takes back no dice.
    if play.game:dice_thrown() then return show("Take back", { "Dice were thrown with the last order: it stays." }) end
    local played, message = play.game:undo()
    if not played then return show("Take back", { message or "Nothing is left to take back." }) end
    local entry = table.remove(play.log)
    local trouble = store()
    refresh()
    show("Take back", { { head = "Taken back" }, entry and entry.text or "The last order.", unpack(trouble or {}) })
  end

  -- What is always at the end of the menu.
  local function besides(items)
    local owed = play.system.owed(play.now)
    if #owed > 0 then
      items[#items + 1] = { label = "What is owed", right = #owed .. " >", act = function() show("What is owed", owed) end }
    end
    if play.system.field then
      items[#items + 1] = { label = "The map", right = ">", act = function() open_map() end }
    else
      items[#items + 1] = { label = "The board", right = ">", apart = true, items = function() return play.system.board(play.game, play.now) end }
    end
    items[#items + 1] = { label = "Take back", act = take_back, note = "The last order, unless dice were thrown with it." }
    items[#items + 1] = {
      label = "Orders so far", right = #play.log .. " >", apart = true,
      items = function()
        local all = {}
        for i = #play.log, 1, -1 do
          local entry = play.log[i]
          all[#all + 1] = {
            label = entry.text, note = entry.who,
            act = function()
              local lines = { { head = entry.who }, entry.text }
              for _, line in ipairs(entry.told) do lines[#lines + 1] = line end
              show("Order " .. i, lines)
            end,
          }
        end
        return all
      end,
    }
    items[#items + 1] = {
      label = "Dice", right = play.by_hand and "by hand" or "by the program",
      note = play.by_hand and "You throw them and enter them." or ("Seed and place: %s"):format(tostring(host.dice()):match "%((.*)%)" or "?"),
      act = function()
        play.by_hand = not play.by_hand
        local pick = top().pick
        levels = { menu.new(play.status.who, root()) }
        top().pick = pick
      end,
    }
    items[#items + 1] = { label = "Leave the game", note = "It is saved, and taken up again.", act = function() host.go() end }
    return items
  end

  function root()
    if play.status.over then return besides { { label = play.status.over } } end
    if play.fault then return besides { { label = "No orders", note = play.fault } } end
    local items, late = {}, {}
    for _, item in ipairs(play.system.items(play.game, play.now, play.rows)) do
      table.insert(item.late and late or items, item)
    end
    besides(items)
    for _, item in ipairs(late) do table.insert(items, #items, item) end
    return items
  end

  local function begin(system, game, log)
    play.system, play.game, play.log = system, game, log
    map = nil
    refresh()
    host.go "turn"
  end

  -- Screens.

  local function frame(title, right, foot)
    local y = paint.bar(title, right)
    return y + 2 * paint.unit, paint.foot(foot)
  end

  require "begin"(play, host, { begin = begin, store = store, show = show, frame = frame })

  screens.turn = {
    draw = function()
      local list = top()
      local marks = play.system.field and marks_of(list.items)
      local item = list.items[list.pick]
      local y, bottom = frame(play.status.who, play.status.phase,
        item and item.low and "< > how many   A do it   B back" or marks and "A do it   > on the map   B back" or #levels > 1 and "A choose   B back" or "A choose")
      local crumbs = play.status.line
      if #levels > 1 then
        local titles = {}
        for i = 2, #levels do titles[#titles + 1] = levels[i].title end
        crumbs = table.concat(titles, ": ")
      end
      paint.write(paint.cut(crumbs, "small", paint.width - 14 * paint.unit), 7 * paint.unit, y, "small", paint.faint)
      menu.draw(list, y + paint.high "small" + paint.unit, bottom)
    end,
    key = function(key)
      if key == "right" and play.system.field then
        local marks = marks_of(top().items)
        local item = top().items[top().pick]
        if marks then return open_map(marks, item.hex) end
      end
      local item = menu.key(top(), key)
      if item then choose(item) elseif key == "b" and #levels > 1 then levels[#levels] = nil end
    end,
  }

  screens.page = {
    draw = function()
      local y, bottom = frame(page.title, play.status and play.status.who, page.more and "^ v scroll   A go on" or "A go on")
      menu.draw_page(page, y, bottom)
    end,
    key = function(key)
      menu.key_page(page, key)
      if key == "a" or key == "b" then host.go() end
    end,
  }

  screens.field = {
    draw = function()
      local y, bottom = frame(play.status.who, play.status.phase, map.marks and "A choose   B back" or "A what is there   B back")
      field.draw(map, y, bottom)
    end,
    key = function(key)
      if key == "b" then return host.go() end
      if key ~= "a" then return field.key(map, key) end
      local mark = field.marked(map)
      if mark then
        host.go()
        for i, item in ipairs(top().items) do
          if item == mark then top().pick = i end
        end
        return choose(mark)
      end
      local lines = {}
      for _, unit in ipairs(field.stack(map)) do lines[#lines + 1] = unit.text end
      show(("%d,%d"):format(map.q, map.r), lines)
    end,
  }

  screens.hand = {
    draw = function()
      local y, bottom = frame("Dice by hand", play.status.who, "< > face   A enter   B undo")
      local unit = paint.unit
      paint.write(hand.item.label, 7 * unit, y + 2 * unit, "text")
      local so_far = #hand.dice > 0 and table.concat(hand.dice, " ") or "none yet"
      paint.write("Entered: " .. so_far, 7 * unit, y + paint.high "text" + 4 * unit, "text")
      paint.write(("Die %d"):format(#hand.dice + 1), 7 * unit, y + 2 * paint.high "text" + 10 * unit, "text", paint.faint)
      paint.write("<" .. hand.face .. ">", 0, (y + bottom) / 2, "big", paint.ink, paint.width, "center")
    end,
    key = function(key)
      if key == "left" or key == "down" then hand.face = (hand.face - 2) % 6 + 1 end
      if key == "right" or key == "up" then hand.face = hand.face % 6 + 1 end
      if key == "b" then
        if #hand.dice == 0 then return host.go() end
        hand.dice[#hand.dice] = nil
      end
      if key ~= "a" then return end
      hand.dice[#hand.dice + 1] = hand.face
      -- Whether these are enough the library says.
      if #hand.dice < hand.item.dice then return end
      local order = hand.item.order
      local _, message, code = play.game:judge(type(order) == "function" and order(hand.item.value) or order, hand.dice)
      if code == "too_few_dice" then return end
      host.go()
      local why = message or give(hand.item, hand.dice, hand.labels)
      if why then show("No answer", { why }) end
    end,
  }

  function play.top() return levels[#levels] end
  function play.depth() return #levels end
  function play.shown() return page end
  function play.map() return map end
  function play.save() return not play.game or not store() end
  return play
end
