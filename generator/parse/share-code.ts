import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import { forgetful, type Engine } from "../engine/engine.ts";
import { readOnce } from "./read-once.ts";
import type { Grammar } from "./syntax/grammar.ts";
import { loadGrammar } from "./syntax/load-grammar.ts";

interface Reading<Document> {
  readonly language: Parameters<typeof loadGrammar>[0];
  readonly read: (file: SourceFile, grammar: Grammar, report: Report) => Document;
  readonly engine: Engine;
}

interface ReadFile<Document> {
  readonly text: string;
  readonly document: Document;
}

/** Opens files of code: gives a reader of them by path. */
export type OpenCode<Document> = (
  files: ReadonlyMap<string, SourceFile>,
  report: Report,
) => Promise<(path: string) => Document | undefined>;

/** Lets several come by the same files of code, each of which is read at most once, by the first who wants it. */
export function shareCode<Document>({ language, read, engine }: Reading<Document>): OpenCode<Document> {
  // An engine that remembers has to be asked by each, since it notes who looks at what.
  const shared = engine === forgetful ? new Map<string, ReadFile<Document>>() : undefined;
  return async (files, report) => {
    if (files.size === 0) return () => undefined;
    const grammar = await loadGrammar(language);
    const documents = shared ?? new Map<string, ReadFile<Document>>();
    return (path) => {
      const file = files.get(path);
      if (file === undefined) return undefined;
      const before = documents.get(path);
      // A path may stand for a piece of its file as well.
      if (before?.text === file.text) return before.document;
      const document = readOnce(file, { read: (one, heard) => read(one, grammar, heard), report, engine });
      documents.set(path, { text: file.text, document });
      return document;
    };
  };
}
