"""Packs a folder, the same bytes whenever its files are the same: zipped.py ARCHIVE FOLDER.

Names are in order, times are SOURCE_DATE_EPOCH, and of the modes only that a file is a program is kept.
"""

import os
import pathlib
import sys
import time
import zipfile


def main() -> None:
    archive, folder = map(pathlib.Path, sys.argv[1:])
    date = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100755 if os.access(file, os.X_OK) else 0o100644) << 16
            packed.writestr(entry, file.read_bytes())


main()
