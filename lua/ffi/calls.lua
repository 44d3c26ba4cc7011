-- Calls of operations.
local M = ...
local ffi, held = M.ffi, M.held
local TOO_SMALL = M.fault_numbers.buffer_too_small
local error = error or function() end
local floor, min, max = math.floor, math.min, math.max

-- The steps that a question may ask for unless the host sets another limit: so few that none takes a second. It may take
-- half as many words of memory: a battle whose states fill half a million words may take two seconds.
M.budget = 500000
local WORD = 2

-- The ids of a set of rules.
local band, rshift = bit.band, bit.rshift
local function cites_of(cites)
  local out, n, base, ids = {}, 0, cites.base, M.ids
  for word = 0, 15 do
    local set, at = cites.set[word], base + word * 32
    while set ~= 0 do
      if band(set, 1) == 1 then
        n = n + 1
        out[n] = ids[at]
      end
      set, at = rshift(set, 1), at + 1
      if set < 0 then set = set + 2 ^ 32 end
    end
  end
  return out
end

-- What a fault of the library says besides its code, its path and its bounds, in the terms of the caller.
function M.helped(made, fault, names)
  local other = ffi.string(fault.other)
  if other ~= "" then
    made.other, made.why = M.in_callers_lists(names, other), ffi.string(fault.why)
    if fault.known ~= 0 then made.value = ("%.0f"):format(tonumber(fault.value)) end
    if fault.other_known ~= 0 then made.other_value = ("%.0f"):format(tonumber(fault.other_value)) end
  else
    made.none_there = ffi.string(fault.why) == "none there" or nil
    local id = ffi.string(fault.why):match "^no unit has the id (%d+)$"
    if id then made.no_unit, made.value = true, id end
    made.needs = ffi.string(fault.why):match "^needs (.*)$"
    local words = ffi.string(fault.why):match "^one of (.*)$"
    if words then
      made.words = {}
      for word in (words .. ", "):gmatch "(.-), " do made.words[#made.words + 1] = word end
    end
  end
  return made
end

-- A fault of the library in the terms of the caller.
local function own_fault(op, status, fault, names)
  local path = ffi.string(fault.path)
  local made = M.fault(M.fault_words[status] or "internal", M.in_callers_lists(names, path))
  if fault.low ~= 0 or fault.high ~= 0 then
    -- A reference counts from 1 here, whatever it counts from in C.
    local shape, base, rest = op, 0, path:gsub("%[%d+%]", "")
    for name in rest:gmatch "[%w_]+" do
      local field = shape and shape.by_name and shape.by_name[name]
      if field and field.item then base = 1 - (field.first or 0) end
      shape = field and (field.shape or field.each and field.each.shape)
    end
    made.value = ("%.0f"):format(tonumber(fault.value) + base)
    made.low, made.high = tonumber(fault.low) + base, tonumber(fault.high) + base
    local limit = ffi.string(fault.limit)
    made.limit = limit ~= "" and limit or nil
  end
  return M.helped(made, fault, names)
end

-- Reads a question: `question`, `names` and whether places are shown as numbers; or nil and a fault.
local function read(op, value)
  local asked
  local ctx, fault = M.reading(function(ctx)
    asked = op.ct()
    if held[value] then return M.wrong("wrong_type", value) end
    return M.read_record(op, asked, value, ctx)
  end)
  if fault then return nil, fault end
  asked.size = op.bytes
  local names, wrong = M.names_of(op, ctx)
  wrong = wrong or names and op.units and M.enter(names, op, asked, ctx.lists)
  if wrong then return nil, wrong end
  local budget = op.by_name[op.budget or ""]
  if budget and tonumber(asked[budget.c]) > M.budget then
    return nil, M.fault("out_of_range", op.budget,
      { value = ("%.0f"):format(tonumber(asked[budget.c])), low = 1, high = M.budget, limit = "set by grognard.limit" })
  end
  ctx.names, ctx.numbers = names, names and names.own_places
  if op.places then
    local any, bad = M.unmark(op, asked, ctx.lists, ctx.numbers)
    if bad then return nil, bad end
    ctx.numbers = ctx.numbers or any and not names
  end
  if ctx.view then asked[op.view_field.c] = M.board_of(op, ctx) end
  ctx.question = asked
  return ctx
end

-- Memory for searches, whose contents never matter.
local words, scratch = 0, nil
local function enough(needed)
  if needed > words then
    scratch, words = ffi.new("uint64_t[?]", needed), needed
  end
end
enough(1024)

-- The most words that a question may take. Items that are worked on one after another use the same memory.
local function most_words(op, question)
  local items = op.one_by_one and tonumber(question["n_" .. op.one_by_one]) or 1
  return floor(M.budget / WORD / max(items, 1))
end

-- Asks the library until its answer fits. Returns 0 or a fault's number; in the terms of the caller and as second value if
-- the fault is one of this road.
local function call(op, ctx, answer, trail, fault)
  local most = op.scratch and most_words(op, ctx.question)
  while true do
    answer.size, fault.size = ffi.sizeof(op.answer_ct), ffi.sizeof(M.FAULT)
    if op.scratch then answer.scratch, answer.words = scratch, min(words, most) end
    local status = op.call(ctx.question, answer, trail, fault)
    local again
    if status == TOO_SMALL and op.scratch and answer.needed > answer.words then
      local needed = tonumber(answer.needed)
      if needed > most then
        return status, M.fault("out_of_range", "",
          { value = ("%.0f"):format(needed), low = 0, high = most, limit = "words of memory, set by grognard.limit" })
      end
      enough(needed)
      again = true
    elseif op.effects and answer.items ~= nil and answer.len > answer.capacity and (status == TOO_SMALL or status == 0) then
      ctx.items = M.shape(op.effects).array(tonumber(answer.len))
      answer.items, answer.capacity = ctx.items, answer.len
      again = true
    elseif status == 0 and trail ~= nil and trail.len > trail.capacity then
      ctx.steps = M.shape "Step".array(tonumber(trail.len))
      trail.steps, trail.capacity = ctx.steps, trail.len
      again = true
      if op.play then M.put_back(op.game) end
    elseif op.play and status == TOO_SMALL then
      again = M.grow(op.game, fault)
    end
    if not again then return status end
  end
end

-- The value in the terms of the caller.
local function translate(op, ctx, value)
  if ctx.names then M.leave(ctx.names, M.shape(op.answer), value) end
  if ctx.numbers then M.mark(M.shape(op.answer), value) end
end

local function translate_item(op, ctx, shape, item)
  M.leave(ctx.names or ctx.of_rows, shape, item)
  if ctx.numbers then M.mark(shape, item) end
  local unit = shape.by_name.unit
  if ctx.names and op.speaks and unit and unit.item == "" and unit.first == 0 and item.f_unit < unit.hi then
    item.f_unit = M.name_of(ctx.names, item.f_unit) - ctx.names.base
  end
end

local ALL = 65535
local function translate_step(op, ctx, step)
  local about, what = M.about, M.what
  -- A unit of a game has its number; an index is shown counted from 1.
  if op.numbered and step.f_about == about.units and step.f_index ~= ALL then step.f_index = step.f_index - 1 end
  if not ctx.names or not op.speaks then return end
  if step.f_about == about.units and step.f_index ~= ALL then
    step.f_index = M.name_of(ctx.names, step.f_index) - ctx.names.base
  elseif step.f_about == about.path and (step.f_what == what.covered or step.f_what == what.negated) and step.f_num >= 0 then
    step.f_num = M.name_of(ctx.names, step.f_num)
  end
end

-- Asks; returns the answer, or nil and a fault.
function M.ask(op, value, options)
  M.operation(op)
  local ctx, wrong = read(op, value)
  if not ctx then return nil, wrong end
  local answer, fault, trail = op.answer_ct(), M.FAULT(), nil
  local effects = op.effects and M.shape(op.effects)
  if effects then
    -- What does not fit is worked out again: the choices of a game take long.
    local room = op.play and 256 or 32
    ctx.items = effects.array(room)
    answer.items, answer.capacity = ctx.items, room
  end
  if options and options.trail then
    M.about, M.what = M.vocabulary "About".codes, M.vocabulary "What".codes
    local step = M.shape "Step"
    trail = M.TRAIL()
    trail.size = ffi.sizeof(M.TRAIL)
    ctx.steps = step.array(64)
    trail.steps, trail.capacity = ctx.steps, 64
  end
  local status, beyond = call(op, ctx, answer, trail, fault)
  if status ~= 0 then return nil, beyond or own_fault(op, status, fault, ctx.names) end
  op.meta_of_answer = op.meta_of_answer or M.answer_text(op.list)
  local raw, exact = options and options.raw, options and options.exact
  local out = setmetatable({}, op.meta_of_answer)
  if op.decides then out.verdict = answer.verdict == 1 and "allowed" or "forbidden" end
  if op.answer and answer.verdict ~= 2 then
    local shape = M.shape(op.answer)
    translate(op, ctx, answer.value)
    if raw then out.value = M.parsed(shape, answer.value) else out.value = M.table_of(shape, answer.value, exact) end
  end
  out.cites = cites_of(answer.cites)
  if effects then
    local list = {}
    ctx.of_rows = not ctx.names and M.names_of_rows(effects, ctx.items, effects.units and tonumber(answer.len) or 0)
    for i = 0, tonumber(answer.len) - 1 do
      local item = ctx.items[i]
      translate_item(op, ctx, effects, item)
      if raw then list[i + 1] = M.parsed(effects, item) else list[i + 1] = M.table_of(effects, item, exact) end
    end
    out[op.list] = list
  end
  if trail then
    local step, list = M.shape "Step", {}
    for i = 0, tonumber(trail.len) - 1 do
      translate_step(op, ctx, ctx.steps[i])
      list[i + 1] = M.table_of(step, ctx.steps[i])
    end
    out.trail = list
  end
  ctx.over = true
  return out
end

-- What is wrong with options, or nil. A game's questions have no other than `trail`.
local function odd_options(options, of_game)
  if type(options) ~= "table" then return "the options must be a table, not " .. type(options) end
  for name, value in next, options do
    if name ~= "trail" and (of_game or name ~= "raw" and name ~= "exact") then
      return "there is no option " .. (type(name) == "string" and name or "of type " .. type(name))
    elseif type(value) ~= "boolean" then
      return "the option " .. name .. " must be true or false, not " .. type(value)
    end
  end
  return nil
end

M.odd_options = odd_options

-- The function of an operation.
function M.asking(op)
  local prefix = "grognard." .. op.name .. ": "
  local function misuse(why)
    error(prefix .. why, 3)
    return nil, prefix .. why, "misuse", ""
  end
  return function(question, options, more)
    -- Where nothing is required, nothing need be said.
    if question == nil then question = {} end
    local kind = type(question)
    if kind ~= "table" and kind ~= "userdata" then
      local a, b, c, d = misuse("the question must be a table, not " .. kind)
      return a, b, c, d
    end
    local why = more ~= nil and "two arguments at most: a question and options" or options ~= nil and odd_options(options)
    if why then
      local a, b, c, d = misuse(why)
      return a, b, c, d
    end
    local answer, fault = M.ask(op, question, options)
    if answer then return answer end
    return nil, M.message(fault), fault.code, fault.path
  end
end

-- A view of a record in memory: its fields are read as they are wanted, without a table. Without a value there are none.
local function window(shape, record, answer)
  local inner, gets = {}, {}
  for _, field in ipairs(shape.fields) do
    if field.k == "record" and not field.shape.sum then
      inner[field.name] = window(field.shape, record[field.c], answer)
    else
      gets[field.name] = field.get
    end
  end
  return setmetatable({}, {
    __index = function(_, name)
      if answer.verdict == 2 then return nil end
      local get = gets[name]
      if get then return get(record) end
      return inner[name]
    end,
    __newindex = function() end,
    __metatable = false,
  })
end

-- A question that is read once and asked many times: a function, and a view of the value of its last answer. The
-- function returns the verdict, or true where the operation decides nothing; it takes a table of fields to change.
function M.prepare(op, question)
  M.operation(op)
  local ctx, wrong = read(op, question)
  if not ctx then return nil, wrong end
  local answer, fault = op.answer_ct(), M.FAULT()
  local size, fault_size = ffi.sizeof(op.answer_ct), ffi.sizeof(M.FAULT)
  local ask, names, numbers, decides = op.call, ctx.names, ctx.numbers, op.decides
  local plain = not op.scratch
  local asked = ctx.question
  local function again(changes)
    local before, old = question, ctx
    if changes ~= nil then
      local all = {}
      for name, value in next, question do all[name] = value end
      for name, value in next, changes do all[name] = value end
      local other, bad = read(op, all)
      if not other then return nil, M.message(bad), bad.code, bad.path end
      question, ctx = all, other
      asked, names, numbers = ctx.question, ctx.names, ctx.numbers
    end
    answer.size, fault.size = size, fault_size
    local status, beyond
    if plain then status = ask(asked, answer, nil, fault) else status, beyond = call(op, ctx, answer, nil, fault) end
    if status ~= 0 then
      local bad = beyond or own_fault(op, status, fault, names)
      question, ctx = before, old
      asked, names, numbers = ctx.question, ctx.names, ctx.numbers
      return nil, M.message(bad), bad.code, bad.path
    end
    local verdict = answer.verdict
    if (names or numbers) and op.answer and verdict ~= 2 then translate(op, ctx, answer.value) end
    if not decides then return true end
    return verdict == 1 and "allowed" or "forbidden"
  end
  return again, op.answer and window(M.shape(op.answer), answer.value, answer) or nil
end
