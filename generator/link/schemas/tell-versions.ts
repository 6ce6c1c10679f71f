import type { FieldNode, NamedNode, SchemaDocument, TypeNode } from "../../parse/schema-document.ts";
import { indexDocument, qualify } from "./schema-index.ts";

/** A file of one type, and what its version is called. */
export interface NamedVersion {
  readonly name: string;
  readonly document: SchemaDocument;
}

type FieldsByType = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The newest version of a type with what the older ones, the newest of them first, tell about it: which there are, and since
 * which each type and field is there without a gap. What the oldest has was perhaps there before, so nothing is said of it.
 */
export function tellVersions(newest: NamedVersion, older: readonly NamedVersion[]): SchemaDocument {
  const versions = older.map(({ name, document }) => ({ name, types: indexTypes(document) }));

  /** The first of the versions up to the newest that all have something; undefined where all of them have it. */
  function findFirst(isThere: (types: FieldsByType) => boolean): string | undefined {
    const gap = versions.findIndex(({ types }) => !isThere(types));
    return gap < 0 ? undefined : (versions[gap - 1]?.name ?? newest.name);
  }

  function rewrite(type: TypeNode): TypeNode {
    switch (type.kind) {
      case "array":
        return { ...type, items: rewrite(type.items) };
      case "map":
        return { ...type, values: rewrite(type.values) };
      case "union":
        return { ...type, members: type.members.map((member) => ({ ...member, type: rewrite(member.type) })) };
      case "reference":
        return type;
      default:
        return rewriteNamed(type);
    }
  }

  function rewriteNamed(node: NamedNode): NamedNode {
    const fullName = qualify(node.name, node.namespace);
    const sinceVersion = findFirst((types) => types.has(fullName));
    const told = { ...node, ...(sinceVersion !== undefined && { sinceVersion }) };
    if (told.kind !== "record") return told;
    const fields = told.fields.map((field): FieldNode => {
      const first = findFirst((types) => hasField(types.get(fullName), field));
      // What came with its record needn't say so.
      const since = first === sinceVersion ? {} : { sinceVersion: first };
      return { ...field, ...since, type: rewrite(field.type) };
    });
    return { ...told, fields };
  }

  const olderVersions = older.flatMap(({ name, document }) => {
    const [node] = document.declarations;
    return node === undefined ? [] : [{ name, span: node.span }];
  });
  const declarations = newest.document.declarations.map((node) => {
    const told = rewrite(node);
    return told.kind === "record" || told.kind === "enum" || told.kind === "fixed" ? { ...told, olderVersions } : told;
  });
  return { ...newest.document, declarations };
}

/** Names of the fields of all types that a document declares, which others have none of. */
function indexTypes(document: SchemaDocument): FieldsByType {
  return new Map(
    indexDocument(document).declarations.map(({ fullName, node }) => {
      const fields = node.kind === "record" ? node.fields : [];
      return [fullName, new Set(fields.map(({ name }) => name))];
    }),
  );
}

/** Whether there is a field, under a former name too. */
function hasField(fields: ReadonlySet<string> | undefined, { name, aliases }: FieldNode): boolean {
  return fields !== undefined && [name, ...aliases].some((each) => fields.has(each));
}
