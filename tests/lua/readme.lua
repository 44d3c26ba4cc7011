-- Runs the Lua examples of the pages named, each block as it stands.
local check = require "check"
for _, path in ipairs(arg) do
  local count = 0
  for block in check.read(path):gmatch("```lua\r?\n(.-)```") do
    count = count + 1
    local chunk, why = (loadstring or load)(block)
    if check.that(path .. " example " .. count .. " is Lua", chunk, why) then
      local fine, problem = pcall(chunk)
      check.that(path .. " example " .. count, fine, problem)
    end
  end
  check.that(path .. " has examples", count > 0)
end
check.finish("examples")
