import type { JsonValue } from "../catalogue/json.ts";
import { type Change, type ChangeKind, type Effect, gravest, type PartChange } from "./model-changes.ts";

/** A pair of things of one name, one of which may be missing. */
export interface Pair<Thing> {
  readonly name: string;
  readonly before?: Thing | undefined;
  readonly after?: Thing | undefined;
}

/** Brings together what is called the same, in the order of the names. */
export function pairUp<Thing>(
  before: ReadonlyMap<string, Thing>,
  after: ReadonlyMap<string, Thing>,
): readonly Pair<Thing>[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.map((name) => ({ name, before: before.get(name), after: after.get(name) }));
}

/** Things that came, went, or differ inside as `compare` says. What is gone breaks those who use it. */
export function compareNamed<Thing>(
  before: ReadonlyMap<string, Thing>,
  after: ReadonlyMap<string, Thing>,
  compare: (before: Thing, after: Thing) => readonly PartChange[],
): readonly Change[] {
  return pairUp(before, after).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    if (was === undefined) return [{ name, kind: "added", effect: "safe", parts: [] }];
    if (is === undefined) return [{ name, kind: "removed", effect: "breaking", parts: [] }];
    const parts = compare(was, is);
    if (parts.length === 0) return [];
    return [{ name, kind: "changed", effect: gravest(parts.map(({ effect }) => effect)), parts }];
  });
}

/** A value that a thing has one of, where it differs; none where it does not. */
export function compareValue(
  what: string,
  before: string | undefined,
  after: string | undefined,
  effect: Effect,
  name?: string,
): readonly PartChange[] {
  if (before === after) return [];
  const kind: ChangeKind = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return [{ what, name, kind, before, after, effect }];
}

/** Members of a set that came or went. */
export function compareNames(
  what: string,
  before: Iterable<string>,
  after: Iterable<string>,
  effects: Readonly<Record<"added" | "removed", Effect>>,
): readonly PartChange[] {
  const toMap = (names: Iterable<string>): ReadonlyMap<string, true> => new Map([...names].map((name) => [name, true]));
  return pairUp(toMap(before), toMap(after)).flatMap(({ name, before: was, after: is }): readonly PartChange[] => {
    if (was === is) return [];
    const kind = was === undefined ? "added" : "removed";
    return [{ what, name, kind, effect: effects[kind] }];
  });
}

/** Something named that may be marked as no longer to be used. */
export interface Deprecable {
  readonly name: string;
  readonly deprecated?: { readonly reason?: string | undefined } | undefined;
}

/** Whether a thing is marked as no longer to be used, where that differs; not for what reason. */
export function compareDeprecation(before: Deprecable, after: Deprecable): readonly PartChange[] {
  if ((before.deprecated === undefined) === (after.deprecated === undefined)) return [];
  const toText = ({ deprecated }: Deprecable): string | undefined => deprecated && (deprecated.reason ?? "deprecated");
  return compareValue("deprecation of", toText(before), toText(after), "safe", after.name);
}

/** Constants of an enumeration. Who tells all of them apart does not know a new one. */
export function compareConstants(
  what: string,
  before: readonly Deprecable[],
  after: readonly Deprecable[],
): readonly PartChange[] {
  const [earlier, later] = [byName(before), byName(after)];
  return [
    ...compareNames(what, earlier.keys(), later.keys(), { added: "risky", removed: "breaking" }),
    ...before.flatMap((constant) => {
      const is = later.get(constant.name);
      return is === undefined ? [] : compareDeprecation(constant, is);
    }),
  ];
}

/** The JSON that stands in where nothing is given. */
export function compareDefault(
  name: string,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): readonly PartChange[] {
  const print = (value: JsonValue | undefined): string | undefined =>
    value === undefined ? undefined : JSON.stringify(value);
  return compareValue("default of", print(before), print(after), "risky", name);
}

/** Things by their name. */
export function byName<Thing extends { readonly name: string }>(things: readonly Thing[]): ReadonlyMap<string, Thing> {
  return new Map(things.map((thing) => [thing.name, thing]));
}
