-- Compares what is expected with what there is.
-- require("within")(IS_LIST): the function that says where a field is not as expected, or nil.
local json = require "dkjson"

return function(is_list)
  -- Whether two values are the same in everything.
  local function equal(a, b)
    if type(a) ~= "table" or type(b) ~= "table" then return a == b end
    for k, v in pairs(a) do
      if not equal(v, b[k]) then return false end
    end
    for k in pairs(b) do
      if a[k] == nil then return false end
    end
    return true
  end

  -- Whether each field that is expected is so; where not.
  local within
  function within(path, expected, got)
    if type(expected) == "table" and not is_list(expected) and type(got) == "table" then
      for name, value in pairs(expected) do
        local why = within(path .. "." .. name, value, got[name])
        if why then return why end
      end
      return nil
    end
    if is_list(expected) and type(got) == "table" and #expected == #got then
      for i, value in ipairs(expected) do
        local why = within(path .. "[" .. (i - 1) .. "]", value, got[i])
        if why then return why end
      end
      return nil
    end
    -- A count of cases is compared exactly, and the parts of an expected number.
    if type(got) == "string" and type(expected) == "table" and (expected.whole or expected.fraction) then
      local whole, rest = got:match "^(%d+) ?(.*)$"
      got = { whole = expected.whole and whole, fraction = expected.fraction and (rest == "" and "0" or rest:match "^(%d+)/") }
      for name, value in pairs(expected) do
        if tostring(value):gsub("%.0$", "") ~= got[name] then return path .. "." .. name .. " is " .. tostring(got[name]) .. ", expected " .. value end
      end
      return nil
    end
    if got ~= expected and type(got) == "string" and got:find "^%d+/%d+$" then
      got = got:match "^%d+"
      if type(expected) == "number" then got = tonumber(got) end
    end
    -- A number of 64 bits stands in a file as its digits.
    if type(expected) == "string" and type(got) == "number" and expected:find "^%d+$" then got = ("%.0f"):format(got) end
    if equal(expected, got) then return nil end
    return path .. " is " .. json.encode(got) .. ", expected " .. json.encode(expected)
  end

  return within
end
