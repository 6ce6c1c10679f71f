import { endLines } from "../../../generator/places/end-lines.ts";
import { createRandom } from "../../../generator/testdata/damage-text.ts";
import { checkInput } from "./check-input.ts";
import { collectSeeds } from "./collect-seeds.ts";
import type { FuzzInput } from "./fuzz-input.ts";
import { mutateText } from "./mutate-text.ts";
import { mutateValue } from "./mutate-value.ts";

/*
 * `npm run fuzz`: fixtures of every reader, damaged at random. Whatever comes in, a reader throws nothing, ends soon, says
 * the same twice and names places that are in the file; and what it gave goes on to links, rules and pages.
 */

/** How long to go on, and with which damage. */
export interface FuzzOptions {
  readonly seconds: number;
  /** Begins the random numbers: the same one damages the same inputs in the same order. */
  readonly seed: number;
  /** Stops after so many inputs, if that comes first. */
  readonly inputs?: number | undefined;
}

/** A damaged input, and what a reader did with it that none may do. */
export interface Finding {
  readonly input: FuzzInput;
  readonly problem: string;
}

/** What was found among how many damaged inputs. */
export interface FuzzResult {
  readonly findings: readonly Finding[];
  readonly inputs: number;
}

/** More findings are mostly the same one again. */
const mostFindings = 20;

/** In characters; what is damaged by growing may grow without end. */
const longest = 60_000;

/** Of so many inputs one goes all the way to pages. */
const wholeWay = 6;

/** Damages fixtures until the time or the number of inputs is used up. `announce` hears of each input before it is tried. */
export async function runFuzz(options: FuzzOptions, announce: (input: FuzzInput) => void): Promise<FuzzResult> {
  const { seconds, seed, inputs: most = Infinity } = options;
  const seeds = collectSeeds();
  const kinds = [...new Set(seeds.map(({ kind }) => kind))];
  const byKind = new Map(kinds.map((kind) => [kind, seeds.filter((input) => input.kind === kind)]));
  const random = createRandom(seed);
  const end = performance.now() + seconds * 1000;
  const findings: Finding[] = [];
  let inputs = 0;
  for (; inputs < most && performance.now() < end && findings.length < mostFindings; inputs += 1) {
    // Each reader gets its share, however many fixtures there are of it.
    const ofKind = byKind.get(kinds[inputs % kinds.length] ?? "pdl") ?? [];
    const pick = (): FuzzInput => ofKind[random(ofKind.length)] ?? { path: "a.pdl", text: "", kind: "pdl" };
    const base = pick();
    const said = random(2) === 0 ? undefined : mutateValue(base.text, random);
    const text = (said ?? mutateText(base.text, pick().text, random)).slice(0, longest);
    const input: FuzzInput = { ...base, text: endLines(text), undamaged: base.text };
    announce(input);
    const problem = await checkInput(input, inputs % wholeWay === 0);
    if (problem !== undefined) findings.push({ input, problem });
  }
  return { findings, inputs };
}
