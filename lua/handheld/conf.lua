-- A window of the handheld's size: `--size 320x240`; no sound, no physics.
local width, height = 640, 480
for i, word in ipairs(arg or {}) do
  if word == "--size" and arg[i + 1] then
    local w, h = arg[i + 1]:match "^(%d+)x(%d+)$"
    if w then width, height = tonumber(w), tonumber(h) end
  end
end
function love.conf(t)
  t.identity = "grognard"
  t.window.title = "grognard"
  t.window.width, t.window.height = width, height
  t.window.resizable = true
  t.window.minwidth, t.window.minheight = 320, 240
  for _, name in ipairs { "audio", "sound", "physics", "touch", "video", "mouse" } do t.modules[name] = false end
end
