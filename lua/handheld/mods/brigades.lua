-- DAK's brigades: a unit of two steps that is no multi-step unit pays 1T to attack.
return {
  name = "DAK brigades", about = "Two-step units pay 1T to attack; zones of control for ports.",
  ocs = { rules = { brigade_attack = true, port_zones = true } },
}
