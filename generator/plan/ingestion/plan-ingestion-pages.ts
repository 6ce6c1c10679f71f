/*
 * Sources, their capabilities and options. Texts about a source are rendered by `prose/` and lead to pages of other
 * areas, so those are planned before.
 */
import type { IngestionPlatform } from "../../catalogue/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { NavigationItem, NavigationTree, Page, PlannedFile } from "../../page-model/page.ts";
import type { Link } from "../../page-model/parts.ts";
import { printJson } from "../../print/print-json.ts";
import { groupForNavigation, type NameGroup } from "../parts/parts.ts";
import { nameDrawing, type PlanContext } from "../context/plan-context.ts";
import { createGeneratedPages, type GeneratedPlaces } from "../prose/prose.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import {
  createIngestionView,
  ingestionLabel,
  type IngestionView,
  type PlannedIngestionPage,
} from "./ingestion-view.ts";
import { listComponentItems, planComponentPages, type PlannedComponents } from "./plan-component-pages.ts";
import { planCapabilityMatrix } from "./plan-capability-matrix.ts";
import { planIngestionIndex } from "./plan-ingestion-index.ts";
import { planSourcePage } from "./plan-source-page.ts";

export { describeSources } from "./describe-sources.ts";
export { ingestionLabel } from "./ingestion-view.ts";

/** The pages of connectors, with what they need besides. */
export interface PlannedIngestion {
  readonly pages: readonly Page[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
  /** The JSON Schemas of plugins. */
  readonly files: readonly PlannedFile[];
}

/**
 * The pages of the ingestion section: an index, the matrix, a page for each platform, and pages of what
 * recipes name besides. Where there is neither, there are none. Their docs lead to the pages of other sections.
 */
export function planIngestionPages(
  context: PlanContext,
  others: GeneratedPlaces = createGeneratedPages([]),
  report?: Report,
): PlannedIngestion {
  const view = createIngestionView(context, others, report);
  const navigation = new Map<string, NavigationTree>();
  const components = planComponentPages(view);
  const platforms = view.listPlatforms();
  if (platforms.length + components.length === 0) return { pages: [], navigation, files: [] };

  navigation.set(navigationKey, toTree(view, components));
  const index = { label: "Ingestion sources", href: context.links.route(fixedRoutes.ingestion) };
  const saysStatus = platforms.some(({ plugins }) => plugins.some(({ status }) => status !== undefined));
  const sequence = platforms.map((platform) => toLink(platform, view));
  const sources: readonly Page[] =
    platforms.length === 0
      ? []
      : [
          place(planIngestionIndex(view, components), []),
          place(planCapabilityMatrix(view), [index]),
          ...platforms.map(({ id }, position) => ({
            ...place(planSource(id, { others, saysStatus }, context, report), [index]),
            previous: sequence[position - 1],
            next: sequence[position + 1],
          })),
        ];
  const pages = [...sources, ...components.flatMap((one) => placeComponents(one, context))];
  return { pages, navigation, files: planSchemas(context) };
}

interface AroundSource {
  readonly others: GeneratedPlaces;
  readonly saysStatus: boolean;
}

/** Each by itself, so that it is planned anew for no other's sake. */
function planSource(
  id: string,
  around: AroundSource,
  context: PlanContext,
  report: Report | undefined,
): PlannedIngestionPage {
  const drawing = nameDrawing(context.options);
  const key = drawing === undefined ? id : `${id} ${drawing}`;
  return context
    .ask({ query: "source page", key, lasts: "whole" }, around, (own, { others, saysStatus }, report) => {
      const platform = own.catalogue.ingestion.platforms.get(id);
      if (platform === undefined) throw new Error(`there is no source ${id}`);
      return planSourcePage(platform, saysStatus, createIngestionView(own, others, report));
    })
    .get(report);
}

const navigationKey = "ingestion";

function place(page: PlannedIngestionPage, breadcrumbs: readonly Link[]): Page {
  return { ...page, breadcrumbs, navigation: navigationKey, section: "ingestion" };
}

function placeComponents({ index, pages }: PlannedComponents, { links }: PlanContext): readonly Page[] {
  const toPage = ({ title, route }: PlannedIngestionPage): Link => ({ label: title, href: links.route(route) });
  return [
    place(index, []),
    ...pages.map((page, position) => ({
      ...place(page, [toPage(index)]),
      previous: pages[position - 1] && toPage(pages[position - 1] ?? page),
      next: pages[position + 1] && toPage(pages[position + 1] ?? page),
    })),
  ];
}

function toLink({ id, name }: IngestionPlatform, { context }: IngestionView): Link {
  return { label: name, href: context.links.ingestionSource(id) ?? "" };
}

/** The two pages on all sources, the sources, in runs of the alphabet where they are many, and what recipes name besides. */
function toTree(view: IngestionView, components: readonly PlannedComponents[]): NavigationTree {
  const { links } = view.context;
  const toItems = ({ things }: NameGroup<IngestionPlatform>): readonly NavigationItem[] =>
    things.map((thing) => toLink(thing, view));
  const platforms = view.listPlatforms();
  const groups = groupForNavigation(platforms);
  const items =
    groups.length > 1
      ? groups.map((group): NavigationItem => {
          const children = toItems(group);
          return { label: group.label, href: children[0]?.href, items: children };
        })
      : groups.flatMap(toItems);
  return {
    label: ingestionLabel,
    items: [
      ...(platforms.length === 0
        ? []
        : [
            { label: "All sources", href: links.route(fixedRoutes.ingestion) },
            { label: "Capabilities", href: links.route(fixedRoutes.capabilities) },
          ]),
      ...items,
      ...listComponentItems(components, view),
    ],
  };
}

/** Each plugin's schema as a file, for editors and for those who validate recipes. */
function planSchemas({ catalogue, routes }: PlanContext): readonly PlannedFile[] {
  const { platforms, components = [] } = catalogue.ingestion;
  const plugins = [...platforms.values()].flatMap(({ plugins }) => plugins);
  return [
    ...plugins.map(({ id, schema }) => ({ name: id, schema })),
    ...components.map(({ kind, id, schema }) => ({ name: `${kind} ${id}`, schema })),
  ].flatMap(({ name, schema }): readonly PlannedFile[] => {
    const path = routes.ingestionSchemas.get(name);
    return path === undefined || schema === undefined ? [] : [{ path, content: `${printJson(schema)}\n` }];
  });
}
