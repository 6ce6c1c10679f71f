import type { Extension } from "../catalogue/extensions.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { Span } from "../catalogue/span.ts";
import type { RegistryDocument } from "../parse/registry/registry-document.ts";
import type { MemberNode, NamedNode, SchemaDocument, TypeNode } from "../parse/schema-document.ts";
import type {
  EntityDeclaration,
  FieldDeclaration,
  PluginDocument,
  RecordDeclaration,
  SchemaDeclaration,
  TypeOf,
} from "./plugin.ts";
import { spellBigNumbers } from "./spell-big-numbers.ts";

/** What a file says by a plug-in, as the documents that linking takes. */
export interface PluginDocuments {
  readonly schemas: readonly SchemaDocument[];
  readonly registries: readonly RegistryDocument[];
  readonly extensions: readonly Extension[];
}

/** Turns what a plug-in has read into what every reader gives; `lost` is what the file may declare besides. */
export function toDocuments(
  plugin: string,
  file: string,
  { schemas = [], entities = [], written, writtenAt = {}, missing = [], data, isForPages }: PluginDocument,
  lost: readonly string[] = [],
): PluginDocuments {
  const unread = [...lost, ...missing];
  const aspects = new Map(
    entities.flatMap(({ aspects: own }) => Object.entries(own).map(([name, schema]) => [schema, name])),
  );
  const document: SchemaDocument = {
    kind: "schemaDocument",
    file,
    language: "other",
    namespace: "",
    imports: [],
    written,
    writtenAt: Object.fromEntries(Object.entries(writtenAt).map(([name, place]) => [name, { file, ...place }])),
    ...(unread.length > 0 && { unread }),
    declarations: schemas.map((schema) => toNode(schema, file, aspects.get(schema.name))),
  };
  return {
    schemas: schemas.length + unread.length === 0 ? [] : [document],
    registries: entities.length === 0 ? [] : [toRegistry(file, entities)],
    extensions: data === undefined ? [] : [{ plugin, file, data, ...(isForPages === true && { isForPages }) }],
  };
}

function toRegistry(file: string, entities: readonly EntityDeclaration[]): RegistryDocument {
  return {
    kind: "registryDocument",
    file,
    id: undefined,
    entities: entities.map(({ name, doc, aspects, keyAspect, place }) => {
      const span = { file, ...place };
      return {
        name: { name, span },
        keyAspect: keyAspect === undefined ? undefined : { name: keyAspect, span },
        aspects: Object.keys(aspects)
          .filter((aspect) => aspect !== keyAspect)
          .map((aspect) => ({ name: aspect, span })),
        doc,
        isKeyless: true,
        span,
      };
    }),
    events: [],
    plugins: [],
  };
}

function toNode(schema: SchemaDeclaration, file: string, aspect: string | undefined): NamedNode {
  const dot = schema.name.lastIndexOf(".");
  const span = { file, ...schema.place };
  const base = {
    name: schema.name.slice(dot + 1),
    namespace: schema.name.slice(0, Math.max(0, dot)),
    doc: schema.doc,
    ...toAnnotations(schema, aspect === undefined ? {} : { Aspect: { name: aspect } }),
    aliases: schema.aliases ?? [],
    hasFullAliases: true as const,
    written: schema.written,
    nameSpan: span,
    span,
  };
  switch (schema.kind) {
    case "record":
      return { ...base, ...toRecordParts(schema, file) };
    case "enum":
      return {
        ...base,
        kind: "enum",
        symbols: schema.symbols.map((symbol) => ({
          name: symbol.name,
          doc: symbol.doc,
          ...toAnnotations(symbol),
          span: spanOf(symbol, file),
        })),
      };
    case "alias":
      return { ...base, kind: "typeref", target: toType(schema.type, span) };
  }
}

function toRecordParts({ noun, includes = [], fields, besides, place }: RecordDeclaration, file: string) {
  return {
    kind: "record",
    ...(noun !== undefined && { noun }),
    includes: includes.map((name) => toType(name, { file, ...place })),
    includesAfter: false,
    isError: false,
    fields: fields.map((field) => toField(field, spanOf(field, file))),
    ...(besides && { besides: besides.map((type) => toType(type, { file, ...place })) }),
  } as const;
}

/** Where a part of what a file declares stands, be it in another one; the file first, as in all other spans that are printed. */
function spanOf({ place: { file: own, ...place } }: Pick<FieldDeclaration, "place">, file: string): Span {
  return { file: own ?? file, ...place };
}

function toField(field: FieldDeclaration, span: Span) {
  const { entities = [], relationship = field.name, isReference } = field;
  return {
    name: field.name,
    nameSpan: span,
    doc: field.doc,
    ...toAnnotations(
      field,
      entities.length === 0 ? {} : { Relationship: { name: relationship, entityTypes: entities } },
    ),
    aliases: [],
    optional: field.optional ?? false,
    ...(isReference === true
      ? { holdsEntities: "named" as const }
      : entities.length > 0 && { holdsEntities: true as const }),
    type: toType(field.type, span),
    default: field.default,
    defaultNumbers: field.defaultNumbers,
    span,
  };
}

function toAnnotations(
  {
    annotations = {},
    deprecated,
  }: { readonly annotations?: JsonObject | undefined; readonly deprecated?: string | boolean | undefined },
  more: Readonly<Record<string, JsonValue>> = {},
): ReturnType<typeof spellBigNumbers> {
  const mark = deprecated === undefined || deprecated === false ? {} : { deprecated };
  return spellBigNumbers(Object.assign(Object.create(null) as Record<string, JsonValue>, annotations, mark, more));
}

/** What stands for `any`, in languages that have no such type. A sample shows the first. */
const scalars = ["string", "double", "boolean"] as const;

function toType(type: TypeOf, span: Span): TypeNode {
  if (type === "any") {
    const members = scalars.map((name) => ({ type: toType(name, span), annotations: {}, span }));
    return { kind: "union", members, untagged: true, annotations: { format: "any" }, span };
  }
  if (typeof type === "string") return { kind: "reference", name: type, namespace: "", span };
  const annotations = {};
  if ("items" in type) return { kind: "array", items: toType(type.items, span), annotations, span };
  if ("values" in type) return { kind: "map", values: toType(type.values, span), annotations, span };
  if ("field" in type) return { kind: "reference", name: type.record, namespace: "", field: type.field, span };
  if ("format" in type) {
    return { kind: "reference", name: type.type, namespace: "", annotations: { format: type.format }, span };
  }
  const members = type.members.map((member): MemberNode => {
    if (typeof member === "object" && "alias" in member) {
      return { alias: member.alias, type: toType(member.type, span), annotations, span };
    }
    return { type: toType(member, span), annotations, span };
  });
  const isTagged = members.some(({ alias }) => alias !== undefined);
  return { kind: "union", members, ...(!isTagged && { untagged: true as const }), annotations, span };
}
