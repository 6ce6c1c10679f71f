import { countNoun, formatCount } from "../../catalogue/nouns.ts";
import type { SdkClass, SdkModelClass, SdkModule, SdkPage } from "../../catalogue/sdk.ts";
import type { LandingContent, LandingEntry } from "../../page-model/metamodel.ts";
import type { NavigationItem, NavigationTree, Page } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import { groupForNavigation } from "../graphql/group-names.ts";
import type { PlanContext } from "../plan-context.ts";
import { planRestliPages } from "../restli/plan-restli-pages.ts";
import { fixedRoutes } from "../routes.ts";
import { planClassPages } from "./plan-class-pages.ts";
import { planModelClassPage, planModelsPage } from "./plan-model-pages.ts";
import { planModulePages } from "./plan-module-pages.ts";
import { planSdkOverviewPage, toShortName } from "./plan-sdk-overview-page.ts";
import type { PlannedSdkPage } from "./planned-sdk-page.ts";

/** Name of the section in the top bar. */
export const sdkLabel = "SDK";
const landingTitle = "Python SDK";
const modelsTitle = "Models";
const restliTitle = "Rest.li";

export interface PlannedSdk {
  readonly pages: readonly Page[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
}

/**
 * The pages for those who write programs: the client library's parts with a page for every module and
 * class, the model classes, and the Rest.li resources. What the model lacks has no page.
 */
export function planSdkPages(context: PlanContext): PlannedSdk {
  const { sdk, restli } = context.catalogue;
  const hasLibrary = sdk.pages.length > 0 || sdk.models !== undefined;
  const navigation = new Map<string, NavigationTree>();
  const planning: Planning = { context, navigation, families: listFamilies(context) };
  const pages = [
    ...(hasLibrary ? [planLanding(planning)] : []),
    ...sdk.pages.flatMap((page) => planLibraryPage(page, planning)),
    ...planModels(planning),
  ];
  if (restli.resources.length === 0) return { pages, navigation };
  const key = "restli";
  const resources = restli.resources.map(({ id, deprecated }) =>
    toItem(id, context.links.restliResource(id), deprecated !== undefined),
  );
  addTree(planning, key, context.links.route(fixedRoutes.restli), resources);
  return { pages: [...pages, ...planRestliPages(context, key)], navigation };
}

interface Planning {
  readonly context: PlanContext;
  readonly navigation: Map<string, NavigationTree>;
  /** The first level of every tree. */
  readonly families: readonly NavigationItem[];
}

function toLanding({ links }: PlanContext): Link {
  return { label: landingTitle, href: links.route(fixedRoutes.sdk) };
}

function listFamilies({ catalogue, links }: PlanContext): readonly NavigationItem[] {
  const { sdk, restli } = catalogue;
  const library: NavigationItem[] = sdk.pages.map(({ name, title }) => ({ label: title, href: links.sdkPage(name) }));
  if (sdk.models !== undefined) library.push({ label: modelsTitle, href: links.route(fixedRoutes.sdkModels) });
  if (library.length > 0) library.unshift({ label: landingTitle, href: links.route(fixedRoutes.sdk) });
  if (restli.resources.length > 0) library.push({ label: restliTitle, href: links.route(fixedRoutes.restli) });
  return library;
}

/** A tree shows the families and, opened, the kin of its pages. */
function addTree(
  { navigation, families }: Planning,
  key: string,
  opened?: string,
  kin: readonly NavigationItem[] = [],
): string {
  const items = families.map((item) => (item.href === opened && kin.length > 0 ? { ...item, items: kin } : item));
  navigation.set(key, { label: sdkLabel, items });
  return key;
}

function toItem(label: string, href: string | undefined, isDeprecated: boolean): NavigationItem {
  return { label, href, deprecated: isDeprecated ? true : undefined };
}

function planLanding(planning: Planning): Page {
  const { context } = planning;
  const { pages, models } = context.catalogue.sdk;
  const entries: LandingEntry[] = pages.map((page) => ({
    label: page.title,
    href: context.links.sdkPage(page.name) ?? "",
    count: describeSize(page),
    text: context.summary(page.doc),
  }));
  if (models !== undefined) {
    entries.push({
      label: modelsTitle,
      href: context.links.route(fixedRoutes.sdkModels),
      count: formatCount(models.classes.length),
      text: "A class for every record and enum that a message can carry.",
    });
  }
  const content: LandingContent = {
    kind: "landing",
    intro: "The library by which Python programs write, read and describe metadata.",
    entries,
    groups: [],
  };
  return {
    route: fixedRoutes.sdk,
    title: landingTitle,
    description: "Reference of the Python library: clients, builders and model classes.",
    section: "sdk",
    navigation: addTree(planning, "sdk"),
    breadcrumbs: [],
    toc: [],
    badges: [],
    content,
  };
}

function describeSize({ modules }: SdkPage): string {
  const classes = modules.reduce((sum, module) => sum + module.classes.length, 0);
  const functions = modules.reduce((sum, module) => sum + module.functions.length, 0);
  return [classes > 0 ? countNoun(classes, "class") : "", functions > 0 ? countNoun(functions, "function") : ""]
    .filter((text) => text !== "")
    .join(", ");
}

/** A part of the library: its overview, then each module with its classes. */
function planLibraryPage(page: SdkPage, planning: Planning): readonly Page[] {
  const { context } = planning;
  const here: Link = { label: page.title, href: context.links.sdkPage(page.name) ?? "" };
  const key = `sdk/${page.name}`;
  addTree(
    planning,
    key,
    here.href,
    page.modules.map((module) => toModuleItem(module, planning)),
  );
  const trail = [toLanding(context), here];
  return [
    { ...planSdkOverviewPage(page, context), section: "sdk", navigation: key, breadcrumbs: [toLanding(context)] },
    ...page.modules.flatMap((module) => planModule(module, { page, planning, trail })),
  ];
}

function toModuleItem({ name }: SdkModule, { context }: Planning): NavigationItem {
  return { label: toShortName(name), href: context.links.sdkSymbol(name) };
}

interface ModulePlan {
  readonly page: SdkPage;
  readonly planning: Planning;
  readonly trail: readonly Link[];
}

function planModule(module: SdkModule, { page, planning, trail }: ModulePlan): readonly Page[] {
  const { context } = planning;
  const here: Link = { label: module.name, href: context.links.sdkSymbol(module.name) ?? "" };
  const key = `sdk/${page.name}/${module.name}`;
  const kin = page.modules.map((each) => {
    const item = toModuleItem(each, planning);
    return each === module ? { ...item, items: each.classes.map((one) => toClassItem(one, module, planning)) } : item;
  });
  addTree(planning, key, trail.at(-1)?.href, kin);
  const classes = module.classes.flatMap((each) => planClassPages(each, module, context));
  return [
    ...planModulePages(module, context).map((planned) => place(planned, key, trail)),
    ...classes.map((planned) => place(planned, key, [...trail, here])),
  ];
}

function toClassItem({ name, deprecated }: SdkClass, module: SdkModule, { context }: Planning): NavigationItem {
  return toItem(name, context.links.sdkSymbol(`${module.name}.${name}`), deprecated !== undefined);
}

function place(planned: PlannedSdkPage, navigation: string, breadcrumbs: readonly Link[]): Page {
  return { ...planned, section: "sdk", navigation, breadcrumbs };
}

/** The index of all model classes and a page for each; its neighbours are those next to it in the alphabet. */
function planModels(planning: Planning): readonly Page[] {
  const { context } = planning;
  const { models } = context.catalogue.sdk;
  if (models === undefined) return [];
  const here: Link = { label: modelsTitle, href: context.links.route(fixedRoutes.sdkModels) };
  const key = addTree(planning, "sdk/models");
  const sequence = models.classes.map((each) => toModelLink(each, context));
  const pages: Page[] = [place(planModelsPage(models, context), key, [toLanding(context)])];
  let position = 0;
  for (const { label, things } of groupForNavigation(models.classes)) {
    const items = things.map((each) =>
      toItem(each.name, context.links.modelClass(each.schema), isDeprecated(each, context)),
    );
    const groupKey = addTree(planning, `sdk/models/${label}`, here.href, [{ label, items }]);
    for (const each of things) {
      const planned = planModelClassPage(each, models.module, context);
      const neighbours = { previous: sequence[position - 1], next: sequence[position + 1] };
      pages.push({ ...place(planned, groupKey, [toLanding(context), here]), ...neighbours });
      position += 1;
    }
  }
  return pages;
}

function toModelLink({ name, schema }: SdkModelClass, { links }: PlanContext): Link {
  return { label: name, href: links.modelClass(schema) ?? "" };
}

function isDeprecated({ schema }: SdkModelClass, { catalogue }: PlanContext): boolean {
  return catalogue.schemas.get(schema)?.deprecated !== undefined;
}

/** What the section is called in the top bar: by its resources where the model has nothing else to offer. */
export function nameSdkSection({ sdk }: PlanContext["catalogue"]): string {
  return sdk.pages.length > 0 || sdk.models !== undefined ? sdkLabel : restliTitle;
}
