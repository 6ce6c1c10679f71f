import type { JsonObject } from "../../catalogue/json.ts";
import { printJson } from "../../print/print-json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { alignShapes } from "./align-shapes.ts";
import { compareDenied } from "./compare-denied.ts";
import { compareDiscriminators } from "./compare-discriminators.ts";
import { type Choice, compareExclusion } from "./compare-exclusion.ts";
import { compareOthers } from "./compare-others.ts";
import { compareLimits, compareNamed, compareTypes, sayType } from "./compare-ranges.ts";
import type { Way } from "./find-ways.ts";
import { joinAdditional, joinSchemas } from "./join-parts.ts";
import { type JoinedProperty, pairProperties } from "./pair-properties.ts";
import { compareVariants, isHeld, mayTry, sayVariant } from "./compare-variants.ts";
import { spreadChoice } from "./spread-choice.ts";
import type { ValueContext } from "./value-context.ts";
import { tellWitness } from "./tell-witness.ts";
import { nameInThing, tellValue, type ValueDifference } from "./tell-value.ts";
import { type PeeledSchema, peelSchema, referenceOf, shapeValue, type ValueShape } from "./value-shape.ts";

/** What differs between two schemas of a value. What both call by the same name is told where that is declared. */
export function compareValues(was: JsonObject, is: JsonObject, site: Site, context: ValueContext): readonly Change[] {
  const [before, after] = [peelSchema(was), peelSchema(is)];
  const [old, now] = [referenceOf(before.schema), referenceOf(after.schema)];
  if (old !== undefined && old === now && !context.turned.has(old)) {
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
  const [was, is] = alignShapes(shapeValue(before, context.earlier), shapeValue(after, context.later));
  const told = compareForms([before, after], [was, is], site, context);
  return tellWitness(told, { peeled: before, shape: was }, { peeled: after, shape: is }, site, context);
}

function compareForms(
  [before, after]: readonly [PeeledSchema, PeeledSchema],
  [was, is]: readonly [ValueShape, ValueShape],
  site: Site,
  context: ValueContext,
): readonly Change[] {
  if (was.variants !== undefined || is.variants !== undefined) {
    const isOneSided = was.variants === undefined || is.variants === undefined;
    const [old, now] = [
      spreadChoice(before, was, context.earlier, isOneSided),
      spreadChoice(after, is, context.later, isOneSided),
    ];
    const own = compareVariants(old, now, { site, context, compare: compareValues });
    const choices = [
      { shape: was, variants: old.map(({ schema }) => schema), payloads: context.earlier },
      { shape: is, variants: now.map(({ schema }) => schema), payloads: context.later },
    ] as const;
    const isBroken = own.some(({ verdict }) => verdict === "breaking");
    const variants = [...own, ...(isBroken ? [] : tellExclusion(choices, site, context))];
    if (isOneSided) return [...variants, ...compareDefaults(was.default, is.default, site, context)];
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
    ...compareDenied(was, is, [context.earlier, context.later], (one, other) => isWithin(one, other, site, context)),
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
    ...((was.items === undefined && is.items === undefined) || haveAllPlaces(was, is)
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
    if (after !== undefined) {
      const added = tell(isRequired ? "requiredAdded" : "added", at, own, [undefined, say(after, "later")]);
      return [...added, ...compareAsOther(was.additional, after.schema)];
    }
    const isRefused = is.additional === false;
    const gone = wasRequired ? (isRefused ? "requiredRefused" : "requiredRemoved") : isRefused ? "refused" : "removed";
    return [
      ...tell(gone, at, own, [say(before, "earlier"), undefined]),
      ...compareAsOther(before?.schema ?? {}, is.additional),
    ];
  }
  if (before.toldBy !== undefined && before.toldBy === after.toldBy) return compareRequired();
  return [
    ...compareRequired(),
    ...compareValues(before.schema, after.schema, at, own),
    ...compareDeprecated(before.schema, after.schema, at, context),
  ];

  /** Where any property without a name is of one kind, one that has a name on the other side only is that, too. */
  function compareAsOther(one: JsonObject | boolean, other: JsonObject | boolean): readonly Change[] {
    if (typeof one === "boolean" || typeof other === "boolean") return [];
    return compareValues(one, other, at, own).filter(({ verdict }) => verdict === "breaking");
  }

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

/** Whether all items that a list has on both sides have a place on one of them, where they are compared. */
function haveAllPlaces(was: ValueShape, is: ValueShape): boolean {
  return Math.max(was.places.length, is.places.length) >= mostItems(was, is);
}

function mostItems(was: ValueShape, is: ValueShape): number {
  return Math.min(...[was, is].map(({ limits }) => Number(limits.get("maxItems") ?? Infinity)));
}

/** Where only one side tells places apart, each of them is to the other what all items are. */
function comparePlaces(was: ValueShape, is: ValueShape, site: Site, context: ValueContext): readonly Change[] {
  const count = Math.min(Math.max(was.places.length, is.places.length), mostItems(was, is));
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

/** Where alternatives themselves break nothing, whether they refuse each other's values. */
function tellExclusion(
  choices: readonly [was: Choice, is: Choice],
  site: Site,
  context: ValueContext,
): readonly Change[] {
  const found = compareExclusion(...choices, {
    say: sayVariant,
    isWithin: (one, other, payloads) => isWithin(one, other, site, { ...context, earlier: payloads, later: payloads }),
  });
  return found.flatMap(({ difference, part, before, after }) =>
    tell(difference, { ...site, coordinate: coordinates.part(site.coordinate, part) }, context, [before, after]),
  );
}

/** Whether all values of a schema are let through by another one. */
function isWithin(one: JsonObject, other: JsonObject, site: Site, context: ValueContext): boolean {
  return mayTry(context) && isHeld(one, other, "request", { site, context, compare: compareValues });
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
