import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createReport, type Report } from "../diagnostics/report.ts";
import type { JavaSources } from "../link/code/java-classes.ts";
import type { JavaDocument } from "../parse/java/java-document.ts";
import { parseJava } from "../parse/java/parse-java.ts";
import { loadGrammar } from "../parse/syntax/load-grammar.ts";

/** The Java files below a folder, each read when it is asked for. */
export async function readJavaFolder(folder: string, report: Report = createReport()): Promise<JavaSources> {
  const grammar = await loadGrammar("java");
  const paths = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".java")),
  );
  const documents = new Map<string, JavaDocument>();
  return {
    paths,
    read: (path) => {
      const text = (): string => readFileSync(join(folder, path), "utf8");
      const document = documents.get(path) ?? parseJava({ path, text: text(), kind: "java" }, grammar, report);
      documents.set(path, document);
      return document;
    },
  };
}
