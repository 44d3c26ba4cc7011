// The shared vectors over the package, in Node and in a page: those of all languages, and those of Python, whose values and
// indices are JavaScript's too. Every case is asked exactly, and once more with numbers, which must be the nearest to it.

const BEYOND = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** Reads a file of vectors. A number that no double holds becomes a bigint. */
export function parsed(text) {
  const marked = text.replace(BEYOND, (found) =>
    found.startsWith('"') || Number.isSafeInteger(Number(found)) ? found : `"big ${found}"`);
  return JSON.parse(marked, (_name, value) =>
    typeof value === "string" && value.startsWith("big ") ? BigInt(value.slice(4)) : value);
}

const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Says where an answer is not what was expected, or nothing. */
function differs(path, expected, got, { Chance, Expectation }) {
  const same = (expected, got) => differs(path, expected, got, { Chance, Expectation });
  if (got instanceof Expectation && isMap(expected)) {
    return same(expected, { whole: got.whole, fraction: got.cases });
  }
  if (got instanceof Chance) return same(expected, got.cases);
  if (isMap(expected) && isMap(got)) {
    for (const [name, value] of Object.entries(expected)) {
      if (!(name in got)) return `${path}.${name} is not there`;
      const why = differs(`${path}.${name}`, value, got[name], { Chance, Expectation });
      if (why) return why;
    }
    return null;
  }
  if (Array.isArray(expected) && Array.isArray(got) && expected.length === got.length) {
    for (const [at, value] of expected.entries()) {
      const why = differs(`${path}[${at}]`, value, got[at], { Chance, Expectation });
      if (why) return why;
    }
    return null;
  }
  // A number of 64 bits is given as a text.
  const isWide = typeof got === "bigint" || typeof got === "number" && typeof expected === "string" ||
    typeof expected === "bigint";
  const is = isWide ? String(expected) === String(got) : expected === got;
  const shown = typeof got === "object" ? JSON.stringify(got) : String(got);
  return is ? null : `${path} is ${shown}, expected ${typeof expected === "bigint" ? expected : JSON.stringify(expected)}`;
}

/** Says where numbers are not the nearest to what is exact. */
function nearest(path, exact, plain, own) {
  if (exact instanceof own.Chance || exact instanceof own.Expectation) {
    return Math.abs(Number(exact) - plain) <= Math.abs(plain) * 2 ** -52 ? null : `${path} is ${plain} and exactly ${exact}`;
  }
  if (typeof exact === "string" && typeof plain === "number") {
    const [, whole, num, den] = /^-?(?:(\d+) )?(\d+)\/(\d+)$/.exec(exact) ?? [];
    const value = (exact.startsWith("-") ? -1 : 1) * (Number(whole ?? 0) + Number(num) / Number(den));
    return Math.abs(value - plain) <= Math.abs(plain) * 2 ** -52 ? null : `${path} is ${plain} and exactly ${exact}`;
  }
  if (typeof exact === "object" && exact !== null) {
    const names = Object.keys(exact);
    if (names.join() !== Object.keys(plain ?? {}).join()) return `${path} has other fields`;
    for (const name of names) {
      const why = nearest(`${path}.${name}`, exact[name], plain[name], own);
      if (why) return why;
    }
    return null;
  }
  return exact === plain ? null : `${path} is ${plain} and exactly ${exact}`;
}

/** Runs a vector; says what is wrong, or nothing. */
function check(vector, own) {
  const question = { ...vector.in };
  // A chance is given as its cases of 2^63.
  if (/^\d+$/.test(String(question.wanted ?? ""))) question.wanted = `${question.wanted}/9223372036854775808`;
  if (vector.dice) question.dice = vector.dice;
  let ruling;
  let plain;
  try {
    const trail = vector.trail !== undefined;
    ruling = own.ask(vector.call, question, { exact: true, trail });
    plain = own.ask(vector.call, question, { trail });
  } catch (fault) {
    if (!(fault instanceof own.GrognardFault)) return fault.stack;
    const { code, field } = vector.fault ?? {};
    if (fault.code === code && fault.path === field && fault.message.includes(code)) return null;
    return `fault ${fault.message}, expected ${JSON.stringify(vector.fault)}`;
  }
  if (vector.fault) return `no fault, expected ${JSON.stringify(vector.fault)}`;
  if (ruling.verdict !== vector.verdict) return `verdict ${ruling.verdict}, expected ${vector.verdict}`;
  const cites = [...ruling.cites].sort().join();
  const expected = [...vector.cites].sort().join();
  if (cites !== expected) return `cites ${cites}, expected ${expected}`;
  if (vector.out !== undefined) {
    if (ruling.value === undefined) return "there is no value";
    const why = differs("", vector.out, ruling.value, own);
    if (why) return why;
  }
  if (ruling.verdict === "forbidden" && "value" in ruling) return "a forbidden ruling has a value";
  const list = vector.effects ?? vector.rows;
  if (list !== undefined) {
    const why = differs("effects", list, ruling.rows ?? ruling.effects ?? [], own);
    if (why) return why;
  }
  let next = 0;
  for (const step of vector.trail ?? []) {
    while (next < ruling.trail.length && differs("", step, ruling.trail[next], own)) next++;
    if (next === ruling.trail.length) return `${JSON.stringify(step)} is not in its turn in ${JSON.stringify(ruling.trail)}`;
    if (!ruling.trail[next].text.includes(ruling.trail[next].rule)) return "a step's sentence has no rule";
    next++;
  }
  // A ruling is plain data.
  if (JSON.stringify(JSON.parse(JSON.stringify(plain))) !== JSON.stringify(plain)) return "not plain data";
  return nearest("", ruling, plain, own);
}

/** Runs all vectors of some files: how many passed, and what is wrong with the others. */
export function run(files, own) {
  let passed = 0;
  const failed = [];
  for (const text of files) {
    for (const vector of parsed(text)) {
      if (vector.languages && !vector.languages.includes("python")) continue;
      let why;
      try {
        why = check(vector, own);
      } catch (error) {
        why = error.stack;
      }
      if (why) failed.push(`${vector.id}: ${why}`);
      else passed++;
    }
  }
  return { passed, failed };
}
