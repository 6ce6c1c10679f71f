import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { packageFolder } from "../../generator/package-folder.ts";

/*
 * No regular expression of ours has several ways to take one text, which would double with each repetition: a row of
 * thirty signs in a comment would be enough to wait for ever.
 */

interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** In characters: 2^30 steps are seconds, the square of it is nothing. */
const repeated = 30;

/**
 * In milliseconds: what texts may take until the one at hand is looked at by itself, and what that may take. Only the second one
 * decides, and no text that ends comes near it, however busy the machine.
 */
const bounds = { many: 250, one: 1500 };

const repeatedGroup = /\)(?:[*+]|\{\d+,)/;

function readExpressions(): ReadonlyMap<string, Expression> {
  const found = new Map<string, Expression>();
  for (const folder of ["generator", "site", "templates"]) {
    for (const path of readdirSync(join(packageFolder, folder), { recursive: true, encoding: "utf8" })) {
      if (!/(?<!\.test)\.tsx?$/.test(path)) continue;
      const text = readFileSync(join(packageFolder, folder, path), "utf8");
      const lang = path.endsWith("x") ? "tsx" : "ts";
      if (repeatedGroup.test(text)) collect(parseAst(text, { lang }), found);
    }
  }
  return found;
}

function collect(node: unknown, found: Map<string, Expression>): void {
  if (typeof node !== "object" || node === null) return;
  if ("regex" in node) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    if (repeatedGroup.test(pattern)) found.set(`/${pattern}/${flags}`, { source: pattern, flags });
  }
  for (const value of Object.values(node)) collect(value, found);
}

interface Trial {
  readonly text: string;
  /** Where a match may begin: at the beginning, or behind what has to stand before it. Anywhere else it would be the same again. */
  readonly from: readonly number[];
}

/** Repeated signs and pairs of signs that the expression may be about, behind what it may begin with, and ends that it may not take. */
function listTrials({ source }: Expression): readonly Trial[] {
  const signs = " \n\t-_./\\\"'`#*()[]{}<>,:;=@$|&!?+~%".split("").filter((sign) => source.includes(sign));
  const words = [...source.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word);
  const all = [...new Set([...signs, ...words, "a", "A", "0", " ", "\n"])];
  const pairs = all.flatMap((first) => all.map((second) => (first === second ? first : first + second)));
  const starts = ["", ...signs.slice(0, 6), ...words.slice(0, 4)];
  return pairs.flatMap((pair) =>
    starts.flatMap((start) =>
      ["\u{1}", "\n\u{1}"].map((end) => ({
        text: start + pair.repeat(repeated) + end,
        from: start === "" ? [0] : [0, start.length],
      })),
    ),
  );
}

const context = createContext({});

/** Goes through the trials from `progress.at` on, and tells whether it came to their end in that time. */
function endsIn(
  milliseconds: number,
  { source, flags }: Expression,
  trials: readonly Trial[],
  progress: { at: number },
): boolean {
  Object.assign(context, { source, flags: `${flags.replaceAll(/[gy]/g, "")}y`, trials, progress });
  try {
    // One for all texts: making an expression takes longer than most texts do.
    runInContext(
      `((made, trials, progress) => {
        for (; progress.at < trials.length; progress.at += 1) {
          const { text, from } = trials[progress.at];
          for (made.lastIndex of from) made.test(text);
        }
      })(new RegExp(source, flags), trials, progress)`,
      context,
      { timeout: milliseconds },
    );
    return true;
  } catch (error) {
    if (String(error).includes("timed out")) return false;
    throw error;
  }
}

/** A text that the expression doesn't come to an end with; undefined if it does with all. */
function findEndless(expression: Expression, one = bounds.one): string | undefined {
  const trials = listTrials(expression);
  for (const progress = { at: 0 }; !endsIn(bounds.many, expression, trials, progress); progress.at += 1) {
    const trial = trials[progress.at];
    if (trial !== undefined && !endsIn(one, expression, [trial], { at: 0 })) return trial.text;
  }
  return undefined;
}

test("expressions that repeat what repeats come to an end", () => {
  const expressions = [...readExpressions()];
  expect(expressions.length).toBeGreaterThan(20);
  const endless = expressions.flatMap(([name, expression]) => {
    const text = findEndless(expression);
    return text === undefined ? [] : [`${name} with ${JSON.stringify(text)}`];
  });
  expect(endless).toEqual([]);
});

test.each([/^(?:[\s,]|#[^\r\n]*)*$/, /(?<=-)(?:\w+_?)*;/, /^-(?:\w+)*$/m])(
  "one that doesn't would be found: %s",
  (one) => {
    // Texts that end take a thousandth of that, and nothing is lost where one is taken for another.
    expect(findEndless(one, bounds.many)).toBeDefined();
  },
);
