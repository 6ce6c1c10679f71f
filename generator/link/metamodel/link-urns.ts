import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { UrnPart, UrnTemplate } from "../../catalogue/metamodel.ts";
import type { Field, RecordSchema, TyperefSchema } from "../../catalogue/schema.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Report } from "../../diagnostics/report.ts";
import { textAt, textsAt } from "./annotations.ts";
import type { EntityNames } from "./entity-names.ts";
import { readTypedUrn, type TypedUrnPart } from "./read-typed-urn.ts";
import { dereference, typerefsOf, type Schemas } from "./types.ts";

/** Gives the URN template of an entity from its key aspect's record, refined by typed URNs; from these alone where there is no such record. */
export interface UrnLinker {
  template(entity: string, key: RecordSchema | undefined): UrnTemplate | undefined;
}

/** What templates are made from. */
export interface UrnContext {
  readonly schemas: Schemas;
  readonly names: EntityNames;
  readonly report: Report;
}

/** The linker of a model, whose typed URNs are gathered here once. */
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

  function template(entity: string, key: RecordSchema | undefined): UrnTemplate | undefined {
    const typed = byEntity.get(entity);
    if (key === undefined) return makeTemplate(entity, typed?.parts.map(toLonePart) ?? []);
    const facts = typed === undefined ? [] : alignParts(key.fields, typed.parts);
    if (typed !== undefined && key.fields.length > 0 && typed.parts.length !== key.fields.length) {
      const { fullName, nameSpan } = typed.typeref;
      const counts = { declared: typed.parts.length, key: key.fields.length };
      report.add(metamodelCodes.urnMismatch({ entity, typeref: fullName, ...counts }), nameSpan);
    }
    return makeTemplate(
      entity,
      key.fields.map((field, index) => toPart(field, facts[index])),
    );
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

  /** A part as the typed URN alone tells it. */
  function toLonePart(fact: TypedUrnPart): UrnPart {
    const { name, doc, maxLength, type } = fact;
    const primitive = numbers.find((one) => one === type);
    return { name, field: name, entity: findByType(fact), enum: findEnumByType(fact), primitive, doc, maxLength };
  }

  function findByType({ type = "" }: TypedUrnPart): string | undefined {
    return (byClass.get(type) ?? byTyperef.get(type))?.entity;
  }

  function findEnumByType({ type = "" }: TypedUrnPart): string | undefined {
    const named = schemas.get(type);
    return named?.kind === "enum" ? named.fullName : undefined;
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
    return fact && findByType(fact);
  }

  function findEnum(field: Field, fact: TypedUrnPart | undefined): string | undefined {
    const own = dereference(field.type, schemas);
    if (own?.kind === "enum") return own.fullName;
    return fact && findEnumByType(fact);
  }

  function findPrimitive({ type }: Field): UrnPart["primitive"] {
    const own = dereference(type, schemas);
    if (own?.kind !== "primitive" || own.name === "string" || own.name === "bytes" || own.name === "null")
      return undefined;
    return own.name;
  }

  return { template };
}

/** What the text of a part may have to be. */
const numbers = ["boolean", "int", "long", "float", "double"] as const;

function makeTemplate(entity: string, parts: readonly UrnPart[]): UrnTemplate | undefined {
  return parts.length === 0 || parts.some(({ name }) => name === "")
    ? undefined
    : { text: printTemplate(entity, parts), parts };
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
