import { proseCodes } from "../../diagnostics/codes/prose.ts";
import type { Report } from "../../diagnostics/report.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { readNotebook } from "./notebooks/read-notebook.ts";
import { parseProse } from "./parse-prose.ts";
import type { ProseDocument } from "./prose-document.ts";

/** Reads a notebook as the page that its cells make up; what is told of it has its place in the notebook's own file. */
export function parseNotebook(file: SourceFile, report: Report): ProseDocument {
  const notebook = parseLocatedJson(file, report);
  const read = readNotebook(file.path, notebook);
  // What is no JSON has been told of.
  if (read === undefined && notebook !== undefined) report.add(proseCodes.unreadNotebook(), startOfFile(file.path));
  const { text, segments } = read ?? { text: "", segments: [] };
  return parseProse({ ...file, text }, report, segments);
}
