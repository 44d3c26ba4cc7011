"""The studies' notebooks as pages of the site: their text, code, printed answers and pictures."""

from __future__ import annotations

import base64
import json
from pathlib import Path


def write(notebooks: Path, folder: Path) -> list[tuple[str, str]]:
    """Writes the pages; of each its file and its title."""
    out: list[tuple[str, str]] = []
    for path in sorted(notebooks.glob("*.ipynb")):
        folder.mkdir(parents=True, exist_ok=True)
        lines: list[str] = []
        pictures = 0
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            source = "".join(cell["source"])
            if cell["cell_type"] == "markdown":
                lines += [source, ""]
                continue
            lines += ["```python", source, "```", ""]
            for output in cell["outputs"]:
                data = output.get("data", {})
                if "image/png" in data:
                    pictures += 1
                    name = f"{path.stem}-{pictures}.png"
                    (folder / name).write_bytes(base64.b64decode(data["image/png"]))
                    lines += [f"![{path.stem}, picture {pictures}]({name})", ""]
                elif text := "".join(output.get("text", data.get("text/plain", ""))):
                    lines += ["```text", text.rstrip("\n"), "```", ""]
        (folder / f"{path.stem}.md").write_text("\n".join(lines), encoding="utf-8")
        title = next(line.removeprefix("# ") for line in lines if line.startswith("# "))
        out.append((f"{path.stem}.md", title.splitlines()[0]))
    return out
