"""Every rule is found by the site's search, which needs no server and no network: searched.py SITE [CHROMIUM]."""

import json
import re
import subprocess
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

# As a reader sees it: from the disk, where no name leads to a machine.
if len(sys.argv) > 2:
    wanted = "overrun"
    page = (site / "reference" / "ocs.combat.html").as_uri() + f"?q={wanted}"
    shown = subprocess.run(
        [sys.argv[2], "--headless", "--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND", "--virtual-time-budget=30000",
         "--dump-dom", page],
        capture_output=True, text=True, check=True, timeout=600,
    ).stdout  # fmt: skip
    counted = re.search(r'class="md-search-result__meta">\s*(\d+) matching documents', shown)
    assert counted and int(counted[1]) > 3, re.findall(r'class="md-search[^>]*>[^<]*', shown)
    assert len(re.findall(r'class="md-search-result__link"', shown)) > 3
