"""Makes the copy of the core a workspace of its own: `tree.py CARGO_TOML FOLDER`."""

import re
import sys
import tomllib
from pathlib import Path

cargo, tree = Path(sys.argv[1]), Path(sys.argv[2])
package = tomllib.loads(cargo.read_text())["workspace"]["package"]
fields = "".join(f"{name} = {value!r}\n".replace("'", '"') for name, value in package.items() if isinstance(value, str))
profile = "[profile.dev]\ndebug = false\nopt-level = 1\n"
members = '["core", "core/adjudicate", "core/derive", "tests", "hunt", "tries"]'
(tree / "Cargo.toml").write_text(
    f'[workspace]\nresolver = "3"\nmembers = {members}\n\n[workspace.package]\n{fields}\n{profile}'
)
# The generator and the tests of their own need more than vectors do; lints are for the core as it is written.
for manifest in (tree / "core/Cargo.toml", tree / "core/adjudicate/Cargo.toml", tree / "core/derive/Cargo.toml", tree / "tests/Cargo.toml"):
    text = re.sub(r"\n\[lints[^\n]*\n(?:[^\[\n][^\n]*\n)*", "\n", manifest.read_text())
    text = re.sub(r"\n\[\[\w+\]\]\n(?:[^\[\n][^\n]*\n)*required-features[^\n]*\n", "\n", text)
    text = text.replace("[package]\n", "[package]\nautobins = false\n", 1) if manifest.parent.name == "tests" and "autobins" not in text else text
    text = re.sub(r"(?m)^(grognard-generate|programs) = .*\n", "", text).replace(', "programs"', "")
    manifest.write_text(text)
# The programs of tests have a runner that tries mutants.
manifest = tree / "tests/Cargo.toml"
text = manifest.read_text()
if "grognard-tries" not in text:
    text = text.replace("[dev-dependencies]\n", '[dev-dependencies]\ngrognard-tries = { path = "../tries" }\n', 1)
    manifest.write_text(text)
runner = "#![feature(custom_test_frameworks)]\n#![test_runner(grognard_tries::run)]\n"
for path in tomllib.loads(text)["test"]:
    program = manifest.parent / path["path"]
    if not program.read_text().startswith(runner):
        program.write_text(runner + program.read_text())
root = tree / "core/src/lib.rs"
features = "#![feature(core_intrinsics, const_eval_select)]\n#![allow(internal_features)]\n"
if "pub mod mutants;" not in root.read_text():
    text = root.read_text().replace("\nmod bounded;", "\n#[doc(hidden)]\npub mod mutants;\nmod bounded;", 1)
    root.write_text(text.replace("\n#![no_std]", f"\n{features}#![no_std]", 1))
