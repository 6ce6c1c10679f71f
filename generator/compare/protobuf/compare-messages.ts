import type { Field, RecordSchema } from "../../catalogue/schema.ts";
import type { Change, ChangeSide } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName } from "../pair-up.ts";
import { compareOptions } from "./compare-options.ts";
import { compareField } from "./compare-field.ts";
import { deprecationCodes } from "./deprecation-codes.ts";
import type { FieldPair } from "./field-pair.ts";
import { readType, sayType } from "./name-type.ts";
import type { Reserved } from "./reserved.ts";

type Side = readonly [message: RecordSchema, reserved: Reserved];

/** What differs between the fields of two messages, which are the same by their names or, where these are gone, by their numbers. */
export function compareMessages(pair: FieldPair, [was, reservedBefore]: Side, [is, reserved]: Side): readonly Change[] {
  const [earlier, later] = [byName(was.fields), byName(is.fields)];
  const [byNumberBefore, byNumber] = [indexNumbers(was.fields), indexNumbers(is.fields)];
  const at = (name: string): Site => ({
    ...pair.site,
    coordinate: coordinates.field(pair.site.coordinate, name),
    name,
  });
  const taken = new Set<Field>();
  const gone = was.fields.flatMap((field): readonly Change[] => {
    if (later.has(field.name)) return [];
    const heir = byNumber.get(numberOf(field));
    if (heir === undefined || earlier.has(heir.name)) return [tellDeleted(at(field.name), field, reserved)];
    taken.add(heir);
    return tellHeir({ ...pair, site: at(heir.name) }, field, heir);
  });
  const come = is.fields
    .filter((field) => !earlier.has(field.name) && !taken.has(field))
    .flatMap((field): readonly Change[] => {
      const used = sayReserved(field, reservedBefore);
      const after = sideOf(field);
      const code = field.optional ? "safe/field-added" : "breaking/required-field-added";
      return [
        makeChange({ ...at(field.name), code, after }),
        ...(used === undefined
          ? []
          : [makeChange({ ...at(field.name), code: "breaking/reserved-used", after: { ...after, text: used } })]),
      ];
    });
  const kept = is.fields.flatMap((field): readonly Change[] => {
    const before = earlier.get(field.name);
    if (before === undefined) return [];
    const site = at(field.name);
    return [
      ...compareNumber(site, before, field, byNumberBefore),
      ...compareField({ ...pair, site }, before, field),
      ...compareOptions(site, toOptioned(before), toOptioned(field)),
      ...compareWords(site, toWorded(before), toWorded(field), deprecationCodes),
    ];
  });
  return [...gone, ...come, ...kept];
}

function toWorded({ doc, deprecated, nameSpan }: Field): Parameters<typeof compareWords>[1] {
  return { doc, deprecated, span: nameSpan };
}

function toOptioned({ annotations, nameSpan }: Field): Parameters<typeof compareOptions>[1] {
  return { annotations, span: nameSpan };
}

function numberOf({ annotations: { number } }: Field): string {
  return String(number);
}

function indexNumbers(fields: readonly Field[]): ReadonlyMap<string, Field> {
  return new Map(fields.map((field) => [numberOf(field), field]));
}

function sideOf(field: Field): ChangeSide {
  return { text: `${sayType(readType(field))} = ${numberOf(field)}`, span: field.nameSpan };
}

function tellDeleted(site: Site, field: Field, { hasNumber }: Reserved): Change {
  const code = hasNumber(Number(numberOf(field))) ? "risky/field-deleted" : "breaking/field-deleted";
  const announced = field.deprecated === undefined ? undefined : true;
  return makeChange({ ...site, code, before: sideOf(field), announced });
}

/** What has the number of a field that is gone: the same by another name, or something else. */
function tellHeir(pair: FieldPair, was: Field, is: Field): readonly Change[] {
  const { site, nowNamed } = pair;
  const found = { ...site, name: numberOf(is) };
  const [before, after] = [readType(was), readType(is)];
  const isSame = sayType({ ...before, name: before.name && nowNamed(before.name) }) === sayType(after);
  if (!isSame) {
    const sides = { before: sayNamed(was), after: sayNamed(is) };
    return [makeChange({ ...found, code: "breaking/number-reused", ...sides })];
  }
  const sides = { before: { text: was.name, span: was.nameSpan }, after: { text: is.name, span: is.nameSpan } };
  return [
    makeChange({ ...found, code: "breaking/numbered-renamed", kind: "renamed", ...sides }),
    // The name in JSON goes with the name.
    ...compareField(pair, withJsonName(was, is.name), withJsonName(is, is.name)),
    ...compareWords(site, toWorded(was), toWorded(is), deprecationCodes),
  ];
}

function withJsonName(field: Field, jsonName: string): Field {
  return { ...field, annotations: { ...field.annotations, jsonName } };
}

function sayNamed(field: Field): ChangeSide {
  return { text: `${field.name} (${sayType(readType(field))})`, span: field.nameSpan };
}

function compareNumber(
  site: Site,
  was: Field,
  is: Field,
  byNumberBefore: ReadonlyMap<string, Field>,
): readonly Change[] {
  const [before, after] = [numberOf(was), numberOf(is)];
  if (before === after) return [];
  const other = byNumberBefore.get(after);
  const text = other === undefined || other === was ? after : `${after}, which was that of ${other.name}`;
  const sides = { before: { text: before, span: was.nameSpan }, after: { text, span: is.nameSpan } };
  return [makeChange({ ...site, code: "breaking/field-number-changed", ...sides })];
}

/** What a new field takes of what nobody was to use again. */
function sayReserved(field: Field, { hasNumber, hasName }: Reserved): string | undefined {
  const number = Number(numberOf(field));
  if (hasNumber(number)) return `the number ${number}`;
  return hasName(field.name) ? `the name ${field.name}` : undefined;
}
