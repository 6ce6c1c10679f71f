import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { EventType } from "../../catalogue/metamodel.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { makeChange } from "../make-change.ts";
import { pairUp } from "../pair-up.ts";
import { nowNamed, type SchemasOfBoth } from "../schemas/schema-pair.ts";

type Model = Pick<Catalogue, "events">;

/** Events that came or went, or are another record; what differs inside of the record is told with schemas. */
export function compareEvents(before: Model, after: Model, both: SchemasOfBoth): readonly Change[] {
  return pairUp(before.events, after.events).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const site: Site = { area: "events", thing: name, coordinate: name };
    const sides = {
      before: was && { text: was.schema, span: was.span },
      after: is && { text: is.schema, span: is.span },
    };
    if (was === undefined) return [makeChange({ ...site, code: "safe/event-added", after: sides.after })];
    if (is === undefined) return [makeChange({ ...site, code: "breaking/event-removed", before: sides.before })];
    const isSame = nowNamed(both, was.schema) === is.schema;
    return [
      ...(isSame ? [] : [makeChange({ ...site, code: "breaking/event-record-changed", ...sides })]),
      ...compareListing(site, was, is),
    ];
  });
}

/** Whether a registry lists it. Which one of several does is nothing to those who listen. */
function compareListing(site: Site, was: EventType, is: EventType): readonly Change[] {
  const [wasListed, isListed] = [was, is].map(({ registries }) => registries.length > 0);
  if (wasListed === isListed) return [];
  const before = { text: was.registries.join(", "), span: was.span };
  if (wasListed === true) return [makeChange({ ...site, code: "risky/event-unlisted", before })];
  return [makeChange({ ...site, code: "safe/event-listed", after: { text: is.registries.join(", "), span: is.span } })];
}
