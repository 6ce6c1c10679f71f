import { findEntityName } from "../../catalogue/find-entity-name.ts";
import { listTypeNames } from "../../catalogue/list-type-names.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { Aspect, Entity } from "../../catalogue/metamodel.ts";
import type { Reference } from "../../catalogue/references.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { ReferenceSource } from "../../parse/documents.ts";
import type { Metamodel } from "../metamodel/link-metamodel.ts";

/** A model in two: what is documented, and what that only refers to. */
export interface SplitMetamodel {
  /** What is documented. */
  readonly own: Metamodel;
  readonly references: readonly Reference[];
}

/**
 * Parts a model that was linked with what it refers to: what is its own, and of the rest as much as its names lead to, and those that others
 * `named`.
 */
export function splitReferences(
  whole: Metamodel,
  sources: readonly ReferenceSource[],
  named: Iterable<string>,
): SplitMetamodel {
  const originOf = (file: string): ReferenceSource | undefined =>
    file.startsWith("@") ? sources.find(({ prefix }) => file.startsWith(prefix)) : undefined;
  const isOwnFile = (file: string): boolean => originOf(file) === undefined;
  const aspects = filterMap(whole.aspects, ({ span }) => isOwnFile(span.file));
  const entities = filterMap(whole.entities, (entity) => isOwnFile(fileOf(entity)));
  const own: Metamodel = {
    schemas: filterMap(whole.schemas, ({ span }) => isOwnFile(span.file)),
    aspects,
    entities,
    relationships: whole.relationships.filter(({ aspect, from }) => aspects.has(aspect) || entities.has(from)),
    events: filterMap(whole.events, ({ span }) => isOwnFile(span.file)),
    registries: whole.registries.filter(({ file }) => isOwnFile(file)),
  };
  const needed = findNeeded(own, whole, named);
  const references = sources.map((source): Reference => {
    const isHere = (file: string): boolean => originOf(file) === source;
    return {
      name: source.name,
      url: source.url,
      schemas: mapValues(
        filterMap(needed.schemas, ({ span }) => isHere(span.file)),
        (schema) => ({ ...schema, usedBy: [], reachedByAspects: [], reachedByEntities: [] }),
      ),
      aspects: mapValues(
        filterMap(needed.aspects, ({ span }) => isHere(span.file)),
        (aspect) => ({
          ...aspect,
          entities: aspect.entities.filter((name) => entities.has(name)),
          keyOf: aspect.keyOf.filter((name) => entities.has(name)),
        }),
      ),
      entities: mapValues(
        filterMap(needed.entities, (entity) => isHere(fileOf(entity))),
        (entity) => ({ ...entity, aspects: entity.aspects.filter(({ aspect }) => aspects.has(aspect)) }),
      ),
    };
  });
  return { own, references };
}

/** Where an entity is declared. */
function fileOf({ origins }: Entity): string {
  return origins[0]?.span.file ?? "";
}

interface Needed {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly aspects: ReadonlyMap<string, Aspect>;
  readonly entities: ReadonlyMap<string, Entity>;
}

/** What the model's own things name, and what those name in turn. */
function findNeeded(own: Metamodel, whole: Metamodel, further: Iterable<string>): Needed {
  const schemas = new Map<string, NamedSchema>();
  const aspects = new Map<string, Aspect>();
  const entities = new Map<string, Entity>();
  const waiting: NamedSchema[] = [...own.schemas.values()];
  const needSchema = (name: string): void => {
    const schema = whole.schemas.get(name);
    if (schema === undefined || own.schemas.has(name) || schemas.has(name)) return;
    schemas.set(name, schema);
    waiting.push(schema);
  };
  const needAspect = (name: string | undefined): void => {
    const aspect = whole.aspects.get(name ?? "");
    if (aspect === undefined || own.aspects.has(aspect.name) || aspects.has(aspect.name)) return;
    aspects.set(aspect.name, aspect);
    needSchema(aspect.schema);
  };
  const needEntity = (name: string | undefined): void => {
    const entity = whole.entities.get(name ?? "");
    if (entity === undefined || entities.has(entity.name)) return;
    if (!own.entities.has(entity.name)) {
      entities.set(entity.name, entity);
      needAspect(entity.keyAspect);
    }
    for (const part of entity.urn?.parts ?? []) {
      if (part.entity !== entity.name) needEntity(part.entity);
      if (part.enum !== undefined) needSchema(part.enum);
    }
  };
  for (const name of further) needSchema(name);
  for (const entity of own.entities.values()) {
    needAspect(entity.keyAspect);
    for (const { aspect } of entity.aspects) needAspect(aspect);
    for (const part of entity.urn?.parts ?? []) {
      needEntity(part.entity);
      if (part.enum !== undefined) needSchema(part.enum);
    }
  }
  for (const aspect of own.aspects.values()) for (const name of [...aspect.entities, ...aspect.keyOf]) needEntity(name);
  for (const { supports } of own.registries.flatMap(({ plugins }) => plugins)) {
    for (const { entity, aspect } of supports) {
      needEntity(findEntityName(whole.entities, entity));
      needAspect(aspect);
    }
  }
  for (const { from, to } of own.relationships) for (const name of [from, to]) needEntity(name);
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    for (const name of listNames(schema)) needSchema(name);
    const aspect = whole.aspects.get(textAt(schema) ?? "");
    if (aspect?.schema === schema.fullName) needAspect(aspect.name);
  }
  return { schemas: sortMap(schemas), aspects: sortMap(aspects), entities: sortMap(entities) };
}

/** The name of the aspect that a record is annotated as. */
function textAt({ annotations }: NamedSchema): string | undefined {
  const { Aspect: annotation } = annotations;
  const name = isJsonObject(annotation) ? annotation["name"] : undefined;
  return typeof name === "string" ? name : undefined;
}

/** Names of the schemas that a schema is made of. */
function listNames(schema: NamedSchema): readonly string[] {
  switch (schema.kind) {
    case "record":
      return [
        ...schema.includes,
        ...schema.fields.flatMap(({ type, includedFrom }) => [
          ...listTypeNames(type),
          ...(includedFrom === undefined ? [] : [includedFrom]),
        ]),
        ...(schema.results ?? []).flatMap(({ type }) => listTypeNames(type)),
      ];
    case "typeref":
      return listTypeNames(schema.target);
    case "enum":
    case "fixed":
      return [];
  }
}

function filterMap<Value>(
  map: ReadonlyMap<string, Value>,
  keeps: (value: Value) => boolean,
): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([, value]) => keeps(value)));
}

function mapValues<Value>(
  map: ReadonlyMap<string, Value>,
  change: (value: Value) => Value,
): ReadonlyMap<string, Value> {
  return new Map([...map].map(([name, value]) => [name, change(value)]));
}

function sortMap<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return new Map([...map].sort(([left], [right]) => (left < right ? -1 : 1)));
}
