import type { Colors } from "picocolors/types.js";
import { toVisibleText } from "../diagnostics/print/visible-text.ts";
import type { MatchRun, SearchHit } from "../mcp/pages/find-hits.ts";
import { toFound } from "../mcp/pages/search-site.ts";
import { cutRuns } from "./cut-runs.ts";

/** How results are printed for people. */
export interface PrintHitsOptions {
  readonly base: string;
  readonly colors: Colors;
  /** How wide the terminal is; absent where there is none, and nothing is cut then. */
  readonly columns?: number | undefined;
}

/** No excerpt is cut to less, in columns. */
const shortestExcerpt = 30;
const indent = "  ";

/** Results for people: what each is called and what it is, an excerpt that fits into a line, and the page below the site. */
export function printHits(hits: readonly SearchHit[], options: PrintHitsOptions): string {
  return hits.map((hit) => `${printHit(hit, options).join("\n")}\n`).join("\n");
}

function printHit(hit: SearchHit, { base, colors, columns = Infinity }: PrintHitsOptions): readonly string[] {
  const { kind, parent, language, deprecated, page } = toFound(hit, base);
  const facts = [kind, parent, language, deprecated && "deprecated"].filter((fact) => fact !== undefined);
  const name = paint(hit.name, (text) => colors.underline(text), colors.bold);
  const room = Math.max(shortestExcerpt, columns - indent.length);
  const excerpt = paint(cutRuns(toOneLine(hit.meaning), room), (text) => colors.bold(colors.yellow(text)));
  return [
    `${name}  ${colors.dim(toVisibleText(facts.join(" · ")))}`,
    ...(excerpt === "" ? [] : [indent + excerpt]),
    // The first page has no route.
    indent + colors.cyan(toVisibleText(page.startsWith("#") || page === "" ? `index.html${page}` : page)),
  ];
}

function toOneLine(runs: readonly MatchRun[]): readonly MatchRun[] {
  return runs.map(({ text, ...run }) => ({ ...run, text: toVisibleText(text.replaceAll(/\s+/g, " ")) }));
}

function paint(
  runs: readonly MatchRun[],
  mark: (text: string) => string,
  all: (text: string) => string = (text) => text,
): string {
  return toOneLine(runs)
    .map(({ text, matched }) => all(matched === true ? mark(text) : text))
    .join("");
}
