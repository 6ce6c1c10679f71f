import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonValue } from "../../catalogue/json.ts";
import type { NamedSchema, PrimitiveType, TypeExpression } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { letsThrough } from "./lets-through.ts";
import type { Limited } from "./pair-limits.ts";
import { type BothWays, readingsBy, type SchemasOfBoth } from "./schema-pair.ts";

/**
 * The first items of lists that are of another type now, each of its place. The type of a list only says of which types its items are,
 * wherever they stand: where that says as much, there is no more to tell.
 */
export function comparePlaces(
  both: SchemasOfBoth,
  { language, spans, ...site }: ValidatedSite,
  was: Limited,
  is: Limited,
): readonly Change[] {
  const [before, after] = [listPlaces(was), listPlaces(is)];
  const told = judge(both, itemsOf(was), itemsOf(is));
  return before.flatMap((old, index): readonly Change[] => {
    const now = after[index];
    if (now === undefined || old === now) return [];
    const lets = judge(both, toTypes(old, both.before), toTypes(now, both.after));
    if (lets === undefined || lets.every((each, side) => each || told?.[side] === false)) return [];
    return [
      makeChange({
        ...site,
        coordinate: coordinates.position(site.coordinate, index),
        code: "breaking/type-changed",
        before: { text: old, span: spans[0] },
        after: { text: now, span: spans[1] },
        readings: readingsBy(language, lets, lets),
      }),
    ];
  });
}

/** The types of its places, as text; none where nothing tells them apart. */
function listPlaces({ annotations: { prefixItems } }: Limited): readonly string[] {
  return isJsonArray(prefixItems) ? prefixItems.map(typeOf) : [];
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

type Alternatives = readonly TypeExpression[];

const primitives: ReadonlyMap<string, PrimitiveType> = new Map(
  (["null", "boolean", "int", "long", "float", "double", "string"] as const).map((name) => [
    name,
    { kind: "primitive", name },
  ]),
);

/** The types that a text names, one or the other; undefined where lists, maps or what has no name in the model are among them. */
function toTypes(text: string, schemas: ReadonlyMap<string, NamedSchema>): Alternatives | undefined {
  const names = text.split(" or ");
  // What a text is written like is told by itself.
  const types = names.flatMap((name): Alternatives => {
    const primitive = primitives.get(name.replace(/ \([^()]*\)$/, ""));
    if (primitive !== undefined) return [primitive];
    return schemas.has(name) ? [{ kind: "reference", name }] : [];
  });
  return types.length < names.length ? undefined : types;
}
