-- A game that is kept: its text, and what was ordered, in two files that are written in turn. A file that was cut off when the
-- power failed is passed over for the other.
local keep = {}

-- Of each system: the number of its newest file, and which of the two it is.
local newest = {}

local function name(key, at) return ("game-%s-%d.lua"):format(key, at) end

local function read(file)
  local text = love.filesystem.getInfo(file) and love.filesystem.read(file)
  local chunk = text and loadstring(text)
  local fine, saved = pcall(function() return chunk and setfenv(chunk, {})() end)
  if not fine or type(saved) ~= "table" then return end
  if type(saved.serial) ~= "number" or type(saved.text) ~= "string" or type(saved.log) ~= "table" then return end
  for _, entry in ipairs(saved.log) do
    if type(entry) ~= "table" or type(entry.told) ~= "table" then return end
  end
  return saved
end

-- Finds the kept game of a system: what `load` makes of its text, and its orders.
function keep.find(key, load)
  local found = {}
  for at = 1, 2 do
    local saved = read(name(key, at))
    if saved then
      saved.at = at
      found[#found + 1] = saved
    end
  end
  table.sort(found, function(a, b) return a.serial > b.serial end)
  for _, saved in ipairs(found) do
    local game = load(saved.text)
    if game then
      newest[key] = { serial = found[1].serial, at = saved.at }
      return game, saved.log
    end
  end
end

-- The most orders that are told of when a game is taken up again.
local MOST = 60

function keep.write(key, text, log)
  local old = newest[key] or { serial = 0, at = 2 }
  local now = { serial = old.serial + 1, at = 3 - old.at }
  local out = { ("return { serial = %d, text = %q, log = {\n"):format(now.serial, text) }
  for i = math.max(1, #log - MOST + 1), #log do
    local entry, told = log[i], {}
    for at, line in ipairs(entry.told) do told[at] = ("%q"):format(line) end
    out[#out + 1] = ("  { who = %q, text = %q, told = { %s } },\n"):format(entry.who, entry.text, table.concat(told, ", "))
  end
  out[#out + 1] = "} }\n"
  local fine, why = love.filesystem.write(name(key, now.at), table.concat(out))
  if fine then newest[key] = now end
  return fine, why
end

return keep
