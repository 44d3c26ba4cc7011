// What takes long, beside the page: each job reports its progress, and ends when the page ends the worker.
import { axis_allies, load } from "grognard";
import type { AxisAllies } from "grognard";
import type { Report } from "./engine.js";
import { sentence } from "./engine.js";
import { builtIn } from "./library.js";
import { replay } from "./replay.js";
import { stories } from "./teller.js";

type Telling = (report: Report) => void;

// The budget grows until it is enough, so that there is something to tell on the way.
function cheapest(question: AxisAllies.BattleFewestQuestion, tell: Telling): unknown {
  const limit = Number(question.budget);
  for (let budget = 1e5; ; budget *= 4) {
    const { value, cites } = axis_allies.battle.fewest({ ...question, budget: Math.min(budget, limit) });
    if (value.complete || budget >= limit) return { ...value, steps: Number(value.steps), cites };
    tell({
      progress: `${(budget / 1e6).toFixed(1)} million steps were not enough; going on`,
      share: Math.log(budget) / Math.log(limit),
    });
  }
}

// The three answers about one battle, one after the other.
function battle(question: AxisAllies.BattleDistributionQuestion, tell: Telling): unknown {
  tell({ progress: "chances", share: 0.02 });
  const chances = axis_allies.battle.distribution(question);
  tell({ progress: "rounds", share: 0.33 });
  const rounds = axis_allies.battle.rounds(question);
  tell({ progress: "losses", share: 0.66 });
  const losses = axis_allies.battle.losses(question);
  return { chances: { ...chances, rows: [] }, rounds, losses };
}

// One battle for each unit that could be added.
function more(questions: { key: string; question: AxisAllies.BattleDistributionQuestion }[], tell: Telling): unknown {
  return questions.map(({ key, question }, at) => {
    tell({ progress: `${at} of ${questions.length}`, share: at / questions.length });
    const { win, taken } = axis_allies.battle.distribution(question).value;
    return { key, win, taken };
  });
}

// A position or a game that was pasted, or one of the page's own.
function told(question: { text: string; name: string }, tell: Telling): unknown {
  const given = question.name !== "" ? builtIn(question.name) : question.text;
  if (typeof given === "string" && !given.trimStart().startsWith("{")) {
    return { game: replay(given, (share, progress) => tell({ share, progress })) };
  }
  const { position, all, fault } = stories(given);
  return {
    stories: all,
    fault,
    title: position.title,
    source: position.source,
    system: position.system,
    chart: position.chart.map(([name]) => name),
    names: position.units.map(({ id, name }) => [id, name]),
  };
}

const jobs: Record<string, (question: never, tell: Telling) => unknown> = { cheapest, battle, more, told };

/** Waits for a job. */
export function serve(): void {
  const tell = (report: Report): void => postMessage(report);
  onmessage = async ({ data }: MessageEvent<{ module: WebAssembly.Module; job: string; question: never }>) => {
    try {
      await load(data.module);
      tell({ done: jobs[data.job]!(data.question, tell) });
    } catch (error) {
      tell({ fault: sentence(error) });
    }
  };
}
