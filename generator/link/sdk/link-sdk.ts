import type {
  SdkAttribute,
  SdkClass,
  SdkConstant,
  SdkDeprecation,
  SdkEnum,
  SdkError,
  SdkFunction,
  SdkModel,
  SdkModule,
  SdkOverload,
  SdkPage,
  SdkParameter,
  SdkReference,
  SdkType,
} from "../../catalogue/sdk.ts";
import type { Span } from "../../catalogue/span.ts";
import { sdkCodes } from "../../diagnostics/codes/sdk.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type {
  LocatedText,
  SdkAttributeNode,
  SdkClassNode,
  SdkConstantNode,
  SdkDeprecationNode,
  SdkDocument,
  SdkEnumNode,
  SdkErrorNode,
  SdkFunctionNode,
  SdkModuleNode,
  SdkOverloadNode,
  SdkParameterNode,
} from "../../parse/sdk/sdk-document.ts";
import { createSdkNames, type ModelNames, type SdkNames, type SdkScope } from "./sdk-names.ts";

/**
 * Joins the manifests to pages and finds out what the names in their types stand for: classes of the
 * library, model classes, schemas.
 */
export function linkSdk(documents: readonly SdkDocument[], model: ModelNames, report: Report): SdkModel["pages"] {
  const linking: Linking = {
    names: createSdkNames(documents, model),
    report,
    unknown: new Set(),
    modules: new Set(),
  };
  const pages = new Map<string, SdkPage>();
  const positions = new Map<string, number>();
  for (const document of documents) {
    const { page } = document;
    if (page === undefined) continue;
    const modules = document.modules.flatMap((module) => linkModule(module, linking));
    const known = pages.get(page.text);
    if (document.position !== undefined) positions.set(page.text, document.position);
    const { title = known?.title ?? toTitle(page.text), install = known?.install, doc = known?.doc } = document;
    const span = known?.span ?? page.span;
    pages.set(page.text, {
      name: page.text,
      title,
      install,
      doc,
      modules: [...(known?.modules ?? []), ...modules],
      span,
    });
  }
  const shown = [...pages.values()].filter(({ modules, doc }) => modules.length > 0 || doc !== undefined);
  const placeOf = ({ name }: SdkPage): number => positions.get(name) ?? Infinity;
  return shown.toSorted((a, b) => (placeOf(a) === placeOf(b) ? (a.name < b.name ? -1 : 1) : placeOf(a) - placeOf(b)));
}

interface Linking {
  readonly names: SdkNames;
  readonly report: Report;
  /** Names that have been reported. */
  readonly unknown: Set<string>;
  /** Modules that have been described. */
  readonly modules: Set<string>;
}

function toTitle(page: string): string {
  return `${page.charAt(0).toUpperCase()}${page.slice(1)}`.replaceAll("-", " ");
}

/** A module that several files describe keeps the first description; addresses lead to one place. */
function linkModule(node: SdkModuleNode, linking: Linking): readonly SdkModule[] {
  if (linking.modules.has(node.name)) {
    const facts = { name: node.name, where: "another manifest" };
    linking.report.add(sdkCodes.duplicateSymbol(facts), node.span);
    return [];
  }
  linking.modules.add(node.name);
  const scope: SdkScope = { module: node.name };
  return [
    {
      name: node.name,
      doc: node.doc,
      constants: node.constants.map((constant) => linkConstant(constant, scope, linking)),
      enums: node.enums.map((each) => linkEnum(each, scope, linking)),
      functions: node.functions.map((each) => linkFunction(each, scope, linking)),
      classes: node.classes.map((each) => linkClass(each, scope, linking)),
      imports: node.imports,
      span: node.span,
    },
  ];
}

function linkConstant({ type, ...node }: SdkConstantNode, scope: SdkScope, linking: Linking): SdkConstant {
  return { ...node, type: type && linkType(type, scope, linking) };
}

function linkEnum({ deprecated, values, ...node }: SdkEnumNode, scope: SdkScope, linking: Linking): SdkEnum {
  return {
    ...node,
    deprecated: deprecated && linkDeprecation(deprecated, scope, linking),
    values: values.map((value) => linkConstant(value, scope, linking)),
  };
}

function linkClass(node: SdkClassNode, { module }: SdkScope, linking: Linking): SdkClass {
  const scope: SdkScope = { module, class: node.name };
  return {
    name: node.name,
    aliases: node.aliases,
    doc: node.doc,
    deprecated: node.deprecated && linkDeprecation(node.deprecated, { module }, linking),
    bases: node.bases.map((base) => linkType(base, scope, linking)),
    parameters: node.parameters?.map((parameter) => linkParameter(parameter, scope, linking)),
    overloads: node.overloads?.map((overload) => linkOverload(overload, scope, linking)),
    raises: node.raises.map((error) => linkError(error, scope, linking)),
    attributes: node.attributes.map((attribute) => linkAttribute(attribute, scope, linking)),
    methods: node.methods.map((method) => linkFunction(method, scope, linking)),
    examples: node.examples,
    span: node.span,
  };
}

function linkFunction(node: SdkFunctionNode, scope: SdkScope, linking: Linking): SdkFunction {
  const { returns } = node;
  return {
    ...node,
    deprecated: node.deprecated && linkDeprecation(node.deprecated, scope, linking),
    parameters: node.parameters.map((parameter) => linkParameter(parameter, scope, linking)),
    overloads: node.overloads?.map((overload) => linkOverload(overload, scope, linking)),
    returns: returns && { type: returns.type && linkType(returns.type, scope, linking), doc: returns.doc },
    raises: node.raises.map((error) => linkError(error, scope, linking)),
  };
}

function linkOverload({ parameters, returns }: SdkOverloadNode, scope: SdkScope, linking: Linking): SdkOverload {
  return {
    parameters: parameters.map((parameter) => linkParameter(parameter, scope, linking)),
    returns: returns && linkType(returns, scope, linking),
  };
}

/** What gathers the remaining arguments is never required. */
function linkParameter(node: SdkParameterNode, scope: SdkScope, linking: Linking): SdkParameter {
  return {
    ...node,
    type: node.type && linkType(node.type, scope, linking),
    required: node.default === undefined && !node.name.startsWith("*"),
    deprecated: node.deprecated && linkDeprecation(node.deprecated, scope, linking),
  };
}

function linkAttribute(
  { type, deprecated, ...node }: SdkAttributeNode,
  scope: SdkScope,
  linking: Linking,
): SdkAttribute {
  return {
    ...node,
    type: type && linkType(type, scope, linking),
    deprecated: deprecated && linkDeprecation(deprecated, scope, linking),
  };
}

function linkError({ type, when }: SdkErrorNode, scope: SdkScope, linking: Linking): SdkError {
  return { type: linkType(type, scope, linking), when };
}

function linkDeprecation({ reason, use }: SdkDeprecationNode, scope: SdkScope, linking: Linking): SdkDeprecation {
  if (use === undefined) return { reason };
  const target = linking.names.findMember(use.text, scope);
  if (target === undefined) {
    const suggestions = suggestNames(use.text, linking.names.list());
    linking.report.add(sdkCodes.unknownReplacement({ name: use.text, suggestions }), use.span);
  }
  return { reason, replacement: { name: use.text, target } };
}

/** Finds the names in a type; text in quotes is a value, as in `Literal["x"]`. */
function linkType({ text, span, names }: LocatedText, { module }: SdkScope, linking: Linking): SdkType {
  // What code has told needs no guess, and what is elsewhere is no mistake.
  if (names !== undefined) return { text, references: names.flatMap((name) => linking.names.findFull(name) ?? []) };
  const references = new Map<string, SdkReference>();
  for (const match of text.matchAll(/"[^"]*"|'[^']*'|[A-Za-z_][\w.]*/g)) {
    const [name] = match;
    if (/^["']/.test(name) || references.has(name) || linking.names.isForeign(name)) continue;
    const reference = linking.names.find(name, module);
    if (reference === undefined) reportUnknown(name, placeIn(span, text, match.index, name), linking);
    else references.set(name, reference);
  }
  return { text, references: [...references.values()] };
}

/** The name alone, where the text stands on one line as it is or in quotes; else the whole text. */
function placeIn(span: Span, text: string, offset: number, name: string): Span {
  const quotes = span.endColumn - span.startColumn + 1 - text.length;
  if (span.startLine !== span.endLine || (quotes !== 0 && quotes !== 2)) return span;
  const startColumn = span.startColumn + quotes / 2 + offset;
  return { ...span, startColumn, endColumn: startColumn + name.length - 1 };
}

function reportUnknown(name: string, span: Span, { names, report, unknown }: Linking): void {
  if (unknown.has(name)) return;
  unknown.add(name);
  report.add(sdkCodes.unknownType({ name, suggestions: suggestNames(name, names.list()) }), span);
}
