import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { EnumSchema, Field, NamedSchema, RecordSchema, TypeExpression } from "../catalogue/schema.ts";
import type { Span } from "../catalogue/span.ts";
import type { LinkedSchemas } from "../link/schemas/link-schemas.ts";
import type { NamedNode, SchemaDocument, TypeNode } from "../parse/schema-document.ts";

/** A JSON tree; a `bigint` stands for a whole number beyond 2^53. */
export type Ir = JsonValue;

/**
 * The tree of a file's declaration in the form of the conformance corpus, made from the linked model.
 * The document is asked for one thing only: how includes were written.
 */
export function printIr(document: SchemaDocument, linked: LinkedSchemas): Ir {
  const declared = new Map<string, NamedNode>();
  for (const node of document.declarations) listDeclared(node, declared);
  const context: Context = { schemas: linked.schemas, declared, document, printed: new Set() };
  const anonymous = linked.anonymous.get(document.file);
  if (anonymous !== undefined) return printType(context, anonymous);
  const [top] = document.declarations;
  if (top === undefined || !("name" in top)) return null;
  return printReference(context, qualify(top), true);
}

interface Context {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly declared: ReadonlyMap<string, NamedNode>;
  readonly document: SchemaDocument;
  readonly printed: Set<string>;
}

function qualify(node: { readonly name: string; readonly namespace: string }): string {
  return node.namespace === "" || node.name.includes(".") ? node.name : `${node.namespace}.${node.name}`;
}

function listDeclared(node: TypeNode, declared: Map<string, NamedNode>): void {
  switch (node.kind) {
    case "reference":
    case "fixed":
    case "enum":
      break;
    case "array":
      return listDeclared(node.items, declared);
    case "map":
      return listDeclared(node.values, declared);
    case "union":
      return node.members.forEach((member) => listDeclared(member.type, declared));
    case "typeref":
      listDeclared(node.target, declared);
      break;
    case "record":
      node.includes.forEach((include) => listDeclared(include, declared));
      node.fields.forEach((field) => listDeclared(field.type, declared));
  }
  if (node.kind !== "reference") declared.set(qualify(node), node);
}

type Entries = readonly (readonly [string, Ir | undefined])[];

function object(entries: Entries): JsonObject {
  return Object.fromEntries(entries.filter((entry): entry is [string, Ir] => entry[1] !== undefined));
}

/** The corpus has the locations of one file, and none for PDSC. */
function location({ document }: Context, { file, startLine, startColumn, endLine, endColumn }: Span): Ir | undefined {
  return document.language === "pdl" && file === document.file
    ? [startLine, startColumn, endLine, endColumn]
    : undefined;
}

const unlessEmpty = (value: JsonObject): JsonObject | undefined =>
  Object.keys(value).length === 0 ? undefined : value;

function printType(context: Context, type: TypeExpression): Ir {
  switch (type.kind) {
    case "primitive":
      return type.name;
    case "reference":
      return printReference(context, type.name, type.inline === true);
    case "array":
    case "map":
    case "union":
      return object([
        ["kind", type.kind],
        ["loc", location(context, type.span)],
        ["props", unlessEmpty(type.annotations)],
        type.kind === "array"
          ? ["items", printType(context, type.items)]
          : type.kind === "map"
            ? ["values", printType(context, type.values)]
            : ["members", type.members.map((member) => printMember(context, member))],
      ]);
  }
}

function printMember(context: Context, member: Extract<TypeExpression, { kind: "union" }>["members"][number]): Ir {
  return object([
    ["loc", location(context, member.span)],
    ["alias", member.alias],
    ["key", member.key],
    ["type", printType(context, member.type)],
    ["doc", member.doc],
    ["props", unlessEmpty(member.annotations)],
  ]);
}

/** The whole schema where it is declared, a reference anywhere else. */
function printReference(context: Context, fullName: string, isInline: boolean): Ir {
  const schema = context.schemas.get(fullName);
  if (!isInline || schema === undefined || context.printed.has(fullName)) return { ref: fullName };
  context.printed.add(fullName);
  return object([
    ["kind", schema.kind],
    ["loc", location(context, schema.span)],
    ["fullName", schema.fullName],
    ["package", schema.package],
    ["doc", schema.doc],
    ["aliases", schema.aliases.length === 0 ? undefined : schema.aliases],
    ...printOwn(context, schema),
  ]);
}

function printOwn(context: Context, schema: NamedSchema): Entries {
  const props: Entries = [["props", unlessEmpty(schema.annotations)]];
  switch (schema.kind) {
    case "record":
      return [...props, ...printRecord(context, schema)];
    case "enum":
      return printEnum(schema);
    case "typeref":
      return [...props, ["ref_type", printType(context, schema.target)]];
    case "fixed":
      return [...props, ["size", schema.size]];
  }
}

/** Parts are printed in the order in which they stand in the file, so that the first one of a type is its declaration. */
function printRecord(context: Context, schema: RecordSchema): Entries {
  const node = context.declared.get(schema.fullName);
  const clause = node?.kind === "record" ? node.includes : [];
  const printIncludes = (): Ir =>
    clause.map((include, index) => {
      const isNamed = "name" in include && include.kind !== "reference";
      // The corpus has includes of PDSC as references, also where they are declared in place.
      if (isNamed && context.document.language === "pdl") return printReference(context, qualify(include), true);
      return { ref: findIncluded(context, schema, include) ?? schema.includes[index] ?? "" };
    });
  const before = schema.includesAfter ? undefined : printIncludes();
  const fields = schema.fields.map((field) => printField(context, field));
  const includes = before ?? printIncludes();
  return [
    ["include", clause.length === 0 ? undefined : includes],
    ["includesAfter", clause.length === 0 ? undefined : schema.includesAfter],
    ["fields", fields],
  ];
}

/** The name in the clause, which may be a typeref's; the catalogue lists the records behind it. */
function findIncluded({ schemas }: Context, { fullName }: RecordSchema, include: TypeNode): string | undefined {
  if (!("name" in include)) return undefined;
  const simpleName = include.name.slice(include.name.lastIndexOf(".") + 1);
  const isMeant = (schema: NamedSchema): boolean =>
    schema.name === simpleName && schema.usedBy.some(({ kind, by }) => kind === "include" && by === fullName);
  return [...schemas.values()].find(isMeant)?.fullName;
}

function printField(context: Context, field: Field): Ir {
  return object([
    ["name", field.name],
    ["from", field.includedFrom],
    ["loc", field.includedFrom === undefined ? location(context, field.span) : undefined],
    ["type", printFieldType(context, field)],
    ["optional", field.optional ? true : undefined],
    ["default", field.default],
    ["doc", field.doc],
    ["order", field.order],
    ["aliases", field.aliases.length === 0 ? undefined : field.aliases],
    ["props", unlessEmpty(field.annotations)],
  ]);
}

/** Where a type is declared in place is a fact of the declaring record's field, not of the included copy. */
function printFieldType(context: Context, { type, includedFrom }: Field): Ir {
  return includedFrom !== undefined && type.kind === "reference" ? { ref: type.name } : printType(context, type);
}

/** Upstream keeps what is said about symbols in two maps among the enum's own annotations. */
function printEnum(schema: EnumSchema): Entries {
  const deprecated: [string, Ir][] = [];
  const properties: [string, Ir][] = [];
  for (const { name, annotations } of schema.symbols) {
    const { deprecated: flag, ...others } = annotations;
    const isFlag = typeof flag === "boolean" || typeof flag === "string";
    if (flag !== undefined && isFlag) deprecated.push([name, flag]);
    const rest = isFlag ? others : annotations;
    if (Object.keys(rest).length > 0) properties.push([name, rest]);
  }
  const docs = schema.symbols.flatMap(({ name, doc }): [string, Ir][] => (doc === undefined ? [] : [[name, doc]]));
  const props = object([
    ...Object.entries(schema.annotations),
    ["deprecatedSymbols", deprecated.length === 0 ? undefined : object(deprecated)],
    ["symbolProperties", properties.length === 0 ? undefined : object(properties)],
  ]);
  return [
    ["props", unlessEmpty(props)],
    ["symbols", schema.symbols.map(({ name }) => name)],
    ["symbolDocs", docs.length === 0 ? undefined : object(docs)],
  ];
}
