import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { check } from "./check/check.ts";
import { createReport, type Report } from "./diagnostics/report.ts";
import { discover } from "./discover/discover.ts";
import type { SourceFile } from "./sources/source-file.ts";
import { link } from "./link/link.ts";
import { parse } from "./parse/parse.ts";
import { plan } from "./plan/plan.ts";

/*
 * Bad input never throws: the tiny site with random damage goes through every stage up to the plan,
 * and every diagnostic has a place in a file that exists and, unless it is an info, a way out. Each
 * test is a seed, so a failure can be repeated alone.
 */

const tiny = fileURLToPath(new URL("testdata/sites/tiny", import.meta.url));
const { files } = await discover({ inputs: [tiny] }, createReport());

const seeds = Array.from({ length: 5 }, (_, index) => index + 1);
const modelsPerSeed = 20;

const fragments = [
  ...'{ } [ ] ( ) " @ = : # * / \n \t \0'.split(" "),
  ...[
    "null",
    "record",
    "enum",
    "typeref",
    "union[",
    "array[",
    "includes",
    "optional",
    "-1",
    "1e999",
    "/*",
    "*/",
    '"""',
  ],
  ...["__proto__", "constructor", "toString", "\ud800", "&a ", "*a", "- ", "extend type Query", "@deprecated"],
];

/** Numbers below a limit, always the same ones for a seed. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * limit);
  };
}

function damage(text: string, random: (limit: number) => number): string {
  const pick = (choices: readonly string[]): string => choices[random(choices.length)] ?? "";
  const words = text.match(/[\w.]+/g) ?? [];
  const place = random(text.length + 1);
  const cut = (length: number): string => text.slice(0, place) + text.slice(place + length);
  const insert = (added: string): string => text.slice(0, place) + added + text.slice(place);
  switch (random(6)) {
    case 0:
      return text.slice(0, place);
    case 1:
      return cut(1 + random(30));
    case 2:
      return insert(pick(fragments));
    case 3:
      return insert(text.slice(random(text.length), random(text.length)));
    case 4:
      return text.replace(pick(words), () => pick(words));
    default:
      return text.replace(pick(words), () => pick(fragments));
  }
}

function damageSome(random: (limit: number) => number): readonly SourceFile[] {
  const broken = new Map<number, string>();
  for (let wounds = 1 + random(3); wounds > 0; wounds -= 1) {
    const index = random(files.length);
    broken.set(index, damage(broken.get(index) ?? files[index]?.text ?? "", random));
  }
  return files.map((file, index) => ({ ...file, text: broken.get(index) ?? file.text }));
}

function expectGoodDiagnostics({ diagnostics }: Report, given: readonly SourceFile[]): void {
  const paths = new Set(given.map(({ path }) => path));
  const poor = diagnostics.filter(({ severity, span, help }) => {
    const isPlaced = span === undefined || (paths.has(span.file) && span.startLine >= 1 && span.startColumn >= 1);
    return !isPlaced || (severity === "error" && span === undefined) || (severity !== "info" && help === undefined);
  });
  expect(poor).toEqual([]);
}

describe("a damaged model", () => {
  test.each(seeds)("goes all the way, seed %i", async (seed) => {
    const random = createRandom(seed);
    for (let model = 0; model < modelsPerSeed; model += 1) {
      const given = damageSome(random);
      const report = createReport();
      const catalogue = await link(parse(given, report), report);
      check(catalogue, report);
      const { pages } = plan(catalogue, { title: "Damaged", base: "/" }, report);
      const routes = pages.map(({ route }) => route.toLowerCase());
      expect(new Set(routes).size).toBe(routes.length);
      expect(routes.filter((route) => /(?:^|\/)\.{1,2}(?:\/|$)/.test(route))).toEqual([]);
      expectGoodDiagnostics(report, given);
    }
  });
});
