"""Finds a path of the building machine in what was built: paths.py FOLDER PATH...

Looks into every file of the folder, and into archives within archives. Prints where one is, and fails if there is any.
"""

import gzip
import io
import pathlib
import sys
import tarfile
import zipfile


def inside(name: str, held: bytes):
    """The file itself, and what it holds if it is an archive."""
    if held[:2] == b"\x1f\x8b":
        held = gzip.decompress(held)
    yield name, held
    # A jar, a wheel and a rock are zips. That a library has one at its end does not make it one.
    if held[:4] == b"PK\x03\x04":
        with zipfile.ZipFile(io.BytesIO(held)) as archive:
            for entry in archive.namelist():
                yield from inside(f"{name}: {entry}", archive.read(entry))
    elif held[257:262] == b"ustar":
        with tarfile.open(fileobj=io.BytesIO(held)) as archive:
            for entry in archive:
                if entry.isfile():
                    yield from inside(f"{name}: {entry.name}", archive.extractfile(entry).read())


def main() -> int:
    folder, *paths = sys.argv[1:]
    looked, wrong = 0, []
    for file in sorted(path for path in pathlib.Path(folder).rglob("*") if path.is_file()):
        for name, held in inside(str(file.relative_to(folder)), file.read_bytes()):
            looked += 1
            wrong += [f"{name}: {path}" for path in paths if path.encode() in held]
    print("\n".join([*wrong, f"{looked} files, {len(wrong)} with a path of this machine"]))
    return 1 if wrong or not looked or not paths else 0


sys.exit(main())
