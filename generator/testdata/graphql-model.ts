import { readFileSync } from "node:fs";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { GraphqlModel } from "../catalogue/graphql.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createReport } from "../diagnostics/report.ts";
import { linkGraphql } from "../link/graphql/link-graphql.ts";
import { parseGraphql } from "../parse/graphql/parse-graphql.ts";

/** A catalogue that holds nothing but the GraphQL of some texts, by path, and what was reported of them. */
export async function readGraphqlModel(
  texts: Readonly<Record<string, string>>,
): Promise<{ catalogue: Catalogue; diagnostics: readonly Diagnostic[] }> {
  const report = createReport();
  const files = Object.entries(texts).map(([path, text]) => ({ path, text, kind: "graphql" as const }));
  const graphql = linkGraphql(await parseGraphql(files, report), report);
  const catalogue: Catalogue = {
    formatVersion: 1,
    schemas: new Map(),
    aspects: new Map(),
    entities: new Map(),
    relationships: [],
    events: new Map(),
    registries: [],
    graphql,
    restli: { resources: [] },
    sdk: { pages: [] },
    ingestion: { platforms: new Map() },
    access: { privileges: new Map(), resourceTypes: new Map(), roles: new Map(), policies: new Map() },
    prose: { pages: new Map(), sidebars: new Map(), assets: new Map(), parts: new Map() },
    releases: [],
    versions: [],
    redirects: [],
    sources: files.map(({ path, kind }) => ({ path, kind })),
  };
  return { catalogue, diagnostics: report.diagnostics };
}

/** The schema in some files. */
export async function readGraphqlFiles(paths: readonly string[]): Promise<GraphqlModel> {
  const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")]));
  return (await readGraphqlModel(texts)).catalogue.graphql;
}

/** `file:line:column code: message`, one line for each diagnostic, in the order of their places. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .toSorted((a, b) => compare(a.span?.file ?? "", b.span?.file ?? "") || placeOf(a) - placeOf(b))
    .map(({ span, severity, code, message, help, related }) => {
      const place =
        span === undefined
          ? ""
          : `${span.file}:${span.startLine}:${span.startColumn}-${span.endLine}:${span.endColumn} `;
      const notes = related.map(
        (note) => `\n    ${note.message}: ${note.span.file}:${note.span.startLine}:${note.span.startColumn}`,
      );
      return `${place}${severity} ${code}: ${message}${notes.join("")}${help === undefined ? "" : `\n    help: ${help}`}\n`;
    })
    .join("");
}

function placeOf({ span }: Diagnostic): number {
  return span === undefined ? 0 : span.startLine * 10_000 + span.startColumn;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
