import { isFound } from "./is-found.ts";
import { isWord, type PatternNode, readPattern } from "./read-pattern.ts";

/** More steps tell nothing in time: for one text, and for all of which is asked. */
const mostSteps = 20_000;
const mostStepsOfAll = 2_000_000;

/**
 * Whether a regular expression takes a text, found without running it, since it comes from a model: all places to which its
 * parts lead are followed at once. Undefined for one that can't be read, and where that takes too long.
 */
export function takesText(pattern: string, text: string): boolean | undefined {
  return createTextTest(pattern)(text);
}

/** The same of many texts, for which the pattern is read once, and which have so many steps together. */
export function createTextTest(pattern: string): (text: string) => boolean | undefined {
  const tree = readPattern(pattern);
  if (tree === undefined) return () => undefined;
  let left = mostStepsOfAll;
  return (text) => {
    if (left <= 0) return undefined;
    const { isTaken, steps } = followText(tree, text);
    left -= steps;
    return isTaken;
  };
}

function followText(
  tree: PatternNode,
  text: string,
): { readonly isTaken: boolean | undefined; readonly steps: number } {
  let steps = 0;
  /** The places at which a part may end that begins at one of those. */
  const follow = (node: PatternNode, from: ReadonlySet<number>): ReadonlySet<number> => {
    steps += 1 + from.size;
    if (steps > mostSteps) return new Set();
    switch (node.kind) {
      case "sign":
        return new Set([...from].filter((at) => at < text.length && node.allows(text[at] ?? "")).map((at) => at + 1));
      case "start":
        return keep(from, (at) => at === 0);
      case "end":
        return keep(from, (at) => at === text.length);
      case "edge":
        return keep(from, (at) => isWord(text[at - 1] ?? " ") !== isWord(text[at] ?? " "));
      case "unless":
        return keep(from, (at) => !isFound(text.slice(at), node));
      case "sequence":
        return node.parts.reduce((places, part) => follow(part, places), from);
      case "either":
        return new Set(node.parts.flatMap((part) => [...follow(part, from)]));
      case "repeat":
        return repeat(node, from);
    }
  };
  const repeat = ({ part, least, most }: Repeat, from: ReadonlySet<number>): ReadonlySet<number> => {
    let places = from;
    for (let time = 0; time < least && places.size > 0; time += 1) places = follow(part, places);
    const all = new Set(places);
    for (let time = least; time < most && places.size > 0; time += 1) {
      places = keep(follow(part, places), (at) => !all.has(at));
      for (const at of places) all.add(at);
    }
    return all;
  };
  const ends = follow(tree, new Set(Array.from({ length: text.length + 1 }, (_, at) => at)));
  return { isTaken: steps > mostSteps ? undefined : ends.size > 0, steps };
}

type Repeat = Extract<PatternNode, { kind: "repeat" }>;

function keep(places: ReadonlySet<number>, isKept: (at: number) => boolean): ReadonlySet<number> {
  return new Set([...places].filter(isKept));
}
