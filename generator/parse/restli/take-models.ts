import type { SchemaDocument, TypeNode } from "../schema-document.ts";
import type { RestliDocument } from "./restli-document.ts";

/**
 * The schemas of snapshots that nothing else declares: builds copy the model into them, each as much as its resource
 * names. Of several copies the first counts.
 */
export function takeModels(
  documents: readonly RestliDocument[],
  schemas: readonly SchemaDocument[],
): readonly SchemaDocument[] {
  const copies = documents.flatMap(({ models }) => models ?? []);
  if (copies.length === 0) return [];
  const known = new Set(schemas.flatMap(({ declarations }) => declarations.flatMap(listNames)));
  return copies.map((copy) => {
    const own = copy.declarations.filter((declaration) => {
      const [name] = listNames(declaration);
      return name !== undefined && !known.has(name);
    });
    for (const name of own.flatMap(listNames)) known.add(name);
    return own.length === copy.declarations.length ? copy : { ...copy, declarations: own };
  });
}

/** Full names of what a type declares, itself first, then inside itself. */
function listNames(type: TypeNode): readonly string[] {
  switch (type.kind) {
    case "reference":
      return [];
    case "array":
      return listNames(type.items);
    case "map":
      return listNames(type.values);
    case "union":
      return type.members.flatMap((member) => listNames(member.type));
    case "record":
      return [
        toFullName(type),
        ...type.includes.flatMap(listNames),
        ...type.fields.flatMap((field) => listNames(field.type)),
      ];
    case "typeref":
      return [toFullName(type), ...listNames(type.target)];
    default:
      return [toFullName(type)];
  }
}

function toFullName({ name, namespace }: { readonly name: string; readonly namespace: string }): string {
  return namespace === "" || name.includes(".") ? name : `${namespace}.${name}`;
}
