/*
 * The section for those who write programs: the client library, the classes of the schemas, and the pages that `cli/`
 * makes. What a function asks of the server it only names; `restli/` knows where that is described.
 */
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { countNoun, formatCount } from "../../catalogue/nouns.ts";
import type { SdkClass, SdkModelClass, SdkModule, SdkPage } from "../../catalogue/sdk.ts";
import type { LandingContent, LandingEntry } from "../../page-model/metamodel.ts";
import { isAnswer, toAnswer } from "../../engine/answer.ts";
import type { NavigationItem, NavigationTree, SitePage } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import { groupForNavigation } from "../parts/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { listCommandAreas, listCommandItems, planCliPages } from "../cli/plan-cli-pages.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { planClassPages } from "./plan-class-pages.ts";
import { planModelClassPage, planModelsPage } from "./plan-model-pages.ts";
import { planModulePages } from "./plan-module-pages.ts";
import { planSdkOverviewPage, tellLibraryPage } from "./plan-sdk-overview-page.ts";
import type { PlannedSdkPage } from "./planned-sdk-page.ts";
import { toSitePage } from "../to-site-page.ts";

/** What the section of those who write programs is called, or of those who type commands where there is no library. */
export function nameSdk({ sdk }: Catalogue): string {
  return hasLibrary(sdk) ? "SDK" : "Command line";
}

function hasLibrary({ pages, models }: Catalogue["sdk"]): boolean {
  return pages.length > 0 || models !== undefined;
}
const landingTitle = "Python SDK";
const modelsTitle = "Models";

/** The pages of the client library, with their trees. */
export interface PlannedSdk {
  readonly pages: readonly SitePage[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
}

/**
 * The pages for those who write programs: the client library's parts with a page for every module and
 * class, the model classes, and the commands of its programs. What the model lacks has no page.
 */
export function planSdkPages(context: PlanContext): PlannedSdk {
  const navigation = new Map<string, NavigationTree>();
  // Kept as a whole: what they look at is what few edits change, and a page each of its own would cost more than it spares.
  const planFamily = (query: string, plan: (context: PlanContext) => readonly SitePage[]): readonly SitePage[] =>
    context.ask({ query, lasts: "whole" }, {}, (own) => ({ pages: plan(own) })).get().pages;
  const pages = [
    ...(hasLibrary(context.catalogue.sdk) ? [planLanding(context)] : []),
    ...planFamily("plan library", (own) => own.catalogue.sdk.pages.flatMap((page) => planLibraryPage(page, own))),
    ...planModels(context),
    ...planFamily("plan commands", (own) => planCliPages(own, navigationKey).map(toSitePage)),
  ];
  if (pages.length > 0) {
    const items = context.ask({ query: "plan library tree" }, {}, listFamilies).get();
    navigation.set(navigationKey, { label: nameSdk(context.catalogue), items });
  }
  return { pages, navigation };
}

const navigationKey = "sdk";

function toLanding({ links }: PlanContext): Link {
  return { label: landingTitle, href: links.route(fixedRoutes.sdk) };
}

/** The parts of the library with their modules and classes, the model classes, and the commands. */
function listFamilies(context: PlanContext): readonly NavigationItem[] {
  const { catalogue, links } = context;
  const { sdk } = catalogue;
  const library: NavigationItem[] = sdk.pages.map(({ name, title, modules }) => ({
    label: title,
    href: links.sdkPage(name),
    items: modules.map((module) => toModuleItem(module, context)),
  }));
  if (sdk.models !== undefined) {
    library.push({
      label: modelsTitle,
      href: links.route(fixedRoutes.sdkModels),
      items: toModelGroups(sdk.models.classes, context),
    });
  }
  if (library.length > 0) library.unshift({ label: landingTitle, href: links.route(fixedRoutes.sdk) });
  library.push(...listCommandItems(context));
  return library;
}

function toModelGroups(classes: readonly SdkModelClass[], context: PlanContext): readonly NavigationItem[] {
  const groups = groupForNavigation(classes).map(({ label, things }) => {
    const items = things.map((each) =>
      toItem(each.name, context.links.modelClass(each.schema), isDeprecated(each, context)),
    );
    return { label, href: items[0]?.href, items };
  });
  return groups.length > 1 ? groups : (groups[0]?.items ?? []);
}

function toItem(label: string, href: string | undefined, isDeprecated: boolean): NavigationItem {
  return { label, href, deprecated: isDeprecated ? true : undefined };
}

function planLanding(context: PlanContext): SitePage {
  const { pages, models } = context.catalogue.sdk;
  const entries: LandingEntry[] = pages.map((page) => ({
    label: page.title,
    href: context.links.sdkPage(page.name) ?? "",
    count: describeSize(page),
    text: tellLibraryPage(page, context),
  }));
  if (models !== undefined) {
    entries.push({
      label: modelsTitle,
      href: context.links.route(fixedRoutes.sdkModels),
      count: formatCount(models.classes.length),
      text: "A class for every record and enum that a message can carry.",
    });
  }
  entries.push(...listCommandAreas(context));
  const content: LandingContent = {
    kind: "landing",
    intro:
      models === undefined
        ? "What Python programs import, module by module."
        : "The library by which Python programs write, read and describe metadata.",
    entries,
    groups: [],
  };
  return {
    route: fixedRoutes.sdk,
    title: landingTitle,
    description: `Reference of the Python library: ${describeContent(context)}.`,
    section: "sdk",
    navigation: navigationKey,
    breadcrumbs: [],
    toc: [],
    badges: [],
    content: toAnswer(content),
  };
}

function describeContent({ catalogue: { sdk } }: PlanContext): string {
  if (sdk.models === undefined) return "modules, classes and functions";
  return sdk.pages.length === 0 ? "model classes" : "clients, builders and model classes";
}

function describeSize({ modules }: SdkPage): string {
  const classes = modules.reduce((sum, module) => sum + module.classes.length, 0);
  const functions = modules.reduce((sum, module) => sum + module.functions.length, 0);
  return [classes > 0 ? countNoun(classes, "class") : "", functions > 0 ? countNoun(functions, "function") : ""]
    .filter((text) => text !== "")
    .join(", ");
}

/** A part of the library: its overview, then each module with its classes. */
function planLibraryPage(page: SdkPage, context: PlanContext): readonly SitePage[] {
  const here: Link = { label: page.title, href: context.links.sdkPage(page.name) ?? "" };
  const trail = [toLanding(context), here];
  return [
    place(planSdkOverviewPage(page, context), [toLanding(context)]),
    ...page.modules.flatMap((module) => planModule(module, context, trail)),
  ];
}

function toModuleItem(module: SdkModule, context: PlanContext): NavigationItem {
  return {
    label: toSimpleName(module.name),
    href: context.links.sdkSymbol(module.name),
    items: module.classes.map((each) => toClassItem(each, module, context)),
  };
}

function planModule(module: SdkModule, context: PlanContext, trail: readonly Link[]): readonly SitePage[] {
  const here: Link = { label: module.name, href: context.links.sdkSymbol(module.name) ?? "" };
  const classes = module.classes.flatMap((each) => planClassPages(each, module, context));
  return [
    ...planModulePages(module, context).map((planned) => place(planned, trail)),
    ...classes.map((planned) => place(planned, [...trail, here])),
  ];
}

function toClassItem({ name, deprecated }: SdkClass, module: SdkModule, context: PlanContext): NavigationItem {
  return toItem(name, context.links.sdkSymbol(`${module.name}.${name}`), deprecated !== undefined);
}

function place(planned: PlannedSdkPage, breadcrumbs: readonly Link[]): SitePage {
  const content = isAnswer(planned.content) ? planned.content : toAnswer(planned.content);
  return { ...planned, content, section: "sdk", navigation: navigationKey, breadcrumbs };
}

/** The index of all model classes and a page for each; its neighbours are those next to it in the alphabet. */
function planModels(context: PlanContext): readonly SitePage[] {
  const { models } = context.catalogue.sdk;
  if (models === undefined) return [];
  const here: Link = { label: modelsTitle, href: context.links.route(fixedRoutes.sdkModels) };
  const sequence = models.classes.map((each) => toModelLink(each, context));
  return [
    place(planModelsPage(models, context), [toLanding(context)]),
    ...models.classes.map((each, position) => ({
      ...place(planModelClassPage(each, models.module, context), [toLanding(context), here]),
      previous: sequence[position - 1],
      next: sequence[position + 1],
    })),
  ];
}

function toModelLink({ name, schema }: SdkModelClass, { links }: PlanContext): Link {
  return { label: name, href: links.modelClass(schema) ?? "" };
}

function isDeprecated({ schema }: SdkModelClass, { catalogue }: PlanContext): boolean {
  return catalogue.schemas.get(schema)?.deprecated !== undefined;
}
