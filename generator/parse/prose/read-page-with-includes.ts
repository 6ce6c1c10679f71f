import { proseCodes } from "../../diagnostics/codes/prose.ts";
import type { Problem } from "../../diagnostics/diagnostic.ts";
import { whileProcessing } from "../../diagnostics/processing-error.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { Engine } from "../../engine/engine.ts";
import { folderOf } from "../../places/content-paths.ts";
import { type IncludeRules, listIncludeCandidates } from "../../places/include-paths.ts";
import { expandIncludes, type IncludeFinding } from "./includes/expand-includes.ts";
import { nameReading } from "../name-reading.ts";
import { parseProse } from "./parse-prose.ts";
import type { ProseDocument } from "./prose-document.ts";

interface IncludeReading {
  /** By path, all that was read. */
  readonly texts: ReadonlyMap<string, string>;
  readonly rules: IncludeRules;
  readonly report: Report;
  readonly engine: Engine;
}

/** Reads a page that takes in other files before its Markdown is read; it is read again when one of them says something else. */
export function readPageWithIncludes(
  file: SourceFile,
  { texts, rules, report, engine }: IncludeReading,
): ProseDocument {
  const { path } = file;
  const key = nameReading("prose with includes", file);
  return engine
    .ask({ query: "parse", key, lasts: "whole" }, { text: file.text, texts, rules }, (from, heard) =>
      whileProcessing(path, () => {
        const expanded = expandIncludes({ path, text: from.text }, from.rules, (written, user) => {
          for (const candidate of listIncludeCandidates(written, user, from.rules)) {
            const text = from.texts.get(candidate);
            if (text !== undefined) return { path: candidate, text };
          }
          return undefined;
        });
        // What is missing within a line in brackets is told as what is missing in a line of its own.
        const isListed = ({ kind }: IncludeFinding): boolean => kind === "missing" && from.rules.style === "brackets";
        const told = expanded.findings.filter((finding) => !isListed(finding));
        for (const finding of told) heard.add(toProblem(finding), finding.span);
        const document = parseProse({ ...file, text: expanded.text }, heard, expanded.segments);
        const missing = expanded.findings.filter(isListed).map(({ path, span }) => ({ path, span }));
        return missing.length === 0 ? document : { ...document, includes: [...document.includes, ...missing] };
      }),
    )
    .get(report);
}

function toProblem({ kind, path, part }: IncludeFinding): Problem {
  if (kind === "missing") return proseCodes.missingInclude({ path, folder: folderOf(path), others: 0 });
  if (kind === "part") return proseCodes.emptyInclude({ path, part, isLeftOut: true });
  return proseCodes.leftOutPart({ path, why: kind });
}
