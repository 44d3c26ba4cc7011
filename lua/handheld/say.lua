-- What the library answers, in words: its vocabularies have the sentences, and a game the names.
return function(grognard)
  local say, meanings = {}, {}

  -- The meaning of a word of a vocabulary.
  function say.meaning(vocabulary, word)
    if not meanings[vocabulary] then
      local all = {}
      for _, each in ipairs(grognard.words(vocabulary)) do all[each.word] = each.meaning end
      meanings[vocabulary] = all
    end
    return meanings[vocabulary][word] or say.plain(word)
  end
  function say.word(vocabulary, code)
    local each = grognard.words(vocabulary)[code]
    return each and say.plain(each.word) or tostring(code)
  end

  function say.plain(word) return (tostring(word):gsub("_", " ")) end
  function say.begin(text) return (text:gsub("^%l", string.upper)) end
  -- The first sentence of a text, without its stop.
  function say.short(text) return (text:gsub("%.%s.*$", ""):gsub("%.$", "")) end

  -- A paragraph with its title.
  function say.rule(id)
    local rule = grognard.rule(id)
    return rule and rule.title and id .. ": " .. rule.title or id
  end
  function say.rules(lines, cites)
    for _, id in ipairs(cites or {}) do lines[#lines + 1] = say.rule(id) end
  end

  -- A sentence of a vocabulary with the names that it speaks of: `amount`, `unit`, `hex`, and of what it says "the unit".
  function say.filled(sentence, names)
    local text = sentence
    if names.unit then text = text:gsub("^The unit'?s?", function(words)
      return words:sub(-1) == "s" and names.unit .. "'s" or names.unit
    end):gsub("the unit'?s?%f[%W]", function(words) return words:sub(-1) == "s" and names.unit .. "'s" or names.unit end) end
    -- What only a code says is left out.
    if not names.amount then text = text:gsub("[,:]?%s?`amount`[^.;:]*", "") end
    if names.the_hex then text = text:gsub("the hex", names.the_hex):gsub("the `hex`", names.the_hex) end
    if tostring(names.amount) == "1" then text = text:gsub("`amount` steps", "1 step"):gsub("`amount` hexes", "1 hex") end
    text = text:gsub("The `unit` of `amount` SP", "`unit`"):gsub("[Tt]he `unit`", "`unit`")
    return say.begin((text:gsub("`(%w+)`", function(word) return names[word] and tostring(names[word]) or word end)))
  end

  -- Adds lines; those that repeat are counted.
  function say.counted(lines, all)
    local times, order = {}, {}
    for _, line in ipairs(all) do
      if not times[line] then order[#order + 1] = line end
      times[line] = (times[line] or 0) + 1
    end
    for _, line in ipairs(order) do lines[#lines + 1] = times[line] > 1 and times[line] .. "x " .. line or line end
  end

  return say
end
