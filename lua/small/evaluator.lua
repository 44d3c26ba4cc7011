grog = {}
-- A letter of a table as a number from 1.
function grog.at(cells, i)
  return ord(cells, i) - 96
end
-- The last of some columns that begins at a number or before, from 0.
function grog.begun(begins, n)
  local c = 0
  for i = 2, #begins do
    if begins[i] <= n then c = i - 1 end
  end
  return c
end
function grog.clamp(n, low, high)
  return max(low, min(high, n))
end
-- Whole odds of two strengths above 0: halves up (OCS 4.1, 4.2), or for the defender (ACW 8).
function grog.odds(a, d, for_defender)
  local big, small = max(a, d), min(a, d)
  local q = flr(big / small)
  local rest = big - q * small
  if for_defender then
    if rest > 0 and a < d then q = q + 1 end
  elseif rest >= small - rest then
    q = q + 1
  end
  if a >= d then return q, 1 end
  return 1, q
end

-- OCS combat. Grounds: 1 open, 2 close, 3 very close, 4 extremely close. Columns count from 0.
grog.headings = {
@HEADINGS@
}
grog.results = {@RESULTS@}
grog.combat_cells = "@COMBAT@"
function grog.combat_column(a, d, ground)
  if a == 0 and d == 0 then return 5 - ground end
  if a == 0 then return 0 end
  if d == 0 then return 12 end
  local x, y = grog.odds(a, d)
  if x <= 1 and y > 1 then x = 0 - y end
  return grog.begun(grog.headings[ground], x)
end
-- Whose surprise a roll is (9.8): 1 the attacker's, -1 the defender's, 0 nobody's.
function grog.surprise(roll, overrun)
  local high, low = 10, 5
  if overrun then high, low = 9, 6 end
  if roll >= high then return 1 end
  if roll <= low then return 0 - 1 end
  return 0
end
function grog.surprise_roll(dice, drm, hedgehog)
  return dice + drm - min(hedgehog, 1)
end
-- The result of a column and a modified roll: its number in grog.results.
function grog.combat_cell(column, roll)
  return grog.at(grog.combat_cells, (grog.clamp(roll, 1, 15) - 1) * 13 + column + 1)
end
-- An attack with its dice: two for surprise, one for the shift if there is any, two for the combat (9.8, 9.9).
function grog.combat(column, drm, hedgehog, overrun, dice)
  local first = grog.surprise_roll(dice[1] + dice[2], drm, hedgehog)
  local side, i, shift = grog.surprise(first, overrun), 3, 0
  if side ~= 0 then
    shift = side * dice[3]
    i = 4
  end
  local to = grog.clamp(column + shift, 0, 12)
  local roll = dice[i] + dice[i + 1] + drm - hedgehog
  return grog.combat_cell(to, roll), to, roll, first, side, shift
end
-- The cases of 7,776 of each result, and of the attacker's and the defender's surprise.
function grog.combat_chances(column, drm, hedgehog, overrun)
  local columns, counts, ours, theirs = {}, {}, 0, 0
  for i = 0, 12 do columns[i] = 0 end
  for i = 1, 12 do counts[i] = 0 end
  for roll = 2, 12 do
    local ways = 6 - abs(roll - 7)
    local side = grog.surprise(grog.surprise_roll(roll, drm, hedgehog), overrun)
    if side > 0 then ours = ours + ways end
    if side < 0 then theirs = theirs + ways end
    for die = 1, 6 do
      local to = grog.clamp(column + side * die, 0, 12)
      columns[to] = columns[to] + ways
    end
  end
  for roll = 2, 12 do
    local ways = 6 - abs(roll - 7)
    for to = 0, 12 do
      local cell = grog.combat_cell(to, roll + drm - hedgehog)
      counts[cell] = counts[cell] + ways * columns[to]
    end
  end
  return counts, ours * 216, theirs * 216
end

-- OCS barrage. Results: 1 none, 2 DG, 3 [1/2], 4 1/2, 5 to 7 one to three steps.
grog.barrage_begins = {@BEGINS@}
grog.barrage_cells = "@BARRAGE@"
function grog.barrage_column(points)
  return grog.begun(grog.barrage_begins, points)
end
-- What a printed result counts as: brackets, and ships one lower (10.0, 18.3b).
function grog.barrage_counts(cell, brackets_dg, ship)
  if cell == 3 then
    cell = 4
    if brackets_dg then cell = 2 end
  end
  if ship and cell == 4 then return 2 end
  if ship and cell > 4 then return cell - 1 end
  return cell
end
function grog.barrage_cell(column, roll)
  return grog.at(grog.barrage_cells, (roll - 2) * 11 + column + 1)
end
-- The outcome: 1 none, 2 DG, 3 to 5 one to three steps. A half needs a 4 or more of one more die.
function grog.barrage_outcome(counts, die)
  if counts < 3 then return counts end
  if counts > 4 then return counts - 2 end
  if die >= 4 then return 3 end
  return 2
end
function grog.barrage(column, brackets_dg, ship, dice)
  local cell = grog.barrage_cell(column, dice[1] + dice[2])
  local counts = grog.barrage_counts(cell, brackets_dg, ship)
  return grog.barrage_outcome(counts, dice[3]), cell, counts
end
-- The cases of 216 of each outcome.
function grog.barrage_chances(column, brackets_dg, ship)
  local out = {0, 0, 0, 0, 0}
  for roll = 2, 12 do
    local counts = grog.barrage_counts(grog.barrage_cell(column, roll), brackets_dg, ship)
    for die = 1, 6 do
      local k = grog.barrage_outcome(counts, die)
      out[k] = out[k] + 6 - abs(roll - 7)
    end
  end
  return out
end

-- Korea: the loss points of a differential, `points` for `losses` (KOR 8.3, 8.0.ME.10, 8.0.PA.9).
function grog.korea_losses(n, points, losses, up)
  local all = n * losses
  local whole = flr(all / points)
  if up and all > whole * points then whole = whole + 1 end
  return whole
end
-- A combat: sums of dice, chips and modifiers. Differential, and the losses of both.
function grog.korea(a, d, a_points, a_losses, d_points, d_losses, up)
  local n = a - d
  if n < 0 then return n, grog.korea_losses(0 - n, a_points, a_losses, up), 0 end
  return n, 0, grog.korea_losses(n, d_points, d_losses, up)
end
-- The ways of each sum of so many dice.
function grog.sums(dice, sides)
  local ways, least = {1}, 0
  for _ = 1, dice do
    local more = {}
    for i = 1, #ways + sides - 1 do more[i] = 0 end
    for i = 1, #ways do
      for face = 1, sides do
        local k = i + face - 1
        more[k] = more[k] + ways[i]
      end
    end
    ways = more
    least = least + 1
  end
  return ways, least
end
-- The cases of each differential of two throws, the first of `low`.
function grog.korea_chances(drm, a_dice, a_sides, d_dice, d_sides)
  local ours, a = grog.sums(a_dice, a_sides)
  local theirs, d = grog.sums(d_dice, d_sides)
  local out = {}
  for i = 1, #ours + #theirs - 1 do out[i] = 0 end
  for i = 1, #ours do
    for j = 1, #theirs do
      local k = i + #theirs - j
      out[k] = out[k] + ours[i] * theirs[j]
    end
  end
  return out, drm + a - d - #theirs + 1
end

-- Civil War. A table: {columns = {{1, 3}, ...}, rows = 8, first = 0, cells = {...}}. Columns and rows count from 0.
function grog.acw_column(t, a, d)
  local c = 0
  if a == 0 then return 0 end
  for i = 1, #t.columns do
    local h = t.columns[i]
    if a * h[2] < d * h[1] then return c end
    c = i - 1
  end
  return c
end
function grog.acw(t, column, drm, die)
  local row = grog.clamp(die + drm - t.first, 0, t.rows - 1)
  return t.cells[row * #t.columns + column + 1], row
end
-- The code of each face.
function grog.acw_faces(t, column, drm)
  local out = {}
  for die = 1, 6 do
    local code = grog.acw(t, column, drm, die)
    out[die] = code
  end
  return out
end

-- Axis & Allies: the hits of a volley. `hit` is the highest face that hits, `count` the dice of each kind.
function grog.volley(hit, count, dice)
  local n, k = 0, 1
  for i = 1, #hit do
    for _ = 1, count[i] do
      if dice[k] <= hit[i] then n = n + 1 end
      k = k + 1
    end
  end
  return n
end
-- The chance of 0, 1, 2 ... hits, in the first place that of none.
function grog.volley_chances(hit, count)
  local p = {1}
  for i = 1, #hit do
    for _ = 1, count[i] do
      local more = {}
      more[1] = p[1] * (6 - hit[i]) / 6
      for k = 2, #p do more[k] = (p[k] * (6 - hit[i]) + p[k - 1] * hit[i]) / 6 end
      more[#p + 1] = p[#p] * hit[i] / 6
      p = more
    end
  end
  return p
end
