import type { SchemaDocument, TypeNode } from "../../parse/schema-document.ts";
import { qualify } from "../schemas/schema-index.ts";

/** The model's documents, and behind them those that it refers to without what it declares itself. */
export function joinSchemas(
  own: readonly SchemaDocument[],
  referred: readonly SchemaDocument[],
): readonly SchemaDocument[] {
  const taken = new Set(own.flatMap(listNames));
  const others = referred.flatMap((document) => {
    // A file that could not be read tells at least what is not missing.
    if (document.declarations.length === 0) return [document];
    const declarations = document.declarations.filter((node) => !listNodeNames(node).some((name) => taken.has(name)));
    for (const node of declarations) for (const name of listNodeNames(node)) taken.add(name);
    if (declarations.length === 0) return [];
    return [declarations.length === document.declarations.length ? document : { ...document, declarations }];
  });
  return [...own, ...others];
}

function listNames({ declarations }: SchemaDocument): readonly string[] {
  return declarations.flatMap(listNodeNames);
}

function listNodeNames(node: TypeNode): readonly string[] {
  return "fields" in node || node.kind === "enum" || node.kind === "typeref" || node.kind === "fixed"
    ? [qualify(node.name, node.namespace)]
    : [];
}
