-- A Civil War results table of its own: fewer retreats, more exchanges.
return {
  name = "Bloody table", about = "A Civil War results table with more exchanges.",
  acw = {
    table = {
      columns = { { attack = 1, defence = 1 }, { attack = 2, defence = 1 }, { attack = 3, defence = 1 } },
      rows = 6, first = 1, rule = "HOUSE 1",
      cells = { 2, 3, 3, 2, 2, 3, 2, 2, 3, 2, 2, 2, 1, 2, 2, 1, 1, 2 },
      results = {
        { code = 1, attacker = { retreat = 1, losses = 1 } }, { code = 2, exchange = true },
        { code = 3, defender = { retreat = 1, losses = 1 }, attacker = { advance = true } },
      },
    },
  },
}
