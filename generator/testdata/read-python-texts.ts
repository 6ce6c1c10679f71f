import { createReport, type Report } from "../diagnostics/report.ts";
import type { PythonSources } from "../link/ingestion/code/read-connectors.ts";
import { loadGrammar } from "../parse/syntax/load-grammar.ts";
import { parsePython } from "../parse/python/parse-python.ts";
import type { PythonDocument } from "../parse/python/python-document.ts";

/** Python files that are given as texts by path, each read when it is asked for, once. */
export async function readPythonTexts(
  texts: Readonly<Record<string, string>>,
  report: Report = createReport(),
): Promise<PythonSources> {
  const grammar = await loadGrammar("python");
  const known = new Map<string, PythonDocument>();
  return {
    paths: new Set(Object.keys(texts)),
    read(path) {
      const text = texts[path];
      if (text === undefined) return undefined;
      const document = known.get(path) ?? parsePython({ path, text, kind: "python" }, grammar, report);
      known.set(path, document);
      return document;
    },
  };
}
