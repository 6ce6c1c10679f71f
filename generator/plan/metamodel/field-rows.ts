import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { docOfTarget } from "../../catalogue/doc-of-target.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import type {
  EnumSchema,
  Field,
  RecordSchema,
  TypeExpression,
  UnionMember,
  UnionType,
} from "../../catalogue/schema.ts";
import type { FieldRow, RichText } from "../../page-model/parts.ts";
import { type ClaimName, createNameClaims } from "../../places/claim-names.ts";
import { readLogicalType } from "../../print/read-logical-type.ts";
import { toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import {
  describeAnnotation,
  toDeprecationView,
  formatJsonBriefly,
  toReferenceRun,
  toTypeText,
} from "../parts/parts.ts";
import { describeOtherAnnotations, isEdgeFact, markFacts } from "./annotation-words.ts";
import { describeFieldAnnotations, type FactsByPath } from "./field-facts.ts";

/** Rows of a record or union. */
export interface FieldRows {
  readonly rows: readonly FieldRow[];
  /** Every row, nested ones too, by its anchor. */
  readonly byId: ReadonlyMap<string, FieldRow>;
}

/** What rows are made of: a record, or some of its fields. */
export type FieldsOfRecord = Pick<RecordSchema, "fullName" | "fields">;

/** So many levels of records open in place; below them the type's link leads on. */
const deepestLevel = 3;
/** Where an aspect would have more rows than this, fewer levels open: each level may hold many times as many as the one above. */
const mostRows = 1000;
/** Where others would have more than this, each record opens once, and fewer levels if these are still too many. */
const mostRepeated = 300;
const longestDefault = 120;
const mostSymbolsShown = 8;
/** So many relationships of what is inside a field are told at the field. */
const mostInnerEdges = 6;

interface Walk {
  readonly context: PlanContext;
  /** Absent for records that are no aspect's; their annotations are read as written. */
  readonly facts: FactsByPath | undefined;
  /** An anchor; a second field of the same name, which a broken model may have, gets a number. */
  readonly claimId: ClaimName;
  /** Whether there are as many rows as can be read. */
  readonly isFull: () => boolean;
  /** What is said of each wherever it stands, and however often the rows are made. */
  readonly fieldWords: Map<Field, FieldWords>;
  readonly memberWords: Map<MemberType, MemberWords>;
  /** So many levels open. */
  readonly deepest: number;
  /** Records that are open somewhere; absent where each may be open in several places. */
  readonly opened?: Set<string> | undefined;
  /** Those of them that this level is to open. */
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
    (opening) => toNestedRows(target, reserve([target], { ...walk, ...opening }))?.rows ?? [],
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

type Opening = Pick<Walk, "claimId" | "isFull" | "deepest" | "opened" | "fieldWords" | "memberWords">;

interface Bounds {
  readonly shallowest: number;
  readonly most: number;
  /** Whether rows say the same wherever they stand, so that one of the places can do for all. */
  readonly isOnce: boolean;
  /** How many rows there are even if none is opened. */
  readonly closed?: number;
}

/**
 * All rows; each record opened once where these are too many, then a level less for as long as they still are. At the
 * shallowest, where it begins if there are too many even with all closed, the first ones are opened.
 */
function openRows(
  { shallowest, most, isOnce, closed = 0 }: Bounds,
  make: (opening: Opening) => readonly FieldRow[],
): readonly FieldRow[] {
  const highest = closed > most ? shallowest : deepestLevel;
  const words = { fieldWords: new Map<Field, FieldWords>(), memberWords: new Map<MemberType, MemberWords>() };
  const all = countRows(most, (counting) => make({ ...counting, ...words, deepest: highest }));
  if (!all.isFull || (highest === shallowest && !isOnce)) return all.rows;
  for (let deepest = isOnce ? highest : highest - 1; ; deepest -= 1) {
    const opened = isOnce ? new Set<string>() : undefined;
    const { rows, isFull } = countRows(most, (counting) => make({ ...counting, ...words, deepest, opened }));
    if (!isFull || deepest <= shallowest) return rows;
  }
}

/** Rows, and whether there were more than so many, at which point nothing more is opened. */
function countRows(
  most: number,
  make: (counting: Pick<Walk, "claimId" | "isFull">) => readonly FieldRow[],
): { readonly rows: readonly FieldRow[]; readonly isFull: boolean } {
  const claim = createNameClaims();
  let count = 0;
  const isFull = (): boolean => count > most;
  const claimId = (name: string): string => {
    count += 1;
    return claim(name);
  };
  const rows = make({ claimId, isFull });
  return { rows, isFull: isFull() };
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
  return record.fields.map((field) => toFieldRow(field, own));
}

function toFieldRow(field: Field, walk: Walk): FieldRow {
  const { prefix } = walk;
  const path = prefix + field.name;
  const id = walk.claimId(toAnchor(path));
  const nested = toNestedRows(field.type, { ...walk, prefix: `${path}.` });
  const words = recall(walk.fieldWords, field, () => tellField(field, walk));
  const facts = walk.facts === undefined ? words.annotations : takeFacts(walk.facts, path, nested?.rows ?? []);
  return {
    id,
    name: field.name,
    type: words.type,
    presence: field.optional || field.default !== undefined ? "optional" : "required",
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
    badges: [],
    deprecated: words.deprecated,
    includedFrom: words.includedFrom,
    source: words.source,
    rows: nested?.rows,
    rowsLabel: nested?.label,
  };
}

/** What a field's row says wherever it stands. */
interface FieldWords extends Pick<FieldRow, "type" | "default" | "doc" | "deprecated" | "includedFrom" | "source"> {
  /** Facts in front of those of its annotations, and behind them. */
  readonly first: readonly RichText[];
  readonly others: readonly RichText[];
  readonly last: readonly RichText[];
  /** What its own annotations say, where nothing is known of the place. */
  readonly annotations: readonly RichText[];
}

function tellField(field: Field, { context, facts }: Walk): FieldWords {
  const doc = context.inlineDoc(field.doc ?? docOfTarget(field.type, context.known));
  return {
    type: toTypeText(field.type, context),
    default: field.default === undefined ? undefined : formatJsonBriefly(field.default, longestDefault),
    doc,
    first: [...describeEnum(field.type, context), ...describeAliases(field), ...describeOrder(field)],
    annotations: facts === undefined ? describeFieldAnnotations(field, context) : [],
    others: describeOtherAnnotations(field, context),
    last: describeTypeAttributes(field),
    deprecated: toDeprecationView(field.deprecated, context),
    includedFrom: toIncludedFrom(field, context),
    // Where the model says nothing, its line is what a reader can turn to, and a writer should.
    source: doc === undefined ? context.source(field.span) : undefined,
  };
}

/** What is known of a key, which is worked out where it is asked for first. */
function recall<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function toIncludedFrom({ includedFrom, name }: Field, context: PlanContext): FieldRow["includedFrom"] {
  if (includedFrom === undefined) return undefined;
  const href = context.links.member(includedFrom, name) ?? context.links.schema(includedFrom);
  return href === undefined ? undefined : { label: toSimpleName(includedFrom), href, title: includedFrom };
}

interface NestedRows {
  readonly rows: readonly FieldRow[];
  readonly label: string;
}

/** What lies below a type: the fields of the record or the members of the union that it leads to. */
function toNestedRows(type: TypeExpression, walk: Walk): NestedRows | undefined {
  if (walk.around.length > walk.deepest || walk.isFull()) return undefined;
  const inner = unwrap(type, walk.context);
  if (inner === undefined) return undefined;
  if (inner.kind === "union") return toMemberRows(inner, walk);
  if (walk.around.includes(inner.fullName) || inner.fields.length === 0) return undefined;
  if (walk.opened !== undefined && walk.own?.delete(inner.fullName) !== true) return undefined;
  const rows = toFieldRows(inner, { ...walk, around: [...walk.around, inner.fullName] });
  return { rows, label: `${countNoun(rows.length, "field")} of ${inner.name}` };
}

/** A union's members as rows, when at least one of them has parts; else the type's text says it all. */
function toMemberRows(union: UnionType, walk: Walk): NestedRows | undefined {
  const members = union.members.filter((member) => !(member.type.kind === "primitive" && member.type.name === "null"));
  const [only] = members;
  const own = reserve(
    members.map(({ type }) => type),
    walk,
  );
  if (members.length === 1 && only !== undefined) return toNestedRows(only.type, own);
  const around = [...walk.around, ""];
  const rows = members.map((member) => toTypeRow(member.alias ?? toSimpleName(member.key), member, { ...own, around }));
  const hasParts = rows.some((row) => row.rows !== undefined || row.doc !== undefined || row.facts.length > 0);
  return hasParts ? { rows, label: `One of ${countNoun(rows.length, "unionMember")}` } : undefined;
}

/** A type that has a name where it stands. */
type MemberType = Pick<UnionMember, "type" | "doc" | "deprecated"> &
  Partial<Pick<UnionMember, "annotations" | "numbers">>;

type NamedType = MemberType & { readonly name: string };

/** A type under a name, as a row; what nothing is said of there says what its type does. */
function toTypeRow(name: string, member: MemberType, walk: Walk): FieldRow {
  const path = walk.prefix + name;
  const id = walk.claimId(toAnchor(path));
  const nested = toNestedRows(member.type, { ...walk, prefix: `${path}.` });
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

type MemberWords = Pick<FieldWords, "type" | "doc" | "deprecated" | "first" | "others">;

function tellMember(
  { type, doc, deprecated, annotations = {}, numbers }: MemberType,
  context: PlanContext,
): MemberWords {
  return {
    type: toTypeText(type, context),
    doc: context.inlineDoc(doc ?? docOf(type, context)),
    first: describeEnum(type, context),
    others: describeOtherAnnotations({ annotations, numbers }, context),
    deprecated: toDeprecationView(deprecated, context),
  };
}

function docOf(type: TypeExpression, { known }: PlanContext): string | undefined {
  return type.kind === "reference" ? known.schemas.get(type.name)?.doc : undefined;
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

/** Names by which readers of old data know the field. */
function describeAliases({ aliases }: Field): readonly RichText[] {
  return aliases.length === 0 ? [] : [[{ text: "Also known as " }, { text: aliases.join(", "), code: true }]];
}

/** What the field does where values are sorted, other than by default. */
function describeOrder({ order }: Field): readonly RichText[] {
  if (order === undefined) return [];
  return [[{ text: order === "ignore" ? "Not looked at when values are sorted" : "Sorted from high to low" }]];
}

/** Attributes of an Avro type of which its text says nothing: those of a logical type that is none, and of other tools. */
function describeTypeAttributes({ type, annotations }: Field): readonly RichText[] {
  if (type.kind !== "primitive") return [];
  const told = readLogicalType(type, type.annotations) === undefined ? toldElsewhere : toldOfLogical;
  const others = Object.entries(type.annotations ?? {}).filter(([name]) => !told.has(name) && !(name in annotations));
  return others.map(([name, value]) => describeAnnotation(name, value));
}

/** The class of generated code that holds a text says nothing of what the text is. */
const toldElsewhere: ReadonlySet<string> = new Set(["format", "avro.java.string"]);
const toldOfLogical: ReadonlySet<string> = new Set([...toldElsewhere, "logicalType", "precision", "scale"]);

/** The symbols of an enum in place: its whole meaning is in them. */
function describeEnum(type: TypeExpression, context: PlanContext): readonly RichText[] {
  const schema = findEnum(type, context);
  if (schema === undefined || schema.symbols.length === 0) return [];
  const shown = schema.symbols.filter((symbol) => symbol.deprecated === undefined).slice(0, mostSymbolsShown);
  const names = shown.map((symbol) => symbol.name).join(", ");
  const more = schema.symbols.length - shown.length;
  const runs: RichText = [{ text: "One of " }, { text: names, code: true }];
  return [
    more === 0
      ? runs
      : [...runs, { text: " and " }, { ...toReferenceRun(schema.fullName, context), text: `${more} more` }],
  ];
}

function findEnum(type: TypeExpression, { known }: PlanContext): EnumSchema | undefined {
  let current = type;
  while (current.kind === "array" || current.kind === "map") {
    current = current.kind === "array" ? current.items : current.values;
  }
  const schema = current.kind === "reference" ? known.schemas.get(current.name) : undefined;
  return schema?.kind === "enum" ? schema : undefined;
}

/** Facts about the path itself, and those about places below it that have no row of their own. */
function takeFacts(facts: FactsByPath, path: string, rows: readonly FieldRow[]): readonly RichText[] {
  const taken = [...(facts.get(path) ?? [])];
  for (const [place, list] of facts) {
    if (!place.startsWith(`${path}.`) || hasRow(rows, place)) continue;
    const below: RichText = [{ text: ", at " }, { text: place.slice(path.length + 1), code: true }];
    for (const fact of list) taken.push([...fact, ...below]);
  }
  return taken;
}

/** The relationships of the rows inside a field, which are folded away, said where readers look first. */
function describeInnerEdges(id: string, rows: readonly FieldRow[]): readonly RichText[] {
  const edges = listEdges(rows);
  const shown = edges.slice(0, edges.length > mostInnerEdges ? mostInnerEdges - 1 : mostInnerEdges);
  const more = edges.length - shown.length;
  const inside = shown.map(({ row, fact }): RichText => [
    ...fact,
    { text: ", at " },
    { text: row.id.slice(id.length + 1), code: true },
  ]);
  return more === 0 ? inside : [...inside, [{ text: `${countNoun(more, "relationship")} more inside` }]];
}

function listEdges(rows: readonly FieldRow[]): readonly { readonly row: FieldRow; readonly fact: RichText }[] {
  return rows.flatMap((row) => [
    ...row.facts.filter(isEdgeFact).map((fact) => ({ row, fact })),
    ...listEdges(row.rows ?? []),
  ]);
}

/** Whether the place is on one of the rows, or below one of them and so told there. */
function hasRow(rows: readonly FieldRow[], place: string): boolean {
  return rows.some((row) => row.id === place || place.startsWith(`${row.id}.`));
}
