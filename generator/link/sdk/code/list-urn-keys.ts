import { toSimpleName } from "../../../catalogue/to-simple-name.ts";
import type { Entity, Aspect } from "../../../catalogue/metamodel.ts";
import type { NamedSchema, TypeExpression } from "../../../catalogue/schema.ts";
import type { Span } from "../../../catalogue/span.ts";
import { toClassName } from "../python-type.ts";

/** What the class of an entity's URNs is made from. */
export interface UrnKey {
  readonly entity: string;
  /** How its URNs are put together. */
  readonly template?: string | undefined;
  /** Name of the class of the key aspect. */
  readonly aspectClass: string;
  readonly fields: readonly UrnKeyField[];
  readonly span: Span;
}

/** A field of a key aspect, and so a part of the entity's URN. */
export interface UrnKeyField {
  readonly name: string;
  /** The class of the URNs that it takes; absent for a plain text. */
  readonly urnClass?: string | undefined;
}

/** The keys of all entities that have one, by the name of the entity. */
export function listUrnKeys({
  entities,
  aspects,
  schemas,
}: {
  readonly entities: ReadonlyMap<string, Entity>;
  readonly aspects: ReadonlyMap<string, Aspect>;
  readonly schemas: ReadonlyMap<string, NamedSchema>;
}): readonly UrnKey[] {
  return [...entities.values()].flatMap((entity): UrnKey[] => {
    const aspect = entity.keyAspect === undefined ? undefined : aspects.get(entity.keyAspect);
    const schema = aspect && schemas.get(aspect.schema);
    const span = entity.origins[0]?.span;
    if (schema?.kind !== "record" || span === undefined) return [];
    const fields = schema.fields.map(({ name, type }) => ({ name, urnClass: findUrnClass(name, type) }));
    const { name, urn } = entity;
    return [{ entity: name, template: urn?.text, aspectClass: toClassName(schema.name), fields, span }];
  });
}

function findUrnClass(name: string, type: TypeExpression): string | undefined {
  if (name === "platform") return "DataPlatformUrn";
  const to = type.kind === "reference" ? toSimpleName(type.name) : "";
  return to.endsWith("Urn") ? to : undefined;
}
