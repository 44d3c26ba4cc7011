-- OCS with less surprise: a modified 11 or 3 in regular attacks, half as many columns; disorganized units keep three quarters.
return {
  name = "Steady nerves", about = "Surprise on 11 and 3, by half the die; DG units keep three quarters of their strength.",
  ocs = {
    tables = {
      surprise = { attacker = 11, defender = 3, overrun_attacker = 10, overrun_defender = 5, shifts = { 1, 1, 2, 2, 3, 3 }, rule = "HOUSE 1" },
      modes = { { mode = "dg", strength_num = 3, strength_den = 4, rule = "HOUSE 2" } },
    },
  },
}
