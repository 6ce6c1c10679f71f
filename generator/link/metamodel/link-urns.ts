import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { UrnPart, UrnTemplate } from "../../catalogue/metamodel.ts";
import type { Field, RecordSchema, TyperefSchema } from "../../catalogue/schema.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Report } from "../../diagnostics/report.ts";
import { numberAt, textAt, textsAt } from "./annotations.ts";
import type { EntityNames } from "./entity-names.ts";
import { dereference, typerefsOf, type Schemas } from "./types.ts";

/** A typeref that says which entity its URNs belong to and what their parts are. */
interface TypedUrn {
  readonly typeref: TyperefSchema;
  readonly entity: string;
  readonly parts: readonly TypedUrnPart[];
}

interface TypedUrnPart {
  readonly name: string;
  /** Full name of a schema, of a Java class that a typed URN stands for, or of a primitive. */
  readonly type?: string | undefined;
  readonly doc?: string | undefined;
  readonly maxLength?: number | undefined;
}

/** Gives the URN template of an entity from its key aspect's record, refined by typed URNs. */
export interface UrnLinker {
  template(entity: string, key: RecordSchema): UrnTemplate | undefined;
}

/** What templates are made from. */
export interface UrnContext {
  readonly schemas: Schemas;
  readonly names: EntityNames;
  readonly report: Report;
}

export function createUrnLinker({ schemas, names, report }: UrnContext): UrnLinker {
  const typedUrns = [...schemas.values()]
    .flatMap((schema) => (schema.kind === "typeref" ? readTypedUrn(schema) : []))
    .map((typed) => ({
      ...typed,
      entity: names.find(typed.entity, typed.typeref.nameSpan) ?? typed.entity,
    }));
  const byEntity = firstBy(typedUrns, ({ entity }) => entity);
  const byTyperef = firstBy(typedUrns, ({ typeref }) => typeref.fullName);
  // Parts name the generated class of another typed URN, e.g. `com.linkedin.common.urn.DataPlatformUrn`.
  const byClass = firstBy(typedUrns, ({ typeref }) => javaClassOf(typeref));

  function template(entity: string, key: RecordSchema): UrnTemplate | undefined {
    if (key.fields.length === 0) return undefined;
    const typed = byEntity.get(entity);
    const facts = typed === undefined ? [] : alignParts(key.fields, typed.parts);
    if (typed !== undefined && typed.parts.length !== key.fields.length) {
      const { fullName, nameSpan } = typed.typeref;
      const counts = { declared: typed.parts.length, key: key.fields.length };
      report.add(metamodelCodes.urnMismatch({ entity, typeref: fullName, ...counts }), nameSpan);
    }
    const parts = key.fields.map((field, index) => toPart(field, facts[index]));
    return { text: printTemplate(entity, parts), parts };
  }

  function toPart(field: Field, fact: TypedUrnPart | undefined): UrnPart {
    return {
      name: field.name,
      field: field.name,
      entity: findEntity(field, fact),
      enum: findEnum(field, fact),
      primitive: findPrimitive(field),
      doc: field.doc ?? fact?.doc,
      maxLength: fact?.maxLength,
    };
  }

  /** From the field's own typeref, else its one relationship target, else the typed URN's part. */
  function findEntity(field: Field, fact: TypedUrnPart | undefined): string | undefined {
    for (const typeref of typerefsOf(field.type, schemas)) {
      const typed = byTyperef.get(typeref.fullName);
      if (typed !== undefined) return typed.entity;
    }
    const relationship = field.annotations["Relationship"];
    const targets = isJsonObject(relationship) ? textsAt(relationship, "entityTypes") : [];
    const [target] = targets;
    if (target !== undefined && targets.length === 1) return names.find(target, field.nameSpan) ?? target;
    if (fact?.type === undefined) return undefined;
    return (byClass.get(fact.type) ?? byTyperef.get(fact.type))?.entity;
  }

  function findEnum(field: Field, fact: TypedUrnPart | undefined): string | undefined {
    const own = dereference(field.type, schemas);
    if (own?.kind === "enum") return own.fullName;
    const named = fact?.type === undefined ? undefined : schemas.get(fact.type);
    return named?.kind === "enum" ? named.fullName : undefined;
  }

  function findPrimitive({ type }: Field): UrnPart["primitive"] {
    const own = dereference(type, schemas);
    if (own?.kind !== "primitive" || own.name === "string" || own.name === "bytes" || own.name === "null")
      return undefined;
    return own.name;
  }

  return { template };
}

/** E.g. `urn:li:dataset:(<platform>,<name>,<origin>)`; a single part stands without parentheses. */
function printTemplate(entity: string, parts: readonly UrnPart[]): string {
  const names = parts.map(({ name }) => `<${name}>`).join(",");
  return `urn:li:${entity}:${parts.length === 1 ? names : `(${names})`}`;
}

/** For each key field the typed URN's part: by name, else, when there are equally many, by position. */
function alignParts(fields: readonly Field[], parts: readonly TypedUrnPart[]): readonly (TypedUrnPart | undefined)[] {
  const byName = new Map(parts.map((part) => [part.name.toLowerCase(), part]));
  const taken = new Set<TypedUrnPart>();
  const named = fields.map((field) => {
    const part = byName.get(field.name.toLowerCase());
    if (part !== undefined) taken.add(part);
    return part;
  });
  if (fields.length !== parts.length) return named;
  return named.map((part, index) => {
    const opposite = parts[index];
    return part ?? (opposite !== undefined && !taken.has(opposite) ? opposite : undefined);
  });
}

/** The validator stands under its class name, `com.linkedin.common.validator.TypedUrnValidator`. */
function readTypedUrn(typeref: TyperefSchema): readonly TypedUrn[] {
  const validate = typeref.annotations["validate"];
  if (!isJsonObject(validate)) return [];
  const found = Object.entries(validate).find(([name]) => /(?:^|\.)TypedUrnValidator$/.test(name))?.[1];
  if (!isJsonObject(found)) return [];
  const entity = textAt(found, "entityType");
  const fields = found["fields"];
  if (entity === undefined || !Array.isArray(fields)) return [];
  return [{ typeref, entity, parts: fields.filter(isJsonObject).map(readPart) }];
}

function readPart(part: JsonObject): TypedUrnPart {
  return {
    name: textAt(part, "name") ?? "",
    type: textAt(part, "type"),
    doc: textAt(part, "doc"),
    maxLength: numberAt(part, "maxLength"),
  };
}

function javaClassOf(typeref: TyperefSchema): string | undefined {
  const java = typeref.annotations["java"];
  return isJsonObject(java) ? textAt(java, "class") : undefined;
}

function firstBy<Item>(items: readonly Item[], key: (item: Item) => string | undefined): ReadonlyMap<string, Item> {
  const found = new Map<string, Item>();
  for (const item of items) {
    const name = key(item);
    if (name !== undefined && !found.has(name)) found.set(name, item);
  }
  return found;
}
