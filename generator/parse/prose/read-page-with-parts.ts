import { proseCodes } from "../../diagnostics/codes/prose.ts";
import { whileProcessing } from "../../diagnostics/processing-error.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { Engine } from "../../engine/engine.ts";
import { listPartCandidates } from "../../places/part-paths.ts";
import { expandParts } from "./parts/expand-parts.ts";
import { nameReading } from "../name-reading.ts";
import { parseProse } from "./parse-prose.ts";
import type { ProseDocument } from "./prose-document.ts";

interface PartReading {
  /** By path, all Markdown that was read. */
  readonly texts: ReadonlyMap<string, string>;
  /** The folder that `@site` stands for, where there is a project. */
  readonly project: string | undefined;
  readonly report: Report;
  readonly engine: Engine;
}

/** Reads a page that takes in other files; it is read again when one of them says something else. */
export function readPageWithParts(file: SourceFile, { texts, project, report, engine }: PartReading): ProseDocument {
  const { path, root = "" } = file;
  const key = nameReading("prose with parts", file);
  return engine
    .ask({ query: "parse", key, lasts: "whole" }, { text: file.text, texts, project }, (from, heard) =>
      whileProcessing(path, () => {
        const expanded = expandParts({ path, text: from.text }, (written, user) => {
          for (const candidate of listPartCandidates(written, user, { root, project: from.project })) {
            const text = from.texts.get(candidate);
            if (text !== undefined) return { path: candidate, text };
          }
          return undefined;
        });
        for (const { span, ...leftOut } of expanded.leftOut) heard.add(proseCodes.leftOutPart(leftOut), span);
        for (const { language, span } of expanded.unclosed) heard.add(proseCodes.unclosedFence({ language }), span);
        return parseProse({ ...file, text: expanded.text }, heard, expanded.segments);
      }),
    )
    .get(report);
}
