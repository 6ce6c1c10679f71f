/** A pattern taken apart: what each of its parts takes, and in which order. */
export type PatternPart =
  | {
      readonly kind: "character";
      readonly takes: (character: string) => boolean;
      /** At how many things it has to look to tell; absent for one. */
      readonly looks?: number | undefined;
    }
  | { readonly kind: "start" | "end" }
  | { readonly kind: "sequence" | "choice"; readonly parts: readonly PatternPart[] }
  | { readonly kind: "repeated"; readonly part: PatternPart; readonly least: number; readonly most: number };

/** In characters; groups in groups. */
const longest = 500;
const deepest = 20;
const mostRepeated = 200;

/** What a pattern says; undefined for one that has more than texts, classes, groups, choices, repetitions and both ends. */
export function readPattern(pattern: string): PatternPart | undefined {
  const characters = Array.from(pattern);
  if (characters.length > longest) return undefined;
  const reading: Reading = { characters, at: 0, depth: 0 };
  const part = readChoice(reading);
  return reading.at === characters.length ? part : undefined;
}

interface Reading {
  readonly characters: readonly string[];
  at: number;
  depth: number;
}

function next({ characters, at }: Reading): string | undefined {
  return characters[at];
}

function take(reading: Reading, wanted: string): boolean {
  const all = Array.from(wanted);
  const isThere = all.every((each, index) => reading.characters[reading.at + index] === each);
  if (isThere) reading.at += all.length;
  return isThere;
}

function readChoice(reading: Reading): PatternPart | undefined {
  const parts: PatternPart[] = [];
  do {
    const part = readSequence(reading);
    if (part === undefined) return undefined;
    parts.push(part);
  } while (take(reading, "|"));
  return { kind: "choice", parts };
}

function readSequence(reading: Reading): PatternPart | undefined {
  const parts: PatternPart[] = [];
  for (let here = next(reading); here !== undefined && here !== "|" && here !== ")"; here = next(reading)) {
    const one = readOne(reading);
    const part = one && readRepeated(reading, one);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return { kind: "sequence", parts };
}

function readOne(reading: Reading): PatternPart | undefined {
  const here = next(reading);
  if (here === undefined || "*+?{}]".includes(here)) return undefined;
  reading.at += 1;
  switch (here) {
    case "^":
      return { kind: "start" };
    case "$":
      return { kind: "end" };
    case ".":
      return { kind: "character", takes: (character) => !/[\n\r\u2028\u2029]/.test(character) };
    case "(":
      return readGroup(reading);
    case "[":
      return readClass(reading);
    case "\\": {
      const escaped = readEscape(reading);
      return escaped && { kind: "character", takes: escaped.takes };
    }
    default:
      return { kind: "character", takes: (character) => character === here };
  }
}

function readGroup(reading: Reading): PatternPart | undefined {
  if (next(reading) === "?" && !take(reading, "?:")) return undefined;
  reading.depth += 1;
  const part = reading.depth > deepest ? undefined : readChoice(reading);
  reading.depth -= 1;
  return part !== undefined && take(reading, ")") ? part : undefined;
}

interface Escaped {
  readonly takes: (character: string) => boolean;
  /** Where it stands for one character. */
  readonly only?: string | undefined;
}

const classes: ReadonlyMap<string, RegExp> = new Map([
  ["d", /^[0-9]$/],
  ["D", /^[^0-9]$/u],
  ["w", /^\w$/],
  ["W", /^\W$/u],
  ["s", /^\s$/],
  ["S", /^\S$/u],
]);
const controls: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["f", "\f"],
  ["v", "\v"],
]);

function readEscape(reading: Reading): Escaped | undefined {
  const here = next(reading);
  if (here === undefined) return undefined;
  reading.at += 1;
  const ofClass = classes.get(here);
  if (ofClass !== undefined) return { takes: (character) => ofClass.test(character) };
  const only = controls.get(here) ?? readCode(reading, here) ?? (/[\p{L}\p{N}]/u.test(here) ? undefined : here);
  return only === undefined ? undefined : { only, takes: (character) => character === only };
}

function readCode(reading: Reading, mark: string): string | undefined {
  const length = mark === "x" ? 2 : mark === "u" ? 4 : 0;
  const digits = reading.characters.slice(reading.at, reading.at + length).join("");
  if (length === 0 || digits.length < length || !/^[0-9a-fA-F]+$/.test(digits)) return undefined;
  reading.at += length;
  return String.fromCharCode(Number.parseInt(digits, 16));
}

/** What stands in brackets. */
function readClass(reading: Reading): PatternPart | undefined {
  const isDenied = take(reading, "^");
  const members: Escaped["takes"][] = [];
  while (!take(reading, "]")) {
    const from = readMember(reading);
    if (from === undefined) return undefined;
    const isRange = next(reading) === "-" && reading.characters[reading.at + 1] !== "]";
    if (!isRange) {
      members.push(from.takes);
      continue;
    }
    reading.at += 1;
    const to = readMember(reading);
    const [first, last] = [from.only?.codePointAt(0), to?.only?.codePointAt(0)];
    if (first === undefined || last === undefined) return undefined;
    members.push((character) => {
      const code = character.codePointAt(0) ?? -1;
      return code >= first && code <= last;
    });
  }
  const takes = (character: string): boolean => members.some((each) => each(character)) !== isDenied;
  return { kind: "character", takes, looks: members.length };
}

function readMember(reading: Reading): Escaped | undefined {
  const here = next(reading);
  if (here === undefined) return undefined;
  reading.at += 1;
  return here === "\\" ? readEscape(reading) : { only: here, takes: (character) => character === here };
}

function readRepeated(reading: Reading, part: PatternPart): PatternPart | undefined {
  const range = readRange(reading);
  if (range === undefined) return part;
  // How much is tried first doesn't matter to whether it fits.
  take(reading, "?");
  const [least, most] = range;
  const isKnown = least <= mostRepeated && (most === Infinity || most <= mostRepeated) && least <= most;
  return isKnown ? { kind: "repeated", part, least, most } : undefined;
}

function readRange(reading: Reading): readonly [least: number, most: number] | undefined {
  if (take(reading, "*")) return [0, Infinity];
  if (take(reading, "+")) return [1, Infinity];
  if (take(reading, "?")) return [0, 1];
  const rest = reading.characters.slice(reading.at, reading.at + 12).join("");
  const [whole, least = "", comma, most = ""] = /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(rest) ?? [];
  if (whole === undefined) return undefined;
  reading.at += whole.length;
  return [Number(least), comma === "" ? Number(least) : most === "" ? Infinity : Number(most)];
}
