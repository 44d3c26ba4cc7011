#!/usr/bin/env python3
"""Finds long sentences in comments: `sentences.py [FOLDER OR FILE ...]`, by default the core's.

A sentence of the documentation (`///`, `//!`) or of a comment (`//`) has fewer than 30 words. Code between backquotes is
one word, and so is what a link shows. Prints each longer one with its file and line, and fails if there is one.
"""

import re
import sys
from pathlib import Path

MOST = 29
TOP = Path(__file__).parents[2]

# A sentence ends at a full stop before a space and something that may begin another.
END = re.compile(r"(?<=[.!?])[)\"”]*\s+(?=[A-Z0-9`\[(\"“*_])")
# Full stops that end no sentence.
SHORT = re.compile(r"\b(?:e\.g|i\.e|cf|vs|etc|St|Mt|No)\.$")
COMMENT = re.compile(r"^\s*(///|//!|//)(?: (.*)|$)")
# Something at the end of a line of code; no `//` of a text or an address.
TRAILING = re.compile(r'^[^"]*(?:"(?:[^"\\]|\\.)*"[^"]*)*?(?<!:)//+ (.*)$')


def paragraphs(path):
    """The paragraphs of a file's comments: each a list of lines with their numbers."""
    out, now, mark, code = [], [], None, False

    def end():
        nonlocal now
        if now:
            out.append(now)
        now = []

    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        found = COMMENT.match(line)
        if not found:
            end()
            mark, code = None, False
            trailing = TRAILING.match(line)
            if trailing:
                out.append([(number, trailing[1])])
            continue
        text = (found[2] or "").rstrip()
        if found[1] != mark:
            end()
            mark, code = found[1], False
        if text.lstrip().startswith("```"):
            end()
            code = not code
        elif code or text.lstrip().startswith(("|", "#", "[`")) and re.match(r"\s*(\||#+ |\[`[^\]]*\]: )", text):
            end()
        elif not text.strip():
            end()
        else:
            if re.match(r"\s*(?:[*-]|\d+\.) ", text):
                end()
                text = re.sub(r"^\s*(?:[*-]|\d+\.) ", "", text)
            now.append((number, text.strip()))
    end()
    return out


def sentences(paragraph):
    """The sentences of a paragraph, each with the line on which it begins."""
    text, starts = "", []
    for number, line in paragraph:
        starts.append((len(text), number))
        text += line + " "
    at, begin = 0, 0
    cuts = [m.end() for m in END.finditer(text) if not SHORT.search(text[: m.start()])] + [len(text)]
    for cut in cuts:
        yield max(n for offset, n in starts if offset <= begin), text[at:cut].strip()
        at = begin = cut


def words(sentence):
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", sentence)
    plain = re.sub(r"\[(`[^`]*`)\]", r"\1", plain)
    plain = re.sub(r"`[^`]*`", "code", plain)
    return sum(any(c.isalnum() for c in word) for word in plain.split())


def main():
    tops = [Path(name) for name in sys.argv[1:]] or [TOP / "core" / "src"]
    files = sorted(file for top in tops for file in ([top] if top.is_file() else top.rglob("*.rs")))
    count, long = 0, 0
    for file in files:
        for paragraph in paragraphs(file):
            for line, sentence in sentences(paragraph):
                count += 1
                if (many := words(sentence)) > MOST:
                    long += 1
                    at = file.resolve()
                    print(f"{at.relative_to(TOP) if at.is_relative_to(TOP) else at}:{line}: {many} words: {sentence}")
    print(f"{count} sentences, {long} of {MOST + 1} words and more")
    return 1 if long or count < len(files) else 0


if __name__ == "__main__":
    sys.exit(main())
