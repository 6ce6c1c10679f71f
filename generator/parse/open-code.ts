import type { Parser } from "web-tree-sitter";
import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../discover/source-file.ts";
import type { Engine } from "../engine/engine.ts";
import { loadGrammar } from "./load-grammar.ts";
import { readOnce } from "./read-once.ts";

interface Reading<Document> {
  readonly language: Parameters<typeof loadGrammar>[0];
  readonly read: (file: SourceFile, parser: Parser, report: Report) => Document;
  readonly report: Report;
  readonly engine: Engine;
}

/** A reader of files of code by path, which reads each of them at most once. */
export async function openCode<Document>(
  files: readonly SourceFile[],
  { language, read, report, engine }: Reading<Document>,
): Promise<(path: string) => Document | undefined> {
  if (files.length === 0) return () => undefined;
  const parser = await loadGrammar(language);
  const known = new Map(files.map((file) => [file.path, file]));
  const documents = new Map<string, Document>();
  return (path) => {
    const file = known.get(path);
    if (file === undefined) return undefined;
    let document = documents.get(path);
    if (document === undefined) {
      document = readOnce(file, { read: (one, heard) => read(one, parser, heard), report, engine });
      documents.set(path, document);
    }
    return document;
  };
}
