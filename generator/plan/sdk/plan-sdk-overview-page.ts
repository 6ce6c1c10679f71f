import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { countNoun, nounTitle } from "../../catalogue/nouns.ts";
import type { SdkClass, SdkModule, SdkPage } from "../../catalogue/sdk.ts";
import type { LinkGroup, LinkItem } from "../../page-model/parts.ts";
import { sdkSections, type SdkClassEntry, type SdkModuleEntry } from "../../page-model/sdk.ts";
import type { PlanContext } from "../context/plan-context.ts";
import type { PlannedSdkPage } from "./planned-sdk-page.ts";

/** A part of the library at a glance: everything that has a name is a link. */
export function planSdkOverviewPage(page: SdkPage, context: PlanContext): PlannedSdkPage {
  const modules = page.modules.map((module) => toEntry(module, context));
  return {
    route: context.routes.sdkPages.get(page.name) ?? "",
    title: page.title,
    description:
      tellLibraryPage(page, context) || `${page.title}: ${countNoun(modules.length, "module")} of the Python library.`,
    toc: modules.map(({ id }) => ({ id, label: toSimpleName(id), level: 2 })),
    badges: [],
    content: {
      kind: "sdkOverview",
      doc: context.doc(page.doc),
      install:
        page.install === undefined
          ? undefined
          : { id: sdkSections.install, label: "Install", language: "shell", code: page.install },
      modules,
    },
  };
}

/** What is said of a part of the library, by its only module where it has no words of its own; empty where nothing is. */
export function tellLibraryPage({ doc, modules }: SdkPage, context: PlanContext): string {
  return context.summary(doc) || (modules.length === 1 ? context.summary(modules[0]?.doc) : "");
}

function toEntry(module: SdkModule, context: PlanContext): SdkModuleEntry {
  const { name, doc, classes, enums, constants } = module;
  const toLinks = (members: readonly Member[]): LinkItem[] =>
    members.map((member) => toLink(member, `${name}.${member.name}`, context));
  const groups: LinkGroup[] = [
    ...groupFunctions(module).map(({ label, members }) => ({ label, links: toLinks(members) })),
    { label: nounTitle("enum", "plural"), links: toLinks(enums) },
    { label: nounTitle("constant", "plural"), links: toLinks(constants) },
  ];
  const shared = listShared(classes);
  return {
    id: name,
    link: { label: name, href: context.links.sdkSymbol(name) ?? "", noun: "module" },
    summary: context.summary(doc),
    shared,
    classes: classes.map((each) => toClassEntry(each, module, new Set(shared), context)),
    groups: groups.filter(({ links }) => links.length > 0),
  };
}

interface Member {
  readonly name: string;
  readonly doc?: string | undefined;
  readonly deprecated?: object | undefined;
}

function groupFunctions({ functions }: SdkModule): readonly { readonly label: string; readonly members: Member[] }[] {
  const groups = new Map<string, Member[]>();
  for (const each of functions) {
    const label = each.group ?? nounTitle("function", "plural");
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [each]);
    else group.push(each);
  }
  return [...groups].map(([label, members]) => ({ label, members }));
}

/** In fewer classes, what each has is seen at a glance. */
const manyClasses = 6;

/** Names of the methods that more than half of many classes have, in the order of the classes. */
function listShared(classes: readonly SdkClass[]): readonly string[] {
  if (classes.length < manyClasses) return [];
  const counts = new Map<string, number>();
  for (const { methods } of classes)
    for (const name of new Set(methods.map((method) => method.name))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count > classes.length / 2 ? [name] : []));
}

function toClassEntry(
  each: SdkClass,
  module: SdkModule,
  shared: ReadonlySet<string>,
  context: PlanContext,
): SdkClassEntry {
  const qualified = `${module.name}.${each.name}`;
  return {
    link: { ...toLink(each, qualified, context), title: undefined, noun: "class" },
    summary: context.summary(each.doc),
    methods: each.methods
      .filter(({ name }) => !shared.has(name))
      .map((method) => toLink(method, `${qualified}.${method.name}`, context)),
  };
}

function toLink({ name, doc, deprecated }: Member, target: string, context: PlanContext): LinkItem {
  return {
    label: name,
    href: context.links.sdkSymbol(target) ?? "",
    title: context.summary(doc) || undefined,
    deprecated: deprecated !== undefined,
  };
}
