-- `require "grognard"`: the rules, by the native module (`grognard.so`, `grognard.dll`) or, in LuaJIT, by the C library
-- (`libgrognard.so`, `grognard.dll`) and `grognard_ffi.lua`, whichever is there. The C library comes first, which is faster.
-- Both are looked for where `package.cpath` leads; `GROGNARD_ROAD`, a global, may be "module" or "ffi" to have one of them.
local name = ...
local STATE = "grognard_ffi.state"
local tried = {}
local function failed(what, why) tried[#tried + 1] = what .. ": " .. tostring(why) end

-- The files that `package.cpath` means for a name.
local function files(base)
  local all = {}
  for template in package.cpath:gmatch "[^;]+" do
    if template:find("?", 1, true) then all[#all + 1] = (template:gsub("%?", base)) end
  end
  return all
end

local function exists(path)
  local file = io and io.open(path, "rb")
  if file then file:close() end
  return file ~= nil
end

local function ffi_road()
  local jit_found, ffi = pcall(require, "ffi")
  if not jit_found then return failed("the C library", "this is no LuaJIT with ffi") end
  -- Types and parsed records outlive a second `require`.
  if package.loaded[STATE] then return package.loaded[STATE].open() end
  local found, make = pcall(require, "grognard_ffi")
  if not found then return failed("grognard_ffi.lua", make) end
  local candidates = {}
  for _, base in ipairs { "libgrognard", "grognard" } do
    for _, path in ipairs(files(base)) do
      if exists(path) then candidates[#candidates + 1] = path end
    end
  end
  candidates[#candidates + 1] = "grognard"
  pcall(ffi.cdef, "uint32_t grog_abi_version(void);")
  for _, path in ipairs(candidates) do
    local loaded, lib = pcall(ffi.load, path)
    local version
    if loaded then loaded, version = pcall(function() return lib.grog_abi_version() end) end
    if not loaded then
      failed(path, loaded and version or lib)
    elseif version ~= make.abi then
      failed(path, "its interface is version " .. version .. ", not " .. make.abi)
    else
      package.loaded[STATE] = make.make(lib, ffi)
      return package.loaded[STATE].open()
    end
  end
end

local function module_road()
  local any = false
  for _, path in ipairs(files "grognard") do
    if exists(path) then
      any = true
      local open, why = package.loadlib(path, "luaopen_grognard")
      local module = open and open(name)
      if type(module) == "table" then return module end
      failed(path, module or why)
    end
  end
  if not any then failed("the module", "no grognard where package.cpath leads") end
end

local road = rawget(_G, "GROGNARD_ROAD")
local found
if road ~= "module" then found = ffi_road() end
if not found and road ~= "ffi" then found = module_road() end
if not found then error("grognard cannot be loaded:\n  " .. table.concat(tried, "\n  "), 0) end
return found
