import type { SchemaFiles, SchemaNames } from "./schema-files.ts";
import { createPlaceFinder, partPaths } from "./schema-places.ts";

/** The places whose files name no type that only another place declares, with what is in each. */
export function findWhole(places: readonly string[], files: SchemaFiles): ReadonlyMap<string, SchemaNames> {
  const placeOf = createPlaceFinder(places);
  const gathered = new Map<string | undefined, Gathered>();
  for (const [path, names] of files) {
    const place = placeOf(path);
    const all = gathered.get(place) ?? { coordinates: new Set(), types: new Set(), used: new Set(), isEntry: false };
    gathered.set(place, all);
    for (const kind of ["coordinates", "types", "used"] as const) for (const name of names[kind]) all[kind].add(name);
  }
  const declaring = new Map<string, number>();
  for (const { types } of gathered.values())
    for (const type of types) declaring.set(type, (declaring.get(type) ?? 0) + 1);
  const shared = gathered.get(undefined)?.types;
  const needsOther = ({ types, used }: SchemaNames): boolean =>
    [...used].some((type) => declaring.has(type) && !types.has(type) && shared?.has(type) !== true);
  const whole = places.flatMap((place) => {
    const names = gathered.get(place);
    return names === undefined || needsOther(names) ? [] : [[place, names] as const];
  });
  return new Map(whole);
}

interface Gathered extends SchemaNames {
  readonly coordinates: Set<string>;
  readonly types: Set<string>;
  readonly used: Set<string>;
}

/** Of so many names of a schema, one that another one has as well may be a slip. */
const sharedOf = 10;

/** Whether any of the places has more names in common with others than slips explain. */
export function hasAkin(places: readonly string[], whole: ReadonlyMap<string, SchemaNames>): boolean {
  const declaring = new Map<string, number>();
  for (const { coordinates } of whole.values())
    for (const name of coordinates) declaring.set(name, (declaring.get(name) ?? 0) + 1);
  return places.some((place) => {
    const { coordinates } = whole.get(place) ?? { coordinates: new Set<string>() };
    const shared = [...coordinates].filter((name) => (declaring.get(name) ?? 0) > 1);
    return shared.length * sharedOf >= coordinates.size;
  });
}

/** Further schemas beside that of a place: whole ones with roots, of which nothing outside needs a type. */
export function findBeside(main: string, known: readonly string[], files: SchemaFiles): readonly string[] {
  const isKnown = createPlaceFinder(known);
  const entries = [...files].filter(([path, { isEntry }]) => isEntry && isKnown(path) === undefined);
  const places = [...new Set(entries.map(([path]) => partPaths(path, main)[0]))];
  const placeOf = createPlaceFinder([...places, ...known]);
  const isNeeded = new Set<string | undefined>();
  const declaring = new Map<string, Set<string | undefined>>();
  for (const [path, { types }] of files)
    for (const type of types) {
      const places = declaring.get(type);
      if (places === undefined) declaring.set(type, new Set([placeOf(path)]));
      else places.add(placeOf(path));
    }
  for (const [path, { used }] of files)
    for (const type of used) {
      const [place, ...others] = declaring.get(type) ?? [];
      if (others.length === 0 && place !== placeOf(path)) isNeeded.add(place);
    }
  const whole = findWhole([...known, ...places], files);
  return places.filter((place) => whole.has(place) && !isNeeded.has(place));
}

/** The files of all places but one, and those of none that name a type which only these declare. */
export function findLeft(
  files: SchemaFiles,
  { main, placeOf }: { readonly main: string; placeOf(path: string): string | undefined },
): ReadonlySet<string> {
  const left = new Set<string>();
  const declaring = new Map<string, number>();
  const using = new Map<string, string[]>();
  for (const [path, { types, used }] of files) {
    const place = placeOf(path);
    if (place !== undefined && place !== main) left.add(path);
    for (const type of types) declaring.set(type, (declaring.get(type) ?? 0) + 1);
    for (const type of place === undefined ? used : []) {
      const users = using.get(type);
      if (users === undefined) using.set(type, [path]);
      else users.push(path);
    }
  }
  for (const path of left) {
    for (const type of files.get(path)?.types ?? []) {
      const others = (declaring.get(type) ?? 0) - 1;
      declaring.set(type, others);
      // A set goes on with what is added to it on the way.
      if (others === 0) for (const user of using.get(type) ?? []) left.add(user);
    }
  }
  return left;
}
