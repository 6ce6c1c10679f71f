import { admonitionTypeNames } from "../../markdown/containers/admonition-types.ts";
import type { Finding } from "../../markdown/dialect-state.ts";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import type { Problem } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { FileLines } from "./locate-targets.ts";

/** Reports what reading Markdown found to be wrong with it. A component has one cause, wherever it stands: it is told once, where it does so first. */
export function reportFindings(findings: readonly Finding[], lines: FileLines, report: Report): void {
  const components = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.kind !== "unknownComponent") continue;
    const uses = components.get(finding.name);
    if (uses === undefined) components.set(finding.name, [finding]);
    else uses.push(finding);
  }
  const firsts = new Map(
    [...components.values()].map((uses) => [
      uses.reduce((first, use) => (isBefore(use, first) ? use : first)),
      uses.length,
    ]),
  );
  for (const finding of findings) {
    const count = finding.kind === "unknownComponent" ? firsts.get(finding) : 1;
    if (count !== undefined) report.add(toProblem(finding, count), spanOfFinding(finding, lines));
  }
}

function isBefore({ place: a }: Finding, { place: b }: Finding): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}

/** A tag inside of other text is known by its line; where on the line it is, is looked up. */
function spanOfFinding({ name, place }: Finding, file: FileLines): ReturnType<FileLines["span"]> {
  const { line, column, length } = place;
  const found = length > 1 ? -1 : (file.lines[line] ?? "").toLowerCase().indexOf(`<${name.toLowerCase()}`);
  return found === -1 ? file.span(line, column, length) : file.span(line, found, name.length + 1);
}

function toProblem({ kind, name, cells = { columns: 0, written: 0 } }: Finding, count: number): Problem {
  switch (kind) {
    case "unclosedComponent":
      return proseCodes.unclosedComponent({ name });
    case "unclosedAdmonition":
      return proseCodes.unclosedAdmonition({ type: name });
    case "unclosedFence":
      return proseCodes.unclosedFence({ language: name });
    case "unclosedComment":
      return proseCodes.unclosedComment();
    case "tableCells":
      return proseCodes.tableCells(cells);
    case "lostCells":
      return proseCodes.lostCells({ ...cells, lost: name });
    case "unknownComponent":
      return proseCodes.unknownComponent({ name, count });
    case "unknownAdmonition": {
      const written = name.toLowerCase();
      const longer = admonitionTypeNames.filter((known) => written.length > 2 && known.startsWith(written));
      const suggestions = longer.length > 0 ? longer : suggestNames(written, admonitionTypeNames);
      return proseCodes.unknownAdmonition({ type: name, suggestions });
    }
    case "droppedElement":
      return proseCodes.droppedElement({ name });
    case "codeReference":
      return proseCodes.unreadCode({ names: name.split("\n") });
    case "templateTag":
      return proseCodes.templateTag({ names: name.split("\n") });
    case "unknownDirective":
      return proseCodes.unknownDirective({ names: name.split(" ") });
    case "longText":
      return proseCodes.longText();
  }
}
