import { Kind, parseConstValue, print, type ConstValueNode } from "graphql";

/**
 * Whether two constants, as SDL writes them, are one value: fields of an input object have no order, but items of a list do.
 * One that is too long or deep to be read is taken by its text.
 */
export function isSameValue(was: string | undefined, is: string | undefined): boolean {
  if (was === is || was === undefined || is === undefined) return was === is;
  // Only fields in another order make one value of two texts, and these have the same length.
  if (was.length !== is.length || !was.includes("{")) return false;
  const [before, after] = [orderFields(was), orderFields(is)];
  return before !== undefined && before === after;
}

const mostTokens = 10_000;

/** A constant with the fields of its objects in one order; undefined for what is no constant, or too long or deep to be read. */
export function orderFields(text: string): string | undefined {
  try {
    return print(sortFields(parseConstValue(text, { noLocation: true, maxTokens: mostTokens })));
  } catch {
    return undefined;
  }
}

function sortFields(node: ConstValueNode): ConstValueNode {
  if (node.kind === Kind.LIST) return { ...node, values: node.values.map(sortFields) };
  if (node.kind !== Kind.OBJECT) return node;
  const fields = node.fields.map((field) => ({ ...field, value: sortFields(field.value) }));
  return { ...node, fields: fields.toSorted((one, other) => (one.name.value < other.name.value ? -1 : 1)) };
}
