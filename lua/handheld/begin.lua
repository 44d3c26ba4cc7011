-- How a game is begun: the systems, and of each the kept game or a new one.
local menu, keep = require "menu", require "keep_game"

return function(play, host, with)
  local starts
  local systems = play.systems
  local function new_game(system, options)
    local game, message = system.new(options)
    if not game then return with.show("New game", { message }) end
    play.system, play.game, play.log = system, game, {}
    local trouble = with.store()
    with.begin(system, game, {})
    if trouble then with.show("New game", trouble) end
  end
  -- How a system is begun: taken up, or anew.
  local function start_of(system)
    local items, options = {}, {}
    local game, log = keep.find(system.key, system.load)
    if game then
      local now = system.look(game)
      local answer = game:choices()
      local status = system.status(now, answer and answer.rows or {}, game)
      items[1] = {
        label = "Go on", right = status.over and "over" or status.who, note = ("%s; %s; %d orders"):format(status.line, status.phase, #log),
        act = function() with.begin(system, game, log) end,
      }
    end
    local fresh = { label = "New game", note = system.about }
    if game then
      fresh.right, fresh.items = ">", function()
        return { { label = "Yes: a new game, and the old one ends", act = function() new_game(system, options) end } }
      end
    else
      fresh.act = function() new_game(system, options) end
    end
    items[#items + 1] = fresh
    for _, option in ipairs(system.options) do
      local item = { label = option.label, right = "no" }
      item.act = function()
        options[option.key] = not options[option.key] or nil
        item.right = options[option.key] and "yes" or "no"
      end
      items[#items + 1] = item
    end
    return items
  end

  play.screens.play = {
    enter = function()
      local items = {}
      for i, system in ipairs(systems) do
        items[i] = { label = system.title, right = ">", note = system.about, items = function() return start_of(system) end }
      end
      starts = { menu.new("Play", items) }
    end,
    draw = function()
      local y, bottom = with.frame(starts[#starts].title, nil, "A choose   B back")
      menu.draw(starts[#starts], y, bottom)
    end,
    key = function(key)
      local item = menu.key(starts[#starts], key)
      if item and item.items then
        starts[#starts + 1] = menu.new(item.label, item.items())
      elseif item and item.act then
        item.act()
      elseif key == "b" then
        if #starts > 1 then starts[#starts] = nil else host.go() end
      end
    end,
  }

  function play.starts() return starts[#starts] end
end
