/** How long a text may be, in characters. */
export interface TextLength {
  readonly least: number;
  readonly most: number;
}

/** Longer patterns, and longer texts for them, show nothing. */
const longestPattern = 1000;
const longestText = 200;
const deepest = 30;
/** Parts that are empty may be repeated without end. */
const mostSteps = 5000;

/**
 * A text that a regular expression takes, put together from its parts: it is never run, since it comes from a model. Undefined
 * for one that looks around itself, but for what may not follow sign by sign, for one that refers back, and where no text is as
 * long as it has to be.
 */
export function samplePattern(pattern: string, { least, most }: TextLength): string | undefined {
  if (pattern.length > longestPattern || least > longestText) return undefined;
  const tree = readPattern(pattern);
  if (tree === undefined) return undefined;
  // Several signs of a kind tell more than one.
  for (const often of [6, 1, 0, least]) {
    const text = write(tree, often);
    if (text !== undefined && text.length >= least && text.length <= most) return text;
  }
  return undefined;
}

type Node =
  /** Those of the signs that may stand there among which one is chosen by its place. */
  | { readonly kind: "sign"; readonly choice: readonly string[] }
  | { readonly kind: "start" | "end" | "edge" }
  /** What may not come next, sign by sign; with `isAnywhere`, not later either. */
  | { readonly kind: "unless"; readonly allows: readonly Allows[]; readonly isAnywhere: boolean }
  | { readonly kind: "sequence"; readonly parts: readonly Node[] }
  | { readonly kind: "repeat"; readonly part: Node; readonly least: number; readonly most: number };

/** Signs to choose from, those first that are read best. */
const letters = "abcdefghijklmnopqrstuvwxyz";
const signs = `${letters}${letters.toUpperCase()}1234567890-_./:@#+=, ~!$%&*?;'"()[]{}<>|^\\\`\t\n`;

/** The text of a tree, in which what may stand any number of times does so as `often` as it may. */
function write(tree: Node, often: number): string | undefined {
  let text = "";
  let isOver = false;
  /** Whether a sign of a word has to be next, where a word begins or ends; nothing is none. */
  let isWordNext: boolean | undefined;
  let steps = 0;
  /** Whether what has been written keeps to what may not be. */
  const kept: (() => boolean)[] = [];
  const add = (node: Node): boolean => {
    steps += 1;
    if (steps > mostSteps) return false;
    switch (node.kind) {
      case "start":
        return text === "";
      case "end":
        isOver = true;
        return true;
      case "edge": {
        const wanted = !isWord(text.at(-1) ?? " ");
        if (isWordNext === !wanted) return false;
        isWordNext = wanted;
        return true;
      }
      case "unless": {
        const from = text.length;
        kept.push(() => !isFound(text.slice(from), node));
        return true;
      }
      case "sequence":
        return node.parts.every(add);
      case "repeat": {
        const wanted = node.part.kind === "sign" ? often : Math.min(often, node.least === 0 ? 0 : 1);
        const times = Math.min(Math.max(node.least, wanted), node.most);
        for (let time = 0; time < times; time += 1) if (!add(node.part)) return false;
        return true;
      }
      case "sign": {
        const sign = node.choice[text.length % node.choice.length];
        if (sign === undefined || isOver || text.length >= longestText) return false;
        if (isWordNext === !isWord(sign)) return false;
        isWordNext = undefined;
        text += sign;
        return true;
      }
    }
  };
  return add(tree) && isWordNext !== true && kept.every((isKept) => isKept()) ? text : undefined;
}

/** Whether signs stand at the beginning of a text, or anywhere in it. */
function isFound(text: string, { allows, isAnywhere }: Extract<Node, { kind: "unless" }>): boolean {
  const isAt = (from: number): boolean => allows.every((allow, index) => isOneOf(text[from + index], allow));
  return Array.from({ length: isAnywhere ? text.length : 1 }, (_, from) => from).some(isAt);
}

function isOneOf(sign: string | undefined, allow: Allows): boolean {
  return sign !== undefined && allow(sign);
}

/** Letters where they are allowed, else digits, else any one sign. */
function toSign(allows: Allows): Node {
  const groups = [letters, letters.toUpperCase(), "123456789"].map((group) => group.split("").filter(allows));
  return {
    kind: "sign",
    choice: groups.find((group) => group.length > 0) ?? signs.split("").filter(allows).slice(0, 1),
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

/** The parts of a pattern; of alternatives the first one that can be read. */
function readPattern(pattern: string): Node | undefined {
  let at = 0;
  const take = (text: string): boolean => {
    if (!pattern.startsWith(text, at)) return false;
    at += text.length;
    return true;
  };
  const readAlternatives = (depth: number): Node | undefined => {
    if (depth > deepest) return undefined;
    const read = [readSequence(depth)];
    while (take("|")) read.push(readSequence(depth));
    return read.includes(undefined) ? undefined : read[0];
  };
  const readSequence = (depth: number): Node | undefined => {
    const parts: Node[] = [];
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") {
      const part = readAtom(depth);
      const repeated = part && readRepeat(part);
      if (repeated === undefined) return undefined;
      parts.push(repeated);
    }
    return { kind: "sequence", parts };
  };
  const readAtom = (depth: number): Node | undefined => {
    if (take("^")) return { kind: "start" };
    if (take("$")) return { kind: "end" };
    if (take("\\b")) return { kind: "edge" };
    if (take(".")) return toSign((sign) => sign !== "\n");
    if (take("[")) return readClass();
    if (take("(?!")) return readUnless();
    if (take("(")) {
      if (!take("?:") && pattern[at] === "?" && !takeName()) return undefined;
      const inside = readAlternatives(depth + 1);
      return take(")") ? inside : undefined;
    }
    const sign = /[*+?]/.test(pattern[at] ?? "") ? undefined : readSign();
    return typeof sign === "string" ? { kind: "sign", choice: [sign] } : sign && toSign(sign);
  };
  /** Only signs one after the other, as nothing else can be told without running it. */
  const readUnless = (): Node | undefined => {
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
  const readRepeat = (part: Node): Node | undefined => {
    const counts = readCounts(pattern.slice(at, at + 14));
    if (counts === undefined) return part;
    at += counts.length;
    take("?");
    return { kind: "repeat", part, least: counts.least, most: counts.most };
  };
  const readClass = (): Node | undefined => {
    const isNegated = take("^");
    const members: Allows[] = [];
    while (at < pattern.length && pattern[at] !== "]") {
      const from = pattern[at] ?? "";
      const one = readSign();
      if (one === undefined) return undefined;
      const isRange = from !== "\\" && pattern[at] === "-" && /[^\]\\]/.test(pattern[at + 1] ?? "]");
      if (!isRange) {
        members.push(typeof one === "string" ? (sign) => sign === one : one);
        continue;
      }
      const to = pattern[at + 1] ?? "";
      at += 2;
      members.push((sign) => sign >= from && sign <= to);
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

type Allows = (sign: string) => boolean;

const isDigit: Allows = (sign) => /\d/.test(sign);
const isWord: Allows = (sign) => /\w/.test(sign);
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
