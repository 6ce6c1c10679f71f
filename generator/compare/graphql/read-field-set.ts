import { Kind, parse, print, type SelectionSetNode } from "graphql";

const mostTokens = 1_000;

/** The fields that an argument of Federation names, e.g. `"id owner { id }"`; undefined for a text that is no such set. */
export function readFieldSet(text: string): SelectionSetNode | undefined {
  try {
    const { definitions } = parse(`{ ${text} }`, { noLocation: true, maxTokens: mostTokens });
    const [only] = definitions;
    return only?.kind === Kind.OPERATION_DEFINITION ? only.selectionSet : undefined;
  } catch {
    return undefined;
  }
}

/** The same set as a text that is in one order, as its fields have none. */
export function sortFieldSet(text: string): string {
  const fields = readFieldSet(text);
  return fields === undefined ? text : printSorted(fields);
}

function printSorted({ selections }: SelectionSetNode): string {
  return selections
    .map((each) =>
      each.kind === Kind.FIELD && each.selectionSet !== undefined
        ? `${each.name.value} { ${printSorted(each.selectionSet)} }`
        : print(each),
    )
    .sort()
    .join(" ");
}
