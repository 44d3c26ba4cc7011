-- Games: a position in memory of LuaJIT's, with orders as lines and rows of the choices.
local M = ...
local ffi, data, held = M.ffi, M.data, M.held
local functions, position, restore = M.functions, M.position, M.restore
local error = error or function() end

-- The memory of positions that is kept for taking orders back, in words.
local MOST = 8388608

-- A fault of a function that is no question.
local function refused(status, fault)
  local made = M.fault(M.fault_words[status] or "internal", M.in_callers_lists(nil, ffi.string(fault.path)))
  M.helped(made, fault)
  return nil, M.message(made), made.code, made.path
end

-- Reads a game from a text or from bytes.
local function read(game, call, text)
  local fault = M.FAULT()
  while true do
    fault.size = ffi.sizeof(M.FAULT)
    local status = call(game.words, game.count, text, #text, fault)
    if status == 0 then return game end
    if not M.grow(game, fault) then return refused(status, fault) end
  end
end

-- Writes a game as text or as bytes.
local function written(game, call, beside)
  local fault, needed, room, size = M.FAULT(), ffi.new "size_t[1]", nil, 0
  while true do
    fault.size = ffi.sizeof(M.FAULT)
    local status = call(game.words, game.count, room, size, needed, fault)
    if status == 0 then return ffi.string(room, tonumber(needed[0]) - beside) end
    if tonumber(needed[0]) > size then
      size = tonumber(needed[0])
      room = ffi.new("char[?]", size)
    elseif not M.grow(game, fault) then
      return refused(status, fault)
    end
  end
end

local function ask(game, verb, question, options)
  local op = M.play(game.system, verb)
  op.game, op.numbered = game, M.orders_of[game.system].numbered
  local answer, fault = M.ask(op, question, options)
  op.game, game.before = nil, nil
  if answer then return answer end
  -- A row is an argument of its own.
  fault.path = fault.path:gsub("^choice%.", ""):gsub("^of%.", "")
  return nil, M.message(fault), fault.code, fault.path
end

local methods = {}
local function misuse(method, why, deeper)
  why = "grognard." .. method .. ": " .. why
  error(why, 3 + (deeper or 0))
  return nil, why, "misuse", ""
end
local function own(game, method)
  local state = held[game] and held[game].game
  if state then return state end
  local none, why = misuse(method, "it is a method of a game: game:" .. method .. "()", 1)
  return none, why
end

local function faulty(fault) return nil, M.message(fault), fault.code, fault.path end

local function forget(state)
  local last = state.history[#state.history]
  local most = last and math.floor(MOST / last.before.count) or 1
  while #state.history > math.max(most, 1) do table.remove(state.history, 1) end
end

-- An order as it prints: a line, a row, or a kind of order with its fields.
local function spelled(known, order)
  if type(order) ~= "table" or getmetatable(order) then return tostring(order) end
  local out = tostring(order[known.key])
  for _, name in ipairs(known.verb[order[known.key]].fields) do
    local value = rawget(order, name)
    if type(value) == "table" and rawget(value, 1) ~= nil then
      local all = {}
      for i, item in ipairs(value) do all[i] = tostring(item) end
      value = table.concat(all, " ")
    end
    if value ~= nil then out = out .. " " .. name .. " " .. tostring(value) end
  end
  return out
end

local function shown(state, entry)
  local told = { __tostring = function(done) return M.done(spelled(M.orders_of[state.system], entry.order), done) end }
  return setmetatable({
    order = entry.order, dice = entry.dice, verdict = "allowed", value = entry.answer.value, cites = entry.answer.cites,
    effects = entry.answer.effects, dice_thrown = entry.thrown,
  }, told)
end

-- The steps that say why an order is forbidden, each once: how much is needed, or else that it is not allowed.
local function refusing(steps)
  local function key(step) return table.concat({ tostring(step.rule), tostring(step.about), tostring(step.index) }, " ") end
  local limited, seen, told = {}, {}, {}
  for _, step in ipairs(steps) do
    if step.what == "limit" then limited[key(step)] = true end
  end
  for _, step in ipairs(steps) do
    local same = key(step) .. " " .. step.what .. " " .. tostring(step.num)
    local counts = step.what == "limit" or step.what == "forbidden" and not limited[key(step)]
    if counts and not seen[same] then told[#told + 1], seen[same] = step, true end
  end
  return told
end

-- Lets a refusal say why, unless the trail was asked for.
local function because(state, question, answer, options)
  if answer and answer.verdict == "forbidden" and not (options and options.trail) then
    local why = ask(state, "judge", question, { trail = true })
    answer.trail = why and refusing(why.trail)
  end
  return answer
end

-- Gives an order that is a question.
local function give(state, question, order, dice, options)
  local before = position(state)
  state.before = before
  local answer, message, code, path = ask(state, "order", question, options)
  if not answer and code == "buffer_too_small" and path == "units" then
    -- A game that is loaded has room for more units.
    read(state, functions(state.system).load, written(state, functions(state.system).save, 1))
    state.before = position(state)
    answer, message, code, path = ask(state, "order", question, options)
  end
  if not answer then return nil, message, code, path end
  if answer.verdict == "allowed" then
    local thrown = functions(state.system).thrown(state.words, state.count) == 1
    state.history[#state.history + 1] = { order = order, dice = dice, answer = answer, before = before, thrown = thrown }
    state.undone = {}
    forget(state)
  end
  return because(state, question, answer, options)
end
function methods.order(game, order, dice, options)
  local state, why = own(game, "order")
  if not state then return nil, why, "misuse", "" end
  local question, fault, odd
  question, fault, dice, options, odd = M.given(state, order, dice, options)
  if odd then
    local a, b, c, d = misuse("order", odd)
    return a, b, c, d
  end
  if not question then return faulty(fault) end
  return give(state, question, order, dice, options)
end
function methods.judge(game, order, dice, options)
  local state, why = own(game, "judge")
  if not state then return nil, why, "misuse", "" end
  local question, fault, _, odd
  question, fault, _, options, odd = M.given(state, order, dice, options)
  if odd then
    local a, b, c, d = misuse("judge", odd)
    return a, b, c, d
  end
  if not question then return faulty(fault) end
  local answer, message, code, path = ask(state, "judge", question, options)
  if answer and #answer.rows == 0 then return because(state, question, answer, options) end
  return answer, message, code, path
end

-- The methods of a system's game: those of every game, and its orders by their names.
local function methods_of(system)
  local all, known = {}, M.orders_of[system]
  for name, method in next, methods do all[name] = method end
  for _, verb in ipairs(known.verbs) do
    all[verb.method] = function(game, ...)
      local state, why = own(game, verb.method)
      if not state then return nil, why, "misuse", "" end
      local arguments, options = M.take_options(...)
      local fields = M.order_fields(verb, arguments[1], arguments[2], arguments[3], arguments[4])
      local question, fault = M.order_of(state, verb, fields)
      if not question then return faulty(fault) end
      local order = { [known.key] = verb.name }
      for name, value in next, fields do order[name] = value end
      return give(state, question, order, nil, options)
    end
  end
  return all
end
local systems = {}
function methods.choices(game, row)
  local state, why = own(game, "choices")
  if not state then return nil, why, "misuse", "" end
  return ask(state, "choices", row and { of = row } or {})
end
function methods.look(game)
  local state, why = own(game, "look")
  if not state then return nil, why, "misuse", "" end
  return ask(state, "look", {})
end
function methods.chances(game, question, options)
  local state, why = own(game, "chances")
  if not state then return nil, why, "misuse", "" end
  local odd = options ~= nil and M.odd_options(options, true)
  if odd then
    local a, b, c, d = misuse("chances", odd)
    return a, b, c, d
  end
  return ask(state, "chances", question or {}, options)
end
function methods.undo(game, referee)
  local state, why = own(game, "undo")
  if not state then return nil, why, "misuse", "" end
  local last = state.history[#state.history]
  if not last or last.thrown and not referee then return nil end
  -- What needs memory comes first: without it nothing has changed.
  local entry = shown(state, last)
  last.after = position(state)
  state.undone[#state.undone + 1] = last
  restore(state, last.before)
  state.history[#state.history] = nil
  return entry
end
function methods.redo(game)
  local state, why = own(game, "redo")
  if not state then return nil, why, "misuse", "" end
  local last = state.undone[#state.undone]
  if not last then return nil end
  local entry = shown(state, last)
  state.history[#state.history + 1] = last
  restore(state, last.after)
  state.undone[#state.undone] = nil
  return entry
end
function methods.history(game)
  local state, why = own(game, "history")
  if not state then return nil, why, "misuse", "" end
  local all = {}
  for i, entry in ipairs(state.history) do all[i] = shown(state, entry) end
  return setmetatable(all, M.prints.history)
end
function methods.dice_thrown(game)
  local state, why = own(game, "dice_thrown")
  if not state then return nil, why, "misuse", "" end
  return functions(state.system).thrown(state.words, state.count) == 1
end
function methods.text(game)
  local state, why = own(game, "text")
  if not state then return nil, why, "misuse", "" end
  return written(state, functions(state.system).save, 1)
end
function methods.pack(game)
  local state, why = own(game, "pack")
  if not state then return nil, why, "misuse", "" end
  return written(state, functions(state.system).pack, 0)
end

local made
function methods.copy(game)
  local state, why = own(game, "copy")
  if not state then return nil, why, "misuse", "" end
  local copy = { system = state.system, words = nil, count = 0, history = {}, undone = {} }
  restore(copy, position(state))
  for i, entry in ipairs(state.history) do copy.history[i] = entry end
  for i, entry in ipairs(state.undone) do copy.undone[i] = entry end
  -- The rest of the memory comes with the first question.
  return made(copy)
end

-- Two games are compared if both have this very function.
local function equal(one, other)
  local mine, theirs = held[one] and held[one].game, held[other] and held[other].game
  return mine and theirs and mine.system == theirs.system and methods.text(one) == methods.text(other) or false
end

function made(state)
  local proxy = newproxy(true)
  local meta = getmetatable(proxy)
  held[proxy] = { game = state }
  systems[state.system] = systems[state.system] or methods_of(state.system)
  meta.__index = systems[state.system]
  meta.__tostring = function(game) return (methods.text(game)) end
  meta.__eq = equal
  meta.__metatable, meta.__name = false, "grognard.Game"
  return proxy
end

-- The function that makes a system's games: of a text, of bytes, or of a set-up.
function M.game_of(system)
  return function(setup)
    local game = { system = system, words = nil, count = 0, history = {}, undone = {} }
    local done, message, code, path
    local kind = type(setup)
    if kind ~= "nil" and kind ~= "string" and kind ~= "table" and kind ~= "userdata" then
      local a, b, c, d = misuse(system .. ".Game", "the options must be a table or a saved game, not " .. kind)
      return a, b, c, d
    end
    if kind == "string" then
      local own = functions(system)
      local call = not setup:find "%z" and own.load or own.unpack or own.load
      done, message, code, path = read(game, call, setup)
    else
      done, message, code, path = ask(game, "new", setup == nil and {} or setup)
    end
    if not done then return nil, message, code, path end
    return made(game)
  end
end

-- The systems that have one.
M.games = {}
for _, of in ipairs(data.plays) do M.games[of.name:match "^[%w_]+"] = true end
