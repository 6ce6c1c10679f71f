import type { JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { holdsFormat } from "../holds-format.ts";
import { areAllWithin, createFitTest } from "./are-all-within.ts";
import { splitPatterns } from "./join-parts.ts";
import { judgeSets } from "./judge-denied.ts";
import type { ValueDifference } from "./tell-value.ts";
import { limitKinds } from "../../json-schema/limit-kinds.ts";
import type { ValueShape } from "./value-shape.ts";

/** A difference in which values are allowed, with the words for either side. */
export interface RangeDifference {
  readonly difference: ValueDifference;
  /** What tells it from others of the same value. */
  readonly part: string;
  readonly before: string;
  readonly after: string;
}

type Range = "narrowed" | "widened" | "changed";

/** How the type of a value differs; undefined where it doesn't. */
export function compareTypes(was: ValueShape, is: ValueShape): Range | undefined {
  return join([compareTypeNames(was, is), compareFormats(was, is)]);
}

/** Whether objects have so many properties anyway, since these have to be there whichever way they go. */
function hasSurely({ required, properties }: ValueShape, least: number | bigint): boolean {
  const isMarked = (name: string): boolean =>
    properties.get(name)?.some(({ schema }) => schema["readOnly"] === true || schema["writeOnly"] === true) === true;
  return [...required.keys()].filter((name) => !isMarked(name)).length >= least;
}

/** E.g. `string (date-time) or null`. */
export function sayType({ types, format }: ValueShape): string {
  if (types === undefined) return format === undefined ? "anything" : `anything (${format})`;
  const names = types.size === 0 ? ["nothing"] : [...types];
  if (format === undefined) return names.join(" or ");
  const [first = "", ...others] = names.toSorted((one, other) => Number(one === "null") - Number(other === "null"));
  return [`${first} (${format})`, ...others].join(" or ");
}

function compareTypeNames(old: ValueShape, now: ValueShape): Range | undefined {
  const [was, is] = [old.types, now.types];
  if (was === undefined || is === undefined) {
    // That values are named is told by themselves.
    if (was === is || old.isTypedByValues === true || now.isTypedByValues === true) return undefined;
    return was === undefined ? "narrowed" : "widened";
  }
  const isWithin = [...was].every((type) => allows(is, type));
  const isAround = [...is].every((type) => allows(was, type));
  // What the values are goes by them, and what type they have had or have now says no more.
  if ((old.isTypedByValues === true && isWithin) || (now.isTypedByValues === true && isAround)) {
    if (was.has("null") === is.has("null")) return undefined;
  }
  return join([isWithin ? undefined : "narrowed", isAround ? undefined : "widened"]);
}

function allows(types: ReadonlySet<string>, type: string): boolean {
  return types.has(type) || (type === "integer" && types.has("number"));
}

/** Formats that hold all numbers that anybody sends, so that to name them says what was meant. */
const widest: ReadonlySet<string> = new Set(["int64", "double"]);

function compareFormats({ format: was, types: old }: ValueShape, { format: is, types }: ValueShape): Range | undefined {
  // Of another type, a format says something else.
  if (was === is || old === undefined || types === undefined) return undefined;
  if ([...old].every((type) => type === "null" || !types.has(type))) return undefined;
  if ((was === undefined || is === undefined) && widest.has(was ?? is ?? "")) return undefined;
  return join([holdsFormat(is, was) ? undefined : "narrowed", holdsFormat(was, is) ? undefined : "widened"]);
}

/** How limits of a value differ, each by its keyword. */
export function compareLimits(was: ValueShape, is: ValueShape): readonly RangeDifference[] {
  const bounds = [compareBounds("least", was, is), compareBounds("most", was, is)].flat();
  const limits = [...limitKinds].flatMap(([keyword, kind]): readonly RangeDifference[] => {
    const [before, after] = [was.limits.get(keyword), is.limits.get(keyword)];
    if (boundKeywords[kind].includes(keyword)) return [];
    // What is counted is never fewer than none.
    const none = kind === "most" ? Number.POSITIVE_INFINITY : 0;
    const isMore = (after ?? none) > (before ?? none);
    if (!isMore && (after ?? none) >= (before ?? none)) return [];
    if (keyword === "minProperties" && hasSurely(isMore ? is : was, (isMore ? after : before) ?? none)) return [];
    return [
      {
        difference: isMore === (kind === "most") ? "widened" : "narrowed",
        part: keyword,
        before: say(keyword, before),
        after: say(keyword, after),
      },
    ];
  });
  const unique: readonly RangeDifference[] =
    was.isUnique === is.isUnique
      ? []
      : [
          {
            difference: is.isUnique ? "narrowed" : "widened",
            part: "uniqueItems",
            before: sayUnique(was),
            after: sayUnique(is),
          },
        ];
  const kept = [...bounds, ...limits, ...unique, ...comparePatterns(was, is)].filter(({ difference, part }) => {
    // Values that are named are not refused by a limit that they keep.
    if (difference === "narrowed") return !areAllWithin(was.values, is, part);
    return difference !== "widened" || !areAllWithin(is.values, was, part);
  });
  return kept.map((found) => withValues(found, was, is));
}

/** With those of the values that one side names in place of the pattern that it doesn't have, which don't fit the other one's as far as anybody knows. */
function withValues(found: RangeDifference, was: ValueShape, is: ValueShape): RangeDifference {
  if (found.part !== "pattern" || (was.values === undefined) === (is.values === undefined)) return found;
  const say = (values: readonly JsonValue[], pattern: string | undefined): string => {
    const fits = createFitTest(pattern);
    return sayValues(values.filter((value) => !fits(value)).map(printSorted));
  };
  if (was.values !== undefined && was.pattern === undefined) return { ...found, before: say(was.values, is.pattern) };
  if (is.values !== undefined && is.pattern === undefined) return { ...found, after: say(is.values, was.pattern) };
  return found;
}

/** What says how far numbers go, the bound that is itself allowed first. */
const boundKeywords = {
  least: ["minimum", "exclusiveMinimum"],
  most: ["maximum", "exclusiveMaximum"],
} satisfies Readonly<Record<"least" | "most", readonly string[]>>;

interface Bound {
  readonly keyword: string;
  readonly value: number | bigint;
  /** Of whole numbers the last that is allowed, and of others that bound, with 1 for one that isn't itself allowed. */
  readonly reach: readonly [number | bigint, number];
}

/** How one end of a range differs, by whichever keyword it is said. */
function compareBounds(kind: keyof typeof boundKeywords, was: ValueShape, is: ValueShape): readonly RangeDifference[] {
  // Of a side that has others too, it is told by its type that it has.
  const areWhole = isWhole(was) || isWhole(is);
  const [before, after] = [findBound(kind, was, areWhole), findBound(kind, is, areWhole)];
  const tightness = isTighter(after, before) ? "narrowed" : isTighter(before, after) ? "widened" : undefined;
  if (tightness === undefined) return [];
  const part = after?.keyword ?? before?.keyword ?? "";
  const tell = (bound: Bound | undefined): string => say(bound?.keyword ?? part, bound?.value);
  return [{ difference: tightness, part, before: tell(before), after: tell(after) }];
}

/** The tighter of two that hold; values of the kind `most` are turned round, so that more is tighter. */
function findBound(kind: keyof typeof boundKeywords, { limits }: ValueShape, areWhole: boolean): Bound | undefined {
  const bounds = boundKeywords[kind].flatMap((keyword, index): readonly Bound[] => {
    const value = limits.get(keyword);
    if (value === undefined) return [];
    const turned = kind === "least" ? value : -value;
    return [{ keyword, value, reach: areWhole ? [toFirstWhole(turned, index === 1), 0] : [turned, index] }];
  });
  const [first, second] = bounds;
  return isTighter(second, first) ? second : first;
}

/** Whether a value's numbers are whole ones. */
function isWhole({ types }: ValueShape): boolean {
  return types?.has("integer") === true && !types.has("number");
}

/** The least whole number that isn't less than a bound, or that is more than it where it is itself refused. */
function toFirstWhole(bound: number | bigint, isRefused: boolean): number | bigint {
  if (typeof bound === "bigint") return isRefused ? bound + 1n : bound;
  return isRefused ? Math.floor(bound) + 1 : Math.ceil(bound);
}

function isTighter(one: Bound | undefined, other: Bound | undefined): boolean {
  if (one === undefined || other === undefined) return one !== undefined;
  const [[own, refused], [others, refusedThere]] = [one.reach, other.reach];
  // A number and a bigint may be equal, and are never the same.
  return own > others || (own >= others && refused > refusedThere);
}

function comparePatterns({ pattern: was }: ValueShape, { pattern: is }: ValueShape): readonly RangeDifference[] {
  if (was === is) return [];
  const difference = judgeSets(splitPatterns(was), splitPatterns(is)) ?? "patternChanged";
  return [{ difference, part: "pattern", before: say("pattern", was), after: say("pattern", is) }];
}

function say(keyword: string, value: number | bigint | string | undefined): string {
  return value === undefined ? `no ${keyword}` : `${keyword} ${value}`;
}

function sayUnique({ isUnique }: ValueShape): string {
  return isUnique ? "unique items" : "any items";
}

/** The only value that there is of a type, where that is all. */
function listNull(types: ValueShape["types"]): readonly JsonValue[] | undefined {
  return types?.size === 1 && types.has("null") ? [null] : undefined;
}

/** How the values differ that are named. */
export function compareNamed(
  { values: was, types: oldTypes }: ValueShape,
  { values: is, types }: ValueShape,
): readonly RangeDifference[] {
  if (was === undefined && is === undefined) return [];
  const [earlier, later] = [was ?? listNull(oldTypes), is ?? listNull(types)].map((values) => values?.map(printSorted));
  if (earlier === undefined || later === undefined) {
    const [before, after] = [earlier, later].map((values) => (values === undefined ? "any value" : sayValues(values)));
    const difference = earlier === undefined ? "narrowed" : "widened";
    return [{ difference, part: "enum", before: before ?? "", after: after ?? "" }];
  }
  const [old, now] = [new Set(earlier), new Set(later)];
  // Of what may be null from now on, or no longer, the type is told.
  if (oldTypes?.has("null") !== types?.has("null")) for (const values of [old, now]) values.delete("null");
  return [
    ...[...old].filter((value) => !now.has(value)).map((value) => toNamed("valueRemoved", value)),
    ...[...now].filter((value) => !old.has(value)).map((value) => toNamed("valueAdded", value)),
  ];
}

function toNamed(difference: ValueDifference, value: string): RangeDifference {
  return { difference, part: value, before: value, after: value };
}

/** So many values are named; more are counted by whoever looks. */
const mostSaid = 8;

function sayValues(values: readonly string[]): string {
  const said = values.slice(0, mostSaid).join(", ");
  return values.length > mostSaid ? `one of ${said}, …` : `one of ${said}`;
}

function join(ranges: readonly (Range | undefined)[]): Range | undefined {
  const found = new Set(ranges.filter((range) => range !== undefined));
  const [first] = found;
  return found.size > 1 ? "changed" : first;
}
