-- Axis & Allies with ten-sided dice: finer steps between the kinds, and a gun that hits one time in ten.
return {
  name = "Ten-sided dice", about = "Every unit rolls a die of ten faces.",
  axis_allies = {
    chart = {
      { kind = "infantry", cost = 3, movement = 1, attack = 2, defence = 4, space = 1, faces = 10, rule = "HOUSE 1" },
      { kind = "armor", cost = 5, movement = 2, attack = 5, defence = 4, space = 2, faces = 10, rule = "HOUSE 1" },
      { kind = "fighter", cost = 12, movement = 4, attack = 5, defence = 7, space = 1, faces = 10, rule = "HOUSE 1" },
      { kind = "bomber", cost = 15, movement = 6, attack = 7, defence = 2, faces = 10, rule = "HOUSE 1" },
      { kind = "transport", cost = 8, movement = 2, attack = 0, defence = 2, hold = 2, faces = 10, rule = "HOUSE 1" },
      { kind = "submarine", cost = 8, movement = 2, attack = 4, defence = 4, faces = 10, rule = "HOUSE 1" },
      { kind = "carrier", cost = 18, movement = 2, attack = 2, defence = 5, hold = 2, faces = 10, rule = "HOUSE 1" },
      { kind = "battleship", cost = 24, movement = 2, attack = 7, defence = 7, shot = 7, faces = 10, rule = "HOUSE 1" },
      { kind = "aa_gun", cost = 5, movement = 1, shot = 1, space = 2, faces = 10, rule = "HOUSE 1" },
    },
  },
}
