import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import { printJson } from "../../print/print-json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { compareDiscriminators } from "./compare-discriminators.ts";
import { type Choice, compareExclusion } from "./compare-exclusion.ts";
import { compareOthers } from "./compare-others.ts";
import { compareLimits, compareNamed, compareTypes, sayType } from "./compare-ranges.ts";
import type { Way } from "./find-ways.ts";
import { joinAdditional, joinSchemas } from "./join-parts.ts";
import { type JoinedProperty, pairProperties } from "./pair-properties.ts";
import { type NamedVariant, pairVariants } from "./pair-variants.ts";
import { nameInThing, tellValue, type ValueDifference } from "./tell-value.ts";
import { type PeeledSchema, peelSchema, referenceOf, shapeValue, type ValueShape } from "./value-shape.ts";

/** Where a value stands that both models have, and what it may refer to. */
export interface ValueContext {
  /** Schemas of payloads by their names. */
  readonly earlier: ReadonlyMap<string, JsonObject>;
  readonly later: ReadonlyMap<string, JsonObject>;
  /** Pairs of payloads of different names that have been compared in place, so that a circle ends and each is told once. */
  readonly seen: Set<string>;
  readonly ways: readonly Way[];
  /** Pairs of what is made of several parts that it is inside of, so that a circle ends. */
  readonly within?: ReadonlySet<string> | undefined;
  /** How many alternatives it is inside of that are only tried on each other. */
  readonly trials?: number | undefined;
  readonly spans: { readonly before?: Span | undefined; readonly after?: Span | undefined };
}

/** What differs between two schemas of a value. What both call by the same name is told where that is declared. */
export function compareValues(was: JsonObject, is: JsonObject, site: Site, context: ValueContext): readonly Change[] {
  const [before, after] = [peelSchema(was), peelSchema(is)];
  const [old, now] = [referenceOf(before.schema), referenceOf(after.schema)];
  if (old !== undefined && old === now) {
    return [...compareNullable(before, after, site, context), ...compareBeside(before, after, site, context)];
  }
  if (old !== undefined || now !== undefined) {
    const pair = printJson([old ?? before.schema, now ?? after.schema, context.ways], 0);
    if (context.seen.has(pair)) return [];
    context.seen.add(pair);
  }
  if (before.schema["allOf"] === undefined && after.schema["allOf"] === undefined)
    return compareShapes(before, after, site, context);
  const pair = printJson([before.schema, after.schema], 0);
  if (context.within?.has(pair) === true) return [];
  return compareShapes(before, after, site, { ...context, within: new Set([...(context.within ?? []), pair]) });
}

function compareNullable(was: PeeledSchema, is: PeeledSchema, site: Site, context: ValueContext): readonly Change[] {
  const name = referenceOf(is.schema) ?? "";
  const say = ({ isNullable }: PeeledSchema): string => (isNullable ? `${name} or null` : name);
  const defaults = compareDefaults(was.schema["default"], is.schema["default"], site, context);
  if (was.isNullable === is.isNullable) return defaults;
  return [...tell(is.isNullable ? "widened" : "narrowed", site, context, [say(was), say(is)]), ...defaults];
}

/** What is said of a value besides the payload that it is, as OpenAPI has it from 3.1 on. Of which type it is the payload says. */
function compareBeside(was: PeeledSchema, is: PeeledSchema, site: Site, context: ValueContext): readonly Change[] {
  const keepBeside = ({ schema }: PeeledSchema): PeeledSchema => {
    const { $ref: _, default: __, type: ___, format: ____, ...beside } = schema;
    return { schema: beside, isNullable: false };
  };
  return compareShapes(keepBeside(was), keepBeside(is), site, context);
}

/** The same of what the schemas say, even where they are payloads themselves. */
export function compareShapes(
  before: PeeledSchema,
  after: PeeledSchema,
  site: Site,
  context: ValueContext,
): readonly Change[] {
  const [was, is] = [shapeValue(before, context.earlier), shapeValue(after, context.later)];
  if (was.variants !== undefined || is.variants !== undefined) {
    const [old, now] = [was.variants ?? spread(before), is.variants ?? spread(after)];
    const own = compareVariants(old, now, site, context);
    const choices = [
      { shape: was, variants: old, payloads: context.earlier },
      { shape: is, variants: now, payloads: context.later },
    ] as const;
    const isBroken = own.some(({ verdict }) => verdict === "breaking");
    const variants = [...own, ...(isBroken ? [] : tellExclusion(choices, site, context))];
    if (was.variants === undefined || is.variants === undefined) return variants;
    return [...variants, ...compareParts(was, is, site, context)];
  }
  const range = compareTypes(was, is);
  const types = range === undefined ? [] : tell(range, site, context, [sayType(was), sayType(is)]);
  // Of something else, parts are something else.
  return range === "changed" ? types : [...types, ...compareParts(was, is, site, context)];
}

function compareParts(was: ValueShape, is: ValueShape, site: Site, context: ValueContext): readonly Change[] {
  const shared = new Set([...was.parts].filter((name) => is.parts.has(name)));
  const found = [
    ...compareNamed(was, is),
    ...compareLimits(was, is),
    ...compareOthers(was, is, shared),
    ...compareDiscriminators(was, is),
  ];
  const ranges = found.flatMap(({ difference, part, before, after }) => {
    const at = { ...site, coordinate: coordinates.part(site.coordinate, part) };
    if (difference === "valueAdded") return tell(difference, at, context, [undefined, after]);
    return tell(difference, at, context, [before, difference === "valueRemoved" ? undefined : after]);
  });
  return [
    ...ranges,
    ...compareProperties(was, is, { site, context, shared }),
    ...compareAdditional(
      additionalOf(was, shared),
      additionalOf(is, shared),
      inside(site, coordinates.values, "{}"),
      context,
    ),
    ...comparePlaces(was, is, site, context),
    ...(was.items === undefined && is.items === undefined
      ? []
      : compareValues(was.items ?? {}, is.items ?? {}, inside(site, coordinates.items, "[]"), context)),
    ...compareDefaults(was.default, is.default, site, context),
  ];
}

interface PropertyContext {
  readonly site: Site;
  readonly context: ValueContext;
  /** Payloads that both take in, whose properties are told there. */
  readonly shared: ReadonlySet<string>;
}

function compareProperties(was: ValueShape, is: ValueShape, at: PropertyContext): readonly Change[] {
  const names = new Set([
    ...was.properties.keys(),
    ...is.properties.keys(),
    ...was.required.keys(),
    ...is.required.keys(),
  ]);
  return [...names].sort().flatMap((name) => compareProperty(name, was, is, at));
}

function compareProperty(
  name: string,
  was: ValueShape,
  is: ValueShape,
  { site, context, shared }: PropertyContext,
): readonly Change[] {
  const [before, after] = pairProperties(was.properties.get(name), is.properties.get(name), shared);
  // What goes one way only from now on has gone from the other one, whether it is required or not.
  if (before !== undefined && after !== undefined && listMarks(before) !== listMarks(after)) {
    return context.ways.flatMap((way) => {
      // What is marked here only isn't told where the property is from.
      const of = { site, context: { ...context, ways: [way] }, shared: new Set<string>() };
      return compareProperty(name, keepSent(name, was, way), keepSent(name, is, way), of);
    });
  }
  const at: Site = {
    ...site,
    coordinate: coordinates.field(site.coordinate, name),
    name: site.name === undefined ? name : `${site.name}.${name}`,
  };
  // What has to be there without a word of what it is goes whichever way its value does.
  const isUnsaid = before === undefined && after === undefined;
  const own = { ...context, ways: context.ways.filter((way) => isUnsaid || isSent(way, before, after)) };
  const [wasRequired, isRequired] = [was.required.has(name), is.required.has(name)];
  if (before === undefined || after === undefined) {
    if (before === after) return compareRequired();
    if ((before ?? after)?.toldBy !== undefined) return [];
    if (after !== undefined)
      return tell(isRequired ? "requiredAdded" : "added", at, own, [undefined, say(after, "later")]);
    const isRefused = is.additional === false;
    const gone = wasRequired ? (isRefused ? "requiredRefused" : "requiredRemoved") : isRefused ? "refused" : "removed";
    return tell(gone, at, own, [say(before, "earlier"), undefined]);
  }
  if (before.toldBy !== undefined && before.toldBy === after.toldBy) return compareRequired();
  return [
    ...compareRequired(),
    ...compareValues(before.schema, after.schema, at, own),
    ...compareDeprecated(before.schema, after.schema, at, context),
  ];

  function compareRequired(): readonly Change[] {
    if (wasRequired === isRequired || shared.has((isRequired ? is : was).required.get(name) ?? "")) return [];
    const words = [wasRequired ? "required" : "optional", isRequired ? "required" : "optional"] as const;
    return tell(isRequired ? "madeRequired" : "madeOptional", at, own, words);
  }

  function say(property: JoinedProperty | undefined, side: "earlier" | "later"): string {
    const peeled = peelSchema(property?.schema ?? {});
    return referenceOf(peeled.schema) ?? sayType(shapeValue(peeled, context[side]));
  }
}

/** Whether a property goes that way: what is only read is in no request, what is only written in no answer. */
function isSent(way: Way, ...either: readonly (JoinedProperty | undefined)[]): boolean {
  const keyword = way === "request" ? "readOnly" : "writeOnly";
  return either.some((property) => property !== undefined && property.schema[keyword] !== true);
}

function listMarks({ schema: { readOnly, writeOnly } }: JoinedProperty): string {
  return `${readOnly === true} ${writeOnly === true}`;
}

/** What is said of a value that goes one way: without a property that doesn't, and without marks of the property. */
function keepSent(name: string, shape: ValueShape, way: Way): ValueShape {
  const said = shape.properties.get(name);
  if (said === undefined) return shape;
  const [properties, required] = [new Map(shape.properties), new Map(shape.required)];
  if (isSent(way, { schema: joinSchemas(said.map(({ schema }) => schema)) })) {
    const bare = said.map(({ schema: { readOnly: _read, writeOnly: _written, ...schema }, ...rest }) => ({
      ...rest,
      schema,
    }));
    properties.set(name, bare);
  } else {
    properties.delete(name);
    required.delete(name);
  }
  return { ...shape, properties, required };
}

function compareDeprecated(was: JsonObject, is: JsonObject, site: Site, { spans }: ValueContext): readonly Change[] {
  const [before, after] = [was["deprecated"] === true, is["deprecated"] === true];
  if (before === after) return [];
  const code = after ? "safe/endpoint-deprecated" : "safe/endpoint-deprecation-lifted";
  const side = after ? { after: { span: spans.after } } : { before: { span: spans.before } };
  return [makeChange({ ...nameInThing(site), code, ...side })];
}

/** What is said of properties without a name, but for what `shared` payloads say, of which that is told. */
function additionalOf({ additionals }: ValueShape, shared: ReadonlySet<string>): ValueShape["additional"] {
  const own = additionals.filter(({ from }) => from === undefined || !shared.has(from));
  return own.reduce<ValueShape["additional"]>((joined, { value }) => joinAdditional(joined, value), true);
}

/** Where only one side tells places apart, each of them is to the other what all items are. */
function comparePlaces(was: ValueShape, is: ValueShape, site: Site, context: ValueContext): readonly Change[] {
  const most = Math.min(was.limits.get("maxItems") ?? Infinity, is.limits.get("maxItems") ?? Infinity);
  const count = Math.min(Math.max(was.places.length, is.places.length), most);
  return Array.from({ length: count }, (_, index) => {
    const at = inside(site, (of) => coordinates.position(of, index), `[${index}]`);
    return compareValues(was.places[index] ?? was.items ?? {}, is.places[index] ?? is.items ?? {}, at, context);
  }).flat();
}

function compareAdditional(
  was: ValueShape["additional"],
  is: ValueShape["additional"],
  site: Site,
  context: ValueContext,
): readonly Change[] {
  if (was === false || is === false) {
    if (was === is) return [];
    return tell(is === false ? "narrowed" : "widened", site, context, [sayAdditional(was), sayAdditional(is)]);
  }
  if (was === true && is === true) return [];
  return compareValues(was === true ? {} : was, is === true ? {} : is, site, context);
}

function sayAdditional(additional: ValueShape["additional"]): string {
  return additional === false ? "no other properties" : "other properties";
}

function compareDefaults(
  was: JsonObject[string] | undefined,
  is: JsonObject[string] | undefined,
  site: Site,
  context: ValueContext,
): readonly Change[] {
  const [before, after] = [was, is].map((value) => (value === undefined ? "nothing" : printSorted(value)));
  return before === after ? [] : tell("defaultChanged", site, context, [before, after]);
}

/** A schema that has no alternatives, as one for each type that it names. */
function spread({ schema, isNullable }: PeeledSchema): readonly JsonObject[] {
  const { type, ...rest } = schema;
  const types = isJsonArray(type) ? type : [type];
  const nothing = isNullable && !types.includes("null") ? [{ type: "null" }] : [];
  if (types.length < 2) return [schema, ...nothing];
  return [
    ...types.map((each) =>
      each === "null" ? { type: "null" } : { ...(each !== undefined && { type: each }), ...rest },
    ),
    ...nothing,
  ];
}

/** Alternatives by their names, or by what they say. What only one side has is told; alternatives of no name are paired in their order. */
function compareVariants(
  was: readonly JsonObject[],
  is: readonly JsonObject[],
  site: Site,
  context: ValueContext,
): readonly Change[] {
  const toMap = (variants: readonly JsonObject[]): ReadonlyMap<string, JsonObject> =>
    new Map(variants.map((variant) => [referenceOf(variant) ?? printSorted(variant), variant]));
  const [old, now] = [toMap(was), toMap(is)];
  const gone = [...old].filter(([key]) => !now.has(key));
  const come = [...now].filter(([key]) => !old.has(key));
  const isInline = ([, variant]: readonly [string, JsonObject]): boolean => referenceOf(variant) === undefined;
  if (gone.length === come.length && gone.every(isInline) && come.every(isInline)) {
    return gone.flatMap(([, variant], index) => {
      const at = { ...site, coordinate: coordinates.member(site.coordinate, String(index + 1)) };
      return compareValues(variant, come[index]?.[1] ?? {}, at, context);
    });
  }
  const toSite = (text: string): Site => ({ ...site, coordinate: coordinates.member(site.coordinate, text) });
  const paired = pairVariants(gone, come, (one, other) => isAlike(one, other, site, context));
  const named = nameApart(
    paired.pairs.map(([one]) => one),
    context.earlier,
  );
  return [
    ...paired.pairs.flatMap(([[, one], [, other]], index) =>
      compareValues(one, other, toSite(named[index]?.called ?? ""), context),
    ),
    ...nameApart(paired.gone, context.earlier).flatMap(({ text, called }) =>
      tell("variantRemoved", toSite(called), context, [text, undefined]),
    ),
    ...nameApart(paired.come, context.later).flatMap(({ text, called }) =>
      tell("variantAdded", toSite(called), context, [undefined, text]),
    ),
  ];
}

/** Alternatives by what they are told by; of several that would be called the same, those behind the first have a number. */
function nameApart(
  variants: readonly NamedVariant[],
  payloads: ValueContext["earlier"],
): readonly { readonly text: string; readonly called: string }[] {
  const counts = new Map<string, number>();
  return variants.map(([, variant]) => {
    const text = sayVariant(variant, payloads);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { text, called: count === 1 ? text : `${text} ${count}` };
  });
}

/** Where alternatives themselves break nothing, whether they refuse each other's values. */
function tellExclusion(
  choices: readonly [was: Choice, is: Choice],
  site: Site,
  context: ValueContext,
): readonly Change[] {
  const { trials = 0 } = context;
  const found = compareExclusion(...choices, {
    say: sayVariant,
    isWithin: (one, other, payloads) =>
      trials < mostTrials && isHeld(one, other, site, { ...context, earlier: payloads, later: payloads }, "request"),
  });
  return found.flatMap(({ difference, part, before, after }) =>
    tell(difference, { ...site, coordinate: coordinates.part(site.coordinate, part) }, context, [before, after]),
  );
}

/** What is tried inside of what is tried takes as many times as long. */
const mostTrials = 2;

/** Whether all that one of two alternatives holds is held by the other one. Those that have names are known by them. */
function isAlike(was: JsonObject, is: JsonObject, site: Site, context: ValueContext): boolean {
  const { trials = 0 } = context;
  if (trials === mostTrials || (referenceOf(was) !== undefined && referenceOf(is) !== undefined)) return false;
  return isHeld(was, is, site, context, "request") || isHeld(was, is, site, context, "response");
}

/** Whether nothing breaks that goes this way. */
function isHeld(was: JsonObject, is: JsonObject, site: Site, context: ValueContext, way: Way): boolean {
  const trial = { ...context, ways: [way], trials: (context.trials ?? 0) + 1, seen: new Set<string>() };
  return compareValues(was, is, site, trial).every(isSafe);
}

function isSafe({ verdict }: Change): boolean {
  return verdict === "safe";
}

function sayVariant(variant: JsonObject, payloads: ValueContext["earlier"]): string {
  const shape = shapeValue(peelSchema(variant), payloads);
  const names = [...shape.properties.keys()];
  return referenceOf(variant) ?? (names.length === 0 ? sayType(shape) : `object with ${names.slice(0, 4).join(", ")}`);
}

function inside(site: Site, toCoordinate: (of: string) => string, mark: string): Site {
  return { ...site, coordinate: toCoordinate(site.coordinate), name: `${site.name ?? ""}${mark}` };
}

function tell(
  difference: ValueDifference,
  site: Site,
  { ways, spans }: ValueContext,
  [before, after]: readonly [before: string | undefined, after: string | undefined] | readonly (string | undefined)[],
): readonly Change[] {
  return tellValue(difference, site, ways, {
    ...(before !== undefined && { before: { text: before, span: spans.before } }),
    ...(after !== undefined && { after: { text: after, span: spans.after } }),
  });
}
