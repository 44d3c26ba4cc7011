// A battle by its rounds: the chance that it ends in each, and how.
import type { AxisAllies } from "grognard";
import type { JSX } from "preact";
import { percent } from "./say.js";

/** The rounds in which a battle ends. */
export function Rounds({ rows }: { rows: readonly AxisAllies.RoundChance[] }): JSX.Element {
  const shown = rows.filter(({ chance }) => chance >= 0.0005).slice(0, 12);
  const rest = rows.filter((row) => !shown.includes(row)).reduce((sum, { chance }) => sum + chance, 0);
  const top = Math.max(...shown.map(({ chance }) => chance), 1e-9);
  let until = 0;
  return (
    <section class="part" aria-labelledby="rounds">
      <h2 id="rounds">Round by round</h2>
      <div class="scroll" tabIndex={0} role="group" aria-label="Round by round, which scrolls">
        <table class="rounds">
          <thead>
            <tr>
              <th scope="col">Round</th>
              <th scope="col" class="wide">
                Ends in it
              </th>
              <th scope="col">Chance</th>
              <th scope="col">Attacker</th>
              <th scope="col">Defender</th>
              <th scope="col">Over by then</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              until += row.chance;
              const others = Math.max(0, row.chance - row.win - row.lose);
              return (
                <tr key={`${row.wave}-${row.round}`}>
                  <th scope="row">{row.round}</th>
                  <td class="wide">
                    <span class="strip thin" aria-hidden="true" style={`width:${(100 * row.chance) / top}%`}>
                      <span class="attacker" style={`width:${(100 * row.win) / row.chance}%`} />
                      <span class="none" style={`width:${(100 * others) / row.chance}%`} />
                      <span class="defender" style={`width:${(100 * row.lose) / row.chance}%`} />
                    </span>
                  </td>
                  <td>{percent(row.chance)}</td>
                  <td>{percent(row.win)}</td>
                  <td>{percent(row.lose)}</td>
                  <td>{percent(Math.min(1, until))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {rest > 1e-9 && <p class="note">In all other rounds together {percent(rest, 2)}.</p>}
    </section>
  );
}
