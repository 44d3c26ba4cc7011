// The cheapest or smallest force that reaches a chance, searched beside the page.
import type { AxisAllies } from "grognard";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ViewProps } from "./app.js";
import { Progress, useWork } from "./battle.js";
import { counts, force, isAtSea, question } from "./forces.js";
import { percent } from "./say.js";

type Found = AxisAllies.Found & { cites: string[]; steps: number };
const BUDGET = 4e9;

/** The view. */
export function Cheapest({ values, set }: Pick<ViewProps, "values" | "set">): JSX.Element {
  const [isWanted, setWanted] = useState("");
  const wanted = Math.min(99, Math.max(1, Number(values.wanted ?? 90) || 90));
  const role = values.role === "defender" ? "defender" : "attacker";
  const price = values.price === "units" ? "units" : "ipc";
  const battle = question(values);
  const wave = battle.waves[0]!;
  const all = (most: number): AxisAllies.ForceInput =>
    isAtSea(values)
      ? {
          submarine: most,
          fighter: most,
          battleship: Math.min(most, 12),
          ...(role === "attacker" ? { bomber: Math.min(most, 12) } : {}),
        }
      : {
          infantry: most,
          armor: most,
          fighter: Math.min(most, 12),
          bomber: role === "attacker" ? Math.min(most, 12) : 0,
        };
  const asked: AxisAllies.BattleFewestQuestion = {
    kind: battle.kind,
    role,
    goal: isAtSea(values) ? "win" : "territory",
    price,
    wanted: wanted / 100,
    budget: BUDGET,
    available: all(30),
    ...(role === "attacker" ? { defender: battle.defender } : { attacker: wave.force }),
    attacker_plan: wave.plan,
    aa_gun: battle.aa_gun,
    support: wave.support,
    amphibious: wave.amphibious,
  };
  const text = JSON.stringify(asked);
  const [report, stop] = useWork<Found>("cheapest", asked, isWanted === text);
  const found = report?.done;
  const enemy = force(counts(values, role === "attacker" ? "d" : "a"));
  return (
    <section class="part" aria-labelledby="cheapest">
      <h2 id="cheapest">The cheapest force</h2>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(text);
        }}
      >
        <label>
          For the{" "}
          <select
            value={role}
            onChange={(event) => set({ role: event.currentTarget.value === "defender" ? "defender" : "" })}
          >
            <option value="attacker">attacker</option>
            <option value="defender">defender</option>
          </select>
        </label>
        <label>
          chance of at least{" "}
          <input
            type="number"
            min="1"
            max="99"
            value={wanted}
            onInput={(event) => set({ wanted: event.currentTarget.value })}
          />
          %
        </label>
        <label>
          counted in{" "}
          <select
            value={price}
            onChange={(event) => set({ price: event.currentTarget.value === "units" ? "units" : "" })}
          >
            <option value="ipc">IPC</option>
            <option value="units">units</option>
          </select>
        </label>
        <button type="submit">Search</button>
      </form>
      <p class="note">
        Against {enemy};{" "}
        {isAtSea(values)
          ? "to win the battle"
          : role === "attacker"
            ? "to take the territory"
            : "to keep the territory"}
        .
      </p>
      {isWanted === text && !found && (
        <Progress
          report={report}
          stop={() => {
            stop();
          }}
          label="Searching"
        />
      )}
      {found && (
        <p class="found" role="status">
          {found.found ? (
            <>
              <b>{force(found.force)}</b>: {found.ipc} IPC, {percent(found.chance)}.{" "}
              {found.complete
                ? "No cheaper force reaches it."
                : "The search was cut off: a cheaper one may be there."}
            </>
          ) : found.complete ? (
            "No force of up to 30 of each kind reaches it."
          ) : (
            "The search was cut off before one was found."
          )}{" "}
          <span class="note">{found.steps.toLocaleString("en")} steps.</span>
        </p>
      )}
    </section>
  );
}
