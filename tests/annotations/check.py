"""Checks the annotations for Lua with emmylua_check: check.py EMMYLUA_CHECK FOLDER.

The Lua of the pages and the handheld program, over lua/generated/*.d.lua, have no error; programs with a mistake have one
each, so that the annotations are seen to say something.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
shutil.rmtree(folder, ignore_errors=True)
library, right, wrong = folder / "library", folder / "right", folder / "wrong"
for each in (library, right, wrong):
    each.mkdir(parents=True)
for each in ("lua/generated/grognard_small.lua", "lua/grognard_mod.lua"):
    shutil.copy(each, library)
annotations = sorted(pathlib.Path("lua/generated").glob("*.d.lua"))
for each in annotations:
    shutil.copy(each, library / each.name)
(library / "love.d.lua").write_text("---@meta\n---@type any\nlove = nil\n")
pages = 0
for page in ("lua/README.md", "lua/mods.md", "README.md", "core/src/ocs/README.md"):
    for text in re.findall(r"```lua\r?\n(.*?)```", pathlib.Path(page).read_text(), re.DOTALL):
        pages += 1
        (right / f"page{pages}.lua").write_text(text)
shutil.copytree("lua/handheld", right / "handheld", ignore=lambda _, names: [n for n in names if n.endswith((".py", ".sh", ".png"))])
MISTAKES = {
    "no_such_value": 'local a = assert(require("grognard").ocs.odds.round { attack = 3, defence = 1, ground = "open" })\nprint(a.value.x)',
    "wrong_list": 'local g = require("grognard")\nlocal l = assert(g.list("korea.Unit", {}))\nprint(l[1].strength_of)',
    "wrong_argument": 'print(require("grognard").measure(true))',
}
for name, text in MISTAKES.items():
    (wrong / f"{name}.lua").write_text(text + "\n")
config = {
    "runtime": {"version": "LuaJIT"},
    "workspace": {"library": [str(library.resolve())]},
}
(folder / "emmyrc.json").write_text(json.dumps(config))


# An example does not ask whether each answer is there, nor does the handheld program say what each variable will hold.
NIL = {"need-check-nil", "unnecessary-assert"}
# The tool believes `told == nil` of lua/mods.md beyond a call that sets it; an example of the OCS uses a name again.
KNOWN = {"Undefined field `key`. ", "Cannot assign `grognard.ocs.trucks.load.Answer` to `grognard.ocs.rail.assess.Answer`. "}


def said(where: pathlib.Path, warnings: bool) -> dict[str, list[str]]:
    """Returns the errors of each file, and the warnings that concern more than a missing value."""
    out = folder / f"{where.name}.json"
    command = [tool, str(where), "-c", str(folder / "emmyrc.json"), "-f", "json", "--output", str(out)]
    subprocess.run(command, check=False, capture_output=True, timeout=600)
    found: dict[str, list[str]] = {}
    for file in json.loads(out.read_text()):
        for d in file["diagnostics"]:
            nil = d["code"] in NIL or "?" in d["message"] or d["message"] in KNOWN
            if d["severity"] == 1 or (warnings and d["severity"] == 2 and not nil):
                name = pathlib.Path(file["file"]).name
                found.setdefault(name, []).append(f"line {d['range']['start']['line'] + 1}: {d['message']} ({d['code']})")
    return found


passed = failed = 0


def check(what: str, fine: bool, why: str = "") -> None:
    """Counts a test."""
    global passed, failed
    passed, failed = passed + fine, failed + (not fine)
    if not fine:
        print("FAILED", what, why)


check("there are annotations and examples", len(annotations) >= 5 and pages >= 3)
examples = said(right, warnings=True)
program = said(right / "handheld", warnings=False)
for path in sorted(right.rglob("*.lua")):
    sound = examples if path.parent == right else program
    check(path.name, not sound.get(path.name), "; ".join(sound.get(path.name, [])))
own = said(library, warnings=True)
for each in annotations:
    check(each.name, not own.get(each.name), "; ".join(own.get(each.name, [])[:5]))
unsound = said(wrong, warnings=True)
for name in MISTAKES:
    check(f"{name} is seen", bool(unsound.get(f"{name}.lua")))
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0 or passed == 0)
