import { isCollection, isMap, isPair, isScalar, type Document, type Range, type YAMLMap } from "yaml";

/** A key that its map has already, and where in the text it stands. */
interface RepeatedKey {
  readonly value: unknown;
  readonly range: Range;
}

/** Keys that their map has already, in no order. The parser looks for them too, but compares each key with all before it. */
export function findRepeatedKeys({ contents }: Pick<Document.Parsed, "contents">): readonly RepeatedKey[] {
  const found: RepeatedKey[] = [];
  const left: unknown[] = [contents];
  // Not by calls of itself: texts may be nested as deep as the stack.
  while (left.length > 0) {
    const node = left.pop();
    if (isPair(node)) left.push(node.key, node.value);
    if (!isCollection(node)) continue;
    if (isMap(node)) addRepeated(node, found);
    for (const item of node.items) left.push(item);
  }
  return found;
}

function addRepeated({ items }: YAMLMap, found: RepeatedKey[]): void {
  const values = new Set<unknown>();
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    if (values.has(key.value) && key.range) found.push({ value: key.value, range: key.range });
    values.add(key.value);
  }
}
