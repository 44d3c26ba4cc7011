// The cheapest or smallest force that reaches a chance, searched beside the page.
import type { AxisAllies } from "grognard";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ViewProps } from "./view.js";
import { Progress, useWork } from "./work.js";
import type { Values } from "./link.js";
import { counts, force, isAtSea, question } from "./forces.js";
import { percent } from "./say.js";

type Found = AxisAllies.Found & { cites: string[]; steps: number };
const BUDGET = 4e9;

type Role = "attacker" | "defender";

// So many of each kind may be taken.
function available(values: Values, role: Role): AxisAllies.ForceInput {
  const [most, few] = [30, 12];
  const bomber = role === "attacker" ? few : 0;
  if (isAtSea(values)) return { submarine: most, fighter: most, battleship: few, bomber };
  return { infantry: most, armor: most, fighter: few, bomber };
}

// The search that the values are.
function search(values: Values): {
  asked: AxisAllies.BattleFewestQuestion;
  wanted: number;
  role: Role;
  price: string;
} {
  const wanted = Math.min(99, Math.max(1, Number(values.wanted ?? 90) || 90));
  const role = values.role === "defender" ? "defender" : "attacker";
  const price = values.price === "units" ? "units" : "ipc";
  const battle = question(values);
  const wave = battle.waves[0]!;
  const asked: AxisAllies.BattleFewestQuestion = {
    kind: battle.kind,
    role,
    goal: isAtSea(values) ? "win" : "territory",
    price,
    wanted: wanted / 100,
    budget: BUDGET,
    available: available(values, role),
    ...(role === "attacker" ? { defender: battle.defender } : { attacker: wave.force }),
    attacker_plan: wave.plan,
    aa_gun: battle.aa_gun,
    support: wave.support,
    amphibious: wave.amphibious,
  };
  return { asked, wanted, role, price };
}

// What was found, in words.
function Outcome({ found }: { found: Found }): JSX.Element {
  const none = found.complete
    ? "No force of up to 30 of each kind reaches it."
    : "The search was cut off before one was found.";
  return (
    <p class="found" role="status">
      {found.found ? (
        <>
          <b>{force(found.force)}</b>: {found.ipc} IPC, {percent(found.chance)}.{" "}
          {found.complete ? "No cheaper force reaches it." : "The search was cut off: a cheaper one may be there."}
        </>
      ) : (
        none
      )}{" "}
      <span class="note">{found.steps.toLocaleString("en")} steps.</span>
    </p>
  );
}

function goalOf(values: Values, role: Role): string {
  if (isAtSea(values)) return "to win the battle";
  return role === "attacker" ? "to take the territory" : "to keep the territory";
}

// The chance that is wanted, for whom, and what is counted.
function Wanted(props: {
  wanted: number;
  role: Role;
  price: string;
  set: ViewProps["set"];
  search(): void;
}): JSX.Element {
  const { wanted, role, price, set, search } = props;
  return (
    <form
      class="inline"
      onSubmit={(event) => {
        event.preventDefault();
        search();
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
  );
}

/** The view. */
export function Cheapest({ values, set }: Pick<ViewProps, "values" | "set">): JSX.Element {
  const [isWanted, setWanted] = useState("");
  const { asked, wanted, role, price } = search(values);
  const text = JSON.stringify(asked);
  const [report, stop] = useWork<Found>("cheapest", asked, isWanted === text);
  const found = report?.done;
  const enemy = force(counts(values, role === "attacker" ? "d" : "a"));
  return (
    <section class="part" aria-labelledby="cheapest">
      <h2 id="cheapest">The cheapest force</h2>
      <Wanted wanted={wanted} role={role} price={price} set={set} search={() => setWanted(text)} />
      <p class="note">
        Against {enemy}; {goalOf(values, role)}.
      </p>
      {isWanted === text && !found && <Progress report={report} stop={stop} label="Searching" />}
      {found && <Outcome found={found} />}
    </section>
  );
}
