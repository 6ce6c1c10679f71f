import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import type { Field, RecordSchema, TypeExpression, UnionType } from "../../catalogue/schema.ts";
import type { FieldRow } from "../../page-model/parts.ts";
import { createNameClaims } from "../../places/claim-names.ts";
import { toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { markFacts } from "./annotation-words.ts";
import { describeInnerEdges } from "./describe-inner-edges.ts";
import type { FactsByPath } from "./field-facts.ts";
import { openRows, type Opening } from "./open-rows.ts";
import { takeFacts } from "./take-facts.ts";
import { tellField, tellMember, type MemberType } from "./tell-field.ts";

/** Rows of a record or union. */
export interface FieldRows {
  readonly rows: readonly FieldRow[];
  /** Every row, nested ones too, by its anchor. */
  readonly byId: ReadonlyMap<string, FieldRow>;
}

/** What rows are made of: a record, or some of its fields. */
export type FieldsOfRecord = Pick<RecordSchema, "fullName" | "fields" | "language">;

/** Where an aspect would have more rows than this, fewer levels open: each level may hold many times as many as the one above. */
const mostRows = 1000;
/** Where others would have more than this, each record opens once, and fewer levels if these are still too many. */
const mostRepeated = 300;

interface Walk extends Opening {
  readonly context: PlanContext;
  /** Absent for records that are no aspect's; their annotations are read as written. */
  readonly facts: FactsByPath | undefined;
  /** Of the records that are open, those that this level is to open. */
  readonly own?: Set<string> | undefined;
  /** Full names of the records around the current place, so that recursion ends. */
  readonly around: readonly string[];
  /** With its final dot; empty at the top. */
  readonly prefix: string;
}

/** Rows of a record's fields, records inside it opened to three levels. */
export function createFieldRows(record: FieldsOfRecord, context: PlanContext, facts?: FactsByPath): FieldRows {
  const around = [record.fullName];
  // What is told of an aspect's fields differs from place to place.
  const isOnce = facts === undefined;
  const bounds = { shallowest: 1, most: isOnce ? mostRepeated : mostRows, isOnce, closed: record.fields.length };
  const rows = openRows(bounds, (opening) => toFieldRows(record, { ...opening, context, facts, around, prefix: "" }));
  return { rows, byId: indexRows(rows) };
}

/** The anchors of a record's own fields; those of what is inside them have the path there in front, so they never meet. */
export function listFieldAnchors({ fields }: RecordSchema): readonly { readonly id: string; readonly name: string }[] {
  const claimId = createNameClaims();
  return fields.map(({ name }) => ({ id: claimId(toAnchor(name)), name }));
}

/** Rows of what a typeref stands for: the members of a union or the fields of a record. */
export function createTargetRows(fullName: string, target: TypeExpression, context: PlanContext): FieldRows {
  const walk = { context, facts: undefined, around: [fullName], prefix: "" };
  const rows = openRows(
    { shallowest: 2, most: mostRepeated, isOnce: true },
    (opening) => toNestedRows(target, reserve([target], { ...walk, ...opening }), walk.prefix)?.rows ?? [],
  );
  return { rows, byId: indexRows(rows) };
}

/** Whether there are any, which can mostly be told without making them. */
export function hasTargetRows(fullName: string, target: TypeExpression, context: PlanContext): boolean {
  const inner = unwrap(target, context);
  const isOpened = (type: TypeExpression): boolean => {
    const own = unwrap(type, context);
    return own?.kind === "record" && own.fields.length > 0;
  };
  if (inner?.kind === "record") return inner.fields.length > 0;
  // Of more members, some stay closed.
  if (inner !== undefined && inner.members.length <= mostRepeated && inner.members.some(({ type }) => isOpened(type)))
    return true;
  return inner !== undefined && createTargetRows(fullName, target, context).rows.length > 0;
}

/** Rows of types that stand beside each other under names of their own, which anchors have behind the prefix. */
export function createTypeRows(types: readonly NamedType[], prefix: string, context: PlanContext): readonly FieldRow[] {
  const walk = { context, facts: undefined, around: [], prefix };
  return openRows({ shallowest: 1, most: mostRepeated, isOnce: true, closed: types.length }, (opening) => {
    const own = reserve(
      types.map(({ type }) => type),
      { ...walk, ...opening },
    );
    return types.map((type) => toTypeRow(type.name, type, own));
  });
}

/** What is still closed is for this level to open, so that it isn't open deeper inside of one of its rows alone. */
function reserve(types: readonly TypeExpression[], walk: Walk): Walk {
  const { opened, context } = walk;
  if (opened === undefined) return walk;
  const own = new Set<string>();
  for (const type of types) {
    const inner = unwrap(type, context);
    if (inner?.kind !== "record" || opened.has(inner.fullName)) continue;
    opened.add(inner.fullName);
    own.add(inner.fullName);
  }
  return { ...walk, own };
}

function indexRows(rows: readonly FieldRow[], index = new Map<string, FieldRow>()): ReadonlyMap<string, FieldRow> {
  for (const row of rows) {
    index.set(row.id, row);
    indexRows(row.rows ?? [], index);
  }
  return index;
}

function toFieldRows(record: FieldsOfRecord, walk: Walk): readonly FieldRow[] {
  const own = reserve(
    record.fields.map(({ type }) => type),
    walk,
  );
  return record.fields.map((field) => toFieldRow(field, record, own));
}

/** What a JSON Schema has as a default is put nowhere by itself, so that whoever writes such an object has to give it. */
function isRequired({ optional, default: value }: Field, { language }: Pick<RecordSchema, "language">): boolean {
  return !optional && (value === undefined || language === "other");
}

function toFieldRow(field: Field, record: FieldsOfRecord, walk: Walk): FieldRow {
  const { prefix } = walk;
  const path = prefix + field.name;
  const id = walk.claimId(walk.isCounted ? path : toAnchor(path));
  const nested = field.holdsEntities === "named" ? undefined : toNestedRows(field.type, walk, `${path}.`);
  if (walk.isCounted) return counted;
  const words = recall(walk.fieldWords, field, () => tellField(field, walk.context, walk.facts));
  const facts = walk.facts === undefined ? words.annotations : takeFacts(walk.facts, path, nested?.rows ?? []);
  return {
    id,
    name: field.name,
    type: words.type,
    presence: isRequired(field, record) ? "required" : "optional",
    default: words.default,
    doc: words.doc,
    marks: markFacts([...facts, ...words.others]),
    facts: [
      ...words.first,
      ...facts,
      ...(prefix === "" ? describeInnerEdges(id, nested?.rows ?? []) : []),
      ...words.others,
      ...words.last,
    ],
    badges: words.badges,
    deprecated: words.deprecated,
    includedFrom: words.includedFrom,
    source: words.source,
    rows: nested?.rows,
    rowsLabel: nested?.label,
  };
}

/** Stands for a row that is only counted. */
const counted: FieldRow = { id: "", name: "", type: [], presence: "optional", facts: [], badges: [] };

/** What is known of a key, which is worked out where it is asked for first. */
function recall<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

interface NestedRows {
  readonly rows: readonly FieldRow[];
  readonly label: string;
}

/** What lies below a type, where paths begin with the prefix: the fields of the record or the members of the union that it leads to. */
function toNestedRows(type: TypeExpression, walk: Walk, prefix: string): NestedRows | undefined {
  if (walk.around.length > walk.deepest || walk.isFull()) return undefined;
  const inner = unwrap(type, walk.context);
  if (inner === undefined) return undefined;
  if (inner.kind === "union") return toMemberRows(inner, walk, prefix);
  if (walk.around.includes(inner.fullName) || inner.fields.length === 0) return undefined;
  if (walk.opened !== undefined && walk.own?.delete(inner.fullName) !== true) return undefined;
  const rows = toFieldRows(inner, { ...walk, around: [...walk.around, inner.fullName], prefix });
  return { rows, label: `${countNoun(rows.length, "field")} of ${inner.name}` };
}

/** A union's members as rows, when at least one of them has parts; else the type's text says it all. */
function toMemberRows(union: UnionType, walk: Walk, prefix: string): NestedRows | undefined {
  const members = union.members.filter((member) => !(member.type.kind === "primitive" && member.type.name === "null"));
  const [only] = members;
  const own = reserve(
    members.map(({ type }) => type),
    walk,
  );
  if (members.length === 1 && only !== undefined) return toNestedRows(only.type, own, prefix);
  const inside = { ...own, around: [...walk.around, ""], prefix };
  const rows = members.map((member) => toTypeRow(nameMember(member, union), member, inside));
  const hasParts = rows.some((row) => row.rows !== undefined || row.doc !== undefined || row.facts.length > 0);
  return hasParts ? { rows, label: `One of ${countNoun(rows.length, "unionMember")}` } : undefined;
}

/** What a member is called. Where nothing in a value tells members apart, a type that stands for a list or a choice has a name that says more than its key. */
function nameMember({ alias, key, type }: UnionType["members"][number], { untagged }: UnionType): string {
  if (alias !== undefined) return alias;
  return toSimpleName(untagged === true && type.kind === "reference" ? type.name : key);
}

/** A type that has a name where it stands. */
type NamedType = MemberType & { readonly name: string };

/** A type under a name, as a row; what nothing is said of there says what its type does. */
function toTypeRow(name: string, member: MemberType, walk: Walk): FieldRow {
  const path = walk.prefix + name;
  const id = walk.claimId(walk.isCounted ? path : toAnchor(path));
  const nested = toNestedRows(member.type, walk, `${path}.`);
  if (walk.isCounted) return counted;
  const words = recall(walk.memberWords, member, () => tellMember(member, walk.context));
  return {
    id,
    name,
    type: words.type,
    presence: "optional",
    doc: words.doc,
    facts: [
      ...words.first,
      ...(walk.facts === undefined ? [] : takeFacts(walk.facts, path, nested?.rows ?? [])),
      ...words.others,
    ],
    badges: [],
    deprecated: words.deprecated,
    rows: nested?.rows,
    rowsLabel: nested?.label,
  };
}

/** The record or union inside arrays, maps and typerefs. */
function unwrap(type: TypeExpression, { known }: PlanContext): RecordSchema | UnionType | undefined {
  const seen = new Set<string>();
  let current: TypeExpression | undefined = type;
  while (current !== undefined) {
    switch (current.kind) {
      case "array":
        current = current.items;
        break;
      case "map":
        current = current.values;
        break;
      case "reference": {
        const schema = known.schemas.get(current.name);
        if (schema?.kind === "record") return schema;
        if (schema?.kind !== "typeref" || seen.has(schema.fullName)) return undefined;
        seen.add(schema.fullName);
        current = schema.target;
        break;
      }
      case "union":
        return current;
      default:
        return undefined;
    }
  }
  return undefined;
}
