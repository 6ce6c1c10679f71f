import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { TypeExpression } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { describeType } from "./describe-type.ts";
import { judgeTypeTexts } from "./judge-type-texts.ts";
import { letsThrough } from "./lets-through.ts";
import { orWidened } from "./or-widened.ts";
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
  if (before === undefined && after === undefined) return [];
  // Where one side tells no places apart, what follows them is held against what all items are.
  const count =
    Math.max(before?.length ?? 0, after?.length ?? 0) + (before === undefined || after === undefined ? 1 : 0);
  return Array.from({ length: count }, (_, index) => index).flatMap((index): readonly Change[] => {
    const [old, now] = [toPlace(was, before, index), toPlace(is, after, index)];
    if (old === undefined || now === undefined || old.text === now.text) return [];
    const lets = judge(both, old, now);
    if (lets.every((each) => each)) return [];
    return [
      makeChange({
        ...site,
        coordinate: coordinates.position(site.coordinate, index),
        code: orWidened("breaking/type-changed", lets),
        before: { text: old.text, span: spans[0] },
        after: { text: now.text, span: spans[1] },
        readings: readingsBy(language, lets, lets),
      }),
    ];
  });
}

/** What items are of which nothing is said. */
export const anything = "anything";

interface ItemPlace {
  readonly text: string;
  /** Absent where it isn't known. */
  readonly types?: Alternatives | undefined;
  readonly isAny?: true | undefined;
}

/** Its places; undefined where nothing tells them apart. */
function listPlaces(
  { annotations: { prefixItems } }: Limited,
  schemas: SchemasOfBoth["before"],
): readonly ItemPlace[] | undefined {
  if (!isJsonArray(prefixItems)) return undefined;
  return prefixItems.map(typeOf).map((text) => ({ text, types: readTypeText(text, schemas) }));
}

/** One place of a list; where nothing tells them apart, each of them is what all items are. Undefined where no item is. */
function toPlace(side: Limited, places: readonly ItemPlace[] | undefined, index: number): ItemPlace | undefined {
  const { maxItems } = side.annotations;
  if (typeof maxItems === "number" && index >= maxItems) return undefined;
  const types = itemsOf(side);
  if (places === undefined) return types && toItemPlace(types);
  return places[index] ?? toFollowing(types, places);
}

/** What follows the items that have a place: anything, unless the type of all items says more than their types. */
function toFollowing(types: Alternatives | undefined, places: readonly ItemPlace[]): ItemPlace {
  const told = new Set(places.flatMap(({ text }) => text.split(" or ")));
  const others = (types ?? []).flatMap(listMembers).filter((type) => !told.has(describeType(type)));
  return others.length === 0 ? { text: anything, isAny: true } : toItemPlace(others);
}

function toItemPlace(types: Alternatives): ItemPlace {
  const isAny = types.some((type) => type.kind === "union" && type.annotations["format"] === "any");
  return isAny ? { text: anything, isAny } : { text: types.map(describeType).join(" or "), types };
}

function listMembers(type: TypeExpression): Alternatives {
  return type.kind === "union" && type.annotations["format"] !== "any"
    ? type.members.map((member) => member.type)
    : [type];
}

function typeOf(place: JsonValue): string {
  const type = isJsonObject(place) ? place["type"] : place;
  return typeof type === "string" ? type : "";
}

function itemsOf({ type }: Limited): Alternatives | undefined {
  return type?.kind === "array" ? [type.items] : undefined;
}

/** Whether each side lets the other's values through. */
function judge(both: SchemasOfBoth, was: ItemPlace, is: ItemPlace): BothWays {
  if (was.isAny === true || is.isAny === true) return [is.isAny === true, was.isAny === true];
  const [before, after] = [was.types, is.types];
  if (before === undefined || after === undefined) return judgeTypeTexts(both, was.text, is.text);
  return [
    before.every((old) => after.some((now) => letsThrough(both, old, now, "later"))),
    after.every((now) => before.some((old) => letsThrough(both, now, old, "earlier"))),
  ];
}
