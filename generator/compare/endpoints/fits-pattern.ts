import { type PatternPart, readPattern } from "./read-pattern.ts";

/** Steps of a pattern, once what is repeated is written out, and characters of a text. */
const mostSteps = 2_000;
const longestText = 500;

type Step =
  | { readonly kind: "character"; readonly takes: (character: string) => boolean; readonly to: number }
  | { readonly kind: "start" | "end"; readonly to: number }
  | { readonly kind: "fork"; readonly to: readonly number[] }
  | { readonly kind: "done" };

/**
 * Whether a text has a stretch that fits a pattern, as JSON Schema asks; undefined where nobody knows. The pattern is never run: all ways
 * through it are followed at once, a character at a time, so that none takes longer than its length times that of the text.
 */
export function fitsPattern(text: string, pattern: string): boolean | undefined {
  const steps = listSteps(pattern);
  const characters = Array.from(text);
  if (steps === undefined || characters.length > longestText) return undefined;
  let reached = new Set<number>();
  for (let at = 0; at <= characters.length; at += 1) {
    // A stretch may begin anywhere.
    reached.add(steps.first);
    const here = follow(steps.all, reached, [at === 0, at === characters.length]);
    if (here.has(0)) return true;
    const character = characters[at] ?? "";
    reached = new Set(
      [...here].flatMap((index) => {
        const step = steps.all[index];
        return step?.kind === "character" && at < characters.length && step.takes(character) ? [step.to] : [];
      }),
    );
  }
  return false;
}

/** All that is reached from some steps without a character. */
function follow(
  all: readonly Step[],
  from: ReadonlySet<number>,
  [isStart, isEnd]: readonly [boolean, boolean],
): ReadonlySet<number> {
  const reached = new Set(from);
  // Grows while it is gone through.
  for (const index of reached) {
    const step = all[index];
    if (step?.kind === "fork") for (const to of step.to) reached.add(to);
    else if ((step?.kind === "start" && isStart) || (step?.kind === "end" && isEnd)) reached.add(step.to);
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
      return all.push({ kind: "character", takes: part.takes, to }) - 1;
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
