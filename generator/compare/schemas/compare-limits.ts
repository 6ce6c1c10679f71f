import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import { isMultiple } from "../../catalogue/is-multiple.ts";
import { isNumber } from "../../catalogue/is-number.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change, Reading } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { listFixed } from "../endpoints/are-limits-apart.ts";
import { compareLimits as compareRanges, compareNamed, type RangeDifference } from "../endpoints/compare-ranges.ts";
import { judgeDenied, judgeSets } from "../endpoints/judge-denied.ts";
import { listNamedValues } from "../endpoints/list-named-values.ts";
import type { ValueDifference } from "../endpoints/tell-value.ts";
import { shapeValue, type ValueShape } from "../endpoints/value-shape.ts";
import { dropSilent } from "../drop-silent.ts";
import { judgePatterned } from "../judge-patterned.ts";
import { makeChange } from "../make-change.ts";
import type { ChangeCode } from "../rules.ts";
import { areNumbersWhole } from "./are-numbers-whole.ts";
import { compareAlternatives } from "./compare-alternatives.ts";
import { compareExclusive } from "./compare-exclusive.ts";
import { compareKeptDefaults } from "./compare-kept-defaults.ts";
import { comparePlaces } from "./compare-places.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { type Limited, pairLimits } from "./pair-limits.ts";
import { withInnerLimits } from "./with-inner-limits.ts";
import { withNamedRules } from "./with-named-rules.ts";
import { withoutNeeds } from "./without-needs.ts";
import { isSameText, namesTypes } from "./is-same-shape.ts";
import { nowNamed, nowWritten, readingsBy, type SchemasOfBoth } from "./schema-pair.ts";

/**
 * What differs in the limits that plug-ins give as annotations, by the keywords of JSON Schema: of a value, of its items, and of
 * what has no name in it. Also the types of items that have a place each.
 */
export function compareLimits(
  both: SchemasOfBoth,
  { language, spans, ...site }: ValidatedSite,
  was: Limited,
  is: Limited,
): readonly Change[] {
  if (language !== "other") return [];
  /** Places of alternatives of which is told what no longer fits one of them alone, or does again. */
  const told = new Set<string>();
  /** Those of which a value shows it. */
  const shown = new Set<string>();
  const compare = (at: Site, before: Limited, after: Limited): readonly Change[] => {
    const [old, now] = [toShape(before, both.before), toShape(after, both.after)];
    const place = at.coordinate.replace(/<[^<>]*>$/, "");
    const isTold = shown.has(place) || (told.has(place) && differInValuesAlone(before, after));
    const others = [
      ...compareRest(toRest(before, after), toRest(after, before)),
      ...(isTold || nameSameValues(before, after) ? [] : compareAlternatives(before.annotations, after.annotations)),
    ];
    const ranges = compareRanges(withSymbols(old, before, both.before), withSymbols(now, after, both.after));
    return [...compareNamed(old, now), ...ranges, ...others].map((found) =>
      makeChange({
        ...at,
        coordinate: coordinates.part(at.coordinate, found.part),
        code: toCode(found.difference),
        kind: "changed",
        ...toSides(found, spans),
        readings: toReadings(found.difference),
      }),
    );
  };
  const [before, after] = withInnerLimits(both, withoutNeeds(was, both.before), withoutNeeds(is, both.after));
  return pairLimits({ coordinate: site.coordinate, was: before, is: after }).flatMap((pair) => {
    const at = { ...site, coordinate: pair.coordinate, language, spans };
    if (pair.ofChoice === true) {
      const { changes, isShown } = tellExclusive(both, at, pair.was, pair.is);
      if (changes.some(({ code }) => code !== "risky/validation-changed")) told.add(pair.coordinate);
      if (isShown) shown.add(pair.coordinate);
      return changes;
    }
    const [old, now] = withNamedRules(both, pair.was, pair.is);
    return [
      ...compare({ ...site, coordinate: pair.coordinate }, asNow(both, old, now), now),
      ...comparePlaces(both, at, pair.was, pair.is),
      // Of the whole, it is told with its other words.
      ...(pair.coordinate === site.coordinate
        ? []
        : compareKeptDefaults(at, pair.was.annotations, pair.is.annotations)),
    ];
  });
}

/** Whether two sides have the same alternatives but for those that name their values. */
function differInValuesAlone(was: Limited, is: Limited): boolean {
  const [before, after] = [was, is].map(({ annotations: { oneOf } }) =>
    isJsonArray(oneOf)
      ? printSorted(oneOf.filter((each) => isJsonObject(each) && listFixed(each) === undefined))
      : undefined,
  );
  return before !== undefined && before === after;
}

/** What limits say of schemas by name, by what these are called in the later model, or what says the same by another name. */
function asNow(both: SchemasOfBoth, side: Limited, other: Limited): Limited {
  return { ...side, annotations: renameIn(both, side.annotations, other.annotations) };
}

/** Types are texts, as is what fields of a pattern are. */
function renameIn(
  both: SchemasOfBoth,
  limits: JsonObject,
  others: JsonValue | undefined,
  areTypes = false,
): JsonObject {
  const inOther = (key: string): JsonValue | undefined => (isJsonObject(others) ? others[key] : undefined);
  return Object.fromEntries(
    Object.entries(limits).map(([key, value]): [string, JsonValue] => {
      const other = inOther(key);
      if (typeof value === "string") {
        if (!areTypes && !namesTypes.has(key)) return [key, value];
        return [key, typeof other === "string" && isSameText(both, value, other) ? other : nowWritten(both, value)];
      }
      if (isJsonObject(value)) return [key, renameIn(both, value, other, key === "patternProperties")];
      if (!isJsonArray(value)) return [key, value];
      const items = isJsonArray(other) ? other : [];
      return [key, value.map((each, index) => (isJsonObject(each) ? renameIn(both, each, items[index]) : each))];
    }),
  );
}

/** What one side refuses because it fits several alternatives, or might. */
function tellExclusive(
  both: SchemasOfBoth,
  { language, spans, ...site }: ValidatedSite,
  was: Limited,
  is: Limited,
): { readonly changes: readonly Change[]; readonly isShown: boolean } {
  // That it is something else by name is told as that.
  const [old = "", now = ""] = [was, is].map(({ type }) => (type?.kind === "reference" ? type.name : undefined));
  if (nowNamed(both, old) !== now) return { changes: [], isShown: false };
  const found = compareExclusive(both, was.annotations, is.annotations);
  if (found === undefined) return { changes: [], isShown: false };
  const { difference, isSure, before, after } = found;
  if (!isSure && isSameText(both, before, after)) return { changes: [], isShown: false };
  const lets = [difference === "widened", difference === "narrowed"] as const;
  const sure = difference === "widened" ? "risky/limit-loosened" : "breaking/limit-tightened";
  const changes = [
    makeChange({
      ...site,
      coordinate: coordinates.part(site.coordinate, "oneOf"),
      code: isSure ? sure : "risky/validation-changed",
      kind: "changed",
      before: { text: before, span: spans[0] },
      after: { text: after, span: spans[1] },
      readings: readingsBy(language, lets, lets),
    }),
  ];
  return { changes, isShown: found.isShown === true };
}

/** What else says which values there may be: whether one lets through what the other does is known only of multiples, counts and values that are denied. */
const rest = [
  "multipleOf",
  "propertyNames",
  "contains",
  "minContains",
  "maxContains",
  "patternProperties",
  "not",
  "required",
  "allOf",
] as const;

/** A whole number is a multiple of 1 by its type, and what becomes one, or was one, is told by that. */
function toRest({ annotations, type }: Limited, other: Limited): JsonObject {
  // Where both say what a list contains, it is told by how many items.
  const areBoth = annotations["contains"] !== undefined && other.annotations["contains"] !== undefined;
  const { allOf, ...rest } = areBoth ? annotations : dropSilent(annotations);
  // Patterns are compared together.
  const conditions = isJsonArray(allOf)
    ? allOf.filter((each) => !isJsonObject(each) || each["pattern"] === undefined)
    : [];
  const said = joinContained(conditions.length === 0 ? rest : { ...rest, allOf: conditions }, other.annotations);
  const { multipleOf, ...others } = said;
  const isWhole = (of: Limited["type"]): boolean => of !== undefined && areNumbersWhole(of);
  const isSaid = isWhole(type) || (isWhole(other.type) && other.annotations["multipleOf"] === undefined);
  return isSaid && typeof multipleOf === "number" && Number.isInteger(1 / multipleOf) ? others : said;
}

/** What a list is to contain as one of several such parts, where it is one of several on either side. */
function joinContained(said: JsonObject, { allOf: others }: JsonObject): JsonObject {
  const hasSome = (list: JsonValue | undefined): boolean =>
    isJsonArray(list) && list.some((each) => isJsonObject(each) && each["contains"] !== undefined);
  const { contains, minContains, maxContains, allOf, ...rest } = said;
  if (contains === undefined || !(hasSome(others) || hasSome(allOf))) return said;
  const counts = {
    ...(minContains !== undefined && { minContains }),
    ...(maxContains !== undefined && { maxContains }),
  };
  return { ...rest, allOf: [...(isJsonArray(allOf) ? allOf : []), { contains, ...counts }] };
}

function compareRest(before: JsonObject, after: JsonObject): readonly RangeDifference[] {
  return rest.flatMap((part): readonly RangeDifference[] => {
    const [was, is] = [before[part], after[part]];
    const called = part === "allOf" ? "conditions" : part;
    const [old, now] = [was, is].map((value) =>
      value === undefined ? `no ${called}` : sayRest(called, printSorted(value)),
    );
    if (old === undefined || now === undefined || old === now) return [];
    const areClosed = before["additionalProperties"] === false && after["additionalProperties"] === false;
    const patterned = part === "patternProperties" && areClosed ? judgePatterned(was, is) : undefined;
    const difference = patterned ?? (part in counted ? judgeCount(part, was, is) : judgeRest(part, was, is));
    return difference === undefined ? [] : [{ difference, part: called, before: old, after: now }];
  });
}

function sayRest(called: string, text: string): string {
  return called === "not" && text === "{}" ? "nothing at all" : `${called} ${text}`;
}

/** How many items are to hold what `contains` says, where nothing else is said. */
const counted: Readonly<Record<string, number>> = { minContains: 1, maxContains: Number.POSITIVE_INFINITY };

function judgeCount(part: (typeof rest)[number], was?: JsonValue, is?: JsonValue): ValueDifference | undefined {
  const [before = 0, after = 0] = [was, is].map((value) => (typeof value === "number" ? value : counted[part]));
  if (before === after) return undefined;
  return after > before === (part === "minContains") ? "narrowed" : "widened";
}

function judgeRest(part: (typeof rest)[number], was?: JsonValue, is?: JsonValue): ValueDifference | undefined {
  // Fields of a pattern may have been any, or none at all.
  if (part === "patternProperties") return "patternChanged";
  if (was === undefined) return "narrowed";
  if (is === undefined) return "widened";
  if (part === "not") return judgeDenied(was, is);
  if (part === "required" || part === "allOf") return judgeSets(listSaid(was), listSaid(is));
  if (part !== "multipleOf" || !isNumber(was) || !isNumber(is)) return "patternChanged";
  if (isMultiple(is, was)) return "narrowed";
  // Each is a multiple of itself, and none of the other one.
  return isMultiple(was, is) ? "widened" : "changed";
}

function listSaid(said: JsonValue): readonly string[] {
  return isJsonArray(said) ? said.map(printSorted) : [];
}

/** What a plug-in has read as a type is no annotation, but of whole numbers, bounds are the same in two ways. */
function toShape({ annotations, type, fields }: Limited, schemas: SchemasOfBoth["before"]): ValueShape {
  const schema = type?.kind === "reference" ? schemas.get(type.name) : undefined;
  const all = fields ?? (schema?.kind === "record" ? schema.fields : []);
  // Of an object, they say of how many properties it is at least.
  const required = all.filter(({ optional }) => !optional).map(({ name }) => name);
  const isWhole = type !== undefined && areNumbersWhole(type);
  // Alternatives are compared with each other.
  const { oneOf: _, anyOf: __, ...limits } = annotations;
  const said = { ...limits, ...(isWhole && { type: "integer" }), ...(required.length > 0 && { required }) };
  return shapeValue({ schema: said, isNullable: false }, new Map());
}

/** Whether all that the alternatives of both sides do is to name values, and these are the same, in either spelling. */
function nameSameValues(was: Limited, is: Limited): boolean {
  const [before, after] = [was, is].map(({ annotations: { oneOf, anyOf } }) => {
    const [keyword, listed] = isJsonArray(oneOf) ? (["oneOf", oneOf] as const) : (["anyOf", anyOf] as const);
    if (listed === undefined || !isJsonArray(listed) || !listed.every(isJsonObject)) return undefined;
    return listNamedValues(keyword, listed.filter(isJsonObject))?.map(printSorted).sort().join("\n");
  });
  return before !== undefined && before === after;
}

/** A shape with the values that a type names which is declared as such, or null beside it. */
function withSymbols(shape: ValueShape, { type }: Limited, schemas: SchemasOfBoth["before"]): ValueShape {
  if (shape.values !== undefined || type === undefined) return shape;
  const members = type.kind === "union" ? type.members.map((member) => member.type) : [type];
  const lists = members.map((member): readonly JsonValue[] | undefined => {
    if (member.kind === "primitive") return member.name === "null" ? [null] : undefined;
    const schema = member.kind === "reference" ? schemas.get(member.name) : undefined;
    // Where nothing stands, marks do.
    return schema?.kind === "enum" ? schema.symbols.map(({ name }) => (name === '""' ? "" : name)) : undefined;
  });
  return lists.includes(undefined) ? shape : { ...shape, values: lists.flatMap((list) => list ?? []) };
}

function toCode(difference: ValueDifference): ChangeCode {
  if (difference === "narrowed" || difference === "valueRemoved" || difference === "changed")
    return "breaking/limit-tightened";
  return difference === "patternChanged" ? "risky/validation-changed" : "risky/limit-loosened";
}

/** What is narrower lets through less, and all that it lets through goes through the wider one. */
function toReadings(difference: ValueDifference): readonly Reading[] {
  const isTighter = difference === "narrowed" || difference === "valueRemoved";
  const isEither = difference === "patternChanged" || difference === "changed";
  const lets = isEither ? ([false, false] as const) : ([!isTighter, isTighter] as const);
  return readingsBy("other", lets, lets);
}

/** A value that is named by one side alone is refused by the other. */
function toSides(
  { difference, before, after }: RangeDifference,
  [old, now]: ValidatedSite["spans"],
): Pick<Change, "before" | "after"> {
  return {
    before: { text: difference === "valueAdded" ? `not ${before}` : before, span: old },
    after: { text: difference === "valueRemoved" ? `not ${after}` : after, span: now },
  };
}
