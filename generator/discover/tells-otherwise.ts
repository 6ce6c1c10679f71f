import { isCode } from "../parse/graphql/code/list-literals.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { FileTree } from "./files/file-tree.ts";
import { holdsIntrospection } from "./kinds/holds-introspection.ts";
import { holdsRegisteredAvro } from "./kinds/holds-registered-avro.ts";
import { holdsSdl } from "./kinds/holds-sdl.ts";
import { holdsSnapshot } from "./kinds/holds-snapshot.ts";
import { declaresTypes } from "./model/declares-types.ts";
import { readImports } from "./model/read-imports.ts";
import { wiresFields } from "./model/wires-fields.ts";
import { declaresConnector } from "./python-packages/registers-connectors.ts";

/** Whether a file with another text tells otherwise which files of a model are read, itself among them: where names alone don't. */
export function tellsOtherwise({ path, kind, text, plugin }: SourceFile, now: string): boolean {
  if (plugin !== undefined || kind === "prose") return false;
  // What a package says of itself is short, and says much.
  if (kind === "package") return true;
  const [before, after] = [text, now].map((each) => tell(path, holdOnly(each)));
  return before !== after;
}

function tell(path: string, tree: FileTree): string {
  const told = [
    /\.json$/i.test(path) &&
      (holdsIntrospection(path, tree) || holdsSnapshot(path, tree) || holdsRegisteredAvro(path, tree)),
    isCode(path) && holdsSdl(path, tree),
    /\.(?:graphqls?|gql)$/i.test(path) && declaresTypes(path, tree),
    /\.py$/i.test(path) && declaresConnector(path, tree),
    /\.java$/i.test(path) && wiresFields(path, tree),
    ...(/\.avdl$/i.test(path) ? readImports(path, tree) : []),
  ];
  return told.join("\n");
}

/** The text, wherever it is looked for. */
function holdOnly(text: string): FileTree {
  const all = Buffer.from(text);
  return {
    exists: () => true,
    list: () => [],
    read: (_location, limit, head = 4096) => ({
      size: all.length,
      bytes: all.length > limit ? all.subarray(0, head) : all,
    }),
    follow: (location) => location,
  };
}
