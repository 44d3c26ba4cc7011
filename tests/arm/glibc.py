"""Prints the newest version of glibc that a library wants, by the names in it."""

import pathlib
import re
import sys

names = set(re.findall(rb"GLIBC_(\d+(?:\.\d+)+)", pathlib.Path(sys.argv[1]).read_bytes()))
print(max((name.decode() for name in names), key=lambda name: [int(part) for part in name.split(".")], default="2.0"))
