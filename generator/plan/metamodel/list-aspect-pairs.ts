import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { Aspect, Entity } from "../../catalogue/metamodel.ts";
import type { NamedSchema, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";

/** A record within an aspect that joins the aspect's entity to others. */
export interface AspectPair {
  /** Full name of the record. */
  readonly record: string;
  /** Name of the entity that has the aspect. */
  readonly source: string;
  /** Full name of the type of the others' URNs. */
  readonly destination: string;
}

/**
 * What later models of the first generation join by records within aspects, which are marked `@gma.model = "RELATIONSHIP"`: the
 * source is whoever has the aspect, the destination one of the URNs that the record may hold. Those with `@pairings` say it by these.
 */
export function listAspectPairs(
  schemas: ReadonlyMap<string, NamedSchema>,
  entities: ReadonlyMap<string, Entity>,
  aspects: ReadonlyMap<string, Aspect>,
): readonly AspectPair[] {
  const relations = new Map([...schemas].filter(([, schema]) => isRelation(schema)));
  if (relations.size === 0) return [];
  return [...entities].flatMap(([source, entity]) =>
    entity.aspects.flatMap(({ aspect }) => {
      const record = schemas.get(aspects.get(aspect)?.schema ?? "");
      const fields = record?.kind === "record" ? record.fields : [];
      const held = new Set(fields.flatMap(({ type }) => nameHeld(type)));
      return [...held].flatMap((name) => {
        const relation = relations.get(name);
        return listDestinations(relation, schemas).map((destination) => ({ record: name, source, destination }));
      });
    }),
  );
}

function isRelation({ kind, annotations: { gma, pairings } }: NamedSchema): boolean {
  return kind === "record" && pairings === undefined && isJsonObject(gma) && gma["model"] === "RELATIONSHIP";
}

/** The record that a field holds, one or a list of them. */
function nameHeld(type: TypeExpression): readonly string[] {
  const held = type.kind === "array" ? type.items : type;
  return held.kind === "reference" ? [held.name] : [];
}

/** Types of URNs by which a relation may name its destination. */
function listDestinations(
  relation: NamedSchema | undefined,
  schemas: ReadonlyMap<string, NamedSchema>,
): readonly string[] {
  const type = relation?.kind === "record" ? findDestination(relation) : undefined;
  const types = type?.kind === "union" ? type.members.map((member) => member.type) : [type];
  return types.flatMap((each) =>
    each?.kind === "reference" && schemas.get(each.name)?.kind === "typeref" ? [each.name] : [],
  );
}

function findDestination({ fields }: RecordSchema): TypeExpression | undefined {
  return fields.find(({ name }) => name === "destination")?.type;
}
