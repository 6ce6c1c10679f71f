import type { JsonObject } from "../../catalogue/json.ts";
import { peelSchema, shapeValue, type ValueShape } from "./value-shape.ts";

type Payloads = ReadonlyMap<string, JsonObject>;

/**
 * Names of payloads that were lists of what they are themselves now, or are lists of what they were: `Mills`, an array of objects, becomes
 * the object. What has been written as the name may be a list of it from now on, which is the same in each call, so that it is told of
 * each place. Where there are no calls, names are all that is offered.
 */
export function findTurned(earlier: Payloads, later: Payloads): ReadonlySet<string> {
  const turned = [...earlier].filter(([name, was]) => {
    const is = later.get(name);
    if (is === undefined) return false;
    const [old, now] = [shapeOf(was, earlier), shapeOf(is, later)];
    return isListOf(old, earlier, now) || isListOf(now, later, old);
  });
  return new Set(turned.map(([name]) => name));
}

function shapeOf(schema: JsonObject, payloads: Payloads): ValueShape {
  return shapeValue(peelSchema(schema), payloads);
}

/** Whether a list is one of objects that share properties with another one. */
function isListOf({ types, items }: ValueShape, payloads: Payloads, item: ValueShape): boolean {
  if (types?.size !== 1 || !types.has("array") || items === undefined || item.types?.has("array") === true)
    return false;
  const { properties } = shapeOf(items, payloads);
  return [...item.properties.keys()].some((name) => properties.has(name));
}
