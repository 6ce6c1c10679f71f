/** What an operation asks for: a field with what is asked of it, or fields of one type among several. */
export type Selection = FieldSelection | FragmentSelection;

/** A field that an example asks for, and what it asks for of its value; nothing where that has no fields. */
export interface FieldSelection {
  readonly kind: "field";
  readonly name: string;
  readonly alias?: string | undefined;
  /** Each argument with the variable that it takes. */
  readonly arguments: readonly { readonly name: string; readonly variable: string }[];
  readonly selections: readonly Selection[];
}

/** What is asked for where the value is of this type: `... on Dataset { … }`. */
export interface FragmentSelection {
  readonly kind: "fragment";
  readonly on: string;
  readonly selections: readonly Selection[];
}

/** A selection in braces, a field a line, as GraphQL writes it; empty for none. */
export function printSelections(selections: readonly Selection[], indent = ""): string {
  if (selections.length === 0) return "";
  const lines = selections.map((selection) => {
    const inner = printSelections(selection.selections, `${indent}  `);
    return `${indent}  ${printHead(selection)}${inner}\n`;
  });
  return ` {\n${lines.join("")}${indent}}`;
}

function printHead(selection: Selection): string {
  if (selection.kind === "fragment") return `... on ${selection.on}`;
  const { alias, name, arguments: args } = selection;
  const list = args.map((arg) => `${arg.name}: $${arg.variable}`).join(", ");
  return `${alias === undefined ? "" : `${alias}: `}${name}${list === "" ? "" : `(${list})`}`;
}
