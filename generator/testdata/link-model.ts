import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { forgetful, type Engine } from "../engine/engine.ts";
import { classifyFile } from "../discover/kinds/classify-file.ts";
import type { SourceFile } from "../sources/source-file.ts";
import { link } from "../link/link.ts";
import type { ProseDocuments } from "../parse/documents.ts";
import { parse } from "../parse/parse.ts";
import { placeAnnotations } from "../parse/place-annotations.ts";

/** A model that was read from texts, with all that was said about it. */
export interface LinkedModel {
  readonly catalogue: Catalogue;
  readonly prose: ProseDocuments;
  readonly report: Report;
  /** Each warning and error as `path:line:column code message`, in the order in which they were reported. */
  readonly said: readonly string[];
}

/** Parses and links inline files; the end of a path tells its language, as with real files. */
export async function linkModel(
  texts: Readonly<Record<string, string>>,
  engine: Engine = forgetful,
): Promise<LinkedModel> {
  const files = Object.entries(texts).map(([path, text]) => toSourceFile(path, text));
  const report = placeAnnotations(files, createReport());
  const documents = parse(files, report, { engine });
  const catalogue = await link(documents, report, engine);
  return { catalogue, prose: documents.prose, report, said: sayAll(report.diagnostics) };
}

/** Diagnostics as short lines; without the hidden ones of severity info unless asked for. */
export function sayAll(
  diagnostics: readonly Diagnostic[],
  options: { readonly info?: boolean } = {},
): readonly string[] {
  return diagnostics
    .filter(({ severity }) => severity !== "info" || options.info === true)
    .map(({ code, span, message }) => {
      const at = span === undefined ? "" : `${span.file}:${span.startLine}:${span.startColumn} `;
      return `${at}${code} ${message}`;
    });
}

function toSourceFile(path: string, text: string): SourceFile {
  return { path, text, kind: classifyFile(path) ?? "registry" };
}
