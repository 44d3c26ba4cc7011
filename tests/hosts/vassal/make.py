"""Writes a module and a saved game in VASSAL's formats: make.py FOLDER

A module is a zip of a build file and its data; a saved game is a zip of commands, written as VASSAL writes them: each
adds a piece by its id, type and state, and the text as a whole is hidden behind a key.
"""

import pathlib
import sys
import zipfile

folder = pathlib.Path(sys.argv[1])
MARKS = ["Side", "Kind", "Size", "Strength", "Rating", "CombatSupply"]
# Where hex q,r of the grid below has its centre.
WIDTH, HEIGHT, X, Y = 57.0, 66.0, 60, 80


def encoded(delimiter, *parts):
    """Several texts as one: in each the delimiter is escaped."""
    return delimiter.join(part.replace(delimiter, "\\" + delimiter) for part in parts)


def piece_type(name):
    """Nested traits, the outermost first; the innermost is the piece itself."""
    inner = encoded(";", "piece", "", "", f"{name}.png", name)
    for mark in reversed(MARKS):
        inner = encoded("\t", encoded(";", "mark", mark), inner)
    return inner


def piece_state(x, y, values):
    inner = encoded(";", "Main Map", str(x), str(y), "1", "0")
    for mark in reversed(MARKS):
        inner = encoded("\t", str(values[mark]), inner)
    return inner


def add(id, kind, state):
    return "+/" + encoded("/", id, kind, state)


UNITS = [
    ("8-3-8 Rgt", 1, 8, (2, 2)),
    ("7-3-8 Rgt", 1, 7, (2, 2)),
    ("6-3-6 Rgt", 2, 6, (3, 2)),
    ("4-3-6 Rgt", 2, 4, (5, 1)),
]


def centre(q, r):
    # Columns of flat hexes; odd ones are half a hex lower.
    return int(X + q * WIDTH), int(Y + r * HEIGHT + (HEIGHT / 2 if q % 2 else 0))


def values(side, strength):
    return {"Side": side, "Kind": "combat", "Size": "regiment", "Strength": strength, "Rating": 3, "CombatSupply": "paid"}


build = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>']
build.append('<VASSAL.build.GameModule description="" name="Two stacks" version="1.0" VassalVersion="3.6.0" nextPieceSlotId="5">')
build.append('  <VASSAL.build.module.Map mapName="Main Map"><VASSAL.build.module.map.BoardPicker>')
build.append('    <VASSAL.build.module.map.boardPicker.Board name="Plain" width="480" height="420">')
build.append(f'      <VASSAL.build.module.map.boardPicker.board.HexGrid dx="{WIDTH}" dy="{HEIGHT}" x0="{X}" y0="{Y}" sideways="false" visible="true"/>')
build.append("    </VASSAL.build.module.map.boardPicker.Board>")
build.append("  </VASSAL.build.module.map.BoardPicker></VASSAL.build.module.Map>")
build.append("  <VASSAL.build.module.PieceWindow><VASSAL.build.widget.ListWidget>")
for at, (name, side, strength, _) in enumerate(UNITS):
    text = add("null", piece_type(name), piece_state(0, 0, values(side, strength)))
    text = text.replace("&", "&amp;").replace("<", "&lt;")
    build.append(f'    <VASSAL.build.widget.PieceSlot entryName="{name}" gpid="{at}">{text}</VASSAL.build.widget.PieceSlot>')
build.append("  </VASSAL.build.widget.ListWidget></VASSAL.build.module.PieceWindow>")
build.append("</VASSAL.build.GameModule>")
with zipfile.ZipFile(folder / "module.vmod", "w") as module:
    module.writestr("buildFile.xml", "\n".join(build))
    module.writestr("moduledata", '<?xml version="1.0"?><data version="1"><version>1.0</version><name>Two stacks</name></data>')

commands = ["begin_save"]
stacks = {}
for at, (name, side, strength, hex) in enumerate(UNITS):
    x, y = centre(*hex)
    commands.append(add(str(1000 + at), piece_type(name), piece_state(x, y, values(side, strength))))
    stacks.setdefault((x, y), []).append(str(1000 + at))
for at, ((x, y), ids) in enumerate(stacks.items()):
    commands.append(add(str(2000 + at), "stack", encoded(";", "Main Map", str(x), str(y), *ids, "@@0")))
commands.append("end_save")
plain = encoded("\x1b", *commands)
KEY = 0x5A
hidden = "!VCSK" + f"{KEY:02x}" + "".join(f"{byte ^ KEY:02x}" for byte in plain.encode())
with zipfile.ZipFile(folder / "game.vsav", "w") as save:
    save.writestr("savedGame", hidden)
    save.writestr("savedata", '<?xml version="1.0"?><data version="1"><version>1.0</version></data>')
