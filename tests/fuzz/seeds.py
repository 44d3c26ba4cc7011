"""Makes what the fuzzers begin with from the shared vectors and the corpus: seeds.py VECTORS FOLDER

A file a vector under FOLDER/json, and FOLDER/words, a dictionary of the names and words of all operations; of the vectors
with a game's position also one under FOLDER/position, and FOLDER/orders, the words as positions and orders have them. A
file for each input of the corpus, those that earlier runs found and that reach what the vectors do not: a line each in corpus/c.txt and
corpus/position.txt, in hexadecimal, and in corpus/json.txt, escaped as in a literal of Python."""

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


def main():
    vectors, folder = Path(sys.argv[1]), Path(sys.argv[2])
    for name in ("json", "position"):
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
            count += 1
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
