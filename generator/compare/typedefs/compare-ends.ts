import type { Field, RecordSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName } from "../pair-up.ts";

/** What differs in the ends of a relationship besides their types, which are those of their fields. */
export function compareEnds(site: Site, was: RecordSchema, is: RecordSchema): readonly Change[] {
  const [earlier, later] = [byName(was.fields), byName(is.fields)];
  return ["end1", "end2"].flatMap((name) => {
    const [before, after] = [earlier.get(name), later.get(name)];
    if (before === undefined || after === undefined) return [];
    const [old, now] = [tellEnd(before), tellEnd(after)];
    if (old === now) return [];
    return [
      makeChange({
        ...{ ...site, coordinate: coordinates.field(site.coordinate, name), name },
        code: "breaking/relationship-end-changed",
        before: { text: old, span: before.nameSpan },
        after: { text: now, span: after.nameSpan },
      }),
    ];
  });
}

/** E.g. `tables (a set, the container)`. */
function tellEnd({ annotations }: Field): string {
  const { attribute, cardinality, isContainer } = annotations;
  const many = cardinality === "SET" ? "a set" : cardinality === "LIST" ? "a list" : "single";
  return `${typeof attribute === "string" ? attribute : ""} (${many}${isContainer === true ? ", the container" : ""})`;
}
