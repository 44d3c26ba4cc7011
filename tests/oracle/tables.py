"""The tables of the Operational Combat Series 4.3, typed in from the charts for this comparison alone; the library
has its own copy."""

ODDS = {
    "open": "1:5 1:4 1:3 1:2 1:1 2:1 3:1 4:1 5:1 7:1 9:1 11:1 13:1".split(),
    "close": "1:4 1:3 1:2 1:1 2:1 3:1 4:1 6:1 8:1 10:1 12:1 15:1 18:1".split(),
    "very_close": "1:3 1:2 1:1 2:1 3:1 4:1 6:1 9:1 12:1 15:1 18:1 21:1 24:1".split(),
    "extremely_close": "1:2 1:1 2:1 3:1 4:1 8:1 12:1 16:1 20:1 28:1 36:1 44:1 52:1".split(),
}

# Rows: a modified roll of 1 or less to 15 or more; columns 0 to 12.
COMBAT = [line.split() for line in """\
AL2         AL2         AL2         AL2         AL2         AL2         AL2         AL1o1       AL1o1/Do1   AL1o1/Do1   AL1/Do1     AL1/Do1     AL1/DL1o1
AL2         AL2         AL2         AL2         AL2         AL2         AL1o1       AL1o1/Do1   AL1o1/Do1   AL1/Do1     AL1/Do1     Ao1/DL1o1   Ao1/DL1o1
AL2         AL2         AL2         AL2         AL2         AL1o1       AL1o1/Do1   AL1o1/Do1   AL1/Do1     AL1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1/DL1o1
AL2         AL2         AL2         AL2         AL1o1       AL1o1/Do1   AL1o1/Do1   AL1/Do1     AL1/Do1     Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1e4/DL1o2
AL2         AL2         AL2         AL1o1       AL1o1/Do1   AL1o1/Do1   AL1/Do1     AL1/Do1     Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1e4/DL1o2 Ae4/DL1o2
AL2         AL2         AL1o1       AL1o1/Do1   AL1o1/Do1   AL1/Do1     AL1/Do1     Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1/DL1o1   Ae4/DL1o2   Ae4/DL1o2
AL1o1       AL1o1       AL1o1/Do1   AL1o1/Do1   AL1o1/Do1   AL1/Do1     Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1/DL1o1   Ao1e4/DL1o2 Ae4/DL1o2   Ae3/DL2o2DG
AL1o1       AL1o1/Do1   AL1o1/Do1   AL1o1/Do1   AL1/Do1     Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1/DL1o1   Ao1e4/DL1o2 Ae4/DL1o2   Ae4/DL1o2   Ae3/DL2o2DG
AL1o1/Do1   AL1o1/Do1   AL1o1/Do1   AL1/Do1     Ao1/Do1     Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1e4/DL1o2 Ae4/DL1o2   Ae4/DL1o2   Ae3/DL2o2DG Ae3/DL2o2DG
AL1o1/Do1   AL1o1/Do1   AL1/Do1     Ao1/Do1     Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1e4/DL1o2 Ae4/DL1o2   Ae4/DL1o2   Ae3/DL2o2DG Ae3/DL2o2DG Ae2/DL2o3DG
AL1o1/Do1   AL1/Do1     Ao1/Do1     Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1/DL1o1   Ae4/DL1o2   Ae4/DL1o2   Ae3/DL2o2DG Ae3/DL2o2DG Ae3/DL2o2DG Ae2/DL2o3DG
AL1o1/Do1   Ao1/Do1     Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1/DL1o1   Ao1e4/DL1o2 Ae4/DL1o2   Ae3/DL2o2DG Ae3/DL2o2DG Ae3/DL2o2DG Ae2/DL2o3DG Ae2/DL2o3DG
Ao1/Do1     Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1/DL1o2   Ao1e4/DL1o2 Ae4/DL1o2   Ae3/DL2o2DG Ae3/DL2o2DG Ae3/DL2o2DG Ae2/DL2o3DG Ae2/DL2o3DG Ae2/DL2o3DG
Ao1/Do1     Ao1/DL1o1   Ao1/DL1o1   Ao1e4/DL1o2 Ao1e4/DL1o2 Ae4/DL1o2   Ae3/DL2o2DG Ae3/DL2o2DG Ae3/DL2o2DG Ae2/DL2o3DG Ae2/DL2o3DG Ae2/DL2o3DG Ae2/DL2o3DG
Ao1/DL1o1   Ao1/DL1o1   Ao1e4/DL1o2 Ae4/DL1o2   Ae4/DL1o2   Ae3/DL2o2DG Ae3/DL2o2DG Ae2/DL2o3DG Ae2/DL2o3DG Ae2/DL2o3DG Ae2/DL2o3DG Ae2/DL2o3DG Ae2/DL2o3DG
""".splitlines()]

BARRAGE_COLUMNS = "0-1 2 3-4 5-7 8-11 12-16 17-24 25-40 41-68 69-116 117-".split()
BARRAGE_COST = [1, 1, 2, 2, 2, 3, 3, 4, 6, 8, 10]
# Rows: 2 to 12.
BARRAGE = [line.split() for line in """\
-     -     -     -     -     -     -     -     -     DG    DG
-     -     -     -     -     -     -     -     DG    DG    DG
-     -     -     -     -     -     -     DG    DG    DG    DG
-     -     -     -     -     -     DG    DG    DG    DG    [1/2]
-     -     -     -     -     DG    DG    DG    DG    [1/2] [1/2]
-     -     -     -     DG    DG    DG    DG    [1/2] [1/2] 1/2
-     -     -     DG    DG    DG    DG    [1/2] [1/2] 1/2   1/2
-     -     DG    DG    DG    [1/2] [1/2] [1/2] 1/2   1/2   1/2
-     DG    DG    DG    [1/2] [1/2] 1/2   1/2   1/2   1     1
DG    DG    DG    1/2   1/2   1/2   1/2   1/2   1     1     2
DG    1/2   1/2   1/2   1/2   1     1     1     1     2     3
""".splitlines()]

FACILITY_COLUMNS = "0-1 2 3-4 5-10 11-20 21-40 41-80 81-".split()
FACILITY_COST = [1, 1, 1, 1, 2, 4, 6, 8]
# Rows: a die of 1 to 6.
FACILITY = [line.split() for line in """\
-     -     -     -     -     -     (5)   1(5)
-     -     -     -     -     (5)   1(4)  1(4)
-     -     -     -     (5)   1(5)  1(4)  1(4)
-     -     -     *(6)  1*(5) 1*(4) 1*(4) 2*(4)
-     (6)   *(6)  1*(5) 1*(4) 2*(4) 2*(4) 2*(3)
(6)   *(5)  1*(5) 1*(4) 1*(4) 2*(4) 2*(3) 2*(3)
""".splitlines()]

# By Action Rating: the highest roll of two dice at which so many steps are lost; above the last, all of them.
ATTRITION = {
    5: [(8, 0), (10, 1), (11, 2), (12, 4)],
    4: [(7, 0), (9, 1), (10, 2), (11, 4)],
    3: [(5, 0), (7, 1), (9, 2), (11, 4)],
    2: [(3, 0), (5, 1), (7, 2), (9, 4)],
    1: [(2, 0), (4, 1), (6, 2), (8, 4)],
    0: [(3, 1), (5, 2), (7, 4)],
}

# The percentage that is captured, for a die of 1 to 6.
CAPTURE = {
    "dump": [0, 25, 25, 50, 50, 75],
    "trucks": [0, 0, 25, 50, 50, 75],
    "wagons": [0, 0, 25, 50, 75, 100],
}
