"""How long icepool takes for the results of one attack, in nanoseconds: dice, surprise, shift and table, but neither
losses nor policies. Its own caches are warm; ours of finished answers is bypassed."""

import sys
from pathlib import Path
from time import perf_counter_ns

sys.path.insert(0, str(Path(__file__).parent.parent / "oracle"))
import ocs_model  # noqa: E402


def once():
    ocs_model.surprise.cache_clear()
    began = perf_counter_ns()
    charts, asked = ocs_model.Charts(), {"kind": "regular", "drm": 0}
    ocs_model.rolled.__wrapped__(charts, ocs_model.who_surprises(asked, charts), 6, 0)
    return perf_counter_ns() - began


print(sorted(once() for _ in range(50))[25])
