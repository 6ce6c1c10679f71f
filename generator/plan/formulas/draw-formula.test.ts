import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { findUnbalanced } from "../../testdata/find-unbalanced.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { type DrawFormula, loadFormulas } from "./formulas.ts";

const folder = fileURLToPath(new URL("testdata", import.meta.url));

let draw: DrawFormula;

beforeAll(async () => {
  draw = await loadFormulas();
});

function say(tex: string): string {
  const drawn = draw({ formulas: 1_000_000 }, tex, "line");
  return "markup" in drawn ? drawn.markup : drawn.problem;
}

describe("formulas", () => {
  it("are MathML of known elements and attributes, without styles, links and colours", () => {
    const formulas = readFileSync(`${folder}/drawn.tex`, "utf8").trim().split("\n");
    const drawn = formulas.map(say);
    expect(drawn.flatMap(findUnbalanced)).toEqual([]);
    expect(drawn.join("\n")).not.toMatch(/ style=| href=|mathcolor|<script|<a\b/);
    const pairs = formulas.map((tex, index) => `${tex}\n  ${drawn[index] ?? ""}`);
    expectGolden(`${folder}/drawn.txt`, `${pairs.join("\n")}\n`);
  });

  it.each([
    ["long", "x".repeat(5001), "it is too long"],
    ["deep", `${"{".repeat(60)}x${"}".repeat(60)}`, "it is nested too deeply"],
    ["deep in brackets", "\\left(".repeat(60) + "\\right)".repeat(60), "it is nested too deeply"],
    ["a macro without an end", "\\def\\a{\\a x}\\a", "its macros have no end, or one that is too far"],
    ["more than the library can take", "\\color{red}{x} + \\ref{a}", "what reads formulas fails at it"],
    ["a long macro", `\\def\\a{${"x".repeat(600)}}\\a`, "it is too long"],
  ])("are left as they are where they are %s", (_, tex, problem) => {
    expect(say(tex)).toBe(problem);
  });

  it("of several lines are held together at their signs, as Sphinx does", () => {
    const block = draw({ formulas: 1_000_000 }, "a &= b \\\\ c &= d", "block");
    expect("markup" in block && block.markup).toMatch(/<mtable\b.*<\/mtr><mtr\b.*a &amp;= b/s);
    expect(say("a & b")).toBe("expected 'EOF', got '&'");
    expect(draw({ formulas: 1_000_000 }, "\\begin{x} &", "block")).toHaveProperty("problem");
  });

  it("of one know nothing of another's macros", () => {
    expect(say("\\gdef\\harbour{x} \\harbour")).toContain("<math");
    expect(say("\\harbour")).toBe("unsupported function name: \\harbour");
  });

  it("take no more of a page than there is room for", () => {
    const hostile = `\\def\\a{${"x".repeat(350)}}${"\\a".repeat(40)}`;
    const room = { formulas: 500_000 };
    const drawAll = (tex: string): string[] =>
      Array.from({ length: 1000 }, () => {
        const drawn = draw(room, tex, "block");
        return "markup" in drawn ? drawn.markup : "";
      });
    let size = 0;
    expect(measureCpuTime(() => void (size = drawAll(hostile).join("").length))).toBeLessThan(10_000);
    expect(size).toBeLessThan(1_000_000);
    room.formulas = 500_000;
    expect(measureCpuTime(() => void drawAll(`${"x_1 ".repeat(1200)}\\gone`))).toBeLessThan(10_000);
  });
});
