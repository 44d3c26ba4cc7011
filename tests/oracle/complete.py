"""Whether every operation that tells chances was compared.

    complete.py < LINES    where LINES are what the comparisons printed; ends with a line `N passed, N failed`

An operation tells chances if its answer or its rows have a field that is a share, or a denominator.
"""

import json
import pathlib
import re
import sys

OPERATIONS = pathlib.Path(__file__).parent.parent / "generated" / "operations.json"
COMPARED = re.compile(r"(\S+): (\d+) (?:listed|random) compared", re.M)


def named(kind):
    """The records that a field is made of."""
    if isinstance(kind, dict):
        return [kind["record"]] if "record" in kind else [name for part in kind.values() for name in named(part)]
    return []


def tells_chances(name, records):
    fields = records[name]["fields"] if name in records else []
    return any(
        "share" in field or field["name"] == "denominator"
        or any(tells_chances(part, records) for part in named(field["kind"])) for field in fields
    )


def main():
    known = json.loads(OPERATIONS.read_text())
    records = {record["name"]: record for record in known["records"]}
    told = [
        operation["name"] for operation in known["operations"]
        if any(tells_chances(operation[part], records) for part in ("answer", "effects") if operation[part])
    ]
    compared = {name for name, number in COMPARED.findall(sys.stdin.read()) if int(number) > 0}
    left = [name for name in told if name not in compared]
    for name in left:
        print(f"{name} tells chances, and nothing compares them")
    print(f"operations that tell chances: {len(told)}, of them {len(told) - len(left)} compared")
    print(f"{len(told) - len(left)} passed, {len(left) + (not told)} failed")
    return bool(left) or not told


if __name__ == "__main__":
    sys.exit(main())
