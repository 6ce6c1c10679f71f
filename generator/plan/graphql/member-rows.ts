import type {
  AppliedDirective,
  GraphqlEnum,
  GraphqlEnumValue,
  GraphqlField,
  GraphqlInputValue,
  GraphqlOperation,
  GraphqlType,
} from "../../catalogue/graphql.ts";
import { countNoun, type NounName } from "../../catalogue/nouns.ts";
import type { Span } from "../../catalogue/span.ts";
import type { GraphqlValueView } from "../../page-model/graphql.ts";
import type { Badge, Fact, FieldRow, RichText, TextRun } from "../../page-model/parts.ts";
import { saysDeprecated } from "../../link/graphql/says-deprecated.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { inheritDescription } from "./inherit-description.ts";
import { namedTypeOf } from "./named-type-of.ts";
import { toNameRun, toOriginRun, toTypeText } from "./type-text.ts";

/** The rows of a type's fields, each with its arguments folded under it. Anchors are coordinates. */
export function toFieldRows(fields: readonly GraphqlField[], home: Span | undefined, view: GraphqlView): FieldRow[] {
  return fields.map((field) => ({
    ...toRow(field, view),
    presence: "optional",
    facts: [
      ...toAddedFact(field.span, home, view),
      ...toAspectFacts(field, view),
      ...toDirectiveFacts(field.directives, view),
    ],
    rows: field.arguments.length === 0 ? undefined : toInputRows(field.arguments, undefined, view),
    rowsLabel: countNoun(field.arguments.length, "argument"),
  }));
}

/** The aspects that the server fills a field from, each with the line that says so. */
function toAspectFacts({ aspects = [] }: GraphqlField, { context }: GraphqlView): RichText[] {
  return aspects.map(({ aspect, span }) => {
    const { label, href } = context.source(span);
    const place = { text: label.slice(label.lastIndexOf("/") + 1), href, title: label };
    const named = { text: aspect, code: true as const, href: context.links.aspect(aspect) };
    return [{ text: "from aspect " }, named, { text: " (" }, place, { text: ")" }];
  });
}

/** Rows of arguments, or of an input's fields. */
export function toInputRows(
  values: readonly GraphqlInputValue[],
  home: Span | undefined,
  view: GraphqlView,
): FieldRow[] {
  return values.map((value) => ({
    ...toRow(value, view),
    presence: isRequired(value) ? "required" : "optional",
    default: value.default,
    facts: [...toAddedFact(value.span, home, view), ...toDirectiveFacts(value.directives, view)],
  }));
}

/** Arguments of an operation; what the type of one holds is told in place. */
export function toArgumentRows(
  values: readonly GraphqlInputValue[],
  view: GraphqlView,
  operation?: GraphqlOperation,
): FieldRow[] {
  const rows = toInputRows(values, undefined, view);
  return values.flatMap((value, index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const type = view.findType(namedTypeOf(value.type));
    const opened = openType(row, type, view);
    const facts = [...opened.facts, ...toAllFact(type, view)];
    if (operation === undefined || row.doc !== undefined) return [{ ...opened, facts }];
    // What the type of an input says of itself is nearer.
    const isTold = opened.rows !== undefined && opened.facts.length > row.facts.length;
    const inherited = isTold ? undefined : inheritDescription(value, operation, view);
    return [{ ...opened, facts: inherited === undefined ? facts : [inherited, ...facts] }];
  });
}

/** So many members of a type are told in place: many operations may share a long one, whose own page has them all. */
export const mostInPlace = 200;

/** What members of a type that are told in place are called, e.g. `12 fields of Team` or `200 of 1,000 fields of Team`. */
export function labelInPlace(count: number, kind: NounName, type: string): string {
  const part = count > mostInPlace ? `${mostInPlace} of ` : "";
  return `${part}${countNoun(count, kind)} of ${type}`;
}

function openType(row: FieldRow, type: GraphqlType | undefined, view: GraphqlView): FieldRow {
  if (type?.kind === "enum") return { ...row, facts: [...row.facts, ...toChoices(type, view)] };
  if (type?.kind !== "input") return row;
  return {
    ...row,
    // Most arguments have no description; then what their type says is better than nothing.
    facts: row.doc === undefined ? [...row.facts, ...toSummaryFact(type, view)] : row.facts,
    // The coordinate of an input's field is an anchor of the input's own page.
    rows: toInputRows(type.fields.slice(0, mostInPlace), undefined, view).map((field) => ({
      ...field,
      id: `${row.id}.${field.name}`,
    })),
    rowsLabel: labelInPlace(type.fields.length, "inputField", type.name),
  };
}

/** The way to what isn't told in place. */
function toAllFact(type: GraphqlType | undefined, view: GraphqlView): RichText[] {
  if (type?.kind !== "input" || type.fields.length <= mostInPlace) return [];
  return [[{ text: `all ${countNoun(type.fields.length, "inputField")}`, href: view.typeHref(type.name) }]];
}

function toSummaryFact(type: GraphqlType, view: GraphqlView): RichText[] {
  const summary = view.context.summary(type.description);
  return summary === "" ? [] : [[{ ...toNameRun(type.name, view), code: true }, { text: `: ${summary}` }]];
}

/** The values of an enum, deprecated ones last. */
export function toValueViews(values: readonly GraphqlEnumValue[], view: GraphqlView): GraphqlValueView[] {
  const views = values.map((value) => ({
    id: value.coordinate,
    name: value.name,
    doc: view.context.inlineDoc(value.description),
    deprecated: view.deprecation(value.deprecated),
    facts: toDirectiveFacts(value.directives, view),
  }));
  return [...views.filter((value) => !value.deprecated), ...views.filter((value) => value.deprecated)];
}

/** An argument or input field must be given when its type is non-null and nothing stands in for it. */
export function isRequired({ type, default: value }: GraphqlInputValue): boolean {
  return type.kind === "nonNull" && value === undefined;
}

const mostChoices = 8;

function toChoices(type: GraphqlEnum, view: GraphqlView): RichText[] {
  const { names, more } = listChoices(type);
  if (names.length === 0) return [];
  const runs: TextRun[] = [{ text: "one of " }, { text: names.join(", "), code: true }];
  if (more > 0) runs.push({ text: " and " }, { text: `${more} more`, href: view.typeHref(type.name) });
  return [runs];
}

interface Choices {
  readonly names: readonly string[];
  /** How many there are besides. */
  readonly more: number;
}

/** An enum may be long, and thousands of arguments may take it. */
const knownChoices = new WeakMap<GraphqlEnum, Choices>();

function listChoices(type: GraphqlEnum): Choices {
  const known = knownChoices.get(type);
  if (known !== undefined) return known;
  const current = type.values.filter((value) => value.deprecated === undefined);
  const names = current.slice(0, mostChoices).map((value) => value.name);
  const choices: Choices = { names, more: current.length - names.length };
  knownChoices.set(type, choices);
  return choices;
}

function toRow(member: GraphqlField | GraphqlInputValue, view: GraphqlView): Omit<FieldRow, "presence"> {
  return {
    id: member.coordinate,
    name: member.name,
    type: toTypeText(member.type, view),
    doc: view.context.inlineDoc(member.description),
    facts: [],
    badges: toProseBadges(member),
    deprecated: view.deprecation(member.deprecated),
  };
}

function toProseBadges({ description, deprecated }: GraphqlField | GraphqlInputValue): Badge[] {
  if (deprecated !== undefined || !saysDeprecated(description)) return [];
  return [{ label: "deprecated in prose", tone: "warning", title: proseDeprecationNotice }];
}

/** Said where a description is the only one to tell of a deprecation. */
export const proseDeprecationNotice =
  "The description says that this is deprecated; the schema itself does not mark it, so tools do not warn.";

/** Where a member was added, when that is not where its type is declared. */
function toAddedFact(span: Span | undefined, home: Span | undefined, view: GraphqlView): RichText[] {
  if (span === undefined || home === undefined || isInside(span, home)) return [];
  const { label, href } = view.context.source(span);
  return [[{ text: "added in " }, { text: label, href, code: true }]];
}

function isInside(span: Span, home: Span): boolean {
  return span.file === home.file && span.startLine >= home.startLine && span.endLine <= home.endLine;
}

/** Shown in another way wherever they stand. */
const ownWords = new Set(["deprecated", "specifiedBy", "oneOf"]);

/** The directives that have no words of their own, as SDL writes them. */
function toDirectiveFacts(directives: readonly AppliedDirective[], view: GraphqlView): RichText[] {
  return directives
    .filter(({ name }) => !ownWords.has(name))
    .map(({ name, arguments: args }) => {
      const run = toDirectiveRun(`@${name}`, view.context.links.directive(name), view);
      if (args.length === 0) return [run];
      return [run, { text: `(${args.map((arg) => `${arg.name}: ${arg.value}`).join(", ")})`, code: true }];
    });
}

function toDirectiveRun(text: string, href: string | undefined, view: GraphqlView): TextRun {
  if (href !== undefined) return { text, code: true, href };
  const origin = toOriginRun(text, view);
  return origin === undefined ? { text, code: true, unresolved: true } : { ...origin, code: true };
}

/** The directives of a page's own thing, in one fact. */
export function toDirectivesFact(directives: readonly AppliedDirective[], view: GraphqlView): Fact[] {
  const values = toDirectiveFacts(directives, view);
  if (values.length === 0) return [];
  return [
    { label: "Directives", value: values.flatMap((runs, index) => (index === 0 ? runs : [{ text: " " }, ...runs])) },
  ];
}
