// Asks aacalc2 for battles read from standard input, and writes what it takes and each chance to win: alternatives.mjs MODULE.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { multiwaveExternal } = await import(pathToFileURL(process.argv[2]).href);
// The units of a side stand in the order of their losses.
const side = (units) => ({ units, ool: Object.keys(units), takes: 0, aaLast: false });
const question = ([attack, defense]) => ({
  wave_info: [
    {
      attack: side(attack),
      defense: side(defense),
      att_submerge: false,
      def_submerge: false,
      att_dest_last: false,
      def_dest_last: false,
      is_crash_fighters: false,
      rounds: 100,
      retreat_threshold: 0,
    },
  ],
  debug: false,
  prune_threshold: 1e-12,
  report_prune_threshold: 1e-12,
  is_naval: false,
  in_progress: false,
  num_runs: 1,
  verbose_level: 0,
  diceMode: "standard",
  sortMode: "unit_count",
  retreat_round_zero: true,
});
const battles = JSON.parse(readFileSync(0, "utf8")).map(question);
battles.slice(0, 200).forEach(multiwaveExternal);
const began = performance.now();
const chances = battles.map((battle) => multiwaveExternal(battle).attack.survives[0]);
console.log(JSON.stringify({ seconds: (performance.now() - began) / 1000, chances }));
