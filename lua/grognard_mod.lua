-- Mods: files that return what a game does otherwise, as data. `require "grognard_mod".load(grognard, text, name)` runs the
-- text in a sandbox, validates what it returns, and gives back records for the calls:
--   mod.ocs.rules, mod.korea.rules, mod.acw.rules    options of the game
--   mod.ocs.tables                                   tables of combat and barrage: the field tables of a question
--   mod.acw.table                                    the results table
--   mod.axis_allies.chart                            rows of the unit chart
--   mod.axis_allies.board                            the map: a board without pieces
--   mod.axis_allies.setup                            the first position of a game
-- or nil and a list of faults, each {key, line, message}. Lua 5.1 to 5.4 and LuaJIT.
local M = {}
local setfenv, loadstring, jit = rawget(_G, "setfenv"), rawget(_G, "loadstring"), rawget(_G, "jit")
local pairs, next = pairs, next
if jit and jit.arch == "x64" and jit.version:find("beta", 1, true) then
  -- LuaJIT 2.1.0-beta3 may lose half of an address where it compiles a traversal (its issue 829): a crash.
  local step = next
  next = function(list, key) return step(list, key) end
  pairs = function(list) return next, list end
  jit.off(next)
end

-- What the file may use: nothing that reaches outside, and nothing that takes much memory in one call.
local function environment()
  local env = { ipairs = ipairs, pairs = pairs, next = next, type = type, tostring = tostring, tonumber = tonumber, math = {}, table = {} }
  for _, name in ipairs { "floor", "ceil", "min", "max", "abs", "huge" } do env.math[name] = math[name] end
  for _, name in ipairs { "insert", "remove" } do env.table[name] = table[name] end
  return env
end

M.most_instructions, M.most_kilobytes = 1000000, 4096

-- Runs a text; returns its value, or nothing and a message.
local function run(text, name)
  if text:sub(1, 1) == "\27" then return nil, "compiled code" end
  local chunk, why
  if setfenv then
    chunk, why = loadstring(text, "=" .. name)
    if chunk then setfenv(chunk, environment()) end
  else
    chunk, why = load(text, "=" .. name, "t", environment())
  end
  if not chunk then return nil, why end
  -- Compiled traces do not count instructions.
  if jit then jit.off(chunk, true) end
  local strings, left, before = getmetatable "", M.most_instructions, collectgarbage "count"
  local index = strings.__index
  local thread = coroutine.create(chunk)
  -- LuaJIT has one hook for all threads: the host's comes back afterwards.
  local hook, mask, count = debug.gethook()
  debug.sethook(thread, function()
    left = left - 1000
    if left < 0 then error("more than " .. M.most_instructions .. " instructions", 0) end
    if collectgarbage "count" - before > M.most_kilobytes then error("more than " .. M.most_kilobytes .. " KiB of memory", 0) end
  end, "", 1000)
  -- ("x"):rep(2 ^ 30) takes a gigabyte in one instruction.
  strings.__index = { upper = index.upper, lower = index.lower, sub = index.sub, len = index.len }
  local fine, value = coroutine.resume(thread)
  strings.__index = index
  debug.sethook(thread)
  if jit and hook then debug.sethook(hook, mask, count) end
  if not fine then return nil, tostring(value) end
  if coroutine.status(thread) ~= "dead" then return nil, "the file does not end" end
  if type(value) ~= "table" then return nil, "the file returns no table" end
  return value
end

-- The position after the space and comments at a position of a text.
local function skip(text, at)
  while true do
    local _, stop = text:find("^%s+", at)
    if not stop then _, stop = text:find("^%-%-%[(=*)%[.-%]%1%]", at) end
    if not stop then _, stop = text:find("^%-%-[^\n]*", at) end
    if not stop then return at end
    at = stop + 1
  end
end

-- The position after the string that begins at a position, or nil if none does.
local function string_end(text, at)
  local quote = text:match("^[\"']", at)
  local _, stop = text:find("^%[(=*)%[.-%]%1%]", at)
  if not quote then return stop and stop + 1 end
  at = at + 1
  while at <= #text and text:sub(at, at) ~= quote do
    at = at + (text:sub(at, at) == "\\" and 2 or 1)
  end
  return at + 1
end

-- The position of an item of the table whose brace is at a position: of that with a name, or of the nth without one.
local function item_of(text, brace, wanted)
  local at, depth, place, begins = brace + 1, 1, 0, true
  while at <= #text do
    at = skip(text, at)
    local c = text:sub(at, at)
    if c == "" then return nil end
    if begins and c ~= "}" then
      local name = text:match("^([%a_][%w_]*)%s*=[^=]", at) or text:match("^%[%s*[\"']([^\"']*)[\"']%s*%]%s*=", at)
      if not name then place = place + 1 end
      if name == wanted or (not name and place == wanted) then return at end
      begins = false
    end
    local stop = string_end(text, at)
    if stop then
      at = stop
    else
      if c == "{" or c == "(" or c == "[" then depth = depth + 1 end
      if c == "}" or c == ")" or c == "]" then depth = depth - 1 end
      if depth == 0 then return nil end
      if depth == 1 and (c == "," or c == ";") then begins = true end
      at = at + 1
    end
  end
end

-- The line of a key such as `acw.table.cells[3]`: of its last part that stands in the table that the file returns, or the
-- first line where none does.
local function line_of(text, key)
  local _, found = text:find "%f[%w_]return%f[^%w_]%s*{"
  local at, brace = 1, found
  for name, index in key:gmatch "([%a_]*[%w_]*)%[?(%d*)%]?" do
    for _, wanted in ipairs { name ~= "" and name or false, index ~= "" and tonumber(index) or false } do
      local item = wanted and brace and item_of(text, brace, wanted)
      if item then
        at = item
        local value = type(wanted) == "string" and text:match("^[^=]*=%s*()", item) or item
        value = skip(text, value)
        brace = text:sub(value, value) == "{" and value or nil
      elseif wanted then
        brace = nil
      end
    end
  end
  local _, lines = text:sub(1, at):gsub("\n", "")
  return lines + 1
end

local function copy(value)
  if type(value) ~= "table" then return value end
  local out = {}
  for k, v in pairs(value) do out[k] = v end
  return out
end

-- Removes what a fault is about, so that the next one shows; whether there was anything.
local function without(value, path)
  local steps = {}
  for name, index in path:gmatch "([%a_][%w_]*)%[?(%d*)%]?" do
    steps[#steps + 1] = name
    if index ~= "" then steps[#steps + 1] = tonumber(index) end
  end
  for i = 1, #steps - 1 do
    if type(value[steps[i]]) ~= "table" then break end
    value[steps[i]] = copy(value[steps[i]])
    value = value[steps[i]]
    if i == #steps - 1 and value[steps[#steps]] == nil then return false end
  end
  local last = steps[#steps]
  if last == nil or type(value) ~= "table" or value[last] == nil then return false end
  value[last] = nil
  return true
end

---@param grognard grognard
---@param text string
---@param name? string
---@return table<string, any>? mod
---@return { key: string, line: integer, message: string }[]? faults
function M.load(grognard, text, name)
  name = name or "mod"
  local given, why = run(text, name)
  if not given then return nil, { { key = "", line = tonumber(tostring(why):match(":(%d+):")) or 1, message = tostring(why) } } end
  local faults, mod = {}, { name = name, about = "" }
  local function fault(key, message) faults[#faults + 1] = { key = key, line = line_of(text, key), message = message } end
  -- Parses a record, and reports each fault in it.
  local function record(key, make, value)
    if type(value) ~= "table" then return fault(key, "must be a table, not " .. type(value)) end
    local rest = copy(value)
    for _ = 1, 50 do
      local made, message, _, field = make(rest)
      if made then return made end
      fault(field == "" and key or key .. (field:sub(1, 1) == "[" and "" or ".") .. field, message)
      if not without(rest, field) then return end
    end
  end
  local function options(system, make) return function(value) return record(system .. ".rules", make, value) end end
  -- Parses a record, and reports what the rules find in it: `parts` are lists of fields that stand or fall together, and
  -- after a fault the others are looked at without them.
  local function checked(key, make, value, check, parts)
    local before = #faults
    local made = record(key, make, value)
    if not made or #faults > before then return made end
    local rest = copy(value)
    for _ = 0, #parts do
      local answer, message, _, field = check(rest)
      if answer then break end
      field = field:gsub("^%w+%.", "")
      fault(key .. "." .. field, message)
      for _, part in ipairs(parts) do
        local hit = false
        for _, name in ipairs(part) do hit = hit or name == field:match "^[%a_]+" end
        for _, name in ipairs(hit and part or {}) do rest[name] = nil end
      end
    end
    return made
  end
  local function rows_of_chart(value)
    if type(value) ~= "table" then return fault("axis_allies.chart", "must be a list") end
    local rows, sound = {}, {}
    local function look() return grognard.axis_allies.units.values { kind = "infantry", chart = sound } end
    for i, row in ipairs(value) do
      local key = "axis_allies.chart[" .. i .. "]"
      rows[i] = record(key, grognard.axis_allies.UnitValue, row)
      if rows[i] then
        sound[#sound + 1] = rows[i]
        local answer, message, _, field = look()
        -- Rows may lack as long as others follow.
        if not answer and field ~= "chart" then
          fault(key .. field:gsub("^chart%[%d+%]", ""), message)
          sound[#sound] = nil
        end
      end
    end
    local answer, message, _, field = look()
    if not answer and #sound == #value then fault("axis_allies." .. field, message) end
    return rows
  end
  -- What a game calls its own kinds: texts for a program to show.
  local function names_of_kinds(value)
    if type(value) ~= "table" then return fault("axis_allies.names", "must be a table") end
    local names = {}
    for kind, called in pairs(value) do
      local key = "axis_allies.names." .. tostring(kind)
      if type(kind) ~= "string" or not kind:match "^own_" then
        fault(key, "a name is of own_infantry, own_armor, own_fighter or own_warship")
      elseif type(called) ~= "string" then
        fault(key, "must be a text")
      elseif record(key, function(row) return grognard.axis_allies.UnitValue(row) end, { kind = kind }) then
        names[kind] = called
      end
    end
    return names
  end
  local combat = { "open", "close", "very_close", "extremely_close", "odds_rule", "rows", "first", "cells", "cells_rule" }
  local parts = {
    ocs = {
      rules = options("ocs", grognard.ocs.GameRules),
      tables = function(value)
        return checked("ocs.tables", grognard.ocs.Tables, value, function(rest)
          return grognard.ocs.tables.check { tables = rest }
        end, { combat, { "surprise" }, { "modes" }, { "losses" }, { "points", "costs", "barrage", "barrage_rule" } })
      end,
    },
    korea = { rules = options("korea", grognard.korea.GameRules) },
    acw = {
      rules = options("acw", grognard.acw.GameRules),
      table = function(value)
        return checked("acw.table", grognard.acw.Table, value, function(rest)
          return grognard.acw.table.check { table = rest }
        end, {})
      end,
    },
    axis_allies = {
      chart = rows_of_chart,
      names = names_of_kinds,
      board = function(value) return record("axis_allies.board", grognard.axis_allies.Board, value) end,
      setup = function(value)
        local ruling = record("axis_allies.setup", function(rest) return grognard.axis_allies.game.arrange(rest) end, value)
        return ruling and ruling.value
      end,
    },
  }
  local keys = {}
  for key in pairs(given) do keys[#keys + 1] = tostring(key) end
  table.sort(keys)
  for _, key in ipairs(keys) do
    local value = given[key]
    if key == "name" or key == "about" then
      if type(value) == "string" then mod[key] = value else fault(key, "must be a text") end
    elseif not parts[key] then
      fault(key, "a mod has no such key; it may have acw, axis_allies, korea, ocs, name, about")
    elseif type(value) ~= "table" then
      fault(key, "must be a table")
    else
      mod[key] = {}
      for inner, part in pairs(value) do
        local read = parts[key][inner]
        if read then mod[key][inner] = read(part) else fault(key .. "." .. tostring(inner), "a mod has no such key") end
      end
    end
  end
  if #faults > 0 then
    table.sort(faults, function(a, b) return a.line < b.line or (a.line == b.line and a.key < b.key) end)
    return nil, faults
  end
  return mod
end

return M
