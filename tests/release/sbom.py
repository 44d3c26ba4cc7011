"""Makes one list of what is inside of the lists that cargo-cyclonedx writes: sbom.py OUT FOLDER.

FOLDER is a clone, with a `bom.json` in the folder of each package. What is shipped beside crates is added: the standard
library, preact in the bench, and the theme of the site. The folder's place is left out of all names.
"""

import base64
import json
import pathlib
import subprocess
import sys

SHIPPED = ("ffi", "lua", "python")
PURL = {"npm": "pkg:npm/{0}@{1}", "pypi": "pkg:pypi/{0}@{1}", "generic": "pkg:generic/{0}@{1}"}


def component(kind: str, name: str, version: str, licence: str, **more: object) -> dict:
    purl = PURL[kind].format(name, version)
    said = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    return {**said, "licenses": [{"expression": licence}], **more}


def beside(top: pathlib.Path) -> list[dict]:
    """What is shipped and is no crate."""
    preact = json.loads((top / "ffi/web/package-lock.json").read_text())["packages"]["node_modules/preact"]
    kind, digest = preact["integrity"].split("-", 1)
    assert kind == "sha512"
    hashes = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
    lines = (top / "tests/release/versions.txt").read_text().splitlines()
    pinned = dict(line.split("==") for line in lines if "==" in line)
    rustc = subprocess.run(["rustc", "-V"], check=True, capture_output=True, text=True).stdout.split()[1]
    return [
        component("generic", "rust-std", rustc, "MIT OR Apache-2.0"),
        component("npm", "preact", preact["version"], "MIT", hashes=hashes),
        component("pypi", "mkdocs", pinned["mkdocs"], "BSD-2-Clause"),
        component("pypi", "mkdocs-material", pinned["mkdocs-material"], "MIT"),
    ]


def read(file: pathlib.Path, top: pathlib.Path) -> dict:
    """A list without the place where it was made, and without the targets within a crate."""
    text = file.read_text().replace(f"file://{top}", "file:///grognard")
    bom = json.loads(text)
    if str(top) in text:
        raise SystemExit(f"sbom: {file} names the folder {top}")
    bom["metadata"]["component"].pop("components", None)
    return bom


def main() -> None:
    out, top = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    boms = [read(top / folder / "bom.json", top) for folder in SHIPPED]
    components, dependencies = {each["bom-ref"]: each for each in beside(top)}, {}
    for bom in boms:
        for each in [bom["metadata"]["component"], *bom["components"]]:
            each.pop("components", None)
            components[each["bom-ref"]] = each
        for each in bom["dependencies"]:
            dependencies.setdefault(each["ref"], set()).update(each.get("dependsOn", []))
    owns = [bom["metadata"]["component"] for bom in boms]
    whole = component("generic", "grognard", owns[0]["version"], "MIT OR Apache-2.0")
    others = [each["bom-ref"] for each in beside(top)]
    dependencies[whole["bom-ref"]] = {own["bom-ref"] for own in owns} | set(others)
    dependencies.update({name: set() for name in others})
    unknown = {ref for wanted in dependencies.values() for ref in wanted} - components.keys()
    if unknown:
        raise SystemExit(f"sbom: nothing says what these are: {sorted(unknown)}")
    metadata = {"component": whole, "tools": boms[0]["metadata"]["tools"]}
    if "timestamp" in boms[0]["metadata"]:
        metadata["timestamp"] = boms[0]["metadata"]["timestamp"]
    said = {
        "bomFormat": "CycloneDX", "specVersion": boms[0]["specVersion"], "version": 1, "metadata": metadata,
        "components": [components[key] for key in sorted(components)],
        "dependencies": [{"ref": key, "dependsOn": sorted(dependencies[key])} for key in sorted(dependencies)],
    }  # fmt: skip
    out.write_text(json.dumps(said, indent=2) + "\n")


main()
