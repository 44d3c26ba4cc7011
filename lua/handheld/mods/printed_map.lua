-- Axis & Allies on the printed map: TAS also borders the seas north and south of Australia, which DAAK 2.5 denies.
return {
  name = "Printed map", about = "TAS borders the seas north and south of Australia, against DAAK 2.5.",
  axis_allies = { board = { tas_links = true } },
}
