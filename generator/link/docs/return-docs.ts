import type { Entity } from "../../catalogue/metamodel.ts";
import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import { type DocTexts, readDoc } from "./doc-names.ts";

/** What was linked with names of docs in their places. */
export interface BareModel {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly entities: ReadonlyMap<string, Entity>;
}

/** The same with what the docs say, and what it was made from. */
export interface DocumentedModel extends BareModel {
  readonly of: BareModel["schemas"];
  readonly texts: DocTexts;
}

/** Puts docs back into their places, those of entities as registries have `told`; schemas that say what they said before are the very same. */
export function returnDocs(
  { schemas, entities }: BareModel,
  { texts, told }: { readonly texts: DocTexts; readonly told: DocTexts },
  before: DocumentedModel | undefined,
): DocumentedModel {
  const isSame = (file: string): boolean => before?.texts.get(file) === texts.get(file);
  const find = (name: string, schema: NamedSchema): NamedSchema => {
    const known =
      before?.of.get(name) === schema && listFiles(schema).every(isSame) ? before.schemas.get(name) : undefined;
    return known ?? returnToSchema(schema, texts);
  };
  return {
    of: schemas,
    texts,
    schemas: new Map([...schemas].map(([name, schema]) => [name, find(name, schema)])),
    entities: new Map([...entities].map(([name, entity]) => [name, returnToEntity(entity, { texts, told })])),
  };
}

/** The files whose docs it has: its own, and those of what it includes. */
function listFiles(schema: NamedSchema): readonly string[] {
  const own = schema.span.file;
  if (schema.kind !== "record" || schema.includes.length === 0) return [own];
  return [own, ...schema.fields.map(({ span }) => span.file)];
}

function returnToSchema(schema: NamedSchema, texts: DocTexts): NamedSchema {
  const doc = readDoc(schema.doc, texts);
  switch (schema.kind) {
    case "record":
      return {
        ...schema,
        doc,
        fields: schema.fields.map((field) => ({
          ...field,
          doc: readDoc(field.doc, texts),
          type: returnToType(field.type, texts),
        })),
      };
    case "enum":
      return {
        ...schema,
        doc,
        symbols: schema.symbols.map((symbol) => ({ ...symbol, doc: readDoc(symbol.doc, texts) })),
      };
    case "typeref":
      return { ...schema, doc, target: returnToType(schema.target, texts) };
    case "fixed":
      return { ...schema, doc };
  }
}

function returnToType(type: TypeExpression, texts: DocTexts): TypeExpression {
  switch (type.kind) {
    case "primitive":
    case "reference":
      return type;
    case "array":
      return { ...type, items: returnToType(type.items, texts) };
    case "map":
      return { ...type, values: returnToType(type.values, texts) };
    case "union":
      return {
        ...type,
        members: type.members.map((member) => ({
          ...member,
          doc: readDoc(member.doc, texts),
          type: returnToType(member.type, texts),
        })),
      };
  }
}

/** The parts of its URN say what the fields of its key aspect do. */
function returnToEntity(
  entity: Entity,
  { texts, told }: { readonly texts: DocTexts; readonly told: DocTexts },
): Entity {
  const doc = readDoc(entity.doc, told);
  if (entity.urn === undefined) return { ...entity, doc };
  const parts = entity.urn.parts.map((part) => ({ ...part, doc: readDoc(part.doc, texts) }));
  return { ...entity, doc, urn: { ...entity.urn, parts } };
}
