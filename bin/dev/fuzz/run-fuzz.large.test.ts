import { describe, expect, it } from "vitest";
import { createReport } from "../../../generator/diagnostics/report.ts";
import { pdlCodes } from "../../../generator/diagnostics/codes/pdl.ts";
import { parse } from "../../../generator/parse/parse.ts";
import { checkInput } from "./check-input.ts";
import { collectSeeds } from "./collect-seeds.ts";
import { findMisplaced } from "./find-misplaced.ts";
import type { FuzzInput } from "./fuzz-input.ts";
import { runFuzz } from "./run-fuzz.ts";

describe("fuzzing", () => {
  it("has something to damage for every reader", () => {
    expect(new Set(collectSeeds().map(({ kind }) => kind))).toEqual(
      new Set<FuzzInput["kind"]>([
        ...([
          "pdl",
          "pdsc",
          "avsc",
          "avpr",
          "avdl",
          "graphql",
          "registry",
          "restli",
          "sdk",
          "ingestion",
          "access",
          "prose",
          "plugin",
        ] as const),
        ...([
          "sidebar",
          "releases",
          "versions",
          "redirects",
          "config",
          "python",
          "package",
          "sphinx",
          "java",
          "boot",
          "category",
          "catalogue",
        ] as const),
      ]),
    );
  });

  it("has a printed catalogue that is read as one", () => {
    const report = createReport();
    const printed = collectSeeds().filter(({ kind }) => kind === "catalogue");
    const { referred } = parse(
      printed.map(({ path, text }) => ({ path, text, kind: "catalogue", role: "reference" })),
      report,
    );
    expect(report.diagnostics).toEqual([]);
    expect(printed).toHaveLength(1);
    expect(referred?.schemas).toHaveLength(3);
  });

  it("finds nothing", async () => {
    const { findings, inputs } = await runFuzz({ seconds: Infinity, seed: 1, inputs: 450 }, () => undefined);
    expect(findings).toEqual([]);
    expect(inputs).toBe(450);
  });

  it("gives the same inputs for the same seed, and others for another", async () => {
    const listInputs = async (seed: number): Promise<readonly string[]> => {
      const texts: string[] = [];
      await runFuzz({ seconds: Infinity, seed, inputs: 20 }, ({ text }) => texts.push(text));
      return texts;
    };
    const [first, again, other] = await Promise.all([listInputs(7), listInputs(7), listInputs(8)]);
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it("would find what throws", async () => {
    const broken = { path: "a.pdl", kind: "pdl", text: { includes: () => false } as unknown as string } as const;
    expect(await checkInput(broken, false)).toContain("ProcessingError");
  });

  it.each([
    [1, 1, 1, 4, false],
    [1, 4, 2, 1, false],
    [2, 3, 2, 3, false],
    [1, 5, 1, 5, true],
    [0, 1, 1, 1, true],
    [1, 1, 3, 1, true],
    [2, 2, 1, 1, true],
  ])("would find a place that is not in the file: %i:%i to %i:%i", (startLine, startColumn, endLine, endColumn, is) => {
    const report = createReport();
    report.add(pdlCodes.misplacedDoc({ place: "here" }), { file: "a", startLine, startColumn, endLine, endColumn });
    expect(findMisplaced(report.diagnostics, { path: "a", text: "abc\nde" }) !== undefined).toBe(is);
  });
});
