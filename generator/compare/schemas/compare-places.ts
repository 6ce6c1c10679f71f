import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { describeType } from "./describe-type.ts";
import { letsThrough } from "./lets-through.ts";
import type { Limited } from "./pair-limits.ts";
import { type Alternatives, readTypeText } from "./read-type-text.ts";
import { type BothWays, readingsBy, type SchemasOfBoth } from "./schema-pair.ts";

/** The first items of lists that are of another type now, each of its place. */
export function comparePlaces(
  both: SchemasOfBoth,
  { language, spans, ...site }: ValidatedSite,
  was: Limited,
  is: Limited,
): readonly Change[] {
  const [before, after] = [listPlaces(was, both.before), listPlaces(is, both.after)];
  return (before ?? after ?? []).flatMap((_, index): readonly Change[] => {
    // Where nothing tells places apart, each of them is what all items are.
    const [old, now] = [
      before === undefined ? toPlace(was) : before[index],
      after === undefined ? toPlace(is) : after[index],
    ];
    if (old === undefined || now === undefined || old.text === now.text) return [];
    const lets = judge(both, old.types, now.types);
    if (lets === undefined || lets.every((each) => each)) return [];
    return [
      makeChange({
        ...site,
        coordinate: coordinates.position(site.coordinate, index),
        code: "breaking/type-changed",
        before: { text: old.text, span: spans[0] },
        after: { text: now.text, span: spans[1] },
        readings: readingsBy(language, lets, lets),
      }),
    ];
  });
}

interface ItemPlace {
  readonly text: string;
  readonly types: Alternatives | undefined;
}

/** Its places; undefined where nothing tells them apart. */
function listPlaces(
  { annotations: { prefixItems } }: Limited,
  schemas: SchemasOfBoth["before"],
): readonly ItemPlace[] | undefined {
  if (!isJsonArray(prefixItems)) return undefined;
  return prefixItems.map(typeOf).map((text) => ({ text, types: readTypeText(text, schemas) }));
}

/** Any place of a list. */
function toPlace(side: Limited): ItemPlace | undefined {
  const types = itemsOf(side);
  return types && { text: types.map(describeType).join(" or "), types };
}

function typeOf(place: JsonValue): string {
  const type = isJsonObject(place) ? place["type"] : place;
  return typeof type === "string" ? type : "";
}

function itemsOf({ type }: Limited): Alternatives | undefined {
  return type?.kind === "array" ? [type.items] : undefined;
}

/** Whether each side lets the other's values through; undefined where a type of them isn't known. */
function judge(both: SchemasOfBoth, was?: Alternatives, is?: Alternatives): BothWays | undefined {
  if (was === undefined || is === undefined) return undefined;
  return [
    was.every((old) => is.some((now) => letsThrough(both, old, now, "later"))),
    is.every((now) => was.some((old) => letsThrough(both, now, old, "earlier"))),
  ];
}
