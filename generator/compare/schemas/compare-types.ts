import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type {
  NamedSchema,
  PrimitiveType,
  ReferenceType,
  SchemaLanguage,
  TypeExpression,
  UnionMember,
  UnionType,
} from "../../catalogue/schema.ts";
import type { Span } from "../../catalogue/span.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { dereference, isAliasedUnion, isNullType } from "../../print/dereference.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers, haveSameOrder } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { asAlternatives } from "./as-alternatives.ts";
import { compareFormats } from "./compare-formats.ts";
import { describeMember, describeType } from "./describe-type.ts";
import { isAny, isAnything } from "./is-any.ts";
import { isSameShape } from "./is-same-shape.ts";
import { keyMembers } from "./key-members.ts";
import { listHoldingFields } from "./list-holding-fields.ts";
import { letsAnyText } from "./lets-any-text.ts";
import { describeAsNow, letsThrough, numbers } from "./lets-through.ts";
import { readByAvro } from "./read-by-avro.ts";
import { orWidened } from "./or-widened.ts";
import { spareWriters } from "./spare-writers.ts";
import { type BothWays, nowNamed, readingsBy, type SchemasOfBoth } from "./schema-pair.ts";

/** A place in a schema that has a type. */
export interface TypeSite extends Site {
  readonly language: SchemaLanguage;
  /** What is annotated there besides the type, such as the attributes of an Avro field. */
  readonly attributes?: readonly [JsonObject, JsonObject] | undefined;
  readonly spans: readonly [Span | undefined, Span | undefined];
  /** Of each side, whether it may be left out, which Avro has as null, whether its type has that or not. */
  readonly mayBeAbsent?: readonly [boolean, boolean] | undefined;
}

/** What differs between two types, down to names: what these stand for is told where it is declared. */
export function compareTypes(
  both: SchemasOfBoth,
  site: TypeSite,
  was: TypeExpression,
  is: TypeExpression,
): readonly Change[] {
  if (was.kind === "array" && is.kind === "array") {
    return compareTypes(both, inside(site, coordinates.items), was.items, is.items);
  }
  if (was.kind === "map" && is.kind === "map") {
    return compareTypes(both, inside(site, coordinates.values), was.values, is.values);
  }
  if (was.kind === "union" && is.kind === "union" && isAny(was) === isAny(is))
    return compareUnions(both, site, was, is);
  if (site.language === "other" && isAnything(was) && isAnything(is)) return [];
  if (was.kind === "primitive" && is.kind === "primitive" && was.name === is.name) {
    return [
      ...compareLogicalTypes(site, toAttributes(site, 0, was), toAttributes(site, 1, is)),
      ...compareFormats({ ...toSite(site), language: site.language, spans: site.spans }, was, is),
    ];
  }
  if (was.kind === "reference" && is.kind === "reference" && isSameName(both, was, is)) return [];
  if (site.language === "other" && (areSameInPlace(both, was, is) || isNullNamed(both, was, is))) return [];
  const told = tellOtherType(both, site, was, is);
  const { spans, language, attributes } = site;
  // Null that comes or goes alone has words of its own, and so has what is the same by another name.
  const alternatives =
    language === "other" && (told.code === "breaking/type-changed" || told.code === "breaking/type-widened")
      ? asAlternatives(both, [was, is], { spans, seesThrough: attributes !== undefined })
      : undefined;
  if (alternatives !== undefined) return compareUnions(both, site, ...alternatives);
  return [spareWriters(told), ...compareMeanings(site, told, was, is)];
}

/** What values mean that can be read as another primitive type, and are something else then: a day isn't so many milliseconds. */
function compareMeanings(
  site: TypeSite,
  { readings = [] }: Change,
  was: TypeExpression,
  is: TypeExpression,
): readonly Change[] {
  if (site.language === "other" || was.kind !== "primitive" || is.kind !== "primitive") return [];
  if (!readings.some(({ newReadsOld, oldReadsNew }) => newReadsOld || oldReadsNew)) return [];
  return compareLogicalTypes(site, toAttributes(site, 0, was), toAttributes(site, 1, is));
}

/** Whether two that stand in place are alike: what they are called says where they do. */
function areSameInPlace(both: SchemasOfBoth, was: TypeExpression, is: TypeExpression): boolean {
  if (was.kind !== "reference" || is.kind !== "reference" || !isSameShape(both, was, is)) return false;
  const [old, now] = [both.before.get(was.name), both.after.get(is.name)];
  return isInPlace(old, both.before) && isInPlace(now, both.after);
}

/** Whether null stands beside a name on one side, and in what the name stands for on the other. */
function isNullNamed(both: SchemasOfBoth, was: TypeExpression, is: TypeExpression): boolean {
  const isIn = (type: TypeExpression, schemas: SchemasOfBoth["before"]): boolean =>
    type.kind === "reference" && isNullable(dereference(schemas, type).type);
  return (
    (isNullable(was) && isIn(is, both.after) && findBesideNull(was, nowNamedOf(both)) === describeType(is)) ||
    (isNullable(is) && isIn(was, both.before) && findBesideNull(is, describeType) === describeAsNow(both, was))
  );
}

function isInPlace(schema: NamedSchema | undefined, schemas: SchemasOfBoth["before"]): boolean {
  return schema !== undefined && listHoldingFields(schema, schemas).length > 0;
}

/** A name that leads nowhere is as it is written, which may be without its namespace; that what it led to is gone is told there. */
function isSameName(both: SchemasOfBoth, was: ReferenceType, is: ReferenceType): boolean {
  if (nowNamed(both, was.name) === is.name) return true;
  const isLoose = was.unresolved === true || is.unresolved === true;
  return isLoose && toSimpleName(was.name) === toSimpleName(is.name);
}

function inside(site: TypeSite, toCoordinate: (of: string) => string): TypeSite {
  return { ...site, coordinate: toCoordinate(site.coordinate), attributes: undefined, mayBeAbsent: undefined };
}

function tellOtherType(both: SchemasOfBoth, site: TypeSite, was: TypeExpression, is: TypeExpression): Change {
  // What limits the values of a field is told by itself, and so is what stands in place further in.
  const areNamed = was.kind === "reference" && is.kind === "reference";
  const areLimitsTold = site.attributes !== undefined || !areNamed;
  const isSame = isSameShape(both, was, is);
  const validation = [
    isSame || letsThrough(both, was, is, "later", areLimitsTold),
    isSame || letsThrough(both, is, was, "earlier", areLimitsTold),
  ] as const;
  const areSame = !areLimitsTold && site.language === "other" ? validation[0] && validation[1] : true;
  const [code, pegasus] = judgeOtherType(both, site.language, [was, is], areSame);
  return makeChange({
    ...toSite(site),
    code: site.language === "other" ? orWidened(code, validation) : code,
    before: { text: describeType(was), span: site.spans[0] },
    after: { text: describeType(is), span: site.spans[1] },
    readings: readingsBy(site.language, pegasus, readByAvro(both, was, is), validation),
  });
}

const neither: BothWays = [false, false];

function judgeOtherType(
  both: SchemasOfBoth,
  language: SchemaLanguage,
  [was, is]: readonly [TypeExpression, TypeExpression],
  areSame: boolean,
): readonly [ChangeCode, BothWays] {
  if (isNullable(is) && findBesideNull(is, describeType) === describeAsNow(both, was))
    return ["breaking/null-allowed", neither];
  if (isNullable(was) && findBesideNull(was, nowNamedOf(both)) === describeType(is))
    return ["breaking/null-refused", neither];
  if (was.kind === "primitive" && is.kind === "primitive") {
    if (numbers.includes(was.name) && numbers.indexOf(is.name) > numbers.indexOf(was.name)) {
      return ["breaking/number-widened", neither];
    }
    const isText = new Set(["string", "bytes"]);
    if (language === "avro" && isText.has(was.name) && isText.has(is.name)) return ["risky/string-for-bytes", neither];
  }
  const [earlier, later] = [dereference(both.before, was), dereference(both.after, is)];
  const isSame = describeAsNow(both, earlier.type) === describeType(later.type) || isSameShape(both, was, is);
  return [isSame && areSame ? "risky/typeref-exchanged" : "breaking/type-changed", neither];
}

function isNullable(type: TypeExpression): type is UnionType {
  return type.kind === "union" && type.members.some((member) => isNullType(member.type));
}

function nowNamedOf(both: SchemasOfBoth): (type: TypeExpression) => string {
  return (type) => describeAsNow(both, type);
}

/** The type that a union is beside null, where that is one; undefined where it isn't. */
function findBesideNull(union: UnionType, describe: (type: TypeExpression) => string): string | undefined {
  const [only, ...others] = union.members.filter(({ type }) => !isNullType(type));
  return only === undefined || others.length > 0 ? undefined : describe(only.type);
}

function compareUnions(both: SchemasOfBoth, site: TypeSite, was: UnionType, is: UnionType): readonly Change[] {
  if (isAliasedUnion(was) !== isAliasedUnion(is)) return [tellAliases(site, was, is)];
  // In Avro a branch is found by a name that an alias heals, in data of JSON Schemas by none. In data of the platform the name itself
  // tells members apart.
  const isByName = site.language !== "avro" && site.language !== "other";
  const { earlier, later } = keyMembers(both, was, is, isByName);
  const isReordered = site.language === "avro" && !haveSameOrder([...earlier.keys()], [...later.keys()]);
  return [
    ...tellMembers(both, site, { was, is, earlier, later }),
    ...[...later].flatMap(([key, member]) => {
      const before = earlier.get(key);
      return before === undefined ? [] : compareMember(both, [site, toMemberSite(site, key)], before, member);
    }),
    ...(isReordered ? [tellOrder(site, was, is)] : []),
  ];
}

function toMemberSite(site: TypeSite, key: string): TypeSite {
  const coordinate = coordinates.member(site.coordinate, key);
  return { ...site, coordinate, name: key, attributes: undefined, mayBeAbsent: undefined };
}

/** With aliases, the Avro form is a record with a field for each member. */
function tellAliases(site: TypeSite, was: UnionType, is: UnionType): Change {
  const words = (union: UnionType): string => (isAliasedUnion(union) ? "aliases" : "the names of their types");
  return makeChange({
    ...toSite(site),
    code: "breaking/union-aliases-changed",
    before: { text: words(was), span: was.span },
    after: { text: words(is), span: is.span },
    readings: readingsBy(site.language, neither, neither),
  });
}

/** Two unions, and the members of each by what tells them apart. */
interface UnionPair {
  readonly was: UnionType;
  readonly is: UnionType;
  readonly earlier: ReadonlyMap<string, UnionMember>;
  readonly later: ReadonlyMap<string, UnionMember>;
}

/** Members that came or went. In Avro another member may read their values, as `long` reads those of `int`. */
function tellMembers(both: SchemasOfBoth, site: TypeSite, { was, is, earlier, later }: UnionPair): readonly Change[] {
  const { added: come, removed: gone } = findStrangers(earlier.keys(), later.keys());
  const strangers = new Set(come);
  const renamed = new Map(
    gone.map((key) => [key, nowNamed(both, key)] as const).filter(([, key]) => strangers.has(key)),
  );
  const exchanged = pairExchanged(both, { was, is, earlier, later }, [gone, come], isSameShape);
  const swapped = new Set(exchanged.values());
  const left = [gone.filter((key) => !exchanged.has(key)), come.filter((key) => !swapped.has(key))] as const;
  const widened = pairExchanged(both, { was, is, earlier, later }, left, isInOther);
  const nowCalled = new Set([...renamed.values(), ...exchanged.values(), ...widened.values()]);
  const removed = gone.filter((key) => !renamed.has(key) && !exchanged.has(key) && !widened.has(key));
  const added = come.filter((key) => !nowCalled.has(key));
  /** What is gone is called as it was. */
  const formerKey = (key: string): string => {
    const member = earlier.get(key);
    if (site.language !== "other" || member === undefined) return key;
    const name = member.type.kind === "reference" ? member.type.name : member.key;
    return [member.key, name].find((each) => nowNamed(both, each) === key) ?? key;
  };
  const describe = (member: UnionMember | undefined): Change["before"] =>
    member && { text: describeMember(member), span: member.span };
  // Members with aliases are fields there, which nothing stands in for.
  const isRead = (member: UnionMember | undefined, judge: (type: TypeExpression) => boolean): boolean =>
    member !== undefined && member.alias === undefined && judge(member.type);
  const [wasAbsent, isAbsent] = site.mayBeAbsent ?? [false, false];
  const isReadByNew = (key: string): boolean =>
    isRead(earlier.get(key), (type) => (isAbsent && isNullType(type)) || readByAvro(both, type, is)[0]);
  const [limits, limitsNow] = site.attributes ?? [];
  const isHeldByNew = (key: string): boolean =>
    isRead(earlier.get(key), (type) => letsThrough(both, type, withoutLimitedText(type, is, limitsNow), "later"));
  const isHeldByOld = (key: string): boolean =>
    isRead(later.get(key), (type) => letsThrough(both, type, withoutLimitedText(type, was, limits), "earlier"));
  const isHeld = (formerly: string, key: string): BothWays => [isHeldByNew(formerly), isHeldByOld(key)];
  const isReadByOld = (key: string): boolean =>
    isRead(later.get(key), (type) => (wasAbsent && isNullType(type)) || readByAvro(both, was, type)[1]);
  return [
    // Of a type that nothing says to be another one by name, the rename itself is what breaks.
    ...[...renamed]
      .filter(([, key]) => both.declared.has(key))
      .map(([formerly, key]) =>
        makeChange({
          ...toSite(toMemberSite(site, key)),
          code: "breaking/union-member-renamed",
          before: describe(earlier.get(formerly)),
          after: describe(later.get(key)),
          readings: readingsBy(site.language, neither, [isReadByNew(formerly), isReadByOld(key)]),
        }),
      ),
    ...[...exchanged].map(([formerly, key]) =>
      makeChange({
        ...toSite(toMemberSite(site, key)),
        ...{ name: site.name ?? key, code: "risky/typeref-exchanged" },
        before: describe(earlier.get(formerly)),
        after: describe(later.get(key)),
        readings: readingsBy(site.language, [true, true], [true, true]),
      }),
    ),
    ...[...widened].map(([formerly, key]) =>
      makeChange({
        ...toSite(toMemberSite(site, key)),
        ...{ name: site.name ?? key, code: orWidened("breaking/type-changed", isHeld(formerly, key)) },
        before: describe(earlier.get(formerly)),
        after: describe(later.get(key)),
        readings: readingsBy(site.language, neither, neither, isHeld(formerly, key)),
      }),
    ),
    ...removed.map((key) =>
      spareWriters(
        makeChange({
          ...toSite(toMemberSite(site, formerKey(key))),
          name: site.name,
          code: "breaking/union-member-removed",
          before: describe(earlier.get(key)),
          readings: readingsBy(site.language, [false, true], [isReadByNew(key), true], [isHeldByNew(key), true]),
        }),
      ),
    ),
    ...added.map((key) =>
      makeChange({
        ...toSite(toMemberSite(site, key)),
        name: site.name,
        code: "breaking/union-member-added",
        after: describe(later.get(key)),
        readings: readingsBy(site.language, [true, false], [true, isReadByOld(key)], [true, isHeldByOld(key)]),
      }),
    ),
  ];
}

/** A union without `string` where that isn't any text, which symbols may not be; for whatever else has a name, or is no text, as it is. */
function withoutLimitedText(type: TypeExpression, union: UnionType, limits: JsonObject = {}): UnionType {
  if (type.kind !== "reference" || letsAnyText(limits)) return union;
  const isText = (each: TypeExpression): boolean => each.kind === "primitive" && each.name === "string";
  return { ...union, members: union.members.filter((member) => !isText(member.type)) };
}

/** Whether a name of a JSON Schema stands for values of which another one stands for some, be they symbols or alternatives. */
function isInOther(both: SchemasOfBoth, was: TypeExpression, is: TypeExpression): boolean {
  if (was.kind !== "reference" || is.kind !== "reference") return false;
  const [old, now] = [both.before.get(was.name), both.after.get(is.name)];
  const kinds = new Set([old?.kind, now?.kind]);
  if (now?.language !== "other" || kinds.size > 1 || (now.kind !== "enum" && now.kind !== "typeref")) return false;
  return letsThrough(both, was, is, "later") || letsThrough(both, is, was, "earlier");
}

/** Members that were exchanged for others that are alike, by their earlier keys. */
function pairExchanged(
  both: SchemasOfBoth,
  { earlier, later }: UnionPair,
  [gone, come]: readonly [gone: readonly string[], come: readonly string[]],
  areAlike: typeof isSameShape,
): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  // Few are exchanged at once, and to look at each pair of many takes long.
  if (gone.length * come.length > mostPairs) return pairs;
  const free = new Set(come.filter((key) => !both.formerly.has(key)));
  for (const key of gone) {
    const was = earlier.get(key)?.type;
    const other = [...free].find((name) => {
      const is = later.get(name)?.type;
      return was !== undefined && is !== undefined && areAlike(both, was, is);
    });
    if (other === undefined) continue;
    pairs.set(key, other);
    free.delete(other);
  }
  return pairs;
}

const mostPairs = 1_000;

function compareMember(
  both: SchemasOfBoth,
  [of, site]: readonly [of: TypeSite, own: TypeSite],
  was: UnionMember,
  is: UnionMember,
): readonly Change[] {
  // A member that isn't called otherwise is called by its type, which says nothing of where it is.
  const name = is.alias === undefined ? (of.name ?? site.name) : site.name;
  return [
    ...compareTypes(both, { ...site, name, spans: [was.span, is.span] }, was.type, is.type),
    ...compareWords(toSite(site), was, is, deprecationCodes),
  ];
}

function tellOrder(site: TypeSite, was: UnionType, is: UnionType): Change {
  return makeChange({
    ...toSite(site),
    code: "risky/union-reordered",
    before: { text: describeType(was), span: was.span },
    after: { text: describeType(is), span: is.span },
    readings: readingsBy(site.language, [true, true], [true, true]),
  });
}

/** The codes of marks on schemas, their fields, symbols and members. */
export const deprecationCodes = {
  set: "safe/deprecated",
  lifted: "safe/deprecation-lifted",
  reworded: "docs/deprecation-reworded",
} as const;

/** What the values of a type mean beyond their bytes, as Avro declares it. */
export function compareLogicalTypes(site: TypeSite, was: JsonObject, is: JsonObject): readonly Change[] {
  const [earlier, later] = [describeLogicalType(was), describeLogicalType(is)];
  if (earlier === later) return [];
  const before = earlier === undefined ? undefined : { text: earlier, span: site.spans[0] };
  const after = later === undefined ? undefined : { text: later, span: site.spans[1] };
  const found = { ...toSite(site), before, after };
  const fine = readingsBy(site.language, [true, true], [true, true]);
  if (before === undefined) return [makeChange({ ...found, code: "risky/logical-type-added", readings: fine })];
  if (after === undefined) return [makeChange({ ...found, code: "risky/logical-type-removed", readings: fine })];
  const isDecimal = was["logicalType"] === "decimal" && is["logicalType"] === "decimal";
  const code = isDecimal ? "breaking/decimal-changed" : "breaking/logical-type-changed";
  return [makeChange({ ...found, code, readings: readingsBy(site.language, [true, true], neither) })];
}

function toAttributes({ attributes }: TypeSite, side: 0 | 1, type: PrimitiveType): JsonObject {
  return { ...attributes?.[side], ...type.annotations };
}

function describeLogicalType({ logicalType, precision, scale = 0 }: JsonObject): string | undefined {
  if (typeof logicalType !== "string") return undefined;
  return logicalType === "decimal" ? `decimal(${print(precision)}, ${print(scale)})` : logicalType;
}

function print(value: JsonValue | undefined): string {
  return typeof value === "number" ? String(value) : "?";
}

function toSite({ area, thing, coordinate, name }: TypeSite): Site {
  return { area, thing, coordinate, name };
}
