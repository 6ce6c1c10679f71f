import { describe, expect, test } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { classifyFile } from "../discover/kinds/classify-file.ts";
import { sayAll } from "../testdata/link-model.ts";
import { takeFirstSide } from "./take-first-side.ts";

function take(path: string, lines: readonly string[]) {
  const report = createReport();
  const file = { path, text: lines.join("\n"), kind: classifyFile(path) ?? "prose" };
  const taken = takeFirstSide(file, report);
  return { lines: taken.text.split("\n"), isSame: taken === file, said: sayAll(report.diagnostics) };
}

const message = "discover/merge-conflict the file has markers of a merge conflict";

describe("a merge conflict", () => {
  test("is one error, and its first side counts, each line under its number", () => {
    const { lines, said } = take("A.pdl", ["a", "<<<<<<< HEAD", "b", "=======", "c", ">>>>>>> branch", "d"]);
    expect(lines).toEqual(["a", "", "b", "", "", "", "d"]);
    expect(said).toEqual([`A.pdl:2:1 ${message}`]);
  });

  test("may show what both sides come from, end lines as Windows does, and not be the only one", () => {
    const conflict = ["<<<<<<< HEAD\r", "b\r", "||||||| base\r", "o\r", "=======\r", "c\r", ">>>>>>> branch\r"];
    const { lines, said } = take("a.graphql", [...conflict, ...conflict]);
    expect(lines).toEqual(["", "b\r", "", "", "", "", "", "", "b\r", "", "", "", "", ""]);
    expect(said).toEqual([`a.graphql:1:1 ${message} in 2 places`]);
  });

  test("may be half resolved", () => {
    expect(take("A.avsc", ["{", ">>>>>>> branch", "}"])).toMatchObject({
      lines: ["{", "", "}"],
      said: [`A.avsc:2:1 ${message}`],
    });
    expect(take("A.yml", ["<<<<<<< HEAD", "a", "<<<<<<< HEAD", "b", "=======", ">>>>>>> x"])).toMatchObject({
      lines: ["", "a", "", "b", "", ""],
      said: [`A.yml:1:1 ${message} in 2 places`],
    });
  });

  test("is none in the code of a page, in a quote, or in the middle of a line", () => {
    const conflict = ["<<<<<<< HEAD", "b", "=======", "c", ">>>>>>> branch"];
    expect(take("docs/a.md", ["Text", "```", ...conflict, "```", "Heading", "======="])).toMatchObject({
      isSame: true,
      said: [],
    });
    expect(take("docs/a.md", [">>>>>>> a deep quote"]).said).toEqual([]);
    expect(take("docs/a.md", ["```", "code", "```", ...conflict]).said).toEqual([`docs/a.md:4:1 ${message}`]);
    expect(take("A.pdl", ["/** <<<<<<< HEAD", "=======", "*/", "<<<<<<<<"])).toMatchObject({ isSame: true, said: [] });
  });
});
