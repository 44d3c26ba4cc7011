"""Prints what was measured beside what is asked: table.py TARGET-FOLDER [NANOSECONDS OF ICEPOOL]

Times are criterion's medians, instruction counts gungraun's."""

import json
import re
import sys
from pathlib import Path

# Name here, of criterion, of gungraun, asked in nanoseconds.
ROWS = [
    ("combat distribution, 3:1", "combat_distribution", "combat_distribution regular", 250),
    ("combat distribution, overrun", "combat_distribution_overrun", "combat_distribution overrun", 250),
    ("assess 3 v 3", "assess", "assess plain", 300),
    ("assess 3 v 3, trail", "assess_trail", "assess_trail plain", 300),
    ("assess 3 v 3, many modifiers", "assess_modified", "assess modified", None),
    ("assess 3 v 3, many modifiers, trail", "assess_modified_trail", "assess_trail modified", None),
    ("resolve", "resolve", "resolve surprise", None),
    ("barrage assess", "barrage_assess", "barrage_assess spotted", None),
    ("barrage distribution", "barrage_distribution", "barrage_distribution artillery", None),
    ("JSON to JSON, assess", "json_ask", "json_ask modified", None),
    ("JSON to JSON, assess, trail", "json_ask_trail", "json_ask trail", None),
    ("Korea, assess 3 v 3", "korea/assess", "korea_assess plain", 200),
    ("Korea, assess, all modifiers", "korea/assess_modified", "korea_assess modified", 200),
    ("Korea, the same, trail", "korea/assess_modified_trail", "korea_assess_trail modified", None),
    ("Korea, distribution", "korea/distribution", "korea_distribution no_chips", None),
    ("Korea, distribution, chips", "korea/distribution_chips", "korea_distribution a_chip_a_side", None),
    ("Korea, distribution, 4 v 4 chips", "korea/distribution_many_chips", "korea_distribution four_a_side", None),
    ("Korea, losses to choose", "korea/choices", "korea_choices seven", None),
    ("Korea, retreat over 2000 hexes", "korea/retreat_2000_hexes", "korea_retreat in_order", None),
    ("A&A, 18 v 12 units to the end", "axis_allies/small", "axis_allies_to_the_end small", 20_000),
    ("A&A, the same by rounds", "axis_allies/small_rounds", "axis_allies_by_rounds small", 150_000),
    ("A&A, 150 v 146 units to the end", "axis_allies/large", "axis_allies_to_the_end large", 30_000_000),
    ("A&A, those by rounds", "axis_allies/large_rounds", "axis_allies_by_rounds large", 60_000_000),
    ("instead: 18 v 12 rolled 10,000 times", "axis_allies/rolled_10000", "", None),
    ("A&A, turn of 60 orders, 6 battles", "axis_allies/turn", "", 1_000_000),
    ("A&A, all orders of 60 pieces", "axis_allies/orders", "", 2_000_000),
    ("A&A, recorded game of 35 turns, text", "axis_allies/recorded_game", "", 35_000_000),
    ("Civil War, assess 3 v 3", "acw/assess", "acw_assess plain", 200),
    ("Civil War, assess, all modifiers", "acw/assess_modified", "acw_assess modified", 200),
    ("Civil War, the same, trail", "acw/assess_modified_trail", "acw_assess_trail modified", None),
    ("Civil War, distribution", "acw/distribution", "acw_distribution two_to_one", None),
    ("Civil War, plan 40 v 40, lines", "acw/plan_lines", "acw_plan lines", 1_000_000),
    ("Civil War, plan 40 v 40, rows", "acw/plan_rows", "acw_plan rows", 1_000_000),
    ("Civil War, plan 40 v 40, strict", "acw/plan_strict", "acw_plan strict", 1_000_000),
    ("Civil War, improve, lines", "acw/improve_lines", "acw_improve lines", None),
    ("Civil War, improve, rows", "acw/improve_rows", "acw_improve rows", None),
    ("Civil War, improve, strict", "acw/improve_strict", "acw_improve strict", None),
    ("Civil War, first of all plans, rows", "acw/walk_rows", "acw_walk rows", None),
    ("rail path across, a network", "rail/path_network", "rail_path network", 5_000_000),
    ("rail path across, rails everywhere", "rail/path_everywhere", "rail_path everywhere", 5_000_000),
    ("detrainable, a network", "rail/detrainable_network", "detrainable network", None),
    ("detrainable, rails everywhere", "rail/detrainable_everywhere", "detrainable everywhere", None),
    ("rebuild within two hexes", "replacements/rebuild_two_hexes", "rebuild two_hexes", 2_000),
    ("ZOC of a hex, front", "zones/covers_front", "zone_covers front", 200),
    ("ZOC of a hex, rear", "zones/covers_rear", "zone_covers rear", 200),
    ("ZOC and refit, front", "zones/refit_front", "zone_refit front", 200),
    ("ZOC and refit, rear", "zones/refit_rear", "zone_refit rear", 200),
    ("throw range of 15 MP", "paths/throw_reach_15", "throw_reach mp_15", None),
    ("throw range of 50 MP", "paths/throw_reach_50", "throw_reach mp_50", None),
    ("throw to a unit", "paths/throw_to", "throw_to mp_15", None),
    ("sources to draw from", "paths/sources", "sources draw", None),
    ("bridge", "paths/bridge", "bridge river", None),
    ("an order checked and applied", "turn/march_and_apply", "turn_order march", 20_000),
    ("all that a motorized unit reaches", "front/reach", "front_reach trucks", 1_000_000),
    ("a retreat found and ranked", "front/retreat", "front_retreat two_hexes", 50_000),
    ("sources that a unit draws from", "front/sources", "front_sources draw", 30_000),
    ("who of 420 units traces", "front/traces", "front_traces side", None),
    ("an order by which a unit in Strat Mode stops", "front/strat_stops", "front_stops free", None),
    ("the same, over zones that units negate", "front/strat_stops_negated", "front_stops negated", None),
    ("the Supply Phase of a side of 500", "front/supply_phase", "front_supply phase", 10_000_000),
    ("effects on three units put to a board", "board/apply_three_units", "board_apply three_units", None),
    ("instead: Monte Carlo, 2000 rolls", "monte_carlo_2000", "monte_carlo rolls_2000", None),
]


def times(target):
    out = {}
    for path in Path(target, "criterion").glob("*/*/new/estimates.json"):
        group, name = path.parts[-4:-2]
        name = name if group == "core" else f"{group}/{name}"
        out[name] = json.loads(path.read_text())["median"]["point_estimate"]
    return out


def counts(target):
    path, out, name = Path(target, "counts.txt"), {}, None
    for line in re.sub(r"\x1b\[[0-9;]*m", "", path.read_text() if path.exists() else "").splitlines():
        if found := re.match(r"\S+::(\w+) (\w+):", line):
            name = f"{found[1]} {found[2]}"
        elif found := re.match(r"\s+Instructions:\s+([\d,]+)\|", line):
            out[name] = int(found[1].replace(",", ""))
    return out


def nanoseconds(n):
    if n is None:
        return ""
    for unit, size in [("ns", 1), ("us", 1_000)]:
        if n < 10_000 * size:
            return f"{n / size:.0f} {unit}"
    return f"{n / 1_000_000:.1f} ms"


def main():
    target, icepool = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
    clock, instructions = times(target), counts(target)
    rows = [
        (name, nanoseconds(asked), nanoseconds(clock.get(timed)), f"{instructions[counted]:,}" if counted in instructions else "")
        for name, timed, counted, asked in ROWS
        if timed in clock or counted in instructions
    ]
    if icepool:
        rows.append(("instead: icepool, results alone", "", nanoseconds(int(icepool)), ""))
    print(f"| {'case':<36} | {'asked':>7} | {'time':>8} | {'instructions':>12} |")
    print(f"|{'-' * 38}|{'-' * 8}:|{'-' * 9}:|{'-' * 13}:|")
    for name, asked, time, count in rows:
        print(f"| {name:<36} | {asked:>7} | {time:>8} | {count:>12} |")
    Path(target, "bench-rows.txt").write_text("".join(name + "\n" for name, *_ in rows))
    return 0 if rows else 1


sys.exit(main())
