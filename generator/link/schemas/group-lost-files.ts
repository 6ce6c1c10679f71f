import type { SchemaDocument } from "../../parse/schema-document.ts";

/** What leads to a file in which no schema was read. */
interface LostReference {
  readonly document: SchemaDocument;
  readonly lostFile: string;
}

/** So many files of one document are likely a folder that was not read, and not as many slips. */
const fewestOfFolder = 5;

/** References that are told together, at the first: all that lead to one file, or to all of many files, from the same document. */
export function groupLostFiles<Reference extends LostReference>(
  references: readonly Reference[],
): readonly (readonly [Reference, ...Reference[]])[] {
  const byDocument = group(references, ({ document }) => document);
  return byDocument.flatMap((ofDocument) => {
    const byFile = group(ofDocument, ({ lostFile }) => lostFile);
    return byFile.length < fewestOfFolder ? byFile : [ofDocument];
  });
}

function group<Item>(items: readonly Item[], toKey: (item: Item) => unknown): readonly (readonly [Item, ...Item[]])[] {
  const groups = new Map<unknown, [Item, ...Item[]]>();
  for (const item of items) {
    const key = toKey(item);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [item]);
    else known.push(item);
  }
  return [...groups.values()];
}
