import type { JsonObject } from "../../catalogue/json.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { areOfOneKind, kindOf } from "./are-of-one-kind.ts";
import { sayType } from "./compare-ranges.ts";
import type { ValueContext } from "./value-context.ts";
import type { Way } from "./find-ways.ts";
import { type NamedVariant, type PairedVariants, pairVariants } from "./pair-variants.ts";
import { isPlainValue } from "./is-plain-value.ts";
import type { Alternative } from "./spread-choice.ts";
import { tellValue } from "./tell-value.ts";
import { peelSchema, referenceOf, shapeValue } from "./value-shape.ts";

/** How two values are compared, which alternatives are in turn. */
export type CompareValues = (was: JsonObject, is: JsonObject, site: Site, context: ValueContext) => readonly Change[];

/** Where alternatives stand, and how they are held against each other. */
export interface VariantsContext {
  readonly site: Site;
  readonly context: ValueContext;
  readonly compare: CompareValues;
}

/** Alternatives by their names, or by what they say. What only one side has is told; alternatives of no name are paired in their order. */
export function compareVariants(
  was: readonly Alternative[],
  is: readonly Alternative[],
  at: VariantsContext,
): readonly Change[] {
  const { site, context, compare } = at;
  const [earlier, later] = [listNamed(was), listNamed(is)];
  const [old, now] = [byKey(earlier), byKey(later)];
  const gone = [...old.values()].filter(([key]) => !now.has(key));
  const come = [...now.values()].filter(([key]) => !old.has(key));
  const toSite = (text: string): Site => ({ ...site, coordinate: coordinates.member(site.coordinate, text) });
  const among = { earlier, later };
  const kept = [...old.values()].flatMap((one): readonly Change[] => {
    const other = now.get(one[0]);
    // What is said beside the choice on one side alone is said of each of them.
    if (other === undefined || printSorted(one[2]) === printSorted(other[2])) return [];
    return compare(one[2], other[2], toSite(sayVariant(one[1], context.earlier)), context);
  });
  const areInOrder =
    gone.length === come.length &&
    gone.every((one, index) => isInline(one) && areRelated(one, come[index] ?? one, context));
  if (areInOrder && come.every(isInline)) {
    return [
      ...kept,
      ...gone.flatMap((one, index) =>
        compareKept(one, come[index] ?? one, among, { ...at, site: toSite(String(index + 1)) }),
      ),
    ];
  }
  const paired = pairOfKind(pairAlike(gone, come, [earlier, later].some(isAlone), at), context);
  const named = nameApart(
    paired.pairs.map(([one]) => one),
    context.earlier,
  );
  return [
    ...kept,
    ...paired.pairs.flatMap(([one, other], index) =>
      compareKept(one, other, among, { ...at, site: toSite(named[index]?.called ?? "") }),
    ),
    ...nameApart(paired.gone, context.earlier).flatMap(({ text, called, variant }) =>
      tellStranger({ way: "request", variant, text }, later, { ...at, site: toSite(called) }),
    ),
    ...nameApart(paired.come, context.later).flatMap(({ text, called, variant }) =>
      tellStranger({ way: "response", variant, text }, earlier, { ...at, site: toSite(called) }),
    ),
  ];
}

/** Where there is one thing only that others have become, or that has become others, what breaks nobody outright is the same still. */
function pairAlike(
  gone: readonly NamedVariant[],
  come: readonly NamedVariant[],
  isOfOne: boolean,
  at: VariantsContext,
): PairedVariants {
  const paired = pairVariants(gone, come, (one, other) => isAlike(one, other, isSafe, at));
  if (!isOfOne) return paired;
  const { pairs, ...rest } = pairVariants(paired.gone, paired.come, (one, other) =>
    isAlike(one, other, ({ verdict }) => verdict !== "breaking", at),
  );
  return { pairs: [...paired.pairs, ...pairs], ...rest };
}

/** What else is gone, with the only thing of its kind that has come, where one of the two had no name: that may have got one since, and changed. */
function pairOfKind({ pairs, gone, come }: PairedVariants, context: ValueContext): PairedVariants {
  const [byKind, byKindNow] = [groupByKind(gone, context.earlier), groupByKind(come, context.later)];
  const more = [...byKind].flatMap(([kind, [was, ...others]]) => {
    const [is, ...rivals] = byKindNow.get(kind) ?? [];
    if (was === undefined || is === undefined || others.length + rivals.length > 0) return [];
    const isMoved = (isInline(was) || isInline(is)) && areRelated(was, is, context);
    return isMoved ? [[was, is] as const] : [];
  });
  const taken = new Set(more.flat());
  const isLeft = (variant: NamedVariant): boolean => !taken.has(variant);
  return { pairs: [...pairs, ...more], gone: gone.filter(isLeft), come: come.filter(isLeft) };
}

function groupByKind(
  variants: readonly NamedVariant[],
  payloads: ValueContext["earlier"],
): ReadonlyMap<string, readonly NamedVariant[]> {
  const groups = new Map<string, NamedVariant[]>();
  for (const variant of variants) {
    const kind = kindOf(shapeValue(peelSchema(variant[1]), payloads));
    groups.set(kind, [...(groups.get(kind) ?? []), variant]);
  }
  return groups;
}

function areRelated([, was]: NamedVariant, [, is]: NamedVariant, { earlier, later }: ValueContext): boolean {
  const [old, now] = [shapeValue(peelSchema(was), earlier), shapeValue(peelSchema(is), later)];
  return areOfOneKind(old, now, [earlier, later]);
}

function isAlone(variants: readonly NamedVariant[]): boolean {
  return variants.filter(isSome).length === 1;
}

function isSome([, { type }]: NamedVariant): boolean {
  return type !== "null";
}

function isInline([, variant]: NamedVariant): boolean {
  return referenceOf(variant) === undefined;
}

/** Whether two alternatives are what they are called, and no more. */
function areNamed(one: NamedVariant, other: NamedVariant): boolean {
  return referenceOf(one[2]) !== undefined && referenceOf(other[2]) !== undefined;
}

function listNamed(alternatives: readonly Alternative[]): readonly NamedVariant[] {
  return alternatives.map(({ schema, whole }) => [referenceOf(schema) ?? printSorted(schema), schema, whole]);
}

function byKey(variants: readonly NamedVariant[]): ReadonlyMap<string, NamedVariant> {
  return new Map(variants.map((variant) => [variant[0], variant]));
}

interface Sides {
  readonly earlier: readonly NamedVariant[];
  readonly later: readonly NamedVariant[];
}

/** An alternative that has taken the place of another one. Where a third one takes its values in, nothing breaks, whatever it has become. */
function compareKept(
  was: NamedVariant,
  is: NamedVariant,
  { earlier, later }: Sides,
  at: VariantsContext,
): readonly Change[] {
  const { site, context, compare } = at;
  const isTakenIn = (way: Way): boolean => {
    const others = way === "request" ? later.filter((each) => each !== is) : earlier.filter((each) => each !== was);
    return (
      others.length <= mostHolders &&
      others.some((holder) => isPlainHolder(holder, way === "request" ? was : is, way, at))
    );
  };
  const [taken, others] = [context.ways.filter(isTakenIn), context.ways.filter((way) => !isTakenIn(way))];
  if (taken.length === 0) return compare(was[2], is[2], site, context);
  return [
    ...(others.length === 0 ? [] : compare(was[2], is[2], site, { ...context, ways: others })),
    ...compare(was[2], is[2], site, { ...context, ways: taken }).filter(isSafe),
  ];
}

/** Each alternative is held against each of these; of more, which would take long, nobody knows whether they take others in. */
const mostHolders = 60;

function isSafe({ verdict }: Change): boolean {
  return verdict === "safe";
}

interface Stranger {
  /** The way in which it breaks somebody that it is gone, or that it has come. */
  readonly way: Way;
  readonly variant: NamedVariant;
  readonly text: string;
}

/** An alternative that only one side has. Where one of the other side takes its values in, these go on, as what that one is. */
function tellStranger(
  { way, variant, text }: Stranger,
  others: readonly NamedVariant[],
  at: VariantsContext,
): readonly Change[] {
  const { site, context, compare } = at;
  const difference = way === "request" ? "variantRemoved" : "variantAdded";
  const side = { text, span: context.spans[way === "request" ? "before" : "after"] };
  const sides = way === "request" ? { before: side } : { after: side };
  const holder = context.ways.includes(way) ? findHolder() : undefined;
  if (holder === undefined) return tellValue(difference, site, context.ways, sides);
  const [was, is] = way === "request" ? [variant, holder] : [holder, variant];
  return [
    ...compare(was[2], is[2], site, { ...context, ways: [way] }),
    ...tellValue(
      difference,
      site,
      context.ways.filter((each) => each !== way),
      sides,
    ),
  ];

  function findHolder(): NamedVariant | undefined {
    if (others.length > mostHolders) return undefined;
    const plain = others.find((each) => isPlainHolder(each, variant, way, at));
    const [only, ...more] = others.filter(isSome);
    if (plain !== undefined || only === undefined || more.length > 0) return plain;
    return isHolder(only, variant, way, at) ? only : undefined;
  }
}

/** Whether one plain value is always another one too, whatever they are called. */
function isPlainHolder(holder: NamedVariant, held: NamedVariant, way: Way, at: VariantsContext): boolean {
  const { earlier, later } = at.context;
  const [payloads, others] = way === "request" ? [earlier, later] : [later, earlier];
  if (!isPlainValue(held[2], payloads) || !isPlainValue(holder[2], others)) return false;
  return isWithin(holder, held, way, at);
}

/** The same of values that have something inside; those that have names are known by them. */
function isHolder(holder: NamedVariant, held: NamedVariant, way: Way, at: VariantsContext): boolean {
  return !areNamed(holder, held) && isWithin(holder, held, way, at);
}

function isWithin(holder: NamedVariant, held: NamedVariant, way: Way, { context, ...at }: VariantsContext): boolean {
  if ((context.trials ?? 0) >= mostTrials) return false;
  const [was, is] = way === "request" ? [held, holder] : [holder, held];
  return isHeld(was[2], is[2], way, { context, ...at });
}

/** Alternatives by what they are told by; of several that would be called the same, those behind the first have a number. */
function nameApart(
  variants: readonly NamedVariant[],
  payloads: ValueContext["earlier"],
): readonly { readonly text: string; readonly called: string; readonly variant: NamedVariant }[] {
  const counts = new Map<string, number>();
  return variants.map((variant) => {
    const text = sayVariant(variant[1], payloads);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { text, called: count === 1 ? text : `${text} ${count}`, variant };
  });
}

/** What is tried inside of what is tried takes as many times as long. */
const mostTrials = 2;

/** Whether all that one of two alternatives holds is held by the other one. Those that have names are known by them. */
function isAlike(
  was: NamedVariant,
  is: NamedVariant,
  isFine: (change: Change) => boolean,
  at: VariantsContext,
): boolean {
  if (at.context.trials === mostTrials || areNamed(was, is)) return false;
  return (["request", "response"] as const).some((way) => tryOut(was[2], is[2], way, at).every(isFine));
}

/** Whether nothing breaks that goes this way. */
export function isHeld(was: JsonObject, is: JsonObject, way: Way, at: VariantsContext): boolean {
  return tryOut(was, is, way, at).every(isSafe);
}

function tryOut(
  was: JsonObject,
  is: JsonObject,
  way: Way,
  { site, context, compare }: VariantsContext,
): readonly Change[] {
  const trial = { ...context, ways: [way], trials: (context.trials ?? 0) + 1, seen: new Set<string>() };
  return compare(was, is, site, trial);
}

/** Whether there may be more trials inside of this one. */
export function mayTry({ trials = 0 }: ValueContext): boolean {
  return trials < mostTrials;
}

/** What an alternative is called: its name, what it has inside, or its type. */
export function sayVariant(variant: JsonObject, payloads: ValueContext["earlier"]): string {
  const shape = shapeValue(peelSchema(variant), payloads);
  const names = [...shape.properties.keys()];
  return referenceOf(variant) ?? (names.length === 0 ? sayType(shape) : `object with ${names.slice(0, 4).join(", ")}`);
}
