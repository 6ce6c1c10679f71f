import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createReport, type Report } from "../diagnostics/report.ts";
import type { PythonSources } from "../link/ingestion/code/read-connectors.ts";
import { loadGrammar } from "../parse/syntax/load-grammar.ts";
import { parsePython } from "../parse/python/parse-python.ts";

/** The Python files below a folder, each read when it is asked for. */
export async function readPythonFolder(folder: string, report: Report = createReport()): Promise<PythonSources> {
  const grammar = await loadGrammar("python");
  const paths = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".py")),
  );
  return {
    paths,
    read: (path) =>
      parsePython({ path, text: readFileSync(join(folder, path), "utf8"), kind: "python" }, grammar, report),
  };
}
