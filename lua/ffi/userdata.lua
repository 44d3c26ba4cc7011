-- Parsed records, lists and structures of lists: userdata that stand for them. They are immutable.
local M = ...
local ffi = M.ffi

-- What userdata stand for: parsed records, lists, structures of lists and dice.
M.held = setmetatable({}, { __mode = "k" })
local held = M.held

-- A kind of userdata: a prototype, from which others take their metatable.
local function kind()
  local proxy = newproxy(true)
  return proxy, getmetatable(proxy)
end
local record_kind, record_meta = kind()
local list_kind, list_meta = kind()

-- A parsed record that is a copy of one in memory.
function M.parsed(shape, record)
  local copy = shape.ct()
  ffi.copy(copy, record, shape.bytes)
  local proxy = newproxy(record_kind)
  held[proxy] = { shape = shape, record = copy }
  return proxy
end

-- A parsed record or structure of lists that is what was read.
function M.kept(own)
  local proxy = newproxy(record_kind)
  held[proxy] = own
  return proxy
end

-- A parsed list that is what was read.
function M.kept_list(own)
  local proxy = newproxy(list_kind)
  held[proxy] = own
  return proxy
end

-- The item of a parsed list, or nil.
function M.record_at(own, i)
  if type(i) ~= "number" or i < 1 or i > own.n or i % 1 ~= 0 then return nil end
  return M.parsed(own.shape, own.memory[i - 1])
end

local function field_of(own, name)
  local field = own.shape.by_name[name]
  if not field or field.absent and field.absent(own.record) then return nil end
  if field.k == "record" and not field.shape.sum then return M.parsed(field.shape, own.record[field.c]) end
  return field.get(own.record)
end

function record_meta.__index(proxy, name)
  local own = held[proxy]
  if own and own.record then return field_of(own, name) end
end
function record_meta.__eq(a, b)
  local one, other = held[a], held[b]
  return one ~= nil and other ~= nil and one.shape == other.shape and one.record ~= nil and other.record ~= nil
    and M.equal(one.shape, one.record, other.record)
end
function record_meta.__tostring(proxy)
  local own = held[proxy]
  if not own or not own.record then return "grognard.record" end
  return "grognard." .. own.shape.name .. M.text_of(own.shape, own.record, own.shape.ct())
end
function record_meta.__pairs(proxy)
  local own, all = held[proxy], {}
  for _, field in ipairs(own.shape.fields) do all[field.name] = field_of(own, field.name) end
  return next, all
end
record_meta.__metatable, record_meta.__name = false, "grognard.record"

function list_meta.__index(proxy, i)
  local own = held[proxy]
  return own and own.list and M.record_at(own, i) or nil
end
function list_meta.__len(proxy) return held[proxy] and held[proxy].n end
function list_meta.__eq(a, b)
  local one, other = held[a], held[b]
  if not one or not other or one.shape ~= other.shape or one.n ~= other.n or not one.n then return false end
  for i = 0, one.n - 1 do
    if not M.equal(one.shape, one.memory[i], other.memory[i]) then return false end
  end
  return true
end
function list_meta.__tostring(proxy)
  local own, all = held[proxy], {}
  if not own or not own.list then return "grognard.list" end
  local usual = own.shape.ct()
  for i = 1, own.n do all[i] = M.text_of(own.shape, own.memory[i - 1], usual) end
  return 'grognard.list("' .. own.shape.name .. '", {' .. table.concat(all, ", ") .. "})"
end
function list_meta.__pairs(proxy)
  local own, all = held[proxy], {}
  for i = 1, own.n do all[i] = M.record_at(own, i) end
  return next, all
end
list_meta.__metatable, list_meta.__name = false, "grognard.list"
