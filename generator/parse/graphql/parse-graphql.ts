import type { DocumentNode } from "graphql";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../discover/source-file.ts";
import type { GraphqlDefinition, GraphqlDocument } from "./graphql-document.ts";

/**
 * Reads the model's SDL: many files in, one document out. Files come through `loadTypedefs` with a
 * loader that serves texts which discovery has read, so nothing here opens a file or a socket. Names
 * are left to linking. The GraphQL packages load only when there is something for them to read.
 */
export async function parseGraphql(files: readonly SourceFile[], report: Report): Promise<GraphqlDocument> {
  if (files.length === 0) return { kind: "graphqlDocument", definitions: [], unreadable: new Set() };
  const [{ loadTypedefs }, { readDefinitions }, { Kind }] = await Promise.all([
    import("@graphql-tools/load"),
    import("./read-definitions.ts"),
    import("graphql"),
  ]);
  const unreadable = new Set<string>();
  const documents = new Map<string, DocumentNode>();
  const definitions = new Map<unknown, GraphqlDefinition>();
  for (const [index, file] of files.toSorted((a, b) => (a.path < b.path ? -1 : 1)).entries()) {
    const read = readDefinitions(file, report);
    for (const name of read.unreadable) unreadable.add(name);
    for (const definition of read.definitions) definitions.set(definition.node, definition);
    if (read.definitions.length === 0) continue;
    // A pointer that is a path could be taken for a glob, an exclusion or a piece of SDL.
    documents.set(`sdl-${index}`, { kind: Kind.DOCUMENT, definitions: read.definitions.map(({ node }) => node) });
  }
  if (documents.size === 0) return { kind: "graphqlDocument", definitions: [], unreadable };

  const load = (pointer: string) => {
    const document = documents.get(pointer);
    return Promise.resolve(document === undefined ? null : [{ location: pointer, document }]);
  };
  const sources = await loadTypedefs([...documents.keys()], { loaders: [{ load }], sort: false });
  const nodes = sources.flatMap(({ document }) => document?.definitions ?? []);
  return {
    kind: "graphqlDocument",
    definitions: nodes.flatMap((node) => definitions.get(node) ?? []),
    unreadable,
  };
}
