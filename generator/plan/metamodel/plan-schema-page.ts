import { tellWholeName } from "../../catalogue/tell-whole-name.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import { countNoun, nounTitle } from "../../catalogue/nouns.ts";
import type { Aspect } from "../../catalogue/metamodel.ts";
import type {
  EnumSchema,
  EnumSymbol,
  FixedSchema,
  NamedSchema,
  RecordSchema,
  TyperefSchema,
} from "../../catalogue/schema.ts";
import type { EnumContent, RecordContent, SymbolView, TyperefContent } from "../../page-model/metamodel.ts";
import type { PlannedTocEntry } from "../../page-model/page.ts";
import type { Badge, Fact, NounKind, RichText } from "../../page-model/parts.ts";
import { toAnchor } from "../addresses/addresses.ts";
import { sectionIds } from "../../page-model/section-ids.ts";
import {
  asCode,
  describeLogicalType,
  findLogicalType,
  joinRuns,
  joinTexts,
  nameFew,
  toDeprecationView,
  toReferenceRun,
  toTypeText,
} from "../parts/parts.ts";
import { actionsEntry } from "./actions-entry.ts";
import { describeOtherAnnotations, wordAnnotation } from "./annotation-words.ts";
import { describeAspectTab } from "./aspect-tab.ts";
import { toAspectBadges } from "./aspect-badges.ts";
import { isOwnOfEntity } from "./is-its-own-schema.ts";
import { createTargetRows, hasTargetRows, listFieldAnchors } from "./field-rows.ts";
import { toMessageView } from "./message-view.ts";
import type { MetamodelView } from "./metamodel-view.ts";
import { describeOlderVersions } from "./describe-older-versions.ts";
import { describeOpenSchema, isOpenAnnotation } from "./open-schema-facts.ts";
import { toOperationText } from "./operation-text.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { toProtobufTypeText } from "./protobuf-type-text.ts";
import type { PlannedPage } from "./planned-page.ts";
import { describePlugins } from "./plugin-facts.ts";
import { toRelationshipRows } from "./relationship-rows.ts";
import { describeSystemAccess } from "./system-access.ts";
import { toEntityRun } from "./to-entity-run.ts";
import { toCodeTabs } from "./to-code-tabs.ts";
import { toUsedBy } from "./used-by.ts";

/** The page of a named schema. A record that is an aspect or an event says so and carries that name. */
export function planSchemaPage(schema: NamedSchema, view: MetamodelView): PlannedPage {
  const { context } = view;
  const aspect = context.catalogue.aspects.get(view.aspectOf(schema.fullName) ?? "");
  const event = view.eventOf(schema.fullName);
  const source = context.source(schema.span);
  const noun = toNoun(schema, aspect !== undefined && isOwnOfEntity(aspect, view) ? undefined : aspect, event);
  return {
    route: context.routes.schemas.get(schema.fullName) ?? "",
    title: aspect?.name ?? event ?? tellWholeName(schema),
    noun,
    description: context.summary(schema.doc) || describe(schema, noun),
    toc: toToc(schema, view),
    badges: toBadges(schema, aspect),
    aliases: toAliases(schema),
    source,
    content: view.ask({ query: "schema page", key: schema.fullName, lasts: "by name" }, {}, (own) =>
      planContent(schema.fullName, own),
    ),
  };
}

type SchemaPageContent = RecordContent | EnumContent | TyperefContent;

/** What the author of a JSON Schema calls it besides. */
function toAliases({ language, annotations: { title } }: NamedSchema): readonly string[] | undefined {
  return language === "other" && typeof title === "string" ? [title] : undefined;
}

function toNoun(schema: NamedSchema, aspect: Aspect | undefined, event: string | undefined): NounKind {
  if (aspect !== undefined) return "aspect";
  return event === undefined ? nounOfSchema(schema) : "event";
}

function describe(schema: NamedSchema, kind: NounKind): string {
  const noun = nounTitle(kind);
  switch (schema.kind) {
    case "record":
      return schema.results === undefined
        ? `${noun} ${schema.fullName}, ${countNoun(schema.fields.length, "field")}${toNames(schema.fields)}.`
        : `Message of ${schema.namespace}, ${countNoun(schema.fields.length, "parameter")}.`;
    case "enum":
      return `${noun} ${schema.fullName}, ${countNoun(schema.symbols.length, "symbol")}${toNames(schema.symbols)}.`;
    case "typeref":
      return schema.target.kind === "reference"
        ? `${noun} ${schema.fullName}, which stands for ${toSimpleName(schema.target.name)}.`
        : `${noun} ${schema.fullName}.`;
    case "fixed":
      return `${noun} ${schema.fullName}.`;
  }
}

function toNames(members: readonly { readonly name: string }[]): string {
  return members.length === 0 ? "" : `: ${nameFew(members.map(({ name }) => name))}`;
}

function toBadges(schema: NamedSchema, aspect: Aspect | undefined): readonly Badge[] {
  const badges: Badge[] = aspect === undefined ? [] : [...toAspectBadges(aspect)];
  if ((aspect?.keyOf.length ?? 0) > 0) badges.push({ label: "key", tone: "accent", title: "Its fields make a URN" });
  const isDeprecated = schema.deprecated !== undefined && aspect?.deprecated === undefined;
  if (isDeprecated) badges.push({ label: "deprecated", tone: "warning" });
  const category = toCategory(schema);
  if (category !== undefined) badges.push({ label: category, tone: "neutral" });
  if (schema.kind === "record" && schema.isError) badges.push({ label: "error", tone: "neutral" });
  return badges;
}

/** What a record is in a language that has several kinds of them, e.g. `classification`. */
function toCategory({ kind, language, annotations: { category } }: NamedSchema): string | undefined {
  const isTold = language === "other" && kind === "record" && typeof category === "string";
  return isTold && /^[A-Z_]{1,40}$/.test(category) ? category.toLowerCase().replaceAll("_", " ") : undefined;
}

function planContent(fullName: string, view: MetamodelView): SchemaPageContent {
  const { context } = view;
  const schema = context.catalogue.schemas.get(fullName);
  if (schema === undefined) throw new Error(`there is no schema ${fullName}`);
  const aspect = context.catalogue.aspects.get(view.aspectOf(fullName) ?? "");
  const shared = {
    deprecated: toDeprecationView(schema.deprecated ?? aspect?.deprecated, context),
    doc: context.doc(schema.doc),
    source: context.source(schema.span),
    facts: toFacts(schema, aspect, view),
    code: toCodeTabs(schema, view.codeSource),
    usedBy: toUsedBy(schema, view),
    isCarried: (aspect?.entities.length ?? 0) + (aspect?.keyOf.length ?? 0) > 0 ? (true as const) : undefined,
  };
  switch (schema.kind) {
    case "record":
      return {
        kind: "record",
        ...shared,
        actions: aspect && view.actionsOfAspect(aspect),
        fields: view.fieldRows(schema).rows,
        message: toMessageView(schema, context),
        relationships: toRelationships(aspect, view),
      };
    case "enum":
      return { kind: "enum", ...shared, symbols: toSymbols(schema, view) };
    case "typeref":
    case "fixed":
      return { kind: "typeref", ...shared, rows: listTargetRows(schema, view) };
  }
}

function toRelationships(aspect: Aspect | undefined, view: MetamodelView): RecordContent["relationships"] {
  const edges = aspect === undefined ? [] : view.edgesOfAspect(aspect.name);
  return edges.length === 0 ? undefined : toRelationshipRows(edges, view);
}

function hasParts(schema: NamedSchema, view: MetamodelView): boolean {
  if (schema.kind !== "typeref") return false;
  const { fullName } = schema;
  return view
    .ask({ query: "parts of a typeref", key: fullName }, {}, (own) => {
      const declared = own.context.catalogue.schemas.get(fullName);
      return declared?.kind === "typeref" && hasTargetRows(fullName, declared.target, own.context);
    })
    .get();
}

function listTargetRows(schema: TyperefSchema | FixedSchema, { context }: MetamodelView): TyperefContent["rows"] {
  return schema.kind === "fixed" ? [] : createTargetRows(schema.fullName, schema.target, context).rows;
}

function toFacts(schema: NamedSchema, aspect: Aspect | undefined, view: MetamodelView): readonly Fact[] {
  const facts: Fact[] = aspect === undefined ? [] : [...toAspectFacts(aspect, schema)];
  const access = aspect === undefined ? [] : describeSystemAccess(schema.annotations);
  facts.push(...access, { label: "Full name", value: [{ text: schema.fullName, code: true }] });
  facts.push(...toVersionFacts(schema, view), ...describeOlderVersions(schema, view.context));
  facts.push(...toModelClassFacts(schema, view));
  facts.push(...toKindFacts(schema, view));
  // After the short ones, since it may take lines of its own.
  if (aspect !== undefined) {
    facts.push(...toCarrierFacts(aspect, view), ...toWriterFacts(aspect, view));
    facts.push(...describePlugins(view.pluginsOfAspect(aspect.name)));
  }
  if (schema.aliases.length > 0) {
    facts.push({ label: "Also known as", value: [{ text: schema.aliases.join(", "), code: true }] });
  }
  if (schema.declaredIn !== undefined) {
    facts.push({ label: "Declared in", value: [{ ...toReferenceRun(schema.declaredIn, view.context), code: true }] });
  }
  const other = toOtherAnnotations(schema, access.length > 0, view.context);
  if (other.length > 0) facts.push({ label: "Annotations", value: other });
  return facts;
}

/** So many are named: the newest, or those before this one. */
const mostVersions = 6;

/** The schemas that readers of an older version should know of, and those that came before. */
function toVersionFacts({ fullName }: NamedSchema, view: MetamodelView): readonly Fact[] {
  const { newer = [], older = [] } = view.versionsOf(fullName) ?? {};
  const tell = (label: string, names: readonly string[]): readonly Fact[] => {
    const runs = names.slice(0, mostVersions).map((name) => ({ ...toReferenceRun(name, view.context), text: name }));
    return runs.length === 0 ? [] : [{ label, value: joinRuns([...asCode(runs)]) }];
  };
  return [
    ...tell(newer.length === 1 ? "Newer version" : "Newer versions", newer),
    ...tell(older.length === 1 ? "Older version" : "Older versions", older),
  ];
}

function toAspectFacts(
  { storage, schemaVersion, annotation }: Aspect,
  { language }: Pick<NamedSchema, "language">,
): readonly Fact[] {
  // How values are stored is a matter of the platform, of which other languages say nothing.
  const facts: Fact[] = language === "other" ? [] : [{ label: "Kind", value: [{ text: `${storage} aspect` }] }];
  if (schemaVersion !== undefined) facts.push({ label: "Schema version", value: [{ text: String(schemaVersion) }] });
  const tab = describeAspectTab(annotation);
  if (tab !== undefined) facts.push({ label: "In the interface", value: tab });
  return facts;
}

function toCarrierFacts(aspect: Aspect, view: MetamodelView): readonly Fact[] {
  const { keyOf, entities } = aspect;
  if (isOwnOfEntity(aspect, view)) return [{ label: nounTitle("entity"), value: toEntities(entities, view) }];
  const facts: Fact[] = [];
  if (keyOf.length > 0) facts.push({ label: "Key of", value: toEntities(keyOf, view) });
  if (entities.length > 0) {
    facts.push({ label: `Carried by ${countNoun(entities.length, "entity")}`, value: toEntities(entities, view) });
  }
  if (entities.length + keyOf.length === 0) facts.push({ label: "Carried by", value: [{ text: "no entity" }] });
  return facts;
}

function toWriterFacts({ name }: Aspect, view: MetamodelView): readonly Fact[] {
  const value = toOperationText(view.writersOf(name));
  return value.length === 0 ? [] : [{ label: "Written by", value }];
}

function toEntities(names: readonly string[], { context }: MetamodelView): RichText {
  return joinRuns(names.map((name) => toEntityRun(name, context)));
}

function toKindFacts(schema: NamedSchema, view: MetamodelView): readonly Fact[] {
  switch (schema.kind) {
    case "record":
      return toRecordFacts(schema, view);
    case "enum":
      return [...toEnumFacts(schema), ...describeOpenSchema(schema, view.context)];
    case "typeref":
      return toTyperefFacts(schema, view);
    case "fixed":
      return toFixedFacts(schema);
  }
}

function toRecordFacts(record: RecordSchema, { context }: MetamodelView): readonly Fact[] {
  const { includes, isError, results } = record;
  const facts: Fact[] = [];
  if (isError) facts.push({ label: "Kind", value: [{ text: "error" }] });
  if (results !== undefined) facts.push({ label: "Message of", value: toProtocol(record) });
  if (includes.length > 0) {
    const value = joinRuns(includes.map((name) => ({ ...toReferenceRun(name, context), code: true })));
    facts.push({ label: "Includes", value });
  }
  facts.push(...describeOpenSchema(record, context));
  return facts;
}

/** The protocol of a message, with what it says of itself: it has no page of its own. */
function toProtocol({ namespace, annotations: { message } }: RecordSchema): RichText {
  const doc = typeof message === "object" && message !== null && "doc" in message ? message["doc"] : undefined;
  const name: RichText = [{ text: namespace, code: true }];
  return typeof doc === "string" ? [...name, { text: `: ${doc}` }] : name;
}

function toEnumFacts(schema: EnumSchema): readonly Fact[] {
  return schema.default === undefined ? [] : [{ label: "Default", value: [{ text: schema.default, code: true }] }];
}

function toTyperefFacts({ target, span }: TyperefSchema, { context }: MetamodelView): readonly Fact[] {
  const written = toProtobufTypeText({ type: target, annotations: {}, span }, context);
  return [{ label: "Stands for", value: asCode(written ?? toTypeText(target, context)) }];
}

function toFixedFacts(schema: FixedSchema): readonly Fact[] {
  const facts: Fact[] = [{ label: "Length", value: [{ text: schema.size === 1 ? "1 byte" : `${schema.size} bytes` }] }];
  const meaning = findLogicalType(schema);
  if (meaning !== undefined) facts.push({ label: "Holds", value: [{ text: describeLogicalType(meaning) }] });
  return facts;
}

/** The class by which Python programs write it. */
function toModelClassFacts({ fullName, name }: NamedSchema, { context }: MetamodelView): readonly Fact[] {
  const href = context.links.modelClass(fullName);
  if (href === undefined) return [];
  return [{ label: "Python class", value: [{ text: `${name}Class`, href, code: true, noun: "model" }] }];
}

/** Annotations with a place of their own on the page. */
const shownElsewhere: ReadonlySet<string> = new Set(["Aspect", "Event", "deprecated", "Deprecated"]);

/** What an aspect's access is told by. */
const accessAnnotations: ReadonlySet<string> = new Set(["System", "SystemEntity"]);

/** What a logical type consists of. */
const logicalKeys = ["logicalType", "precision", "scale"];

function toOtherAnnotations(schema: NamedSchema, tellsAccess: boolean, context: PlanContext): RichText {
  const hasWords =
    findLogicalType(schema) === undefined ? shownElsewhere : new Set([...shownElsewhere, ...logicalKeys]);
  const isMessage = schema.kind === "record" && schema.results !== undefined;
  const others = Object.entries(schema.annotations).filter(
    ([name]) =>
      !hasWords.has(name) &&
      !(isMessage && name === "message") &&
      !(name === "category" && toCategory(schema) !== undefined) &&
      !(tellsAccess && accessAnnotations.has(name)) &&
      !isOpenAnnotation(schema, name),
  );
  return joinTexts(others.flatMap(([name, value]) => wordAnnotation(name, value, schema.numbers, context)));
}

/** Symbols in the model's order, but those that should not be used any more at the end. */
function toSymbols({ symbols }: EnumSchema, { context }: MetamodelView): readonly SymbolView[] {
  const current = symbols.filter((symbol) => symbol.deprecated === undefined);
  const deprecated = symbols.filter((symbol) => symbol.deprecated !== undefined);
  return [...current, ...deprecated].map((symbol) => ({
    id: toAnchor(symbol.name),
    name: symbol.name,
    doc: context.doc(symbol.doc),
    deprecated: toDeprecationView(symbol.deprecated, context),
    annotations: toSymbolAnnotations(symbol, context),
  }));
}

function toSymbolAnnotations(symbol: EnumSymbol, context: PlanContext): RichText | undefined {
  const told = describeOtherAnnotations(symbol, context);
  return told.length === 0 ? undefined : joinTexts(told);
}

function toToc(schema: NamedSchema, view: MetamodelView): readonly PlannedTocEntry[] {
  const isAspect = view.aspectOf(schema.fullName) !== undefined;
  const toc: PlannedTocEntry[] = [];
  if (schema.kind === "record") toc.push({ id: sectionIds.fields, label: nounTitle("field", "plural"), level: 2 });
  if (schema.kind === "enum") toc.push({ id: sectionIds.symbols, label: nounTitle("symbol", "plural"), level: 2 });
  if (hasParts(schema, view)) toc.push({ id: sectionIds.members, label: "Parts", level: 2 });
  for (const { id, name } of schema.kind === "record" ? listFieldAnchors(schema) : [])
    toc.push({ id, label: name, level: 3 });
  for (const { kind } of (schema.kind === "record" && schema.results) || [])
    toc.push({ id: sectionIds[kind], label: kind === "response" ? "Response" : "Errors", level: 2 });
  if (isAspect)
    toc.push(actionsEntry, {
      id: sectionIds.relationships,
      label: nounTitle("relationship", "plural"),
      level: 2,
      part: "relationships",
    });
  toc.push({ id: sectionIds.definition, label: "Definition", level: 2 });
  toc.push({ id: sectionIds.usedBy, label: "Used by", level: 2 });
  return toc;
}
