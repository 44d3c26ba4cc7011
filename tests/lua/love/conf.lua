-- Nothing of LÖVE but its Lua: no window, no sound.
function love.conf(t)
  for _, name in ipairs { "audio", "sound", "joystick", "window", "graphics", "physics", "touch", "video", "font", "image" } do
    t.modules[name] = false
  end
end
