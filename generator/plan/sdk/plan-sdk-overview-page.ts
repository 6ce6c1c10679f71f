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
      context.summary(page.doc) || `${page.title}: ${countNoun(modules.length, "module")} of the Python library.`,
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

function toEntry(module: SdkModule, context: PlanContext): SdkModuleEntry {
  const { name, doc, classes, enums, constants } = module;
  const toLinks = (members: readonly Member[]): LinkItem[] =>
    members.map((member) => toLink(member, `${name}.${member.name}`, context));
  const groups: LinkGroup[] = [
    ...groupFunctions(module).map(({ label, members }) => ({ label, links: toLinks(members) })),
    { label: nounTitle("enum", "plural"), links: toLinks(enums) },
    { label: nounTitle("constant", "plural"), links: toLinks(constants) },
  ];
  return {
    id: name,
    link: { label: name, href: context.links.sdkSymbol(name) ?? "", noun: "module" },
    summary: context.summary(doc),
    classes: classes.map((each) => toClassEntry(each, module, context)),
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

function toClassEntry(each: SdkClass, module: SdkModule, context: PlanContext): SdkClassEntry {
  const qualified = `${module.name}.${each.name}`;
  return {
    link: { ...toLink(each, qualified, context), title: undefined, noun: "class" },
    summary: context.summary(each.doc),
    methods: each.methods.map((method) => toLink(method, `${qualified}.${method.name}`, context)),
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
