import { isCollection, parseDocument } from "yaml";

type Random = (limit: number) => number;
type Container = Record<string, unknown> | unknown[];

/** What stands where something else belongs. */
const strangers: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, "", "a", "a.b", "#/a", "$ref", "__proto__", "constructor"],
  ...[[], {}, [[]], [null], { $ref: "#" }, { type: "string" }, { type: ["null", "a"] }, [{}], { a: 1 }],
  ...["string", "object", "array", "record", "http://[", "^(", "\ud800", "x".repeat(3000)],
];

/**
 * A text of JSON or YAML in which one to four values give way to others, to none, or go by another name. It is well-formed, as JSON, so
 * that what it says is looked at. Undefined for what is neither.
 */
export function mutateValue(text: string, random: Random): string | undefined {
  const document = parseDocument(text, { logLevel: "silent", prettyErrors: false, uniqueKeys: false });
  if (document.errors.length > 0 || !isCollection(document.contents)) return undefined;
  // Written and read, it has no value in two places.
  const value: unknown = JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: 100 })));
  for (let count = 1 + random(4); count > 0; count -= 1) changeOne(value, random);
  return JSON.stringify(value, undefined, 1);
}

function changeOne(value: unknown, random: Random): void {
  const places = listPlaces(value);
  const pick = () => places[random(places.length)];
  const [at, other] = [pick(), pick()];
  if (at === undefined || other === undefined) return;
  const [container, key] = at;
  const given = random(3) === 0 ? strangers[random(strangers.length)] : get(other[0], other[1]);
  const copy: unknown = given === undefined ? null : JSON.parse(JSON.stringify(given));
  if (Array.isArray(container)) container.splice(Number(key), random(3), copy);
  else if (random(5) === 0) delete container[key];
  else container[random(4) === 0 ? other[1] : key] = copy;
}

/** Each value that stands in another one, by where it does. */
function listPlaces(value: unknown, places: (readonly [Container, string])[] = []): (readonly [Container, string])[] {
  if (!isContainer(value)) return places;
  for (const [key, inner] of Object.entries(value)) {
    places.push([value, key]);
    listPlaces(inner, places);
  }
  return places;
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

function get(container: Container, key: string): unknown {
  return Array.isArray(container) ? container[Number(key)] : container[key];
}
