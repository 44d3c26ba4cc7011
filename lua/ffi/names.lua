-- The caller's names for the units of a board: their ids, or, if no unit has one, their indices in the caller's list.
local M = ...
local ffi = M.ffi
local MOST = 65534
local NUMBERS = 32768 -- the mark of a place that was said as a number

-- The names of units by their ids: those of a board, and others that count on from them.
local function called(ids, others, base, moved, list)
  local on_board, named = #ids, false
  for _, id in ipairs(on_board > 0 and ids or others) do named = named or id ~= 0 end
  local all = {}
  if named then
    for i, id in ipairs(ids) do all[i] = id end
    for i, id in ipairs(others) do all[on_board + i] = id end
  end
  local names = { base = base, moved = moved, ids = all, named = #all > 0, places = {} }
  if not names.named then
    for place, was in ipairs(moved.units or {}) do names.places[was] = place - 1 end
    return names
  end
  for place, id in ipairs(all) do names.places[id] = place - 1 end
  -- The first unit without an id of its own, in the caller's order.
  local order, seen, units = {}, {}, moved.units
  for place = 1, #all do order[(units and units[place] or place - 1) + 1] = all[place] end
  local first
  for at, id in ipairs(order) do
    if id ~= 0 then
      first = at > on_board and list .. "[" .. at - on_board .. "].id" or "board.units[" .. at .. "].id"
      first = { path = first, id = id }
      break
    end
  end
  for at, id in ipairs(order) do
    local code = id == 0 and "missing_field" or id > MOST and "out_of_range" or seen[id] and "contradiction"
    local path = at > on_board and list .. "[" .. at - on_board .. "].id" or "board.units[" .. at .. "].id"
    if code then
      local help
      if code == "out_of_range" then
        help = { value = M.shown(id), low = 1, high = MOST, limit = "ids of units" }
      elseif code == "contradiction" then
        help = { value = M.shown(id), other = seen[id], other_value = M.shown(id), why = "a unit has an id of its own" }
      end
      if code == "missing_field" then
        help = { value = "0", other = first.path, other_value = M.shown(first.id),
          why = "where one unit has an id, each needs one" }
      end
      names.wrong = M.fault(code, path, help)
      break
    end
    seen[id] = path
  end
  return names
end

-- The names of rows, which may be units that refer to one another: by their ids, or by their places.
function M.names_of_rows(shape, rows, count)
  local ids = {}
  for i = 1, shape.by_name.id and count or 0 do ids[i] = tonumber(rows[i - 1].f_id) end
  return called(ids, {}, 1, {})
end

-- The index of an item, from 0, before its list was sorted.
local function was(names, list, at)
  local moved = names.moved[list]
  return moved and moved[at + 1] or at
end

-- The place of a unit by its name, or nil if there is no such unit.
local function place_of(names, name)
  if names.named then return names.places[name] end
  local at = name - names.base
  if at < 0 then return nil end
  -- The library reports a place beyond the end of the list.
  return names.places[at] or at
end

-- The name of the unit at a place.
local function name_of(names, place)
  return names.ids[place + 1] or was(names, "units", place) + names.base
end
M.name_of = name_of

-- A fault of the library in the caller's lists. Its indices count from 0, the caller's from 1.
function M.in_callers_lists(names, path)
  return (path:gsub("^([^%[]*)%[(%d+)%]", function(list, at)
    at = tonumber(at)
    if names and list:sub(1, 6) == "board." then at = was(names, list:sub(7), at) end
    return list .. "[" .. at + 1 .. "]"
  end))
end

local function ids_of(view, lists)
  local ids, field = {}, view.shape.named
  local list = field and lists[field.name]
  for i = 1, list and list.n or 0 do ids[i] = list.memory[i - 1].f_id end
  return ids
end

local function unknown(names, path, name)
  return M.fault("out_of_range", path, { value = ("%.0f"):format(name), no_unit = names.named or nil })
end

-- Replaces a reference by the place of the unit; `plain` is for records whose references have no list of their own.
local function entered(names, field, record)
  local number, first = record[field.c], field.first
  if first == 0 and number >= field.hi or number < first then return nil end
  local name = field.is_unit and number - first or number - first + names.base
  local place = place_of(names, name)
  if not place or place + first > field.hi then return unknown(names, field.name, name) end
  record[field.c] = place + first
  return nil
end

-- Replaces the caller's names of a board's units by their places, in a record or a question with its lists.
local function enter(names, shape, record, lists)
  for _, field in ipairs(shape.fields) do
    local kind, each = field.k, field.each
    local list = kind == "list" and lists and lists[field.name]
    if field.through and (not lists[field.through] or lists[field.through].n == 0) then
      for i = 1, list and list.n or 0 do
        for _, inner in ipairs(list.shape.fields) do
          if inner.k == "int" and inner.item == "" and inner.first == 0 then
            local fault = entered(names, inner, list.memory[i - 1])
            if fault then return M.within(fault, field.name .. "[" .. i .. "]") end
          end
        end
      end
    elseif field.is_unit and kind == "int" then
      local fault = entered(names, field, record)
      if fault then return fault end
    elseif field.is_unit and kind == "list" then
      for i = 0, list and list.n - 1 or -1 do
        local name = list.memory[i] - field.first
        local place = place_of(names, name)
        if not place or place + field.first > each.hi then
          return unknown(names, field.name .. "[" .. i + 1 .. "]", name)
        end
        list.memory[i] = place + field.first
      end
    elseif kind == "record" and field.shape.units then
      local fault = enter(names, field.shape, record[field.c])
      if fault then return M.within(fault, field.name) end
    elseif list and list.shape and list.shape.units then
      for i = 1, list.n do
        local fault = enter(names, list.shape, list.memory[i - 1])
        if fault then return M.within(fault, field.name .. "[" .. i .. "]") end
      end
    end
  end
  return nil
end
M.enter = enter

-- Replaces places by the caller's names, in a record of an answer.
local function leave(names, shape, record)
  if not shape.units then return end
  for _, field in ipairs(shape.fields) do
    if field.is_unit and field.k == "int" then
      local number = record[field.c]
      if number >= field.first and (field.first > 0 or number < field.hi) then
        record[field.c] = name_of(names, number - field.first) + field.first
      end
    elseif field.k == "record" then
      leave(names, field.shape, record[field.c])
    end
  end
end
M.leave = leave

-- Takes the marks from places; whether there was any, or nil and a fault. Where places are the caller's own, a name of
-- one is a fault.
local function unmark(shape, record, lists, own)
  local any = false
  local function one(memory, at)
    local number = memory[at]
    if number >= NUMBERS then
      memory[at], any = number - NUMBERS, true
    elseif own and number ~= 0 then
      return true
    end
  end
  for _, field in ipairs(shape.fields) do
    local kind, each = field.k, field.each
    if kind == "locus" then
      if one(record, field.c) then return nil, M.fault("unknown_word", field.name) end
    elseif kind == "array" and each.k == "locus" then
      for i = 0, field.count - 1 do
        if one(record[field.c], i) then return nil, M.fault("unknown_word", field.name) end
      end
    elseif kind == "record" and field.shape.places then
      local found, fault = unmark(field.shape, record[field.c], nil, own)
      if fault then return nil, M.within(fault, field.name) end
      any = any or found
    elseif kind == "list" and lists and lists[field.name] then
      local list = lists[field.name]
      for i = 0, list.n - 1 do
        if each.k == "locus" then
          if one(list.memory, i) then return nil, M.fault("unknown_word", field.name .. "[" .. i + 1 .. "]") end
        elseif list.shape and list.shape.places then
          local found, fault = unmark(list.shape, list.memory[i], nil, own)
          if fault then return nil, M.within(fault, field.name .. "[" .. i + 1 .. "]") end
          any = any or found
        end
      end
    end
  end
  return any
end
M.unmark = unmark

-- Marks all places of a record, so that they are shown as numbers.
local function mark(shape, record)
  if not shape.places then return end
  for _, field in ipairs(shape.fields) do
    if field.k == "locus" then
      if record[field.c] ~= 0 then record[field.c] = record[field.c] % NUMBERS + NUMBERS end
    elseif field.k == "array" and field.each.k == "locus" then
      for i = 0, field.count - 1 do
        local number = record[field.c][i]
        if number ~= 0 then record[field.c][i] = number % NUMBERS + NUMBERS end
      end
    elseif field.k == "record" then
      mark(field.shape, record[field.c])
    end
  end
end
M.mark = mark

local function copied(list)
  local memory = list.shape.array(list.n)
  ffi.copy(memory, list.memory, list.n * list.shape.bytes)
  return { memory = memory, n = list.n, shape = list.shape }
end

-- The paths of a fault in a sorted list of a board, in the caller's list.
local function moved_back(names, fault)
  local function back(path)
    return (path:gsub("^([%w_]+)%[(%d+)%]", function(list, at)
      return list .. "[" .. was(names, list, at - 1) + 1 .. "]"
    end))
  end
  fault.path = back(fault.path)
  if fault.other then fault.other = "board." .. back(fault.other) end
  return M.within(fault, "board")
end

-- Points a structure of lists to the one that it has in a field, `inner`, whose memory it keeps.
function M.put_inner(view)
  if view.inner then view.record[view.shape.view_field.c] = M.settle(view.inner).record end
end

-- A structure of lists sorted for the library, once: `record`, `names`, `wrong`.
function M.settle(view)
  if view.settled then return view.settled end
  M.put_inner(view)
  local shape = view.shape
  local record, lists, moved, wrong = shape.ct(), {}, {}, nil
  ffi.copy(record, view.record, shape.bytes)
  for _, field in ipairs(shape.fields) do
    local list = view.lists[field.name]
    if list and list.n > 0 then
      local edits = list.shape and (field.ordered or list.shape.units or list.shape.places)
      list = edits and copied(list) or list
      lists[field.name] = list
      if field.ordered then
        local places, fault = ffi.new("uint16_t[?]", list.n), M.FAULT()
        fault.size = ffi.sizeof(M.FAULT)
        local status = M.sorter(shape, field)(list.memory, list.n, places, fault)
        local before, same = {}, true
        for i = 0, list.n - 1 do
          before[i + 1] = places[i]
          same = same and places[i] == i
        end
        if not same then moved[field.name] = before end
        if status ~= 0 and not wrong then
          local path = M.in_callers_lists(nil, ffi.string(fault.path))
          wrong = M.fault(M.fault_words[status], path)
          local other = ffi.string(fault.other)
          if other ~= "" then wrong.other, wrong.why = M.in_callers_lists(nil, other), ffi.string(fault.why) end
          wrong = moved_back({ moved = moved }, wrong)
        end
      end
      record[field.c], record[field.n] = list.memory, list.n
    end
  end
  local names = called(ids_of(view, lists), {}, 1, moved)
  local places = shape.places_list and lists[shape.places_list.name]
  names.own_places = places ~= nil and places.n > 0
  if not wrong and shape.units then
    local fault = enter(names, shape, record, lists)
    wrong = fault and moved_back(names, fault)
  end
  if not wrong and shape.places then
    local _, fault = unmark(shape, record, lists, names.own_places)
    wrong = fault and moved_back(names, fault)
  end
  if shape.ordered then record.in_order = 1 end
  view.settled = { record = record, lists = lists, names = names, wrong = wrong }
  return view.settled
end

-- The names of a question that has been read, or nil and a fault.
function M.names_of(question, ctx)
  local field = question.view_field
  if not field then return nil end
  local view = ctx.view
  local others, named = {}, question.named
  local list = named and ctx.lists and ctx.lists[named.name]
  for i = 1, list and list.n or 0 do others[i] = list.memory[i - 1].f_id end
  if field.as_given then
    if not question.through then return nil end
    local names = called(view and ids_of(view, view.lists) or {}, others, view and 1 or 0, {}, named and named.name)
    return names, names.wrong
  end
  if not view then return { base = 0, moved = {}, ids = {}, places = {} } end
  local settled = M.settle(view)
  local names = settled.names
  if #others > 0 and not settled.wrong then
    names = called(ids_of(view, settled.lists), others, names.base, names.moved, named.name)
    names.own_places = settled.names.own_places
  end
  return names, settled.wrong or names.wrong
end

-- The board that a question passes to the library.
function M.board_of(question, ctx)
  if not ctx.view then return nil end
  M.put_inner(ctx.view)
  return question.view_field.as_given and ctx.view.record or M.settle(ctx.view).record
end
