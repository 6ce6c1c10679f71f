import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Engine } from "./engine/engine.ts";
import { readMarkdown } from "./markdown/read-markdown.ts";
import type { ProseDocuments } from "./parse/documents.ts";
import { holdsDiagram, loadDiagrams } from "./plan/diagrams/diagrams.ts";
import { loadFormulas } from "./plan/formulas/formulas.ts";
import type { PlanOptions } from "./plan/context/plan-context.ts";
import { isMarkdownFile } from "./places/markdown-files.ts";

interface DrawnTexts extends Pick<ProseDocuments, "pages" | "introductions" | "snippets"> {
  readonly catalogue: Pick<Catalogue, "ingestion" | "releases">;
}

/** What draws diagrams and formulas, each only where there is one: in a guide or what it takes in, or in a text that is a part of another page. */
export async function loadDrawing(
  { pages, introductions, snippets, catalogue: { ingestion, releases } }: DrawnTexts,
  engine: Engine,
): Promise<Pick<PlanOptions, "drawDiagram" | "drawFormula">> {
  const from = { pages, introductions, snippets, ingestion, releases };
  const hasDiagrams = engine
    .ask(
      { query: "find diagrams" },
      from,
      (from) =>
        [...from.pages, ...from.introductions].some(({ document }) => holdsDiagram(document.text)) ||
        [...listParts(from), ...listTakenIn(from)].some(holdsDiagram),
    )
    .get();
  // Asked by itself, since it has to read these texts to know, and they change less often than guides.
  const partsHoldFormulas = engine.ask({ query: "find formulas", lasts: "whole" }, { ingestion, releases }, (from) =>
    listParts(from).some(holdsFormula),
  );
  const hasFormulas =
    [...pages, ...introductions].some(({ document }) => document.hasFormulas === true) ||
    // How these are read depends on who takes them in.
    listTakenIn({ snippets }).some(mayHoldFormula) ||
    partsHoldFormulas.get();
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

/** The Markdown of files that guides take in. */
function listTakenIn({ snippets }: Pick<DrawnTexts, "snippets">): readonly string[] {
  return [...snippets].flatMap(([path, text]) => (isMarkdownFile(path) ? [text] : []));
}

function mayHoldFormula(text: string): boolean {
  return /\$|\\[([]|^[^\S\n]*(?:```|~~~)\s*math/m.test(text);
}

/** Most texts are told without being read. */
function holdsFormula(text: string): boolean {
  if (!mayHoldFormula(text)) return false;
  return readMarkdown(text, { takeTitle: false, topLevel: 2, idPrefix: "" }).dialect.hasFormulas === true;
}
