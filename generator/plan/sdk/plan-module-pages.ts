import { countNoun, nounTitle } from "../../catalogue/nouns.ts";
import type { SdkFunction, SdkModule } from "../../catalogue/sdk.ts";
import type { IndexItem } from "../../page-model/metamodel.ts";
import type { TocEntry } from "../../page-model/page.ts";
import type { LinkItem } from "../../page-model/parts.ts";
import { sdkSections, type SdkFunctionGroup, type SdkModuleContent } from "../../page-model/sdk.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { PlannedSdkPage } from "./planned-sdk-page.ts";
import { toConstantRows, toEnumView, toFunctionGroups, toImportLine } from "./sdk-views.ts";
import { splitFunctions } from "../addresses/addresses.ts";

/** The page of a module; when it has more functions than a page can hold, the others follow on further ones. */
export function planModulePages(module: SdkModule, context: PlanContext): readonly PlannedSdkPage[] {
  const routes = context.routes.sdkModules.get(module.name) ?? [];
  const split = splitFunctions(module.functions);
  const parts = toPartLinks(routes, split, context);
  return split.map((functions, part) => {
    const isFirst = part === 0;
    const content: SdkModuleContent = {
      kind: "sdkModule",
      doc: isFirst ? context.doc(module.doc) : undefined,
      source: isFirst && module.doc === undefined ? context.source(module.span) : undefined,
      importLine: toImportLine(module.name),
      classes: isFirst ? module.classes.map((each) => toClassItem(each, module, context)) : [],
      enums: isFirst ? module.enums.map((each) => toEnumView(each, context)) : [],
      constants: isFirst ? toConstantRows(module.constants, context) : [],
      functions: toFunctionGroups(functions, sdkSections.functions, context),
      parts,
      part,
    };
    return {
      route: routes[part] ?? "",
      title: module.name,
      noun: "module",
      description: context.summary(module.doc) || `Module ${module.name} of the Python library.`,
      toc: toToc(content),
      badges: [],
      source: context.source(module.span),
      content,
    };
  });
}

/** Links to the pages of a thing that fills several, by what each begins and ends with; none for one that fits on a page. */
export function toPartLinks(
  routes: readonly string[],
  split: readonly (readonly SdkFunction[])[],
  { links }: PlanContext,
): readonly LinkItem[] {
  if (routes.length < 2) return [];
  return routes.map((route, index) => {
    const [first, last] = [split[index]?.[0]?.name, split[index]?.at(-1)?.name];
    const reach =
      first === undefined || last === undefined ? "" : first === last ? `: ${first}` : `: ${first} … ${last}`;
    return { label: `Part ${index + 1}${reach}`, href: links.route(route) };
  });
}

function toClassItem(each: SdkModule["classes"][number], module: SdkModule, context: PlanContext): IndexItem {
  const isDeprecated = each.deprecated !== undefined;
  return {
    link: {
      label: each.name,
      href: context.links.sdkSymbol(`${module.name}.${each.name}`) ?? "",
      noun: "class",
      deprecated: isDeprecated,
    },
    summary: context.summary(each.doc),
    badges: isDeprecated ? [{ label: "deprecated", tone: "warning" }] : [],
    note: each.methods.length === 0 ? undefined : [{ text: countNoun(each.methods.length, "method") }],
  };
}

function toToc(content: SdkModuleContent): readonly TocEntry[] {
  const toc: TocEntry[] = [];
  if (content.classes.length > 0) toc.push({ id: sdkSections.classes, label: nounTitle("class", "plural"), level: 2 });
  toc.push(...toFunctionToc(content.functions, nounTitle("function", "plural")));
  if (content.enums.length > 0) toc.push({ id: sdkSections.enums, label: nounTitle("enum", "plural"), level: 2 });
  toc.push(...content.enums.map(({ id, name }): TocEntry => ({ id, label: name, level: 3 })));
  if (content.constants.length > 0) {
    toc.push({ id: sdkSections.constants, label: nounTitle("constant", "plural"), level: 2 });
  }
  return toc;
}

/** Each heading with the functions below it. */
export function toFunctionToc(groups: readonly SdkFunctionGroup[], usual: string): readonly TocEntry[] {
  return groups.flatMap(({ id, label, functions }) => [
    { id, label: label ?? usual, level: 2 as const },
    ...functions.map((each) => ({ id: each.id, label: each.name, level: 3 as const })),
  ]);
}
