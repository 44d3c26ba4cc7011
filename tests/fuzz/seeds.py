"""Makes what the fuzzers begin with from the shared vectors and the corpus: seeds.py VECTORS FOLDER

A file a vector under FOLDER/json, and FOLDER/words, a dictionary of the names and words of all operations; of the vectors
with a game's position also one under FOLDER/position and FOLDER/game, and FOLDER/orders, the words as positions and orders
have them. FOLDER/game has the games of tests/positions, too. A file for each input of the corpus, those that earlier runs
found and that reach what the vectors do not: a line each in corpus/c.txt and corpus/position.txt, in hexadecimal, and in
corpus/json.txt, escaped as in a literal of Python."""

import json
import sys
from pathlib import Path


def words(value, out):
    if isinstance(value, dict):
        for name, inner in value.items():
            if name in ("name", "word") and isinstance(inner, str):
                out.add(inner)
            words(inner, out)
    elif isinstance(value, list):
        for inner in value:
            words(inner, out)


SHORT = ["inf", "arm", "ftr", "bmb", "trn", "sub", "car", "bat", "aa", "ic", "load", "land", "stay", "from", "with", "#1", ">"]


def as_position(question):
    """An input of the target `position`: how, the length, the position, orders or none."""
    position, line = question.get("position"), question.get("line", "")
    if isinstance(position, dict) and isinstance(position.get("text"), str):
        body, how = position["text"].encode(), 0
    elif isinstance(question.get("bytes"), list) and all(byte in range(256) for byte in question["bytes"]):
        body, how = bytes(question["bytes"][4:-4]), 1
    else:
        return None
    return bytes([how]) + len(body).to_bytes(2, "little") + body + (line.encode() if isinstance(line, str) else b"")


# The systems in the order of the library's list of games.
SYSTEMS = ["ocs", "korea", "acw", "axis_allies"]


def as_game(text, line=""):
    """An input of the target `game`: the system, how choices are picked, the length, the position, orders."""
    system = next((system for system in SYSTEMS if text.lstrip().startswith(f"grognard {system} ")), None)
    body = text.encode()
    if system is None or len(body) > 65535:
        return None
    return bytes([SYSTEMS.index(system), 1]) + len(body).to_bytes(2, "little") + body + line.encode()


def games(positions):
    """The games of files: the position alone, with the first orders, and with every tenth of the others."""
    for path in sorted(positions.glob("*.game")):
        lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
        first = next(at for at, line in enumerate(lines) if " game 1" in line) if any(" game 1" in line for line in lines) else None
        if first is None:
            continue
        end = next(at for at, line in enumerate(lines) if line.split()[0] == "end" and at > first) + 1
        text, orders = "\n".join(lines[first:end]) + "\n", lines[end:]
        for at in range(0, max(len(orders), 1), 10):
            yield as_game(text, "\n".join(orders[at : at + 8]))


def main():
    vectors, folder = Path(sys.argv[1]), Path(sys.argv[2])
    for name in ("json", "position", "game"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    count = found = 0
    for path in sorted(vectors.rglob("*.json")):
        for vector in json.loads(path.read_text()):
            question = dict(vector.get("in", {}))
            if "dice" in vector:
                question["dice"] = vector["dice"]
            text = json.dumps({"call": vector["call"], "in": question}, separators=(",", ":"))
            (folder / "json" / vector["id"].replace("/", "_")).write_text(text)
            if position := as_position(question):
                (folder / "position" / vector["id"]).write_bytes(position)
            given = question.get("position")
            text = given.get("text") if isinstance(given, dict) else given if isinstance(given, str) else question.get("text")
            line = question.get("line", "")
            if isinstance(text, str) and isinstance(line, str) and (game := as_game(text, line)):
                (folder / "game" / vector["id"].replace("/", "_")).write_bytes(game)
            count += 1
    for number, game in enumerate(games(vectors.parent / "positions")):
        if game:
            (folder / "game" / f"file.{number:04}").write_bytes(game)
    text = lambda line: line.encode().decode("unicode_escape").encode("latin-1")
    for name, read in (("c", bytes.fromhex), ("json", text), ("position", bytes.fromhex)):
        (folder / name).mkdir(exist_ok=True)
        lines = (Path(__file__).parent / "corpus" / f"{name}.txt").read_text().splitlines()
        for number, line in enumerate(lines):
            (folder / name / f"corpus.{number:04}").write_bytes(read(line))
        found += len(lines)
    known = set()
    words(json.loads((vectors.parent / "generated" / "operations.json").read_text()), known)
    (folder / "words").write_text("".join(f'"\\"{word}\\""\n' for word in sorted(known) if word.isascii()))
    (folder / "orders").write_text("".join(f'"{word}"\n' for word in sorted(known | set(SHORT)) if word.isascii()))
    print(f"seeds: {count} vectors, {found} inputs of the corpus, {len(known)} words")
    return 0 if count and found else 1


sys.exit(main())
