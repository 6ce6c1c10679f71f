import { type PatternPart, readPattern } from "./read-pattern.ts";

/** Steps of a pattern, once what is repeated is written out, and characters of a text. */
const mostSteps = 2_000;
const longestText = 500;

/** So often a step is looked at whatever is asked, and so much more often for each character that is; what would take longer is not known. */
const leastLooks = 100_000;
const looksPerCharacter = 50;

type Step =
  | {
      readonly kind: "character";
      readonly takes: (character: string) => boolean;
      readonly looks: number;
      readonly to: number;
    }
  | { readonly kind: "start" | "end"; readonly to: number }
  | { readonly kind: "fork"; readonly to: readonly number[] }
  | { readonly kind: "done" };

/**
 * Tells of one text after the other whether it has a stretch that fits a pattern, as JSON Schema asks; undefined where nobody knows. The
 * pattern is never run: all ways through it are followed at once, a character at a time, so that it takes no longer than what is asked is long.
 */
export function followPattern(pattern: string): (text: string) => boolean | undefined {
  const steps = listSteps(pattern);
  if (steps === undefined) return () => undefined;
  const walk: Walk = { all: steps.all, seen: new Uint32Array(steps.all.length), turn: 0, left: leastLooks };
  return (text) => {
    const characters = text.length > 2 * longestText ? undefined : Array.from(text);
    if (characters === undefined || characters.length > longestText || walk.left < 0) return undefined;
    walk.left += characters.length * looksPerCharacter;
    let reached: readonly number[] = [];
    for (let at = 0; at <= characters.length; at += 1) {
      // A stretch may begin anywhere.
      const here = follow(walk, [...reached, steps.first], [at === 0, at === characters.length]);
      if (walk.seen[0] === walk.turn) return true;
      if (walk.left < 0) return undefined;
      const character = characters[at];
      reached = character === undefined ? [] : take(walk, here, character);
    }
    return false;
  };
}

interface Walk {
  readonly all: readonly Step[];
  /** In which turn each step was reached last. */
  readonly seen: Uint32Array;
  turn: number;
  left: number;
}

/** All that is reached from some steps without a character. */
function follow(walk: Walk, from: readonly number[], [isStart, isEnd]: readonly [boolean, boolean]): readonly number[] {
  const reached: number[] = [];
  walk.turn += 1;
  const reach = (index: number): void => {
    if (walk.seen[index] === walk.turn) return;
    walk.seen[index] = walk.turn;
    reached.push(index);
  };
  for (const index of from) reach(index);
  // Grows while it is gone through.
  for (const index of reached) {
    const step = walk.all[index];
    if (step?.kind === "fork") for (const to of step.to) reach(to);
    else if ((step?.kind === "start" && isStart) || (step?.kind === "end" && isEnd)) reach(step.to);
  }
  walk.left -= reached.length;
  return reached;
}

/** Where a character leads from some steps. */
function take(walk: Walk, from: readonly number[], character: string): readonly number[] {
  const reached: number[] = [];
  for (const index of from) {
    const step = walk.all[index];
    if (step?.kind !== "character") continue;
    walk.left -= step.looks;
    if (step.takes(character)) reached.push(step.to);
  }
  return reached;
}

interface Steps {
  readonly all: readonly Step[];
  readonly first: number;
}

/** The steps of a pattern, of which the one at 0 ends it. */
function listSteps(pattern: string): Steps | undefined {
  const part = readPattern(pattern);
  if (part === undefined) return undefined;
  const all: Step[] = [{ kind: "done" }];
  const first = add(all, part, 0);
  return all.length > mostSteps ? undefined : { all, first };
}

/** Adds what leads through a part to a step, and gives where that begins. */
function add(all: Step[], part: PatternPart, to: number): number {
  // There are too many already, which is told at the end.
  if (all.length > mostSteps) return to;
  switch (part.kind) {
    case "character":
      return all.push({ kind: "character", takes: part.takes, looks: part.looks ?? 1, to }) - 1;
    case "start":
    case "end":
      return all.push({ kind: part.kind, to }) - 1;
    case "sequence":
      return part.parts.reduceRight((behind, each) => add(all, each, behind), to);
    case "choice": {
      const ways = part.parts.map((each) => add(all, each, to));
      return all.push({ kind: "fork", to: ways }) - 1;
    }
    case "repeated": {
      let behind = to;
      if (part.most === Infinity) {
        const fork = all.push({ kind: "fork", to: [] }) - 1;
        all[fork] = { kind: "fork", to: [add(all, part.part, fork), to] };
        behind = fork;
      } else {
        for (let count = part.least; count < part.most; count += 1)
          behind = all.push({ kind: "fork", to: [add(all, part.part, behind), to] }) - 1;
      }
      for (let count = 0; count < part.least; count += 1) behind = add(all, part.part, behind);
      return behind;
    }
  }
}
