-- The shared vectors of some operations as Lua, a case a line, for the machine without an operating system.
-- lua cases.lua DESCRIPTION.json OPERATION,OPERATION,... FILE... > CASES
local json = require "dkjson"

local function decode(path)
  local file = assert(io.open(path, "rb"))
  local value = assert(json.decode(file:read "*a", 1, nil))
  file:close()
  return value
end
local in_lua = require "in_lua"(decode(arg[1])).vector
local wanted = {}
for name in arg[2]:gmatch "[^,]+" do wanted[name] = true end

local function text(value)
  if type(value) == "string" then return (("%q"):format(value):gsub("\\\n", "\\n")) end
  if type(value) ~= "table" then return type(value) == "number" and ("%.17g"):format(value) or tostring(value) end
  local out = {}
  for key, item in pairs(value) do
    out[#out + 1] = "[" .. (type(key) == "number" and ("%d"):format(key) or ("%q"):format(key)) .. "]=" .. text(item)
  end
  table.sort(out)
  return "{" .. table.concat(out, ",") .. "}"
end

for i = 3, #arg do
  for _, vector in ipairs(decode(arg[i])) do
    local mine = vector.languages == nil
    for _, language in ipairs(vector.languages or {}) do mine = mine or language == "lua" end
    if mine and wanted[vector.call] then
      local case = in_lua(vector)
      local question = {}
      for name, value in pairs(case["in"] or {}) do question[name] = value end
      question.dice = case.dice or question.dice
      print("return " .. text {
        id = case.id, call = case.call, question = question, verdict = case.verdict, out = case.out, cites = case.cites or {},
        fault = case.fault, effects = case.effects, rows = case.rows,
      })
    end
  end
end
