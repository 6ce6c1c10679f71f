import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Engine } from "./engine/engine.ts";
import { readMarkdown } from "./markdown/read-markdown.ts";
import type { ProseDocuments } from "./parse/documents.ts";
import { holdsDiagram, loadDiagrams } from "./plan/diagrams/diagrams.ts";
import { loadFormulas } from "./plan/formulas/formulas.ts";
import type { PlanOptions } from "./plan/context/plan-context.ts";

interface DrawnTexts extends Pick<ProseDocuments, "pages" | "introductions"> {
  readonly catalogue: Pick<Catalogue, "ingestion" | "releases">;
}

/** What draws diagrams and formulas, each only where there is one: in a guide, or in a text that is a part of another page. */
export async function loadDrawing(
  { pages, introductions, catalogue: { ingestion, releases } }: DrawnTexts,
  engine: Engine,
): Promise<Pick<PlanOptions, "drawDiagram" | "drawFormula">> {
  const from = { pages, introductions, ingestion, releases };
  const hasDiagrams = engine
    .ask(
      { query: "find diagrams" },
      from,
      (from) =>
        [...from.pages, ...from.introductions].some(({ document }) => holdsDiagram(document.text)) ||
        listParts(from).some(holdsDiagram),
    )
    .get();
  // Asked by itself, since it has to read these texts to know, and they change less often than guides.
  const partsHoldFormulas = engine.ask({ query: "find formulas", lasts: "whole" }, { ingestion, releases }, (from) =>
    listParts(from).some(holdsFormula),
  );
  const hasFormulas =
    [...pages, ...introductions].some(({ document }) => document.hasFormulas === true) || partsHoldFormulas.get();
  return {
    drawDiagram: hasDiagrams ? await loadDiagrams() : undefined,
    drawFormula: hasFormulas ? await loadFormulas() : undefined,
  };
}

/** Docs of sources and notes of releases. */
function listParts({ ingestion, releases }: DrawnTexts["catalogue"]): readonly string[] {
  const platforms = [...ingestion.platforms.values()];
  const texts = [...platforms, ...platforms.flatMap(({ plugins }) => plugins)].map(({ intro }) => intro?.text);
  for (const { plugins } of platforms) {
    for (const { prerequisites, notes, limitations, troubleshooting } of plugins)
      texts.push(prerequisites?.text, notes?.text, limitations?.text, troubleshooting?.text);
  }
  return [...texts, ...releases.map(({ notes }) => notes)].filter((text) => text !== undefined);
}

/** Most texts are told without being read. */
function holdsFormula(text: string): boolean {
  if (!/\$|\\[([]|^[^\S\n]*(?:```|~~~)\s*math/m.test(text)) return false;
  return readMarkdown(text, { takeTitle: false, topLevel: 2, idPrefix: "" }).dialect.hasFormulas === true;
}
