import { expect, it } from "vitest";
import type { Catalogue } from "./catalogue/catalogue.ts";
import { forgetful } from "./engine/engine.ts";
import { loadDrawing } from "./load-drawing.ts";
import { linkModel } from "./testdata/link-model.ts";

it.each([
  ["```mermaid\nflowchart LR\n  a --> b\n```\n", ["drawDiagram"]],
  ["Costs $a^2$.\n", ["drawFormula"]],
  ["```math\na\n```\n", ["drawFormula"]],
  ["Costs $5 or $6, `$a^2$` for ${NAME}.\n", []],
])("what draws is there for notes of a release alone: %j", async (notes, expected) => {
  const { catalogue } = await linkModel({});
  const span = { file: "releases.yml", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const releases: Catalogue["releases"] = [{ version: "1", links: [], prerelease: false, notes, span }];
  const texts = { pages: [], introductions: [], snippets: new Map(), catalogue: { ...catalogue, releases } };
  const drawing = await loadDrawing(texts, forgetful);
  expect(Object.entries(drawing).flatMap(([name, draw]) => (draw === undefined ? [] : [name]))).toEqual(expected);
});

it.each([
  ["notes/part.md", "```mermaid\nflowchart LR\n  a --> b\n```\n", ["drawDiagram"]],
  ["notes/part.md", "Costs $a^2$.\n", ["drawFormula"]],
  ["bin/start.sh", "echo $a^2$\n", []],
])("what draws is there for what a guide takes in alone: %s, %j", async (path, text, expected) => {
  const { catalogue } = await linkModel({});
  const texts = { pages: [], introductions: [], snippets: new Map([[path, text]]), catalogue };
  const drawing = await loadDrawing(texts, forgetful);
  expect(Object.entries(drawing).flatMap(([name, draw]) => (draw === undefined ? [] : [name]))).toEqual(expected);
});
