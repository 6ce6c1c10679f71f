import type { DocstringSection, DocstringSectionKind } from "./docstring.ts";
import { dedentLines, findOutdented } from "./indentation.ts";

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

function isUnderline(line: string | undefined): boolean {
  return line !== undefined && /^\s*-{3,}\s*$/.test(line);
}

/** Where the next underlined heading begins, whichever it is. */
function findUnderlined(lines: readonly string[], from: number): number {
  const next = lines.findIndex(
    (line, index) => index >= from && /^\S/.test(line) && !/^-+\s*$/.test(line) && isUnderline(lines[index + 1]),
  );
  return next === -1 ? lines.length : next;
}
