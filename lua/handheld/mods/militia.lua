-- An Axis & Allies variant: infantry that hits on a 2 in attack, and armor that defends on a 3.
return {
  name = "Storm troops", about = "Infantry attacks on 2, armor defends on 3.",
  axis_allies = {
    chart = {
      { kind = "infantry", cost = 4, movement = 1, attack = 2, defence = 2, space = 1, rule = "HOUSE 1" },
      { kind = "armor", cost = 6, movement = 2, attack = 3, defence = 3, space = 2, rule = "HOUSE 2" },
    },
  },
}
