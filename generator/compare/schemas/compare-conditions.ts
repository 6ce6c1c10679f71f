import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { Field, NamedSchema } from "../../catalogue/schema.ts";
import { printJson } from "../../print/print-json.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName } from "../pair-up.ts";
import type { ValidatedSite } from "./compare-validation.ts";
import { type Conditioned, judgeConditions } from "../conditions/judge-conditions.ts";
import { printSorted } from "../../print/print-sorted.ts";
import { expandNames } from "./expand-names.ts";
import { kindsOf, type Schemas } from "./list-kinds.ts";
import { listAllFixed } from "./list-all-fixed.ts";
import { listSpoken } from "../conditions/list-spoken.ts";
import { type BothWays, readingsBy, type SchemasOfBoth } from "./schema-pair.ts";
import { isNeed, sayGroups, sayNeeds } from "./say-needs.ts";

/** Under which names the plug-in keeps what a JSON Schema says of which fields there are. */
const keywords = ["conditions", "oneOfRequired", "anyOfRequired", "dependentRequired"] as const;

/** What says which fields there are: a record, which has some, or a field. */
interface Side {
  readonly annotations: JsonObject;
  readonly fields?: readonly Field[] | undefined;
}

/** One thing that is said of which fields there are. */
interface Statement {
  readonly keyword: (typeof keywords)[number];
  readonly text: string;
  /** What it comes to where it is said otherwise: with what is named in place. */
  readonly meant?: string | undefined;
  /** As a JSON Schema that says no more than which fields and values there are; undefined where it says more. */
  readonly condition: JsonValue | undefined;
}

/**
 * What differs in which fields there have to be where others are. Of all that is said of that, whatever is understood is judged together
 * by the objects that it lets through; of what isn't, one that is another now can't be told to be tighter.
 */
export function compareConditions(
  both: SchemasOfBoth,
  { language, spans, ...site }: ValidatedSite,
  was: Side | NamedSchema,
  is: Side | NamedSchema,
): readonly Change[] {
  if (language !== "other") return [];
  const before = [...listStatements(was, both.before), ...listNeeds(was, is)];
  const after = [...listStatements(is, both.after), ...listNeeds(is, was)];
  const removed = listMissing(before, after);
  const added = listMissing(after, before);
  const [first] = keywords.filter((keyword) => [...added, ...removed].some((each) => each.keyword === keyword));
  if (first === undefined) return [];
  const [lets, isSure] = judge(both, [was, before], [is, after]);
  if (lets[0] && lets[1]) return [];
  const changed = isSure ? "breaking/limit-tightened" : "risky/validation-changed";
  return [
    makeChange({
      ...site,
      coordinate: coordinates.part(site.coordinate, added[0]?.keyword ?? first),
      kind: "changed",
      code: lets[0] ? "risky/limit-loosened" : changed,
      before: { text: say(removed), span: spans[0] },
      after: { text: say(added), span: spans[1] },
      readings: readingsBy(language, lets, lets),
    }),
  ];
}

/**
 * Changes of a record without those of which fields there have to be that nobody feels: what one condition said another one says now, or
 * a field that has to be there anyway.
 */
export function keepFelt(
  both: SchemasOfBoth,
  { coordinate }: Site,
  [was, is]: readonly [NamedSchema, NamedSchema],
  changes: readonly Change[],
): readonly Change[] {
  if (was.kind !== "record" || is.kind !== "record" || is.language !== "other") return changes;
  const own = new Set([
    ...keywords.map((keyword) => coordinates.part(coordinate, keyword)),
    ...fieldsOf(is).map(({ name }) => coordinates.part(coordinates.field(coordinate, name), "dependentRequired")),
  ]);
  const isOwn = (change: Change): boolean => own.has(change.coordinate);
  if (!changes.some(isOwn)) return changes;
  const [old, now] = [listAll(was, both.before), listAll(is, both.after)];
  const conditions = [old, now].flat().map(({ condition }) => condition);
  const lets = conditions.includes(undefined)
    ? undefined
    : judgeConditions(
        { ...toConditioned(was, both.before), conditions: toConditions(old) },
        { ...toConditioned(is, both.after), conditions: toConditions(now) },
      );
  if (lets === undefined) return changes;
  return changes.filter((change) => {
    const [reading] = change.readings ?? [];
    if (!isOwn(change) || reading === undefined) return true;
    return (!reading.newReadsOld && !lets[0]) || (!reading.oldReadsNew && !lets[1]);
  });
}

/** All that a record says of which fields there are, with what each of these needs. */
function listAll(record: NamedSchema, schemas: Schemas): readonly Statement[] {
  return [...listStatements(record, schemas), ...fieldsOf(record).flatMap((field) => toNeeds(field) ?? [])];
}

/** Conditions hold one by one; of groups that are alternatives, all make one. */
function listStatements({ annotations, ...side }: Side | NamedSchema, schemas: Schemas): readonly Statement[] {
  const fields = fieldsOf({ annotations, ...side });
  return keywords.flatMap((keyword): readonly Statement[] => {
    const value = annotations[keyword];
    if (value === undefined) return [];
    if (keyword === "conditions" || keyword === "dependentRequired")
      return (isJsonArray(value) ? value : [value]).map((each) => {
        const meant = expandNames(each, schemas);
        return {
          ...{ keyword, text: sayNeeds(each) ?? printJson(each).replaceAll(/(?<!\s)\s*\n\s*/g, " ") },
          ...{ meant: printSorted(meant), condition: listSpoken(meant) && meant },
        };
      });
    const groups = (isJsonArray(value) ? value : []).map((names) => (isJsonArray(names) ? names : []));
    const isOneAlone = keyword === "oneOfRequired" && !areToldApart(annotations, fields);
    const alternatives = groups.map((names) => ({ required: names }));
    return [
      {
        ...{ keyword, text: sayGroups(keyword === "oneOfRequired" ? "oneOf" : "anyOf", groups) },
        condition: isOneAlone ? { oneOf: alternatives } : { anyOf: alternatives },
      },
    ];
  });
}

/** What fields need to be beside them: of those of both sides where that is the same, as what differs is told of the field. */
function listNeeds(side: Side | NamedSchema, other: Side | NamedSchema): readonly Statement[] {
  const others = byName(fieldsOf(other));
  return fieldsOf(side).flatMap((field): readonly Statement[] => {
    const same = others.get(field.name);
    const needs = field.annotations["dependentRequired"];
    const isTold = same !== undefined && !isSameList(same.annotations["dependentRequired"], needs);
    return isTold ? [] : (toNeeds(field) ?? []);
  });
}

function toNeeds({ name, annotations: { dependentRequired: needs } }: Field): readonly Statement[] | undefined {
  if (!isJsonArray(needs)) return undefined;
  // oxlint-disable-next-line unicorn/no-thenable -- It is a keyword of JSON Schema.
  const condition = { if: { required: [name] }, then: { required: needs } };
  return [{ keyword: "dependentRequired", text: `${needs.join(" + ")} where ${name} is`, condition }];
}

function isSameList(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function fieldsOf(side: Side | NamedSchema): readonly Field[] {
  return "fields" in side ? (side.fields ?? []) : [];
}

/** Whether alternatives say more than which fields there are, so that an object which has those of two needn't be of both. */
function areToldApart({ conditions }: JsonObject, fields: readonly Field[]): boolean {
  const isChoice = (condition: JsonValue): boolean => {
    const variants = isJsonObject(condition) ? condition["oneOf"] : undefined;
    return variants !== undefined && isJsonArray(variants) && !variants.every(isNeed);
  };
  return (
    (isJsonArray(conditions) && conditions.some(isChoice)) ||
    fields.some(({ annotations }) => annotations["ofVariants"] !== undefined)
  );
}

function listMissing(own: readonly Statement[], others: readonly Statement[]): readonly Statement[] {
  const texts = new Set(others.map(({ text }) => text));
  const meanings = new Set(others.map(({ meant }) => meant));
  return own.filter(({ text, meant }) => !texts.has(text) && (meant === undefined || !meanings.has(meant)));
}

type Said = readonly [side: Side | NamedSchema, statements: readonly Statement[]];

/** Whether each side lets through what the other one does, and whether that is sure where it refuses some. */
function judge(both: SchemasOfBoth, [was, before]: Said, [is, after]: Said): readonly [BothWays, isSure: boolean] {
  const [removed, added] = [listMissing(before, after), listMissing(after, before)];
  const old = toConditioned(was, both.before);
  const now = toConditioned(is, both.after);
  const kept = before.filter((each) => !removed.includes(each));
  const judgeWith = (others: readonly Statement[]): BothWays | undefined =>
    judgeConditions(
      { ...old, conditions: toConditions([...removed, ...others]) },
      { ...now, conditions: toConditions([...added, ...others]) },
    );
  const known = judgeWith(kept) ?? judgeWith([]);
  const isUnknown = ({ condition }: Statement): boolean => known === undefined || condition === undefined;
  const [gone, come] = [removed.some(isUnknown), added.some(isUnknown)];
  const [newReadsOld, oldReadsNew] = known ?? [true, true];
  return [[newReadsOld && !come, oldReadsNew && !gone], !newReadsOld || !gone];
}

function toConditions(statements: readonly Statement[]): readonly JsonValue[] {
  return statements.flatMap(({ condition }) => (condition === undefined ? [] : [condition]));
}

function toConditioned(side: Side | NamedSchema, schemas: Schemas): Omit<Conditioned, "conditions"> {
  const fields = byName(fieldsOf(side));
  const { additionalProperties, patternProperties, oneOf, anyOf } = side.annotations;
  const isClosed = additionalProperties === false && (patternProperties ?? oneOf ?? anyOf) === undefined;
  return {
    required: new Set([...fields.values()].flatMap(({ name, optional }) => (optional ? [] : [name]))),
    mayHave: (name) => !isClosed || fields.has(name),
    valuesOf: (name) => {
      const field = fields.get(name);
      return field && listAllFixed(kindsOf(field, schemas));
    },
  };
}

function say(statements: readonly Statement[]): string {
  const groups = new Set(statements.flatMap((each) => (each.keyword === "conditions" ? [] : listChoices(each))));
  const said = statements.filter(
    (each) => each.keyword !== "conditions" || !listChoices(each).some((choice) => groups.has(choice)),
  );
  return said.length === 0 ? "anything" : said.map(({ text }) => text).join("; ");
}

/** The alternatives that a statement is: a part may say what is told of all of it. */
function listChoices({ condition }: Statement): readonly string[] {
  if (condition === undefined || !isJsonObject(condition) || Object.keys(condition).length !== 1) return [];
  return [condition["oneOf"], condition["anyOf"]].flatMap((list) => (isJsonArray(list) ? [printJson(list, 0)] : []));
}
