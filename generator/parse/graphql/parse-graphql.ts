import type { DefinitionNode, DocumentNode, Kind } from "graphql";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { toAnswer } from "../../engine/answer.ts";
import { forgetful, type Engine } from "../../engine/engine.ts";
import { keepSdl } from "./code/keep-sdl.ts";
import { isCode } from "./code/list-literals.ts";
import type { GraphqlDefinition, GraphqlDocument } from "./graphql-document.ts";

/**
 * Reads the model's SDL: many files in, one document out; of programs, what they hold of it. What a server has answered to an introspection query, in a
 * JSON file, is read where there is no SDL. Files come through `loadTypedefs` with a
 * loader that serves texts which discovery has read, so nothing here opens a file or a socket. Names
 * are left to linking. The GraphQL packages load only when there is something for them to read. A process that stays reads
 * no file again that is as it was.
 */
export async function parseGraphql(
  files: readonly SourceFile[],
  report: Report,
  engine: Engine = forgetful,
): Promise<GraphqlDocument> {
  if (files.length === 0) return { kind: "graphqlDocument", definitions: [], unreadable: new Set() };
  const [{ loadTypedefs }, { readDefinitions }, { Kind: kinds }] = await Promise.all([
    import("@graphql-tools/load"),
    import("./read-definitions.ts"),
    import("graphql"),
  ]);
  const unreadable = new Set<string>();
  let isPartial = files.some(({ isLost }) => isLost === true);
  let choice: GraphqlDocument["choice"];
  const documents: DisguisedDocument[] = [];
  const definitions = new Map<unknown, GraphqlDefinition>();
  const take = (taken: readonly GraphqlDefinition[]): void => {
    for (const definition of taken) definitions.set(definition.node, definition);
    if (taken.length > 0) documents.push({ kind: kinds.NAME, definitions: taken.map(({ node }) => node) });
  };
  const sorted = files.filter(({ isLost }) => isLost !== true).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const file of sorted.filter((file) => !isJson(file))) {
    // As an answer, since what stands for a text is made anew with it, and nobody need compare it with what stood for another one.
    const read = engine
      .ask({ query: "parse definitions", key: file.path }, { text: file.text }, ({ text }, heard) =>
        toAnswer(readDefinitions(toSdl({ ...file, text }, heard), heard)),
      )
      .get(report)
      .get();
    for (const name of read.unreadable) unreadable.add(name);
    isPartial ||= read.isLost === true;
    take(read.definitions);
  }
  const answers = sorted.filter(isJson);
  if (answers.length > 0) {
    const { chooseIntrospection } = await import("./choose-introspection.ts");
    const chosen = chooseIntrospection(answers, [...definitions.values()], report);
    take(chosen.definitions);
    choice = chosen.choice;
  }
  const partial = { ...(isPartial && { isPartial }), ...(choice !== undefined && { choice }) };
  if (documents.length === 0) return { kind: "graphqlDocument", definitions: [], unreadable, ...partial };

  const load = (location: string) =>
    Promise.resolve(documents.map((document) => ({ location, document: document as unknown as DocumentNode })));
  const sources = await loadTypedefs(pointer, { loaders: [{ load }], sort: false });
  const nodes = sources.flatMap(({ document }) => document?.definitions ?? []);
  return {
    kind: "graphqlDocument",
    definitions: nodes.flatMap((node) => definitions.get(node) ?? []),
    unreadable,
    ...partial,
  };
}

/**
 * Stands for all documents, since each pointer is tried as a piece of SDL first, of which this, by its ending, can be none. A path
 * could be taken for a glob or an exclusion.
 */
const pointer = "model.graphql";

/** A file as SDL, which it is anyway unless it is a program. */
function toSdl(file: SourceFile, report: Report): SourceFile {
  return isCode(file.path) ? { ...file, text: keepSdl(file, report) } : file;
}

function isJson({ path }: SourceFile): boolean {
  return /\.json$/i.test(path);
}

/**
 * A document that the library takes for a name. It would print each document with its comments, which nobody reads, and
 * look names up in a plain object, so that a type named `constructor` is one too many for it.
 */
interface DisguisedDocument {
  readonly kind: Kind.NAME;
  readonly definitions: readonly DefinitionNode[];
}
