import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type {
  SdkAttribute,
  SdkConstant,
  SdkDeprecation,
  SdkEnum,
  SdkError,
  SdkExample,
  SdkFunction,
  SdkOverload,
  SdkParameter,
} from "../../catalogue/sdk.ts";
import type { SymbolView } from "../../page-model/metamodel.ts";
import type { Badge, CodeTab, DeprecationView, FieldRow, RichText } from "../../page-model/parts.ts";
import {
  sdkSections,
  type SdkEnumView,
  type SdkErrorView,
  type SdkFunctionGroup,
  type SdkFunctionView,
  type SdkInheritance,
} from "../../page-model/sdk.ts";
import { toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { findEndpointHref } from "../restli/plan-restli-pages.ts";
import type { InheritedMethods } from "./part-inherited.ts";
import { joinSignatures, toSdkSignature, type SignatureParts } from "./sdk-signature.ts";
import { toSdkTypeText } from "./sdk-type-text.ts";

/**
 * Functions or methods under the headings that their manifest gives them, those without one first, and under each what is not to
 * be used any more last.
 */
export function toFunctionGroups(
  functions: readonly SdkFunction[],
  section: string,
  context: PlanContext,
): readonly SdkFunctionGroup[] {
  const groups = new Map<string, SdkFunctionView[]>();
  for (const each of functions.toSorted((a, b) => Number(a.group !== undefined) - Number(b.group !== undefined))) {
    const label = each.group ?? "";
    const view = toFunctionView(each, context);
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [view]);
    else group.push(view);
  }
  return [...groups].map(([label, views], index) => {
    const functions = views.toSorted((a, b) => Number(a.deprecated !== undefined) - Number(b.deprecated !== undefined));
    return label === "" ? { id: section, functions } : { id: `${section}-${index + 1}`, label, functions };
  });
}

function toFunctionView(each: SdkFunction, context: PlanContext): SdkFunctionView {
  const { name, kind, doc, returns } = each;
  const isProperty = kind === "property";
  return {
    id: name,
    name,
    badges: toBadges(each),
    deprecated: toSdkDeprecation(each.deprecated, context),
    signature: isProperty
      ? [{ text: `${name}: ` }, ...toSdkTypeText(returns?.type, context)]
      : toSignatures(
          { name, parameters: each.parameters, returns: returns?.type, owner: name },
          each.overloads,
          context,
        ),
    doc: context.doc(doc),
    source: doc === undefined ? context.source(each.span) : undefined,
    parameters: toParameterRows(each.parameters, name, context),
    returns: returns && { type: toSdkTypeText(returns.type, context), doc: context.inlineDoc(returns.doc) },
    raises: toErrorViews(each.raises, context),
    endpoints: each.endpoints.map((endpoint) => toEndpoint(endpoint, context)),
    examples: toExampleTabs(each.examples, name),
  };
}

interface SignedFunction extends SignatureParts {
  readonly parameters: readonly SdkParameter[];
  /** What anchors of parameters begin with. */
  readonly owner: string;
}

/**
 * How something is called: the ways that its code declares, where it declares several. Parameters that have no rows have
 * their anchors here, where they are first named.
 */
export function toSignatures(
  own: SignedFunction,
  overloads: readonly SdkOverload[] | undefined,
  context: PlanContext,
): RichText {
  const { name, parameters, owner } = own;
  const left = new Set(parameters.some(saysMore) ? [] : parameters.map((each) => each.name));
  const anchorOf = (parameter: string): string | undefined =>
    left.delete(parameter) ? `${owner}.${parameter}` : undefined;
  const ways = overloads === undefined ? [own] : overloads.map((overload) => ({ name, ...overload }));
  return joinSignatures(ways.map((way) => toSdkSignature({ ...way, anchorOf }, context)));
}

/** Methods that are described where another class declares them. */
export function toInheritance({ from, methods }: InheritedMethods, context: PlanContext): SdkInheritance {
  return {
    // Two modules may have a class of one name.
    id: `${sdkSections.inherited}-${from}`,
    label: `Inherited from ${toSimpleName(from)}`,
    methods: methods.map((each) => ({
      id: each.name,
      link: {
        label: each.name,
        href: context.links.sdkSymbol(`${from}.${each.name}`) ?? "",
        deprecated: each.deprecated !== undefined,
      },
      summary: context.summary(each.doc),
      badges: toBadges(each),
      note: each.returns?.type && toSdkTypeText(each.returns.type, context).map((run) => ({ ...run, code: true })),
    })),
  };
}

function toBadges({ kind, experimental, async: isAsync, deprecated }: SdkFunction): readonly Badge[] {
  const badges: Badge[] = [];
  if (kind === "classmethod") badges.push({ label: "class method", tone: "neutral", title: "Called on the class" });
  if (kind === "staticmethod") badges.push({ label: "static method", tone: "neutral", title: "Needs no instance" });
  if (kind === "property") badges.push({ label: "property", tone: "neutral", title: "Read without parentheses" });
  if (isAsync === true) badges.push({ label: "async", tone: "neutral", title: "Declared by async def" });
  if (experimental) badges.push({ label: "experimental", tone: "warning", title: "May change or go without notice" });
  if (deprecated !== undefined) badges.push({ label: "deprecated", tone: "warning" });
  return badges;
}

/** A request as code, linked to where it is described. */
function toEndpoint(endpoint: string, context: PlanContext): RichText {
  const href = findEndpointHref(endpoint, context);
  return [href === undefined ? { text: endpoint, code: true } : { text: endpoint, code: true, href }];
}

/**
 * What is said of what a function or constructor takes; `owner` keeps the anchors apart. Names, types and defaults stand
 * in the signature: where that is all, rows would only say it again.
 */
export function toParameterRows(
  parameters: readonly SdkParameter[],
  owner: string,
  context: PlanContext,
): readonly FieldRow[] {
  if (!parameters.some(saysMore)) return [];
  return parameters.map((parameter) => ({
    id: `${owner}.${parameter.name}`,
    name: parameter.name,
    type: toSdkTypeText(parameter.type, context),
    presence: parameter.required ? "required" : "optional",
    default: parameter.default,
    doc: context.inlineDoc(parameter.doc),
    facts: toEffectiveFact(parameter.effectiveDefault),
    badges: parameter.keywordOnly
      ? [{ label: "keyword only", tone: "neutral" }]
      : parameter.positionalOnly === true
        ? [{ label: "positional only", tone: "neutral" }]
        : [],
    deprecated: toSdkDeprecation(parameter.deprecated, context),
    source: parameter.doc === undefined ? context.source(parameter.span) : undefined,
  }));
}

/** Whether more is known of a parameter than its signature shows. */
function saysMore({ doc, effectiveDefault, deprecated }: SdkParameter): boolean {
  return doc !== undefined || effectiveDefault !== undefined || deprecated !== undefined;
}

/** What an omitted parameter comes to. */
export function toEffectiveFact(value: string | undefined): readonly RichText[] {
  return value === undefined ? [] : [[{ text: "when omitted: " }, { text: value, code: true }]];
}

/** Attributes of a class. */
export function toAttributeRows(attributes: readonly SdkAttribute[], context: PlanContext): readonly FieldRow[] {
  return attributes.map((attribute) => ({
    id: attribute.name,
    name: attribute.name,
    type: toSdkTypeText(attribute.type, context),
    presence: "optional",
    default: attribute.default,
    doc: context.inlineDoc(attribute.doc),
    facts: [],
    badges: [],
    deprecated: toSdkDeprecation(attribute.deprecated, context),
    source: attribute.doc === undefined ? context.source(attribute.span) : undefined,
  }));
}

/** Constants of a module. */
export function toConstantRows(constants: readonly SdkConstant[], context: PlanContext): readonly FieldRow[] {
  return constants.map((constant) => ({
    id: constant.name,
    name: constant.name,
    type: toSdkTypeText(constant.type, context),
    presence: "optional",
    default: constant.value,
    doc: context.inlineDoc(constant.doc),
    facts: [],
    badges: [],
    source: constant.doc === undefined ? context.source(constant.span) : undefined,
  }));
}

/** An enum with its values. */
export function toEnumView({ name, doc, deprecated, values }: SdkEnum, context: PlanContext): SdkEnumView {
  return {
    id: name,
    name,
    doc: context.doc(doc),
    deprecated: toSdkDeprecation(deprecated, context),
    values: values.map((value) => toValueView(name, value, context)),
  };
}

function toValueView(owner: string, { name, value, doc }: SdkConstant, context: PlanContext): SymbolView {
  return {
    id: toAnchor(`${owner}.${name}`),
    name: value === undefined || value === name ? name : `${name} = ${value}`,
    doc: context.doc(doc),
  };
}

/** The errors that are raised, and when. */
export function toErrorViews(errors: readonly SdkError[], context: PlanContext): readonly SdkErrorView[] {
  return errors.map(({ type, when }) => ({ type: toSdkTypeText(type, context), when: context.inlineDoc(when) }));
}

/** Examples as code with their titles. */
export function toExampleTabs(examples: readonly SdkExample[], owner: string): readonly CodeTab[] {
  return examples.map(({ title = "Example", code }, index) => ({
    id: `${owner}-example-${index + 1}`,
    label: title,
    language: "python",
    code,
  }));
}

/** The reason as inline Markdown, with what to use instead. */
export function toSdkDeprecation(
  deprecated: SdkDeprecation | undefined,
  { inlineDoc, links }: PlanContext,
): DeprecationView | undefined {
  if (deprecated === undefined) return undefined;
  const { reason, replacement } = deprecated;
  if (replacement === undefined) return { reason: inlineDoc(reason) };
  const href = replacement.target === undefined ? undefined : links.sdkSymbol(replacement.target);
  return { reason: inlineDoc(reason), replacement: { text: replacement.name, href, code: true } };
}

/** The line that brings a name into a program. */
export function toImportLine(module: string, name?: string): CodeTab {
  // A class inside of another one comes with it.
  const code = name === undefined ? `import ${module}` : `from ${module} import ${name.split(".", 1)[0]}`;
  return { id: sdkSections.install, label: "Import", language: "python", code };
}
