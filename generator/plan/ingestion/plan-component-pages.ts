import {
  componentKinds,
  type ComponentKind,
  type IngestionComponent,
  type IngestionPlatform,
} from "../../catalogue/ingestion.ts";
import { countNoun, nouns, nounTitle, withArticle } from "../../catalogue/nouns.ts";
import type { NavigationItem } from "../../page-model/page.ts";
import type { Fact, Link, TextRun } from "../../page-model/parts.ts";
import { componentRoutes } from "../addresses/addresses.ts";
import { joinRuns } from "../parts/parts.ts";
import { componentWords } from "./component-words.ts";
import { describeSource } from "./describe-source.ts";
import type { IngestionView, PlannedIngestionPage } from "./ingestion-view.ts";
import { countOptions } from "./option-rows.ts";
import {
  listParts,
  listPluginParts,
  planCode,
  planInstall,
  planOptions,
  toCodeTab,
  toPluginAnchors,
} from "./plan-plugin-view.ts";
import { renderSourceText } from "./render-source-text.ts";
import { createSourceAnchors } from "./source-anchors.ts";
import { listSourceTexts } from "./source-texts.ts";
import { writeComponentRecipe } from "./write-least-recipe.ts";

/** The components of a kind: their list, and a page for each. */
export interface PlannedComponents {
  readonly kind: ComponentKind;
  readonly index: PlannedIngestionPage;
  /** By id. */
  readonly pages: readonly PlannedIngestionPage[];
}

/** What recipes name besides sources; kinds without any have no pages. */
export function planComponentPages(view: IngestionView): readonly PlannedComponents[] {
  const components = view.context.catalogue.ingestion.components ?? [];
  return componentKinds.flatMap((kind) => {
    const members = components.filter((one) => one.kind === kind);
    if (members.length === 0) return [];
    return [{ kind, index: planIndex(kind, members, view), pages: members.map((one) => planPage(one, view)) }];
  });
}

/** The kinds with their components, for the tree. */
export function listComponentItems(planned: readonly PlannedComponents[], view: IngestionView): NavigationItem[] {
  const { links } = view.context;
  return planned.map(({ kind, pages }) => ({
    label: nounTitle(kind, "plural"),
    href: links.route(componentRoutes[kind]),
    items: pages.map(({ title, route }): Link => ({ label: title, href: links.route(route) })),
  }));
}

function planIndex(
  kind: ComponentKind,
  members: readonly IngestionComponent[],
  { context }: IngestionView,
): PlannedIngestionPage {
  const { purpose } = componentWords[kind];
  const intro = `${countNoun(members.length, kind)}: ${purpose}.`;
  return {
    route: componentRoutes[kind],
    title: nounTitle(kind, "plural"),
    description: intro,
    toc: [],
    badges: [],
    content: {
      kind: "index",
      intro,
      noun: nouns[kind].plural,
      groups: [
        {
          id: `~${kind}`,
          label: "",
          items: members.map((one) => ({
            link: { label: one.id, href: context.links.ingestionComponent(kind, one.id) ?? "", noun: kind },
            summary: describeSource(toPlatform(one), context.summary),
            badges: [],
            note: one.options.length === 0 ? undefined : [{ text: countNoun(one.options.length, "option") }],
          })),
        },
      ],
      empty: "There are none.",
    },
  };
}

function planPage(component: IngestionComponent, view: IngestionView): PlannedIngestionPage {
  const { context } = view;
  const { kind, id, span } = component;
  const platform = toPlatform(component);
  const anchors = createSourceAnchors(platform);
  const [texts] = listSourceTexts(platform).plugins;
  const words = componentWords[kind];
  const article = withArticle(kind);
  const summary = describeSource(platform, context.summary);
  const facts = {
    id,
    anchors: toPluginAnchors(id),
    capabilities: [],
    install: planInstall(component),
    recipe: {
      ...toCodeTab("recipe", `Recipe with ${id}`, "yaml", writeComponentRecipe(component)),
      note: "Put this into a recipe and fill in your values.",
    },
    examples: [],
    options: planOptions(component, { place: words.place, schemaName: `${kind} ${id}` }, view),
    code: planCode(component, view),
    about: texts && renderSourceText(texts.about, anchors, view),
  };
  const plugin = { ...facts, parts: listParts(facts, true) };
  return {
    route: context.routes.ingestionComponents.get(`${kind} ${id}`) ?? "",
    title: id,
    noun: kind,
    description: summary === "" ? `${article.charAt(0).toUpperCase()}${article.slice(1)}: ${words.purpose}.` : summary,
    toc: listPluginParts(plugin, 2),
    badges: [],
    source: context.source(span),
    content: {
      kind: "ingestionSource",
      doc: texts && renderSourceText(texts.intro, anchors, view),
      facts: toFacts(component, view),
      concepts: [],
      plugins: [plugin],
    },
  };
}

/** What places and texts of sources are found by serves a component as well: it is alone on its page. */
function toPlatform(component: IngestionComponent): IngestionPlatform {
  const { id, span } = component;
  return { id, name: id, concepts: [], plugins: [{ ...component, capabilities: [], examples: [] }], span };
}

function toFacts(component: IngestionComponent, view: IngestionView): readonly Fact[] {
  const { kind, options } = component;
  const guides = listGuides(component, view);
  return [
    { label: "Kind", value: [{ text: nouns[kind].singular, href: view.context.links.route(componentRoutes[kind]) }] },
    ...(options.length === 0 ? [] : [{ label: "Options", value: [{ text: countOptions(options) }] }]),
    ...(guides.length === 0 ? [] : [{ label: guides.length === 1 ? "Guide" : "Guides", value: joinRuns(guides) }]),
  ];
}

/** So many guides are listed; where there are more, they are about too much. */
const mostGuides = 4;

/** Guides about the component: those that are called like it, else the few that are about its kind and about no other. */
function listGuides({ kind, id }: IngestionComponent, { context }: IngestionView): readonly TextRun[] {
  const { prose, ingestion } = context.catalogue;
  // Actions have transformers too, which are others.
  const about = [...prose.pages.values()].filter(
    ({ slug }) =>
      componentWords[kind].guides.test(slug) && (kind === "action" || !componentWords.action.guides.test(slug)),
  );
  const named = about.filter(({ slug }) => isCalledLike(slug, id));
  const others = (ingestion.components ?? []).filter((one) => one.kind === kind);
  const general = about.filter(({ slug }) => !others.some((one) => isCalledLike(slug, one.id)));
  const guides = named.length > 0 ? named : general.length <= mostGuides ? general : [];
  return guides.map(({ title, slug }) => ({ text: title, href: context.links.guide(slug) }));
}

function isCalledLike(slug: string, id: string): boolean {
  const name = slug.slice(slug.lastIndexOf("/") + 1).replaceAll("_", "-");
  const own = id.replaceAll("_", "-");
  return own === name || own.startsWith(`${name}-`);
}
