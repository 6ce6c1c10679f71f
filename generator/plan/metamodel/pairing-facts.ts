import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { Aspect, Entity } from "../../catalogue/metamodel.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { Fact, RichText, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { joinRuns, toReferenceRun } from "../parts/parts.ts";
import { listAspectPairs } from "./list-aspect-pairs.ts";
import { toEntityRun } from "./to-entity-run.ts";
import { toUrnRun } from "./to-urn-run.ts";

/** A record that joins an entity to others, as models of the first generation have records for that and no fields. */
export interface Pairing {
  /** Full name of the record. */
  readonly record: string;
  readonly direction: "to" | "from";
  /** The others by the classes of their URNs, with their names where the model has them. */
  readonly others: readonly PairedEntity[];
}

interface PairedEntity {
  readonly urn: string;
  readonly entity: string | undefined;
}

/** What the `@pairings` of records join, and what records within aspects do, by entity. */
export function indexPairings(
  schemas: ReadonlyMap<string, NamedSchema>,
  entities: ReadonlyMap<string, Entity>,
  aspects: ReadonlyMap<string, Aspect>,
): ReadonlyMap<string, readonly Pairing[]> {
  const names = new Map([...entities.keys()].map((name) => [name.toLowerCase(), name]));
  // Entities are called as the classes of their URNs, in another case.
  const toPaired = (urn: string): PairedEntity => ({
    urn,
    entity: names.get(toSimpleName(urn).replace(/Urn$/, "").toLowerCase()),
  });
  const found = new Map<string, Map<string, Pairing & { readonly others: PairedEntity[] }>>();
  const add = (
    { entity }: PairedEntity,
    record: string,
    direction: Pairing["direction"],
    other: PairedEntity,
  ): void => {
    if (entity === undefined) return;
    const ofEntity = found.get(entity) ?? new Map<string, Pairing & { readonly others: PairedEntity[] }>();
    found.set(entity, ofEntity);
    const key = `${direction} ${record}`;
    const pairing = ofEntity.get(key) ?? { record, direction, others: [] };
    ofEntity.set(key, pairing);
    pairing.others.push(other);
  };
  const join = (record: string, source: PairedEntity, destination: PairedEntity): void => {
    add(source, record, "to", destination);
    if (destination.urn !== source.urn) add(destination, record, "from", source);
  };
  for (const { fullName, annotations } of schemas.values()) {
    const pairings = annotations["pairings"];
    for (const pair of isJsonArray(pairings) ? pairings.filter(isJsonObject) : []) {
      if (typeof pair["source"] !== "string" || typeof pair["destination"] !== "string") continue;
      join(fullName, toPaired(pair["source"]), toPaired(pair["destination"]));
    }
  }
  for (const { record, source, destination } of listAspectPairs(schemas, entities, aspects)) {
    const other = toPaired(destination);
    // Of the one that has the aspect nothing but its name is known; to itself it is joined but once.
    join(record, { urn: source === other.entity ? other.urn : source, entity: source }, other);
  }
  return new Map([...found].map(([entity, pairings]) => [entity, [...pairings.values()]]));
}

/** The records that join an entity to others, e.g. `OwnedBy to corpuser; Contains from chart, dashboard`. */
export function describePairingRecords(pairings: readonly Pairing[], context: PlanContext): readonly Fact[] {
  const value = pairings.flatMap(({ record, direction, others }, index): RichText => {
    const named: TextRun = { ...toReferenceRun(record, context), code: true };
    return [
      ...(index === 0 ? [] : [{ text: "; " }]),
      named,
      { text: ` ${direction} ` },
      ...joinRuns(
        others.map(({ entity, urn }) => (entity === undefined ? toUrnRun(urn, context) : toEntityRun(entity, context))),
      ),
    ];
  });
  return value.length === 0 ? [] : [{ label: "Relationship records", value }];
}
