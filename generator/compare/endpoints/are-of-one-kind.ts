import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { joinSchemas } from "./join-parts.ts";
import { peelSchema, shapeValue, type ValueShape } from "./value-shape.ts";

type Payloads = ReadonlyMap<string, JsonObject>;

/**
 * Whether one of two schemas may have become the other one: they are of one type, and of what each names, properties or values, half is
 * known to the other. A property whose values tell them apart says that they are two.
 */
export function areOfOneKind(was: ValueShape, is: ValueShape, payloads: readonly [Payloads, Payloads]): boolean {
  if (kindOf(was) !== kindOf(is)) return false;
  if (
    was.values !== undefined &&
    is.values !== undefined &&
    !shareHalf(was.values.map(printSorted), is.values.map(printSorted))
  )
    return false;
  const [names, namesNow] = [was, is].map(({ properties }) => [...properties.keys()]);
  if (names === undefined || namesNow === undefined || !shareHalf(names, namesNow)) return false;
  return names.every((name) => {
    const [values, valuesNow] = [valuesOf(was, name, payloads[0]), valuesOf(is, name, payloads[1])];
    return values === undefined || valuesNow === undefined || values.some((value) => valuesNow.includes(value));
  });
}

/** The types of a value, as one text. What names properties is an object, whether that is said or not. */
export function kindOf({ types, properties }: ValueShape): string {
  if (types === undefined) return properties.size > 0 ? "object" : "";
  return [...types]
    .filter((type) => type !== "null" || types.size === 1)
    .sort()
    .join(" ");
}

/** Of the smaller one, since others may have come to it by a dozen. */
function shareHalf(olds: readonly string[], news: readonly string[]): boolean {
  const known = new Set(olds);
  const shared = news.filter((each) => known.has(each)).length;
  return shared * 2 >= Math.min(olds.length, news.length);
}

function valuesOf({ properties }: ValueShape, name: string, payloads: Payloads): readonly string[] | undefined {
  const said = properties.get(name);
  if (said === undefined) return undefined;
  const { values } = shapeValue(peelSchema(joinSchemas(said.map(({ schema }) => schema))), payloads);
  return values?.map((value: JsonValue) => printSorted(value));
}
