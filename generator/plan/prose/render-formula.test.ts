import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import type { FormulaDialect } from "../../markdown/formulas/formula-dialect.ts";
import { parseProse } from "../../parse/prose/parse-prose.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { type DrawFormula, loadFormulas } from "../formulas/formulas.ts";
import { renderProse } from "./render-prose.ts";

const folder = fileURLToPath(new URL("../../testdata/prose/drawn", import.meta.url));

let drawFormula: DrawFormula;

beforeAll(async () => {
  drawFormula = await loadFormulas();
});

function render(text: string, formulas?: FormulaDialect): { html: string; said: readonly string[]; search: string } {
  const report = createReport();
  const document = parseProse({ path: "page.md", text, kind: "prose", formulas }, report);
  const { html, opening } = renderProse(document, {
    report,
    drawFormula,
    include: () => undefined,
    resolve: (target) => ({ href: target }),
  });
  const said = report.diagnostics.map(
    ({ code, span, message }) => `${span?.startLine}:${span?.startColumn}-${span?.endColumn} ${code} ${message}`,
  );
  return { html, said, search: opening };
}

/** The page with each formula as its TeX between marks. */
function mark(text: string, formulas?: FormulaDialect): string {
  const { html } = render(text, formulas);
  return html.replace(/<math[^]*?<annotation[^>]*>([^]*?)<\/annotation><\/semantics><\/math>/g, "«$1»");
}

describe("formulas of a page", () => {
  it("are drawn, in lines and on their own, and what can't be read is shown as TeX", () => {
    const { html, said, search } = render(readFileSync(`${folder}/formulas.md`, "utf8"));
    expectGolden(`${folder}/formulas.html`, `${html}\n`);
    expectGolden(`${folder}/formulas.txt`, `${[...said, "", search].join("\n")}\n`);
  });

  it.each([
    "It costs $5 and $10, or $5/month and $10/year, US$5 or 6$.",
    "Set $HOME and $PATH, $HOME/$USER, ${A_B}/${C_D}, $DATAHUB_VERSION$, $user_name$ and $name$.",
    "Escaped \\$a_1\\$, `$a_1$` in code, (\\(optional\\)), \\(see foo_bar\\), \\[link\\](a.md).",
    "Between $x and $y, from $1 to $2, about $5k (or 6$), $a b c$ said.",
    "$$ is the process, and so is $$.",
  ])("are not seen in prose: %s", (text) => {
    expect(mark(text)).not.toContain("«");
  });

  it.each<[string, FormulaDialect | undefined, string]>([
    ["$x$, $O(n)$, $n = k$, $E=mc^2$ and $`a_b`$", undefined, "«x», «O(n)», «n = k», «E=mc^2» and «a_b»"],
    ["\\(\\frac{a}{b}\\) and \\(x^2\\)", undefined, "«\\frac{a}{b}» and «x^2»"],
    ["$name$ costs $5 and $10", "dollars", "«name» costs $5 and $10"],
    ["\\(a\\) and $rate$", "brackets", "«a» and «rate»"],
    ["\\\\(a \\\\\\\\ b\\_c\\\\) and $rate$", "escaped brackets", "«a \\\\ b_c» and $rate$"],
    ["\\(a\\)", "dollars", "(a)"],
  ])("are what the project says: %s", (text, formulas, expected) => {
    expect(mark(text, formulas)).toBe(`<p>${expected}</p>`);
  });
});
