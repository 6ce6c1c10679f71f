/** Longer patterns show nothing. */
const longestPattern = 1000;
const deepest = 30;

/** What the sign at a place may be. */
export type Allows = (sign: string) => boolean;

/** A part of a pattern. */
export type PatternNode =
  /** A sign, with those that tell most of the ones that may stand there. */
  | { readonly kind: "sign"; readonly choice: readonly string[]; readonly allows: Allows }
  | { readonly kind: "start" | "end" | "edge" }
  /** What may not come next, sign by sign; with `isAnywhere`, not later either. */
  | { readonly kind: "unless"; readonly allows: readonly Allows[]; readonly isAnywhere: boolean }
  | { readonly kind: "sequence" | "either"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly part: PatternNode; readonly least: number; readonly most: number };

/** The parts of a regular expression; undefined for one that looks around itself in ways that aren't known, or refers back. */
export function readPattern(pattern: string): PatternNode | undefined {
  if (pattern.length > longestPattern) return undefined;
  let at = 0;
  const take = (text: string): boolean => {
    if (!pattern.startsWith(text, at)) return false;
    at += text.length;
    return true;
  };
  const readAlternatives = (depth: number): PatternNode | undefined => {
    if (depth > deepest) return undefined;
    const read = [readSequence(depth)];
    while (take("|")) read.push(readSequence(depth));
    return toEither(read);
  };
  const readSequence = (depth: number): PatternNode | undefined => {
    const parts: PatternNode[] = [];
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") {
      const part = readAtom(depth);
      const repeated = part && readRepeat(part);
      if (repeated === undefined) return undefined;
      parts.push(repeated);
    }
    return { kind: "sequence", parts };
  };
  const readAtom = (depth: number): PatternNode | undefined => {
    if (take("^")) return { kind: "start" };
    if (take("$")) return { kind: "end" };
    if (take("\\b")) return { kind: "edge" };
    if (take(".")) return toSign((sign) => !/[\n\r\u2028\u2029]/.test(sign));
    if (take("[")) return readClass();
    if (take("(?!")) return readUnless();
    if (take("(")) {
      if (!take("?:") && pattern[at] === "?" && !takeName()) return undefined;
      const inside = readAlternatives(depth + 1);
      return take(")") ? inside : undefined;
    }
    const sign = /[*+?]/.test(pattern[at] ?? "") ? undefined : readSign();
    return typeof sign === "string" ? toLiteral(sign) : sign && toSign(sign);
  };
  /** Only signs one after the other, as nothing else can be told without running it. */
  const readUnless = (): PatternNode | undefined => {
    const isAnywhere = take(".*");
    const allows: Allows[] = [];
    while (at < pattern.length && !take(")")) {
      const sign = /[()[\]{}|*+?.^$]/.test(pattern[at] ?? "") ? undefined : readSign();
      if (sign === undefined) return undefined;
      allows.push(typeof sign === "string" ? (one) => one === sign : sign);
    }
    return pattern[at - 1] === ")" && allows.length > 0 ? { kind: "unless", allows, isAnywhere } : undefined;
  };
  const takeName = (): boolean => {
    const name = /^\?<[A-Za-z_$][\w$]*>/.exec(pattern.slice(at, at + 60))?.[0];
    return name !== undefined && take(name);
  };
  const readRepeat = (part: PatternNode): PatternNode | undefined => {
    const counts = readCounts(pattern.slice(at, at + 14));
    if (counts === undefined) return part;
    at += counts.length;
    take("?");
    return { kind: "repeat", part, least: counts.least, most: counts.most };
  };
  const readClass = (): PatternNode | undefined => {
    const isNegated = take("^");
    const members: Allows[] = [];
    while (at < pattern.length && pattern[at] !== "]") {
      const one = readSign();
      if (one === undefined) return undefined;
      members.push(typeof one === "string" ? (sign) => sign === one : one);
      if (typeof one !== "string" || pattern[at] !== "-" || /\]|^$/.test(pattern[at + 1] ?? "")) continue;
      at += 1;
      const to = readSign();
      if (typeof to !== "string") return undefined;
      members.push((sign) => sign >= one && sign <= to);
    }
    return take("]") ? toSign((sign) => members.some((allows) => allows(sign)) !== isNegated) : undefined;
  };
  // One sign, or which ones may stand there.
  const readSign = (): string | Allows | undefined => {
    const plain = pattern[at] ?? "";
    at += 1;
    if (plain !== "\\") return plain;
    const escape = pattern[at] ?? "";
    at += 1;
    const known = classes.get(escape);
    if (known !== undefined) return known;
    const code = /^(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/i.exec(pattern.slice(at - 1, at + 4));
    if (code !== null) {
      at += code[0].length - 1;
      return String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? "", 16));
    }
    // Places inside of words, signs by their properties, and what has been found before.
    return /[A-Za-z0-9]/.test(escape) || escape === "" ? undefined : escape;
  };
  const tree = readAlternatives(0);
  return at === pattern.length ? tree : undefined;
}

function toEither(read: readonly (PatternNode | undefined)[]): PatternNode | undefined {
  const parts = read.filter((each) => each !== undefined);
  if (parts.length < read.length) return undefined;
  return parts.length === 1 ? parts[0] : { kind: "either", parts };
}

function toLiteral(sign: string): PatternNode {
  return { kind: "sign", choice: [sign], allows: (one) => one === sign };
}

/** Letters where they are allowed, else digits, else any one sign. */
function toSign(allows: Allows): PatternNode {
  const groups = [letters, letters.toUpperCase(), "123456789"].map((group) => group.split("").filter(allows));
  return {
    kind: "sign",
    choice: groups.find((group) => group.length > 0) ?? signs.split("").filter(allows).slice(0, 1),
    allows,
  };
}

interface Counts {
  /** Of what says them. */
  readonly length: number;
  readonly least: number;
  readonly most: number;
}

/** How often the part before may stand there, where that is said. */
function readCounts(rest: string): Counts | undefined {
  const written = /^(?:[*+?]|\{(\d{1,4})(,(\d{0,4}))?\})/.exec(rest);
  if (written === null) return undefined;
  const [{ length }, from, comma, to] = written;
  const sign = { "*": [0, Infinity], "+": [1, Infinity], "?": [0, 1] }[written[0]];
  const [least = 0, most = 0] = sign ?? [
    Number(from),
    comma === undefined ? Number(from) : to === "" ? Infinity : Number(to),
  ];
  return { length, least, most };
}

/** Signs to choose from, those first that are read best. */
const letters = "abcdefghijklmnopqrstuvwxyz";
const signs = `${letters}${letters.toUpperCase()}1234567890-_./:@#+=, ~!$%&*?;'"()[]{}<>|^\\\`\t\n`;

const isDigit: Allows = (sign) => /\d/.test(sign);
/** Whether a sign is one of those that words consist of. */
export const isWord: Allows = (sign) => /\w/.test(sign);
const isSpace: Allows = (sign) => /\s/.test(sign);

/** What stands behind a backslash for signs of a kind, or for one that is hard to write. */
const classes: ReadonlyMap<string, string | Allows> = new Map<string, string | Allows>([
  ["d", isDigit],
  ["D", (sign) => !isDigit(sign)],
  ["w", isWord],
  ["W", (sign) => !isWord(sign)],
  ["s", isSpace],
  ["S", (sign) => !isSpace(sign)],
  ["t", "\t"],
  ["n", "\n"],
]);
