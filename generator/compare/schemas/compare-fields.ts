import type { Field, RecordSchema, TypeExpression } from "../../catalogue/schema.ts";
import { isNullType } from "../../print/dereference.ts";
import { printSorted } from "../../print/print-sorted.ts";
import type { Change, ChangeSide, Evidence } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, haveSameOrder } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { compareTypes, deprecationCodes } from "./compare-types.ts";
import { compareChoices } from "./compare-choices.ts";
import { compareConditions, keepFelt } from "./compare-conditions.ts";
import { compareEnums } from "./compare-enums.ts";
import { compareFixed } from "./compare-fixed.ts";
import { tellPlacesOnce } from "./tell-places-once.ts";
import { compareLimits } from "./compare-limits.ts";
import { compareKeptDefaults } from "./compare-kept-defaults.ts";
import { compareOpenness, findRefused, takesOther } from "./compare-openness.ts";
import type { Limited } from "./pair-limits.ts";
import { compareValidation } from "./compare-validation.ts";
import { describeField } from "./describe-type.ts";
import { createFindFieldRename } from "./find-field-rename.ts";
import { isToldElsewhere } from "./is-told-elsewhere.ts";
import { pairMembersTakenIn } from "./pair-members-taken-in.ts";
import type { TakenIn } from "./pair-taken-in.ts";
import { hasAvroDefault, readFieldByAvro } from "./read-by-avro.ts";
import { type BothWays, readingsBy, type SchemasOfBoth } from "./schema-pair.ts";
import { withOwnIncludes } from "./with-own-includes.ts";
import { withTextsListed } from "./with-texts-listed.ts";
import { withTypesLeft } from "./with-types-left.ts";
import { withoutDefinition } from "./without-definition.ts";

/** What differs between the fields of two records; what came through an include is told of the included record. */
export function compareFields(
  both: SchemasOfBoth,
  site: Site,
  before: RecordSchema,
  after: RecordSchema,
): readonly Change[] {
  const records = { before, after };
  const [earlier, later] = [byName(before.fields), byName(after.fields)];
  const gone = before.fields.filter(({ name }) => !later.has(name));
  const come = after.fields.filter(({ name }) => !earlier.has(name));
  const findRename = createFindFieldRename({ gone, come, records });
  const taken = new Set<Field>();
  const removed = gone.flatMap((was): readonly Change[] => {
    if (isToldElsewhere(both, records, { was })) return [];
    const { is, evidence } = findRename(was) ?? {};
    if (is === undefined || after.language === "other" || evidence?.certainty !== "declared") {
      return [tellRemoved(both, toFieldSite(site, was.name), was, { record: after, evidence })];
    }
    taken.add(is);
    return [
      tellRenamed(toFieldSite(site, is.name), { was, is, evidence }, after),
      ...compareField(both, toFieldSite(site, is.name), was, is, after).map((change) =>
        after.language === "avro" ? spareOldReaders(change, was, is) : change,
      ),
    ];
  });
  return [
    ...removed,
    ...come
      .filter((is) => !taken.has(is) && !isToldElsewhere(both, records, { is }))
      .map((is) => tellAdded(both, toFieldSite(site, is.name), is, records)),
    ...after.fields.flatMap((is) => {
      const was = earlier.get(is.name);
      if (was === undefined) return [];
      if (isToldElsewhere(both, records, { was, is })) {
        const isOwn = isNeededHereAlone(both.before, was) !== isNeededHereAlone(both.after, is);
        return isOwn
          ? compareField(both, toFieldSite(site, is.name), { ...is, optional: was.optional }, is, after)
          : [];
      }
      return compareField(both, toFieldSite(site, is.name), was, is, after);
    }),
    ...compareOrder(site, before, after),
  ];
}

/** Whether a record needs a field that it includes from another one, which can do without. */
function isNeededHereAlone(schemas: SchemasOfBoth["before"], { name, optional, includedFrom }: Field): boolean {
  const included = includedFrom === undefined ? undefined : schemas.get(includedFrom);
  return !optional && included?.kind === "record" && byName(included.fields).get(name)?.optional === true;
}

function toFieldSite(site: Site, name: string): Site {
  return { ...site, coordinate: coordinates.field(site.coordinate, name), name };
}

function sideOf(field: Field): ChangeSide {
  return { text: describeField(field), span: field.nameSpan };
}

function tellAdded(
  both: SchemasOfBoth,
  site: Site,
  is: Field,
  { before, after: { language } }: { readonly before: RecordSchema; readonly after: RecordSchema },
): Change {
  const isNeeded = language === "avro" ? !hasAvroDefault(is) : presenceOf(is, language) === "required";
  const refused = language === "other" ? findRefused(before, is) : undefined;
  const validation = [!isNeeded && refused === undefined, takesOther(before, is)] as const;
  const readings = readingsBy(language, [!isNeeded, true], readFieldByAvro(both, undefined, is), validation);
  if (refused !== undefined && !isNeeded) {
    const was = { text: refused, span: before.nameSpan };
    return makeChange({ ...site, code: "breaking/limit-tightened", before: was, after: sideOf(is), readings });
  }
  const code = isNeeded ? "breaking/required-field-added" : "safe/field-added";
  return makeChange({ ...site, code, after: sideOf(is), readings });
}

function tellRemoved(
  both: SchemasOfBoth,
  site: Site,
  was: Field,
  { record, evidence }: { readonly record: RecordSchema; readonly evidence: Evidence | undefined },
): Change {
  const { language } = record;
  const isReadable = language === "avro" && hasAvroDefault(was);
  return makeChange({
    ...site,
    code: isReadable ? "risky/field-removed" : "breaking/field-removed",
    before: sideOf(was),
    // The checker takes a field with a default for a required one here.
    readings: readingsBy(language, [!was.optional, false], readFieldByAvro(both, was, undefined), [
      takesOther(record, was),
      was.optional,
    ]),
    evidence: evidence && [evidence],
    announced: was.deprecated === undefined ? undefined : true,
  });
}

interface RenamedField {
  readonly was: Field;
  readonly is: Field;
  readonly evidence: Evidence;
}

function tellRenamed(site: Site, { was, is, evidence }: RenamedField, { language }: RecordSchema): Change {
  const isReadable = hasAvroDefault(was);
  // Pegasus knows no aliases of fields: one is gone and another one is new.
  const pegasus = [!was.optional && presenceOf(is, language) !== "required", false] as const;
  return makeChange({
    ...site,
    code: isReadable && language === "avro" ? "risky/field-renamed" : "breaking/field-renamed",
    kind: "renamed",
    before: { text: was.name, span: was.nameSpan },
    after: { text: is.name, span: is.nameSpan },
    readings: readingsBy(language, pegasus, [true, isReadable]),
    evidence: [evidence],
  });
}

/** Who reads by the former name finds nothing by it, and where that has a default, whatever the field is now is nothing to them. */
function spareOldReaders(change: Change, was: Field, is: Field): Change {
  if (change.readings === undefined || !hasAvroDefault(was) || was.aliases.includes(is.name)) return change;
  const readings = change.readings.map((reading) => ({ ...reading, oldReadsNew: true }));
  const hits = change.hits.filter((hit) => hit !== "oldReaders");
  return { ...change, readings, hits: hits.length === 0 ? change.hits : hits };
}

function compareField(
  both: SchemasOfBoth,
  site: Site,
  before: Field,
  after: Field,
  { language }: RecordSchema,
): readonly Change[] {
  const [was, is] =
    language === "other" ? withTextsListed(both, ...withTypesLeft(before, after)) : ([before, after] as const);
  // Of what is null alone nothing is left beside null.
  const areNull = isNullAlone(was) && isNullAlone(is);
  const [earlier, later] = language === "avro" && !areNull ? [toCore(was), toCore(is)] : [was.type, is.type];
  const spans = [was.nameSpan, is.nameSpan] as const;
  const attributes = [was.annotations, is.annotations] as const;
  const mayBeAbsent = language === "avro" ? undefined : ([was.optional, is.optional] as const);
  const fixed = compareFixed(both, { ...site, language, spans }, was, is);
  const held = language === "other" ? withoutDefinition(both, earlier, later) : ([earlier, later] as const);
  const members = pairMembersTakenIn(both, site.coordinate, ...held);
  return [
    ...comparePresence(both, site, was, is, language),
    ...(fixed ??
      (language === "avro" ? compareNullAlone(both, site, was, is) : undefined) ??
      tellPlacesOnce(
        [
          ...compareTypes(both, { ...site, language, spans, attributes, mayBeAbsent }, members.was, members.is),
          ...members.taken.flatMap((each) => compareTakenIn(both, site, each)),
        ],
        compareLimits(
          both,
          { ...site, language, spans },
          withTypeLimits(both.before, was, is),
          withTypeLimits(both.after, is, was),
        ),
      )),
    ...compareAliases(site, was, is),
    ...compareSortOrder(site, was, is),
    ...compareValidation({ ...site, language, spans }, was.annotations, is.annotations),
    ...compareKeptDefaults({ ...site, language, spans }, was.annotations, is.annotations),
    ...compareConditions(both, { ...site, language, spans }, was, is),
    ...compareWords(site, was, is, deprecationCodes),
  ];
}

/** Of an Avro field that is null alone, and was or will be another type or null: no more than that it is another type. */
function compareNullAlone(both: SchemasOfBoth, site: Site, was: Field, is: Field): readonly Change[] | undefined {
  if (isNullAlone(was) === isNullAlone(is) || !isNullable(was) || !isNullable(is)) return undefined;
  const readings = readingsBy("avro", [false, false], readFieldByAvro(both, was, is));
  return [makeChange({ ...site, code: "breaking/type-changed", before: sideOf(was), after: sideOf(is), readings })];
}

/** What one of two schemas says besides the other one, which it takes in or stands in the place of. */
export function compareTakenIn(both: SchemasOfBoth, site: Site, { coordinate, was, is }: TakenIn): readonly Change[] {
  const at = { ...site, coordinate };
  if (was.kind === "enum" && is.kind === "enum") return compareEnums(both, at, was, is);
  return was.kind === "record" && is.kind === "record"
    ? compareRecords(both, at, ...withOwnIncludes(both, was, is))
    : [];
}

function compareRecords(both: SchemasOfBoth, at: Site, was: RecordSchema, is: RecordSchema): readonly Change[] {
  const spans = [was.nameSpan, is.nameSpan] as const;
  const found = { ...at, language: is.language, spans };
  return keepFelt(
    both,
    at,
    [was, is],
    [
      ...compareFields(both, at, was, is),
      ...compareLimits(both, found, was, is),
      ...compareValidation(found, was.annotations, is.annotations),
      ...compareConditions(both, found, was, is),
      ...compareChoices(both, found, was.annotations, is.annotations),
      ...compareOpenness(found, was, is),
    ],
  );
}

/**
 * The limits of a field, and those of the type that it names where the other one names none or another: what was said of the
 * field itself may be said there from now on. Of what both name, it is told there.
 */
function withTypeLimits(schemas: SchemasOfBoth["after"], field: Field, other: Field): Limited {
  const name = nameOfType(field);
  if (name === undefined || name === nameOfType(other)) return field;
  const schema = schemas.get(name);
  if (schema?.kind !== "typeref") return field;
  return { annotations: { ...schema.annotations, ...field.annotations }, type: schema.target };
}

function nameOfType(field: Field): string | undefined {
  const type = toCore(field);
  return type.kind === "reference" ? type.name : undefined;
}

type Presence = "optional" | "required" | "defaulted";

/** Whether a value has to be given, and what stands in for it where it isn't. */
function comparePresence(
  both: SchemasOfBoth,
  site: Site,
  was: Field,
  is: Field,
  language: RecordSchema["language"],
): readonly Change[] {
  const tell = (code: ChangeCode, pegasus: BothWays, sides: Partial<Pick<Change, "before" | "after">>): Change =>
    makeChange({ ...site, code, ...sides, readings: readingsBy(language, pegasus, readFieldByAvro(both, was, is)) });
  const sides = { before: sideOf(was), after: sideOf(is) };
  const standIns = {
    before: was.default === undefined ? undefined : { text: printDefault(was), span: was.nameSpan },
    after: is.default === undefined ? undefined : { text: printDefault(is), span: is.nameSpan },
  };
  const [earlier, later] = [presenceOf(was, language), presenceOf(is, language)];
  const [mayBeNull, mayBeNullNow] = [isNullable(was), isNullable(is)];
  if (language === "avro" && mayBeNull !== mayBeNullNow) {
    if (mayBeNullNow)
      return [tell(is.optional ? "breaking/field-made-optional" : "breaking/null-allowed", [false, false], sides)];
    return [tell(was.optional ? "breaking/field-made-required" : "breaking/null-refused", [false, false], sides)];
  }
  if (language !== "avro" && earlier !== later) {
    const isPartly = earlier === "defaulted" || later === "defaulted";
    if (later === "optional") return [tell("breaking/field-made-optional", [!isPartly, false], sides)];
    if (earlier === "optional") return [tell("breaking/field-made-required", [false, !isPartly], sides)];
    if (later === "defaulted") return [tell("breaking/default-added", [true, false], standIns)];
    return [tell("breaking/default-removed", [false, true], standIns)];
  }
  if (standIns.before?.text === standIns.after?.text && was.optional === is.optional) return [];
  const had = language === "avro" ? hasAvroDefault(was) : standIns.before !== undefined;
  const has = language === "avro" ? hasAvroDefault(is) : standIns.after !== undefined;
  const asAvro = language === "avro" ? describeAvroDefaults(was, is) : standIns;
  if (had && has && asAvro.before?.text === asAvro.after?.text) return [];
  if (had && has) return [tell("risky/default-changed", [true, true], asAvro)];
  return [tell(had ? "risky/default-removed" : "safe/default-added", [true, true], asAvro)];
}

/** The defaults as Avro has them: an optional field has null where nothing else is given. */
function describeAvroDefaults(was: Field, is: Field): Partial<Pick<Change, "before" | "after">> {
  const toSide = (field: Field): ChangeSide | undefined =>
    hasAvroDefault(field) ? { text: printDefault(field), span: field.nameSpan } : undefined;
  return { before: toSide(was), after: toSide(is) };
}

/** In one order of keys: in another one it is the same value. */
function printDefault({ default: value = null }: Field): string {
  return printSorted(value);
}

/** Of other languages none has its default put where nothing stands: JSON Schema only tells what it is. */
function presenceOf({ optional, default: value }: Field, language: RecordSchema["language"]): Presence {
  if (optional) return "optional";
  return value === undefined || language === "other" ? "required" : "defaulted";
}

function isNullable({ optional, type }: Field): boolean {
  return (
    optional || isNullType(type) || (type.kind === "union" && type.members.some((member) => isNullType(member.type)))
  );
}

function isNullAlone({ type }: Field): boolean {
  return type.kind === "union" ? type.members.every((member) => isNullType(member.type)) : isNullType(type);
}

/** The type of an Avro field without null, which is told of its presence. */
function toCore({ type }: Field): TypeExpression {
  if (type.kind !== "union") return type;
  const others = type.members.filter((member) => !isNullType(member.type));
  const [only] = others;
  return others.length === 1 && only !== undefined ? only.type : { ...type, members: others };
}

function compareAliases(site: Site, was: Field, is: Field): readonly Change[] {
  return [
    ...was.aliases
      .filter((alias) => !is.aliases.includes(alias) && alias !== is.name)
      .map((alias) =>
        makeChange({ ...site, code: "risky/alias-removed", before: { text: alias, span: was.nameSpan } }),
      ),
    ...is.aliases
      .filter((alias) => !was.aliases.includes(alias) && alias !== was.name)
      .map((alias) => makeChange({ ...site, code: "safe/alias-added", after: { text: alias, span: is.nameSpan } })),
  ];
}

function compareSortOrder(site: Site, was: Field, is: Field): readonly Change[] {
  if (was.order === is.order) return [];
  const before = { text: was.order ?? "ascending", span: was.nameSpan };
  const after = { text: is.order ?? "ascending", span: is.nameSpan };
  return [makeChange({ ...site, code: "risky/sort-order-changed", before, after })];
}

function compareOrder(site: Site, before: RecordSchema, after: RecordSchema): readonly Change[] {
  const listOwn = ({ fields }: RecordSchema): readonly string[] =>
    fields.filter(({ includedFrom }) => includedFrom === undefined).map(({ name }) => name);
  const [earlier, later] = [listOwn(before), listOwn(after)];
  if (haveSameOrder(earlier, later)) return [];
  const common = (names: readonly string[], others: readonly string[]): string => {
    const known = new Set(others);
    return names.filter((name) => known.has(name)).join(", ");
  };
  const sides = {
    before: { text: common(earlier, later), span: before.nameSpan },
    after: { text: common(later, earlier), span: after.nameSpan },
  };
  return [makeChange({ ...site, code: "safe/fields-reordered", ...sides })];
}
