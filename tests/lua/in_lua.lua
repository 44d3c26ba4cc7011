-- A shared vector, which counts the items of lists from 0, as Lua counts them.
-- require("in_lua")(DESCRIPTION): the operations and records by name, and functions.
return function(description)
  local operations, records = {}, {}
  for _, operation in ipairs(description.operations) do operations[operation.name] = operation end
  for _, record in ipairs(description.records) do records[record.name] = record end

  local function is_list(value)
    if type(value) ~= "table" then return false end
    local meta = getmetatable(value)
    return meta and meta.__jsontype == "array" or value[1] ~= nil
  end

  -- Whether a question's units have ids, by which they are named.
  local function has_ids(question, fields)
    for _, value in pairs(question) do
      if type(value) == "table" and type(value.units) == "table" then
        for _, unit in ipairs(value.units) do
          if type(unit) == "table" and (unit.id or 0) ~= 0 then return true end
        end
        if #value.units > 0 then return false end
      end
    end
    -- On an empty board newcomers decide.
    for _, field in ipairs(fields) do
      for _, unit in ipairs(field.named and type(question[field.name]) == "table" and question[field.name] or {}) do
        if type(unit) == "table" and (unit.id or 0) ~= 0 then return true end
      end
    end
    return false
  end

  -- Whether rows of a question without a board have ids, by which they refer to one another.
  local function are_named(rows, fields)
    for _, field in ipairs(fields) do
      if type(field.kind) == "table" and field.kind.view then return false end
    end
    for _, row in ipairs(rows) do
      if (row.id or 0) ~= 0 then return true end
    end
    return false
  end

  -- A value of a vector, which counts the items of lists from 0, as Lua counts them.
  local counted
  -- With `ids` units of a board are called by them; `spoken` is the field without a list that refers to one too.
  function counted(value, fields, ids, spoken)
    if type(value) ~= "table" then return value end
    local out = setmetatable({}, getmetatable(value))
    for name, item in pairs(value) do out[name] = item end
    for _, field in ipairs(fields) do
      local item, kind, means = out[field.name], field.kind, field.means
      local record = type(kind) == "table" and (kind.record or kind.view)
      local of = type(kind) == "table" and type(kind.list) == "table" and kind.list.record
      local unit = type(means) == "table" and (means.item == "board.units" or (spoken == field.name and means.item == ""))
      local through = field.through and #(value[field.through] or {}) == 0
      if type(means) == "table" and not (ids and unit) then
        if type(item) == "number" then
          out[field.name] = item + 1
        elseif is_list(item) then
          local list = setmetatable({}, getmetatable(item))
          -- An array may have holes.
          for i = 1, type(kind) == "table" and kind.count or #item do
            local each = item[i]
            list[i] = type(each) == "number" and each + 1 or each
          end
          out[field.name] = list
        end
      elseif record then
        out[field.name] = counted(item, records[record].fields, ids)
      elseif of and is_list(item) then
        local list = setmetatable({}, getmetatable(item))
        for i, each in ipairs(item) do list[i] = counted(each, records[of].fields, ids, through and "unit") end
        out[field.name] = list
      end
    end
    return out
  end

  -- The same of a whole vector, the place of its fault too.
  local function in_lua(vector)
    local operation = operations[vector.call]
    if not operation then return vector end
    local out, ids = {}, has_ids(vector["in"] or {}, operation.question.fields)
    local spoken = operation.speaks_of_its_board
    for name, value in pairs(vector) do out[name] = value end
    out["in"] = counted(vector["in"], operation.question.fields, ids)
    -- A chance is given as its units of 2^-63.
    for _, field in ipairs(operation.question.fields) do
      local cases = field.share == "chance" and out["in"] and out["in"][field.name]
      if type(cases) == "string" or type(cases) == "number" then
        out["in"][field.name] = (type(cases) == "number" and ("%.0f"):format(cases) or cases) .. "/9223372036854775808"
      end
    end
    if vector.out then out.out = counted(vector.out, records[operation.answer].fields, ids) end
    for _, list in ipairs { "effects", "rows" } do
      if vector[list] then
        out[list] = setmetatable({}, getmetatable(vector[list]))
        local by_id = ids or are_named(vector[list], operation.question.fields)
        for i, row in ipairs(vector[list]) do
          out[list][i] = counted(row, records[operation.effects].fields, by_id, spoken and "unit")
        end
      end
    end
    if vector.trail then
      out.trail = {}
      for i, step in ipairs(vector.trail) do
        out.trail[i] = counted(step, records.Step.fields, ids, spoken and step.about == "units" and "index")
        -- Of a hex of a path, whose zone of control it is.
        local zone = step.about == "path" and (step.what == "covered" or step.what == "negated")
        if zone and spoken and not ids and step.num then out.trail[i].num = step.num + 1 end
      end
    end
    if vector.fault then
      local field = vector.fault.field:gsub("%[(%d+)%]", function(at) return "[" .. ("%d"):format(at + 1) .. "]" end)
      out.fault = { code = vector.fault.code, field = field }
    end
    return out
  end

  return { operations = operations, records = records, is_list = is_list, vector = in_lua }
end
