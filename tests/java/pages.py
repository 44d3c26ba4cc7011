"""Compiles and runs the Java programs of pages, and compares what they print with the text that follows.

pages.py CLASSPATH FOLDER PAGE...
"""

import pathlib
import re
import subprocess
import sys

classpath, folder, *pages = sys.argv[1:]
passed = failed = 0
for page in pages:
    blocks = re.findall(r"```(\w+)\n(.*?)```", pathlib.Path(page).read_text(), re.S)
    for at, (language, program) in enumerate(blocks):
        name = re.search(r"public class (\w+)", program)
        if language != "java" or not name:
            continue
        expected = next((text for kind, text in blocks[at + 1 :] if kind == "text"), None)
        source = pathlib.Path(folder, f"{name[1]}.java")
        source.write_text(program)
        compiled = ["javac", "-Xlint:all", "-Werror", "-cp", classpath, "-d", folder, source]
        ran = subprocess.run(compiled, capture_output=True, text=True)
        if ran.returncode == 0:
            ran = subprocess.run(["java", "-cp", f"{classpath}:{folder}", name[1]], capture_output=True, text=True)
        good = ran.returncode == 0 and ran.stdout == expected
        passed, failed = passed + good, failed + (not good)
        if not good:
            print(f"FAILED {page}: {name[1]} prints\n{ran.stdout}{ran.stderr}")
print(f"pages: {passed} passed, {failed} failed")
sys.exit(failed != 0 or passed == 0)
