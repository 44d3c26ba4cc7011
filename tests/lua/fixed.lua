-- Numbers of 16 bits before the point and 16 after it, as PICO-8 has them, in a Lua with doubles: a text's operators are
-- replaced by functions. `fixed(text)` runs it with these; a sum or product that leaves the range is an error.
local UNIT, LIMIT = 65536, 32768

local fixed = { overflowed = false }
local function kept(x)
  if x < -LIMIT or x >= LIMIT then fixed.overflowed = true end
  return (x + LIMIT) % (2 * LIMIT) - LIMIT
end
local operators = {
  ["+"] = function(a, b) return kept(a + b) end,
  ["-"] = function(a, b) return kept(a - b) end,
  ["*"] = function(a, b) return kept(math.floor(a * b * UNIT) / UNIT) end,
  ["/"] = function(a, b)
    local x = a / b
    -- A quotient beyond the range stops at its end.
    if x >= LIMIT then return LIMIT - 1 / UNIT elseif x < -LIMIT then return -LIMIT end
    return math.floor(x * UNIT) / UNIT
  end,
}
local LEVELS = { ["+"] = 6, ["-"] = 6, ["*"] = 7, ["/"] = 7, ["<"] = 3, [">"] = 3, ["<="] = 3, [">="] = 3, ["~="] = 3, ["=="] = 3, ["and"] = 2, ["or"] = 1, [".."] = 5 }
local KEYWORDS = {}
for word in ("break do else elseif end for function goto if in local repeat return then until while"):gmatch "%a+" do KEYWORDS[word] = true end

local function tokens_of(text)
  local all, at = {}, 1
  while at <= #text do
    local _, stop = text:find("^%s+", at)
    if not stop then _, stop = text:find("^%-%-[^\n]*", at) end
    if not stop then
      local token = text:match('^"[^"]*"', at) or text:match("^[%a_][%w_]*", at) or text:match("^%d+%.?%d*", at)
        or text:match("^[<>=~]=", at) or text:match("^%.%.", at) or text:sub(at, at)
      all[#all + 1] = token
      stop = at + #token - 1
    end
    at = stop + 1
  end
  return all
end
fixed.tokens_of = tokens_of

-- The text with its arithmetic as calls.
local function rewritten(text)
  local tokens, at, out = tokens_of(text), 1, {}
  local expression
  local function list(close)
    local parts = {}
    while tokens[at] ~= close do
      if tokens[at] == "," or tokens[at] == "=" then
        parts[#parts + 1] = tokens[at]
        at = at + 1
      else
        parts[#parts + 1] = expression(0)
      end
    end
    at = at + 1
    return table.concat(parts, " ")
  end
  local function primary()
    local token = tokens[at]
    at = at + 1
    local made = token
    if token == "-" then return "OP_neg(" .. expression(8) .. ")" end
    if token == "not" or token == "#" then return token .. " " .. expression(8) end
    if token == "(" then made = "(" .. list ")" .. ")" elseif token == "{" then made = "{" .. list "}" .. "}" end
    while true do
      local next_token = tokens[at]
      if next_token == "." or next_token == ":" then
        made = made .. next_token .. tokens[at + 1]
        at = at + 2
      elseif next_token == "[" then
        at = at + 1
        made = made .. "[" .. list "]" .. "]"
      elseif next_token == "(" then
        at = at + 1
        made = made .. "(" .. list ")" .. ")"
      else
        return made
      end
    end
  end
  local names = { ["+"] = "OP_add", ["-"] = "OP_sub", ["*"] = "OP_mul", ["/"] = "OP_div" }
  function expression(level)
    local left = primary()
    while true do
      local operator = tokens[at]
      local own = LEVELS[operator]
      if not own or own <= level then return left end
      at = at + 1
      local right = expression(own)
      left = names[operator] and names[operator] .. "(" .. left .. "," .. right .. ")" or left .. " " .. operator .. " " .. right
    end
  end
  while tokens[at] do
    local token = tokens[at]
    if KEYWORDS[token] or token == "=" or token == "," or token == ";" then
      out[#out + 1] = token
      at = at + 1
    else
      out[#out + 1] = expression(0)
    end
  end
  return table.concat(out, " ")
end

-- Runs a text with such numbers; returns its global environment.
function fixed.run(text, env)
  env.OP_add, env.OP_sub, env.OP_mul, env.OP_div = operators["+"], operators["-"], operators["*"], operators["/"]
  env.OP_neg = function(a) return kept(-a) end
  local setter, load_text = rawget(_G, "setfenv"), rawget(_G, "loadstring")
  if setter then
    setter(assert(load_text(rewritten(text), "=fixed")), env)()
  else
    assert(load(rewritten(text), "=fixed", "t", env))()
  end
  return env
end

return fixed
