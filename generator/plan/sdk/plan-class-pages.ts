import { nounTitle } from "../../catalogue/nouns.ts";
import type { SdkClass, SdkModule } from "../../catalogue/sdk.ts";
import type { TocEntry } from "../../page-model/page.ts";
import type { Badge, Fact, RichText } from "../../page-model/parts.ts";
import { sdkSections, type SdkClassContent } from "../../page-model/sdk.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { findClass } from "./find-class.ts";
import { partInherited } from "./part-inherited.ts";
import { toFunctionToc, toPartLinks } from "./plan-module-pages.ts";
import type { PlannedSdkPage } from "./planned-sdk-page.ts";
import { toSdkTypeText } from "./sdk-type-text.ts";
import {
  toAttributeRows,
  toErrorViews,
  toExampleTabs,
  toFunctionGroups,
  toImportLine,
  toInheritance,
  toParameterRows,
  toSdkDeprecation,
  toSignatures,
} from "./sdk-views.ts";
import { splitFunctions } from "../addresses/addresses.ts";
import { joinTexts } from "../parts/parts.ts";

/** The page of a class; when it has more methods than a page can hold, the others follow on further ones. */
export function planClassPages(each: SdkClass, module: SdkModule, context: PlanContext): readonly PlannedSdkPage[] {
  const routes = context.routes.sdkClasses.get(`${module.name}.${each.name}`) ?? [];
  const split = splitFunctions(each.methods);
  const parts = toPartLinks(routes, split, context);
  return split.map((methods, part) => {
    const head = part === 0 ? toHead(each, module, context) : toFurtherHead(each, module);
    const { own, inherited } = partInherited(each, methods, context);
    const content: SdkClassContent = {
      kind: "sdkClass",
      ...head,
      methods: toFunctionGroups(own, sdkSections.methods, context),
      inherited: inherited.map((each) => toInheritance(each, context)),
      parts,
      part,
    };
    return {
      route: routes[part] ?? "",
      title: each.name,
      noun: "class",
      description: context.summary(each.doc) || `Class ${each.name} of ${module.name}.`,
      toc: toToc(content),
      badges: toBadges(each),
      source: context.source(each.span),
      content,
    };
  });
}

type Head = Omit<SdkClassContent, "kind" | "methods" | "inherited" | "parts" | "part">;

function toHead(each: SdkClass, module: SdkModule, context: PlanContext): Head {
  const { name, doc, parameters } = each;
  return {
    deprecated: toSdkDeprecation(each.deprecated, context),
    doc: context.doc(doc),
    source: doc === undefined ? context.source(each.span) : undefined,
    facts: toFacts(each, module, context),
    importLine: toImportLine(module.name, name),
    signature:
      parameters && toSignatures({ name, parameters, owner: sdkSections.constructor }, each.overloads, context),
    parameters: toParameterRows(parameters ?? [], sdkSections.constructor, context),
    raises: toErrorViews(each.raises, context),
    attributes: toAttributeRows(each.attributes, context),
    examples: toExampleTabs(each.examples, sdkSections.examples),
  };
}

function toFurtherHead({ name }: SdkClass, module: SdkModule): Head {
  const importLine = toImportLine(module.name, name);
  return { facts: [], importLine, parameters: [], raises: [], attributes: [], examples: [] };
}

function toFacts(each: SdkClass, { name }: SdkModule, context: PlanContext): readonly Fact[] {
  const { aliases, bases } = each;
  const href = context.links.sdkSymbol(name);
  const facts: Fact[] = [{ label: "Module", value: [{ text: name, code: true, href }] }];
  if (bases.length > 0) {
    const types = bases.map((base): RichText => toSdkTypeText(base, context).map((run) => ({ ...run, code: true })));
    facts.push({ label: "Extends", value: joinTexts(types) });
  }
  const inherited = listInherited(each, context);
  if (inherited.length > 0) facts.push({ label: "Inherits", value: joinTexts(inherited) });
  if (aliases.length > 0) {
    facts.push({ label: "Also known as", value: joinTexts(aliases.map((text): RichText => [{ text, code: true }])) });
  }
  return facts;
}

/** The methods of the classes above it that it does not replace, as links. */
function listInherited({ bases, methods }: SdkClass, context: PlanContext): readonly RichText[] {
  const known = new Set(methods.map(({ name }) => name));
  const targets = bases.flatMap(({ references }) => references).filter(({ to }) => to === "symbol");
  return targets.flatMap(({ target }) =>
    (findClass(target, context)?.methods ?? [])
      .filter(({ name }) => !known.has(name))
      .map(({ name }): RichText => [{ text: name, code: true, href: context.links.sdkSymbol(`${target}.${name}`) }]),
  );
}

function toBadges({ deprecated }: SdkClass): readonly Badge[] {
  return deprecated === undefined ? [] : [{ label: "deprecated", tone: "warning" }];
}

function toToc(content: SdkClassContent): readonly TocEntry[] {
  const toc: TocEntry[] = [];
  if (content.signature !== undefined) toc.push({ id: sdkSections.constructor, label: "Constructor", level: 2 });
  if (content.attributes.length > 0) toc.push({ id: sdkSections.attributes, label: "Attributes", level: 2 });
  if (content.examples.length > 0) toc.push({ id: sdkSections.examples, label: "Examples", level: 2 });
  toc.push(...toFunctionToc(content.methods, nounTitle("method", "plural")));
  return [...toc, ...content.inherited.map(({ id, label }): TocEntry => ({ id, label, level: 2 }))];
}
