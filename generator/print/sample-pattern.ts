import { isFound } from "./is-found.ts";
import { isWord, type PatternNode, readPattern } from "./read-pattern.ts";

/** How long a text may be, in characters. */
export interface TextLength {
  readonly least: number;
  readonly most: number;
}

/** Longer texts show nothing. */
const longestText = 200;
/** Parts that are empty may be repeated without end. */
const mostSteps = 5000;

/**
 * A text that a regular expression takes, put together from its parts: it is never run, since it comes from a model. Undefined
 * for one that looks around itself, but for what may not follow sign by sign, for one that refers back, and where no text is as
 * long as it has to be.
 */
export function samplePattern(pattern: string, { least, most }: TextLength): string | undefined {
  if (least > longestText) return undefined;
  const tree = readPattern(pattern);
  if (tree === undefined) return undefined;
  // Several signs of a kind tell more than one.
  for (const often of [6, 1, 0, least]) {
    const text = write(tree, often);
    if (text !== undefined && text.length >= least && text.length <= most) return text;
  }
  return undefined;
}

/** The text of a tree, in which what may stand any number of times does so as `often` as it may. */
function write(tree: PatternNode, often: number): string | undefined {
  let text = "";
  let isOver = false;
  /** Whether a sign of a word has to be next, where a word begins or ends; nothing is none. */
  let isWordNext: boolean | undefined;
  let steps = 0;
  /** Whether what has been written keeps to what may not be. */
  const kept: (() => boolean)[] = [];
  const add = (node: PatternNode): boolean => {
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
      case "either":
        return node.parts.slice(0, 1).every(add);
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
