"""Every rule is found by the site's search, which needs no server: searched.py SITE."""

import json
import re
import sys
from pathlib import Path

import pages

site = Path(sys.argv[1])
index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
text = " ".join(entry["text"] for entry in index["docs"] if entry["location"].startswith("rules/"))
missing = [id for id in {id for system in pages.SYSTEMS for id in pages.rules(system)} if not re.search(rf"\b{re.escape(id)}\b", text)]
assert not missing, missing
# With the plugin for offline use the index is a script, which a page read from a disk may load.
assert (site / "search" / "search_index.js").exists()
