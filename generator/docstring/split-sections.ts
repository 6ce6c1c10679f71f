import type { DocstringSection, DocstringSectionKind } from "./docstring.ts";
import { dedentLines, findOutdented } from "./indentation.ts";
import { findUnderlined } from "./find-underlined.ts";
import { isUnderline } from "./is-underline.ts";

/** Headings that tools know, in lower case. Under any other one stands prose. */
const headings: ReadonlyMap<string, DocstringSectionKind> = new Map([
  ["args", "parameters"],
  ["arguments", "parameters"],
  ["parameters", "parameters"],
  ["params", "parameters"],
  ["other parameters", "parameters"],
  ["keyword args", "parameters"],
  ["keyword arguments", "parameters"],
  ["attributes", "attributes"],
  ["return", "returns"],
  ["returns", "returns"],
  ["yield", "returns"],
  ["yields", "returns"],
  ["raise", "raises"],
  ["raises", "raises"],
  ["example", "examples"],
  ["examples", "examples"],
  ["deprecated", "deprecated"],
]);

/** Headings of NumPy's manner under which prose stands. */
const labels: ReadonlySet<string> = new Set([
  "notes",
  "see also",
  "references",
  "warnings",
  "warns",
  "receives",
  "methods",
]);

/** The sections of a docstring in the manners of Google and NumPy, and the lines that are in none. */
export function splitSections(lines: readonly string[]): {
  readonly prose: readonly string[];
  readonly sections: readonly DocstringSection[];
} {
  const prose: string[] = [];
  const sections: DocstringSection[] = [];
  for (let at = 0; at < lines.length;) {
    const heading = (lines[at] ?? "").trim();
    const underlined = headings.get(heading.toLowerCase());
    if (underlined !== undefined && isUnderline(lines[at + 1])) {
      const end = findUnderlined(lines, at + 2);
      sections.push({ kind: underlined, heading, style: "numpy", lines: dedentLines(lines.slice(at + 2, end)) });
      at = end;
      continue;
    }
    if (labels.has(heading.toLowerCase()) && isUnderline(lines[at + 1])) {
      // As a heading, it would be one of the page.
      prose.push("", `**${heading}**`, "");
      at += 2;
      continue;
    }
    const kind = /^[A-Za-z ]+::?$/.test(heading) ? headings.get(heading.replace(/::?$/, "").toLowerCase()) : undefined;
    const end = kind === undefined ? at : findOutdented(lines, at);
    if (kind !== undefined && end > at + 1) {
      const label = heading.replace(/::?$/, "");
      sections.push({ kind, heading: label, style: "google", lines: dedentLines(lines.slice(at + 1, end)) });
      at = end;
      continue;
    }
    prose.push(lines[at] ?? "");
    at += 1;
  }
  return { prose, sections };
}
