import type { FieldNode, MemberNode, ReferenceNode, SchemaDocument, TypeNode } from "../../parse/schema-document.ts";

/** So many fields may be of the type of one another before nobody follows them. */
const mostSteps = 50;
/** So many references of a document are followed: each may lead to several others, and those to more. */
const mostFollowed = 20_000;

/** Fields of records, by the record's full name and their own. */
type FieldsByRecord = ReadonlyMap<string, ReadonlyMap<string, FieldNode>>;

/**
 * Puts the types of fields where documents say that a type is that of a field elsewhere, as references of JSON Schema to places
 * in other files do. What leads to no field, or in a circle, stays a reference to what may be declared in place of that field.
 */
export function followFields(documents: readonly SchemaDocument[]): readonly SchemaDocument[] {
  const asking = new Set(
    documents.filter(({ language, declarations }) => language === "other" && declarations.some(refersToField)),
  );
  if (asking.size === 0) return documents;
  const fields = listFields(documents);
  return documents.map((document) =>
    asking.has(document) ? { ...document, declarations: followAll(document.declarations, fields) } : document,
  );
}

function followAll(
  declarations: SchemaDocument["declarations"],
  fields: FieldsByRecord,
): SchemaDocument["declarations"] {
  const walk: Walk = { fields, left: mostFollowed };
  return declarations.map((node) => follow(node, walk, 0));
}

interface Walk {
  readonly fields: FieldsByRecord;
  /** How many more references are followed. */
  left: number;
}

function listFields(documents: readonly SchemaDocument[]): FieldsByRecord {
  const records = new Map<string, ReadonlyMap<string, FieldNode>>();
  const others = new Map<string, ReadonlyMap<string, FieldNode>>();
  for (const node of documents.flatMap(({ declarations }) => declarations)) {
    if (node.kind !== "record") continue;
    const fullName = node.namespace === "" ? node.name : `${node.namespace}.${node.name}`;
    const fields = new Map(node.fields.map((field) => [field.name, field]));
    if (!records.has(fullName)) records.set(fullName, fields);
    if (node.hasFullAliases === true) for (const alias of node.aliases) others.set(alias, fields);
  }
  return new Map([...others, ...records]);
}

function refersToField(node: TypeNode): boolean {
  switch (node.kind) {
    case "reference":
      return node.field !== undefined;
    case "array":
      return refersToField(node.items);
    case "map":
      return refersToField(node.values);
    case "union":
      return node.members.some(({ type }) => refersToField(type));
    case "record":
      return node.fields.some(({ type }) => refersToField(type));
    case "typeref":
      return refersToField(node.target);
    default:
      return false;
  }
}

function follow(node: TypeNode, walk: Walk, steps: number): TypeNode {
  if (!refersToField(node)) return node;
  const inside = (type: TypeNode): TypeNode => follow(type, walk, steps);
  switch (node.kind) {
    case "reference":
      return followReference(node, walk, steps);
    case "array":
      return { ...node, items: inside(node.items) };
    case "map":
      return { ...node, values: inside(node.values) };
    case "union":
      return { ...node, members: node.members.flatMap((member) => spread({ ...member, type: inside(member.type) })) };
    case "record":
      return { ...node, fields: node.fields.map((field) => ({ ...field, type: inside(field.type) })) };
    case "typeref":
      return { ...node, target: inside(node.target) };
    default:
      return node;
  }
}

function followReference({ field, ...reference }: ReferenceNode, walk: Walk, steps: number): TypeNode {
  if (field === undefined) return reference;
  const target = walk.fields.get(reference.name)?.get(field);
  walk.left -= 1;
  if (target !== undefined && steps < mostSteps && walk.left > 0) return follow(target.type, walk, steps + 1);
  return { ...reference, name: `${reference.name}.${field}` };
}

/** A union that came in among the members of another one gives them its own. */
function spread(member: MemberNode): readonly MemberNode[] {
  return member.type.kind === "union" && member.alias === undefined ? member.type.members : [member];
}
