-- Positions: a game in memory of LuaJIT's, and what the library does with it.
local M = ...
local ffi, lib, data = M.ffi, M.lib, M.data

-- The operations on a system's game by their verbs.
local plays = {}
for _, of in ipairs(data.plays) do
  local system, verb = of.name:match "^([%w_]+)%.play%.([%w_]+)$"
  plays[system] = plays[system] or {}
  plays[system][verb] = of
  of.play = true
end

-- The operation of a verb.
function M.play(system, verb)
  M.operation(plays[system][verb])
  return plays[system][verb]
end

-- The functions of a system's game that are no questions.
local function functions(system)
  local own = plays[system]
  if own.functions then return own.functions end
  local prefix = "grog_" .. system .. "_play_"
  ffi.cdef((([[
    int32_t $load(uint64_t *game, size_t words, const char *text, size_t length, void *fault);
    int32_t $save(uint64_t *game, size_t words, char *text, size_t capacity, size_t *needed, void *fault);
    size_t $position(const uint64_t *game, size_t words);
    int32_t $thrown(const uint64_t *game, size_t words);
    int32_t $unpack(uint64_t *game, size_t words, const char *bytes, size_t length, void *fault);
    int32_t $pack(uint64_t *game, size_t words, char *bytes, size_t capacity, size_t *needed, void *fault);
  ]]):gsub("%$", prefix)))
  own.functions = {}
  for _, name in ipairs { "load", "save", "position", "thrown", "unpack", "pack" } do
    own.functions[name] = lib[prefix .. name]
  end
  return own.functions
end
M.functions = functions

-- Grows a game's memory if a fault asks for it.
function M.grow(game, fault)
  local needed = tonumber(fault.low)
  if ffi.string(fault.path) ~= "game" or needed <= game.count then return false end
  local larger = ffi.new("uint64_t[?]", needed)
  if game.count > 0 then ffi.copy(larger, game.words, game.count * 8) end
  game.words, game.count = larger, needed
  return true
end

-- Lets a game be at a position again.
local function restore(game, from)
  if game.count < from.count then game.words, game.count = ffi.new("uint64_t[?]", from.count), from.count end
  ffi.copy(game.words, from.words, from.count * 8)
end
M.restore = restore

-- Puts back what a question that is asked again has done.
function M.put_back(game)
  if game.before then restore(game, game.before) end
end

-- A copy of the position of a game.
local function position(game)
  local count = tonumber(functions(game.system).position(game.words, game.count))
  local copy = ffi.new("uint64_t[?]", count)
  ffi.copy(copy, game.words, count * 8)
  return { words = copy, count = count }
end
M.position = position
