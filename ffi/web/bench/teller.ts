// Answers the questions of a position, one after the other. The effects of one are on the board of the next.
import { GrognardFault, measure } from "grognard";
import { told } from "./answer.js";
import type { Answer, Story } from "./answer.js";
import { Fights } from "./fights.js";
import { fieldsOf, isFields, listOf, Misread, Position, textOf } from "./reader.js";
import type { Fields, Json, Question } from "./reader.js";

// Carries out the edits of a board, one after the other.
function edited(board: Fields, rows: Fields[]): Fields {
  const after: Fields = { ...board };
  for (const row of rows) {
    if (row.edit === "aside" || row.edit === "host") continue;
    const name = textOf(row.list);
    const list = [...listOf(after[name])];
    const record = name === "hexes" ? row.board_hex! : row.unit!;
    const at = Number(row.index);
    if (row.edit === "replace") list[at] = record;
    else if (row.edit === "remove") list.splice(at, 1);
    else if (row.edit === "insert") list.splice(at, 0, record);
    after[name] = list;
  }
  return after;
}

const newcomers: Record<string, string> = {
  rebuild: "dead",
  arrive: "units",
  consolidate: "dead",
  break_down: "breakdowns",
  combine: "counters",
};
const KNOWN = ["board", "turn", "target", "assessment", "battle", "barrage"];
// What a position remembers of an answer, by the last word of its operation.
const remembered: Record<string, string> = {
  next: "turn",
  rail: "turn",
  trace: "turn",
  mark: "turn",
  odds: "assessment",
  barrage: "assessment",
  "combat.resolve": "battle",
  "barrage.resolve": "barrage",
  suffer: "barrage",
  "combat.assess": "assessment",
  "barrage.assess": "assessment",
};

// Whether a value has all that another has.
function has(whole: unknown, part: unknown): boolean {
  if (isFields(part))
    return isFields(whole) && Object.entries(part).every(([name, value]) => has(whole[name], value));
  if (Array.isArray(part))
    return Array.isArray(whole) && part.length === whole.length && part.every((item, at) => has(whole[at], item));
  // A measure that is not whole is a text there, and a number here.
  if (typeof part === "string" && typeof whole === "number" && /^\d+( \d+)?\/\d+$/.test(part))
    return Math.abs(measure(part) - whole) < 1e-9;
  return whole === part || String(whole) === String(part);
}

/** Tells a position's questions. */
class Teller extends Fights {
  /** Answers the next question. */
  tell(question: Question, at: number): Story {
    const place = `questions[${at}]`;
    const story =
      question.ask === "combat"
        ? this.combat(question, place)
        : question.ask === "barrage"
          ? this.barrage(question, place)
          : question.ask === "operation"
            ? this.#operation(question, place)
            : question.ask === "order"
              ? this.#order(question, place)
              : null;
    if (!story) throw new Misread(`${place}.ask`, `there is no question of the kind ${JSON.stringify(question.ask)}`);
    const last = question.ask === "order" ? story.told[0] : story.told.at(-1);
    this.position.answers.push(last as unknown as Json);
    return story;
  }

  #names(question: Fields): Record<string, string[]> {
    const out: Record<string, string[]> = {};
    const name = (value: Json): string =>
      textOf(fieldsOf(value).$) || textOf(fieldsOf(value).$id) || (typeof value === "string" ? value : "");
    for (const [key, value] of Object.entries(question)) {
      if (Array.isArray(value)) out[key] = value.map(name);
      else if (key === "unit") out[key] = [name(value)];
    }
    const board = fieldsOf(question.board);
    const lists = board.$ === undefined ? board : fieldsOf(this.position.named[textOf(board.$)]);
    for (const [key, value] of Object.entries(lists)) if (Array.isArray(value)) out[key] = value.map(name);
    return out;
  }

  #operation(q: Question, place: string): Story {
    const given = fieldsOf(q.in);
    const question: Fields = {};
    for (const [name, value] of Object.entries(given)) {
      const isCalled = name === "unit" && typeof value === "string";
      question[name] = isCalled
        ? this.position.unit(`${place}.in.unit`, value).unit
        : this.position.resolve(`${place}.in.${name}`, value);
    }
    if (q.dice !== undefined) question.dice = q.dice;
    const operation = textOf(q.operation);
    const answer = told(operation, question);
    const board = isFields(question.board) ? question.board : null;
    let after = board;
    if (q.becomes !== undefined && board) {
      after = edited(board, answer.rows ?? []);
      this.position.becomes(textOf(q.becomes), board, after);
      this.#aside(answer);
    }
    return this.story(q, {
      title: textOf(q.title) || operation,
      told: [answer],
      question,
      names: this.#names(given),
      board,
      after,
    });
  }

  #aside(answer: Answer): void {
    for (const row of (answer.rows ?? []).filter(({ edit }) => edit === "aside")) {
      const named = this.position.units.find(({ id }) => id === fieldsOf(row.unit).id);
      if (named) named.unit = fieldsOf(row.unit);
    }
  }

  #order(q: Question, place: string): Story {
    const order = textOf(q.order);
    const operation = order.includes(".") ? order : `ocs.turn.${order}`;
    const given = fieldsOf(q.in);
    const question: Fields = {};
    for (const name of KNOWN)
      if (Object.hasOwn(this.position.named, name)) question[name] = this.position.resolve(place, { $: name });
    for (const [name, value] of Object.entries(given))
      question[name] = this.position.resolve(`${place}.in.${name}`, this.position.called(value));
    if (q.dice !== undefined) question.dice = q.dice;
    const answer = this.#asked(operation, question, given);
    const expected = this.#expected(fieldsOf(q.expect), answer);
    const board = isFields(question.board) ? question.board : fieldsOf(this.position.resolve(place, { $: "board" }));
    let after = board;
    if (answer.verdict !== "forbidden") {
      if (question.target !== undefined) this.position.named.target = question.target;
      const what = remembered[order] ?? remembered[order.replace(/^ocs\./, "")];
      if (what && answer.value !== undefined) this.position.named[what] = answer.value;
      else if (isFields(answer.value) && isFields(answer.value.battle))
        this.position.named.battle = answer.value.battle;
    }
    const all = [answer];
    if (answer.effects && answer.effects.length > 0) {
      const applied = told("ocs.board.apply", this.#booking(order, question, board, answer.effects));
      all.push(applied);
      after = edited(board, applied.rows ?? []);
      this.position.becomes("board", board, after);
      this.#aside(applied);
    }
    return this.story(q, {
      title: textOf(q.title) || operation,
      told: all,
      question,
      names: this.#names(given),
      board,
      after,
      expected,
    });
  }

  // Asks with what the position knows, as far as the operation takes it.
  #asked(operation: string, question: Fields, given: Fields): Answer {
    for (;;) {
      try {
        return told(operation, question);
      } catch (fault) {
        const isOver =
          fault instanceof GrognardFault &&
          fault.code === "unknown_field" &&
          KNOWN.includes(fault.path) &&
          !Object.hasOwn(given, fault.path);
        if (!isOver) throw fault;
        delete question[fault.path];
      }
    }
  }

  #booking(order: string, question: Fields, board: Fields, effects: Fields[]): Fields {
    const list = newcomers[order];
    const captured = effects.find(({ what }) => textOf(what).startsWith("capture"));
    const fallen = listOf(board.units)
      .map(fieldsOf)
      .find(({ id }) => captured && id === captured.unit);
    const turn = fieldsOf(question.turn);
    const captor = fallen ? [turn.first, turn.second].find((player) => player !== fallen.side) : undefined;
    return { effects, newcomers: list ? (question[list] ?? []) : [], captor: captor ?? null, board };
  }

  #expected(expect: Fields, answer: Answer): boolean | null {
    if (Object.keys(expect).length === 0) return null;
    const called = (value: Json): Json => this.position.called(value);
    if (expect.verdict !== undefined && expect.verdict !== answer.verdict) return false;
    if (expect.out !== undefined && !has(answer.value, called(expect.out))) return false;
    for (const list of ["effects", "rows"] as const) {
      const wanted = expect[list];
      if (wanted === undefined) continue;
      const got = answer.effects ?? answer.rows ?? [];
      if (!Array.isArray(wanted) || !has(got, called(wanted))) return false;
    }
    return expect.cites === undefined || has([...answer.cites].sort(), [...listOf(expect.cites)].sort());
  }
}

/** Answers all questions of a position. */
export function stories(file: unknown): { position: Position; all: Story[]; fault: string | null } {
  const position = typeof file === "string" ? Position.read(file) : Position.of(file);
  const teller = new Teller(position);
  const all: Story[] = [];
  let fault: string | null = null;
  for (const [at, question] of position.questions.entries()) {
    try {
      all.push(teller.tell(question, at));
    } catch (error) {
      fault = `Question ${at + 1} cannot be answered: ${error instanceof Error ? error.message : String(error)}`;
      break;
    }
  }
  return { position, all, fault };
}
