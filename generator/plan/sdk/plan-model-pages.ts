import { countNoun, nouns, nounTitle } from "../../catalogue/nouns.ts";
import type { EnumSchema, NamedSchema } from "../../catalogue/schema.ts";
import type { SdkModelClass, SdkModelParameter, SdkModels } from "../../catalogue/sdk.ts";
import type { IndexContent, IndexItem, SymbolView } from "../../page-model/metamodel.ts";
import type { Fact, FieldRow, RichText } from "../../page-model/parts.ts";
import { sdkSections, type SdkModelClassContent } from "../../page-model/sdk.ts";
import { toAnchor, fixedRoutes } from "../addresses/addresses.ts";
import { groupByLetter, letterAnchor, toDeprecationView } from "../parts/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { PlannedSdkPage } from "./planned-sdk-page.ts";
import { toSdkSignature } from "./sdk-signature.ts";
import { toSdkTypeText } from "./sdk-type-text.ts";
import { toEffectiveFact, toImportLine } from "./sdk-views.ts";

/** More classes than this are listed by their names alone, so that the index stays below 150 kB. */
const mostWithSummary = 380;

/** The index of the model classes, by letter. */
export function planModelsPage({ module, classes }: SdkModels, context: PlanContext): PlannedSdkPage {
  const isLong = classes.length > mostWithSummary;
  const groups = groupByLetter(classes).map(({ label, things }) => ({
    id: letterAnchor(label),
    label,
    items: things.map((each) => (isLong ? toBareItem(each, context) : toItem(each, context))),
  }));
  const content: IndexContent = {
    kind: "index",
    intro:
      `${countNoun(classes.length, "class")} in ${module}: one for every record and enum that a message can carry, ` +
      "named like it with Class at the end.",
    noun: nouns.class.plural,
    groups,
    empty: "The model has no records that a message can carry.",
  };
  return {
    route: fixedRoutes.sdkModels,
    title: "Models",
    description: `Python classes for the records and enums of the metadata model: ${countNoun(classes.length, "class")}.`,
    toc: groups.map(({ id, label }) => ({ id, label, level: 2 })),
    badges: [],
    content,
  };
}

function toItem(each: SdkModelClass, context: PlanContext): IndexItem {
  const { schema, parameters, base } = each;
  const declared = context.catalogue.schemas.get(schema);
  const symbols = declared?.kind === "enum" ? declared.symbols.length : 0;
  return {
    ...toBareItem(each, context),
    summary: context.summary(declared?.doc),
    badges: base === "_Aspect" ? [{ label: "aspect", tone: "neutral" }] : [],
    note: [{ text: base === "object" ? countNoun(symbols, "constant") : countNoun(parameters.length, "property") }],
  };
}

function toBareItem({ name, schema }: SdkModelClass, context: PlanContext): IndexItem {
  const deprecated = context.catalogue.schemas.get(schema)?.deprecated !== undefined;
  const href = context.links.modelClass(schema) ?? "";
  return { link: { label: name, href, noun: "model", deprecated }, summary: "", badges: [] };
}

/** The class of one record or enum, side by side with its schema. */
export function planModelClassPage(each: SdkModelClass, module: string, context: PlanContext): PlannedSdkPage {
  const { name, schema: fullName } = each;
  const schema = context.catalogue.schemas.get(fullName);
  const isEnum = schema?.kind === "enum";
  return {
    route: context.routes.modelClasses.get(fullName) ?? "",
    title: name,
    noun: "model",
    description: context.summary(schema?.doc) || `Python class of ${fullName}.`,
    toc: isEnum
      ? [{ id: sdkSections.values, label: nounTitle("constant", "plural"), level: 2 }]
      : [{ id: sdkSections.constructor, label: "Constructor and properties", level: 2 }],
    badges: schema?.deprecated === undefined ? [] : [{ label: "deprecated", tone: "warning" }],
    source: schema && context.source(schema.span),
    content: context.ask(
      { query: "model class page", key: fullName, lasts: "by name" },
      { class: each, module },
      planContent,
    ),
  };
}

interface ModelClass {
  readonly class: SdkModelClass;
  readonly module: string;
}

function planContent(context: PlanContext, { class: each, module }: ModelClass): SdkModelClassContent {
  const { name, schema: fullName, parameters } = each;
  const schema = context.catalogue.schemas.get(fullName);
  const isEnum = schema?.kind === "enum";
  return {
    kind: "sdkModelClass",
    deprecated: toDeprecationView(schema?.deprecated, context),
    doc: context.doc(schema?.doc),
    source: schema && schema.doc === undefined ? context.source(schema.span) : undefined,
    facts: toFacts(each, module, context),
    importLine: toImportLine(module, name),
    signature: isEnum ? undefined : toSdkSignature({ name, parameters: parameters.map(toSignatureParameter) }, context),
    parameters: parameters.map((parameter) => toRow(parameter, schema, context)),
    constants: isEnum ? toConstants(schema, context) : [],
  };
}

function toSignatureParameter({ name, type, required }: SdkModelParameter): {
  readonly name: string;
  readonly type: SdkModelParameter["type"];
  readonly default?: string | undefined;
} {
  return { name, type, default: required ? undefined : "None" };
}

const baseWords: Readonly<Record<SdkModelClass["base"], string>> = {
  _Aspect: "an aspect, which can be written by itself",
  DictWrapper: "a record inside others",
  object: "constants, which are strings",
};

function toFacts({ schema: fullName, base }: SdkModelClass, module: string, context: PlanContext): readonly Fact[] {
  const schema = context.catalogue.schemas.get(fullName);
  const href = context.links.schema(fullName);
  const noun = base === "_Aspect" ? "aspect" : schema?.kind;
  return [
    { label: "Stands for", value: [{ text: fullName, href, code: true, noun }] },
    { label: "Extends", value: [{ text: base, code: true }, { text: ` (${baseWords[base]})` }] },
    { label: "Module", value: [{ text: module, code: true, href: context.links.route(fixedRoutes.sdkModels) }] },
  ];
}

function toRow(parameter: SdkModelParameter, schema: NamedSchema | undefined, context: PlanContext): FieldRow {
  const { name, field: fieldName = name, type, propertyType, required, effectiveDefault } = parameter;
  const field = schema?.kind === "record" ? schema.fields.find((each) => each.name === fieldName) : undefined;
  const facts: RichText[] = [];
  // That an omitted argument comes to `None` is what the signature says.
  if (effectiveDefault !== "None") facts.push(...toEffectiveFact(effectiveDefault));
  if (fieldName !== name) {
    facts.push([
      { text: "stands for the field " },
      { text: fieldName, code: true },
      { text: ", a word of Python's own" },
    ]);
  }
  if (propertyType.text !== type.text) {
    const value = toSdkTypeText(propertyType, context).map((run) => ({ ...run, code: true as const }));
    facts.push([{ text: "as a property: " }, ...value]);
  }
  return {
    id: name,
    name,
    type: toSdkTypeText(type, context),
    presence: required ? "required" : "optional",
    default: required ? undefined : "None",
    doc: context.inlineDoc(field?.doc),
    facts,
    badges: [],
    deprecated: toDeprecationView(field?.deprecated, context),
    source: field && field.doc === undefined ? context.source(field.span) : undefined,
  };
}

function toConstants({ symbols }: EnumSchema, context: PlanContext): readonly SymbolView[] {
  return symbols.map((symbol) => ({
    id: toAnchor(symbol.name),
    name: symbol.name,
    doc: context.doc(symbol.doc),
    deprecated: toDeprecationView(symbol.deprecated, context),
  }));
}
