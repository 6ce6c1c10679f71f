import { docOfTarget } from "../../catalogue/doc-of-target.ts";
import type { EnumSchema, Field, TypeExpression, UnionMember } from "../../catalogue/schema.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { FieldRow, RichText } from "../../page-model/parts.ts";
import { readLogicalType } from "../../print/read-logical-type.ts";
import type { PlanContext } from "../context/plan-context.ts";
import {
  describeAnnotation,
  formatJsonBriefly,
  toDeprecationView,
  toReferenceRun,
  toTypeText,
} from "../parts/parts.ts";
import { attributeBadges, describeOtherAnnotations } from "./annotation-words.ts";
import { describeFieldAnnotations, type FactsByPath } from "./field-facts.ts";
import { toProtobufTypeText } from "./protobuf-type-text.ts";

const longestDefault = 120;
const mostSymbolsShown = 8;

/** What a field's row says wherever it stands. */
export interface FieldWords extends Pick<
  FieldRow,
  "type" | "default" | "doc" | "badges" | "deprecated" | "includedFrom" | "source"
> {
  /** Facts in front of those of its annotations, and behind them. */
  readonly first: readonly RichText[];
  readonly others: readonly RichText[];
  readonly last: readonly RichText[];
  /** What its own annotations say, where nothing is known of the place. */
  readonly annotations: readonly RichText[];
}

/** What is said of a field; of its annotations only where no facts are known of the places where it stands. */
export function tellField(field: Field, context: PlanContext, facts: FactsByPath | undefined): FieldWords {
  const doc = context.inlineDoc(field.doc ?? docOfTarget(field.type, context.known));
  return {
    type: toProtobufTypeText(field, context) ?? toTypeText(field.type, context),
    default: tellDefault(field),
    doc,
    first: [
      ...describeEnum(field.type, context),
      ...describeAliases(field),
      ...describeOrder(field),
      ...describeSince(field),
    ],
    annotations: facts === undefined ? describeFieldAnnotations(field, context) : [],
    others: describeOtherAnnotations(field, context),
    last: describeTypeAttributes(field),
    badges: [...attributeBadges].flatMap(([name, badge]) => (field.annotations[name] === true ? [badge] : [])),
    deprecated: toDeprecationView(field.deprecated, context),
    includedFrom: toIncludedFrom(field, context),
    // Where the model says nothing, its line is what a reader can turn to, and a writer should.
    source: doc === undefined ? context.source(field.span) : undefined,
  };
}

/** The version of its file that it came with. */
function describeSince({ sinceVersion }: Field): readonly RichText[] {
  return sinceVersion === undefined ? [] : [[{ text: "Since " }, { text: sinceVersion, code: true }]];
}

function tellDefault({ default: value, defaultNumbers: numbers }: Field): string | undefined {
  return value === undefined ? undefined : formatJsonBriefly(value, longestDefault, { path: [], numbers });
}

/** A type as something that can be told about: a member of a union, or a part of a message. */
export type MemberType = Pick<UnionMember, "type" | "doc" | "deprecated"> &
  Partial<Pick<UnionMember, "annotations" | "numbers">>;

/** What the row of a type says wherever it stands. */
export type MemberWords = Pick<FieldWords, "type" | "doc" | "deprecated" | "first" | "others">;

/** What is said of a type; where that is nothing, what its declaration says. */
export function tellMember(
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

function toIncludedFrom({ includedFrom, name }: Field, context: PlanContext): FieldRow["includedFrom"] {
  if (includedFrom === undefined) return undefined;
  const href = context.links.member(includedFrom, name) ?? context.links.schema(includedFrom);
  return href === undefined ? undefined : { label: toSimpleName(includedFrom), href, title: includedFrom };
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
