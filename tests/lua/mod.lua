-- Mods: those that are shipped load; those that are broken, endless or greedy are refused with key and line.
-- lua mod.lua FILE...
local check = require "check"
local grognard = require "grognard"
local load_mod = require "grognard_mod".load

for _, path in ipairs(arg) do
  local mod, faults = load_mod(grognard, check.read(path), path)
  check.that(path .. " loads", mod and mod.name ~= path, faults and faults[1].message)
end

local function faults_of(name, text)
  local mod, faults = load_mod(grognard, text, "own")
  check.that(name .. " is refused", mod == nil and type(faults) == "table" and #faults > 0)
  return faults or {}
end
local several = faults_of("a mod with several faults", [[
return {
  name = "Own",
  ocs = {
    rules = {
      brigade_attak = true,
      step_loss = "none such",
    },
  },
  axis_allies = { chart = { { kind = "infantry" },
    { kind = "elephant", attack = 700 } } },
  nonsense = 1,
}]])
local told = {}
for _, fault in ipairs(several) do told[#told + 1] = fault.line .. " " .. fault.key end
local text = table.concat(told, "; ")
for _, expected in ipairs {
  "5 ocs.rules.brigade_attak", "6 ocs.rules.step_loss", "axis_allies.chart[2].kind", "axis_allies.chart[2].attack", "11 nonsense",
} do
  check.that("told of " .. expected, text:find(expected, 1, true), text)
end
check.same("a syntax error's line", faults_of("no Lua", "return {\n  x = = 1\n}")[1].line, 2)
check.that("an endless loop", faults_of("an endless loop", "while true do end")[1].message:find("instructions", 1, true))
check.that("a greedy mod", faults_of("a greedy mod", "local t = {} while true do t[#t + 1] = {} end")[1].message:find("KiB", 1, true))
check.that("no rep", faults_of("a long text", "return { name = ('x'):rep(2 ^ 30) }")[1].message:find("rep", 1, true))
check.same("strings are whole again", ("x"):rep(3), "xxx")
for _, outside in ipairs { "io", "os", "require", "load", "loadstring", "dofile", "debug", "getmetatable", "setmetatable", "_G", "collectgarbage", "pcall" } do
  check.that("no " .. outside, faults_of(outside, "return " .. outside .. ".x or " .. outside .. "()"))
end
if string.dump then faults_of("compiled code", string.dump(function() return {} end)) end
faults_of("a coroutine's yield", "coroutine.yield()")
faults_of("a number", "return 3")
local mod = load_mod(grognard, "return { acw = { rules = { commander_zoc = true } }, korea = { rules = { static_lead = true } } }")
check.that("options are records", mod and mod.acw.rules.commander_zoc == true and mod.korea.rules.static_lead == true)
-- What limits a mod is gone after it, and the host's own hook is as it was: LuaJIT has one for all threads.
if rawget(_G, "jit") then jit.off() end
local function long()
  local n = 0
  for i = 1, 3000000 do n = n + i % 3 end
  return n
end
check.that("the host runs on", pcall(long))
local hooked = 0
debug.sethook(function() hooked = hooked + 1 end, "", 1000)
load_mod(grognard, "return {}")
pcall(long)
debug.sethook()
check.that("the host's hook is its own", hooked > 1000, hooked)
check.finish("mod")
