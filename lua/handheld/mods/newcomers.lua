-- Axis & Allies with four kinds of unit of its own, after later editions of the game.
return {
  name = "Newcomers", about = "Artillery, mechanized infantry, tactical bombers and destroyers.",
  axis_allies = {
    chart = {
      { kind = "own_infantry", cost = 4, movement = 1, attack = 2, defence = 2, space = 2, rule = "HOUSE 1" },
      { kind = "own_armor", cost = 4, movement = 2, attack = 1, defence = 2, space = 2, rule = "HOUSE 2" },
      { kind = "own_fighter", cost = 11, movement = 4, attack = 3, defence = 3, space = 1, rule = "HOUSE 3" },
      { kind = "own_warship", cost = 8, movement = 2, attack = 2, defence = 2, rule = "HOUSE 4" },
    },
    names = {
      own_infantry = "artillery", own_armor = "mechanized infantry", own_fighter = "tactical bomber",
      own_warship = "destroyer",
    },
  },
}
