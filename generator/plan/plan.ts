import type { Catalogue } from "../catalogue/catalogue.ts";
import { isEmptyCatalogue } from "../catalogue/is-empty-catalogue.ts";
import { forgetful, type Question } from "../engine/engine.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { homeTreeKey } from "../page-model/navigation-file.ts";
import type { Page, Section, SectionId, SitePage, SitePlan } from "../page-model/page.ts";
import { accessLabel, planAccessPages } from "./access/plan-access-pages.ts";
import { indexInterfaces } from "./actions/plan-actions.ts";
import { addPageActions } from "./add-page-actions.ts";
import { addHistory, changesLabel, planChangesPages } from "./changes/plan-changes-pages.ts";
import { createPlanContext } from "./create-plan-context.ts";
import { planGraphqlPages } from "./graphql/plan-graphql-pages.ts";
import { ingestionLabel, planIngestionPages } from "./ingestion/plan-ingestion-pages.ts";
import { nameMetamodel, planMetamodelPages } from "./metamodel/plan-metamodel-pages.ts";
import type { ProseDocuments } from "../parse/documents.ts";
import { unlessStopped } from "../plugins/plugins.ts";
import { nameDrawing, type PlanContext, type PlanOptions } from "./context/plan-context.ts";
import { planRestliPages, restliLabel } from "./restli/plan-restli-pages.ts";
import { nameSdk, planSdkPages } from "./sdk/plan-sdk-pages.ts";
import {
  guidesLabel,
  joinGuides,
  listIntroductionAnchors,
  planIntroductions,
  type Introduction,
  planGuides,
  noGuides,
} from "./guides/plan-guides.ts";
import {
  addPluginsToHome,
  addSections,
  keepMadePages,
  noPluginPages,
  planAddedSections,
  planPluginPages,
} from "./plugins/plan-plugins.ts";
import { createGeneratedPages, createUnreadTeller } from "./prose/prose.ts";
import { planRedirects } from "./redirects/plan-redirects.ts";
import { feedPath, planFeed, planReleases, settleReleases } from "./releases/plan-releases.ts";
import { findWrittenLanguage } from "./find-written-language.ts";
import { planTheme } from "./plan-theme.ts";
import { addTasksToHome } from "./add-tasks-to-home.ts";
import { findTasks, listTasks } from "./list-tasks.ts";
import { toSitePage } from "./to-site-page.ts";
import { createRoutes, listOwnPlaces } from "./addresses/addresses.ts";
import { addTimelines } from "./timelines/timelines.ts";
import { planVersions, settleVersions } from "./versions/plan-versions.ts";

/**
 * Lays the site out: every page with its route, its place and all that it shows. What comes out is
 * plain data; rendering it needs no catalogue. Things that want the same route are reported. The texts
 * of hand-written pages are no part of the catalogue and come beside it.
 */
export function plan(
  catalogue: Catalogue,
  given: PlanOptions,
  report: Report = createReport(),
  prose?: ProseDocuments,
): SitePlan {
  const options = { ...given, language: given.language ?? findLanguage(catalogue, prose) };
  const { context: asRead, planFamily, look } = openCatalogue(catalogue, options, report);
  const { families, added, generated } = planGenerated(asRead, planFamily, report);
  const kept = keepMadePages(catalogue, added);
  const context = kept === catalogue ? asRead : look(kept);
  const changes = toSitePages(planChangesPages(context, options.history));
  const placed = createGeneratedPages([...generated, ...planReleases(context).map(toSitePage), ...changes.pages], {
    later: prose && listIntroductionAnchors(prose, context),
    engine: options.engine,
    mayBeUnread: createUnreadTeller(context.catalogue),
    declared: { schemas: context.catalogue.schemas, routes: context.routes.schemas },
  });
  const written = prose === undefined ? nothingWritten : planWritten({ documents: prose, placed }, planFamily, options);
  const { guides } = written;
  const joined = [...joinGuides(generated, written, context), ...guides.pages];
  const releases = settleReleases(context, { pages: joined, navigation: guides.navigation }, report);
  const settled = [...joined, ...releases.pages.map(toSitePage), ...changes.pages];
  const timelines = addTimelines(addHistory(settled, context, options.history), changes.navigation, context);
  const pages = addSections(
    timelines.pages,
    added.flatMap((each) => each.sections),
    context,
  );
  const labels = new Map(added.map(({ id, label }) => [id, label] as const));
  const tasks =
    options.tasks === undefined ? listTasks(pages, context, labels) : findTasks(options.tasks, pages, report);
  // Parts of the library that stand among the guides come before them, and are no place to begin.
  const sections = listSections([...guides.pages, ...pages], labels, context);
  const feed = planFeed(context, releases.pages[0]);
  const { metamodel, graphql, restli, ingestion, access, sdk } = families;
  const planned = [...metamodel.files, ...ingestion.files];
  const assets = [...(guides.assets ?? []), ...access.assets];
  const files = [...assets.map(({ route }) => route), ...planned.map(({ path }) => path)];
  return settleVersions({
    site: {
      title: options.title,
      language: options.language,
      base: options.base,
      url: options.url,
      sections,
      feed: feed.length === 0 ? undefined : context.links.file(feedPath),
      version: planVersions(context, report),
      theme: options.theme && planTheme(context, options.theme),
      synonyms: options.search?.synonyms,
      tasks,
    },
    pages: addPageActions(addTasksToHome(showOnlySection(tellGuidesApart(pages), sections), tasks, context), context),
    navigation: new Map([
      [homeTreeKey, { label: options.title, items: sections }],
      ...[metamodel, graphql, restli, ingestion, access, sdk, ...added, guides, releases, timelines].flatMap(
        ({ navigation }) => [...navigation],
      ),
    ]),
    redirects: planRedirects(context, { pages, files }, report),
    feed,
    hosts: options.hosts,
    assets,
    files: planned,
  });
}

/** Of guides alone, the language that they are all in, where their letters tell; docs of a model may be in another one. */
function findLanguage(catalogue: Catalogue, prose: ProseDocuments | undefined): string | undefined {
  const isOfModel = !isEmptyCatalogue({ ...catalogue, prose: { ...catalogue.prose, pages: new Map() } });
  return isOfModel ? undefined : findWrittenLanguage(prose?.pages.map(({ document }) => document.text) ?? []);
}

/** Plans a family of pages. It sees the model through a context of its own, so that what it looks at can be noted. */
type PlanFamily = <More extends object, Planned>(
  question: Question,
  more: More,
  work: (context: PlanContext, more: More, report: Report) => Planned,
) => Planned;

function openCatalogue(
  catalogue: Catalogue,
  options: PlanOptions,
  report: Report,
): {
  readonly context: PlanContext;
  readonly planFamily: PlanFamily;
  /** The same of a catalogue that says something else of what has a page. */
  readonly look: (catalogue: Catalogue) => PlanContext;
} {
  const { engine = forgetful } = options;
  const routes = engine
    .ask({ query: "routes", lasts: "by origin and name" }, { ...catalogue }, createRoutes)
    .get(report);
  const places = engine
    .ask({ query: "own places" }, { prose: catalogue.prose, routes, hosts: options.publishedAt ?? [] }, (from) =>
      listOwnPlaces(from.prose, from.routes, from.hosts),
    )
    .get();
  const look = (seen: Catalogue): PlanContext => createPlanContext(seen, options, { report, routes, places });
  const context = look(catalogue);
  return {
    ...{ context, look },
    planFamily: (question, more, work) =>
      engine
        .ask(question, { ...catalogue, ...more, routes, urns: context.urns, places }, (seen, report) => {
          const { routes, urns, places } = seen;
          return work(createPlanContext(seen, options, { report, routes, urns, places }), seen, report);
        })
        .get(report),
  };
}

/** The pages that are made of the catalogue: those of its areas, and what plug-ins add. */
function planGenerated(context: PlanContext, planFamily: PlanFamily, report: Report) {
  const { options } = context;
  const graphql = planFamily({ query: "plan graphql", lasts: "whole" }, {}, (context, _, report) =>
    planGraphqlPages(context, report),
  );
  const [overview] = graphql.pages;
  const toGraphql = overview && { label: overview.title, href: context.links.route(overview.route) };
  const interfaces = planFamily(
    { query: "index interfaces", lasts: "by origin" },
    { graphql: graphql.actions },
    (context, more) => indexInterfaces(context, more.graphql),
  );
  const operations = { interfaces, writers: graphql.writers, fillings: graphql.fillings };
  const metamodel = planMetamodelPages(context, toGraphql, operations);
  const restli = planFamily({ query: "plan resources", lasts: "whole" }, {}, (context) =>
    toSitePages(planRestliPages(context)),
  );
  const sdk = planSdkPages(context);
  const access = planFamily({ query: "plan access", lasts: "whole" }, {}, (context) =>
    toSitePages(planAccessPages(context)),
  );
  const others = createGeneratedPages(
    [...metamodel.pages, ...graphql.pages, ...access.pages, ...restli.pages, ...sdk.pages],
    {
      mayBeUnread: createUnreadTeller(context.catalogue),
      declared: { schemas: context.catalogue.schemas, routes: context.routes.schemas },
    },
  );
  const added = (options.additions ?? []).map((plugin) => {
    const { id: key } = plugin;
    const planOwn = () =>
      planFamily({ query: "plan plug-in", key, lasts: "whole" }, {}, (context, _, report) =>
        planPluginPages(plugin, context, report),
      );
    const family = unlessStopped(planOwn, noPluginPages(plugin), report);
    const planSections = () =>
      planFamily(
        { query: "plan plug-in sections", key, lasts: "whole" },
        { own: { routes: family.routes, pages: family.pages } },
        (context, { own }, report) => planAddedSections(plugin, own, context, report),
      );
    const sections = unlessStopped(planSections, [], report);
    return { ...family, plugin: plugin.name, id: `plugin ${plugin.name}` as const, sections };
  });
  const ingestion = planFamily(
    { query: "plan ingestion", key: nameDrawing(options), lasts: "whole" },
    { others },
    (context, { others }, report) => toSitePages(planIngestionPages(context, others, report)),
  );
  const families = { metamodel, graphql, restli, ingestion, access, sdk };
  const own = Object.values(families).flatMap(({ pages }): readonly SitePage[] => pages);
  return { families, added, generated: addPluginsToHome(own, added, context) };
}

interface WrittenPages {
  readonly guides: ReturnType<typeof planGuides>;
  readonly introductions: ReadonlyMap<string, Introduction>;
}

const nothingWritten: WrittenPages = { guides: noGuides, introductions: new Map() };

/** The guides, and what guides say at the top of pages of entities. */
function planWritten(
  more: { readonly documents: ProseDocuments; readonly placed: ReturnType<typeof createGeneratedPages> },
  planFamily: PlanFamily,
  options: PlanOptions,
): WrittenPages {
  const question = { query: "plan introductions", key: nameDrawing(options), lasts: "whole" } as const;
  return {
    introductions: planFamily(question, more, (context, { documents, placed }, report) =>
      planIntroductions(documents, placed, { context, report }),
    ),
    guides: planFamily({ query: "plan guides" }, more, (context, { documents, placed }, report) =>
      planGuides(context, documents, placed, report),
    ),
  };
}

/** The pages of a family, each with its content to be asked for. */
function toSitePages<Family extends { readonly pages: readonly Page[] }>(
  family: Family,
): Omit<Family, "pages"> & { readonly pages: readonly SitePage[] } {
  return { ...family, pages: family.pages.map(toSitePage) };
}

/** Guides of one title, such as those of two releases or products side by side, with the way to each. */
function tellGuidesApart(pages: readonly SitePage[]): readonly SitePage[] {
  const guides = pages.filter(({ section }) => section === "guides");
  const seen = new Set<string>();
  const repeated = new Set(guides.flatMap(({ title }) => (seen.has(title) ? title : (seen.add(title), []))));
  return pages.map((page) => {
    if (page.section !== "guides" || !repeated.has(page.title) || page.breadcrumbs.length === 0) return page;
    return { ...page, partOf: page.breadcrumbs.map(({ label }) => label).join(", ") };
  });
}

/** Where there is one section, its tree beside pages that are in none: a tree of one name would tell readers less. */
function showOnlySection(pages: readonly SitePage[], sections: readonly Section[]): readonly SitePage[] {
  const [only, ...others] = sections;
  if (only === undefined || others.length > 0) return pages;
  const navigation = pages.find(({ section }) => section === only.id)?.navigation ?? homeTreeKey;
  return pages.map((page) => (page.navigation === homeTreeKey ? { ...page, navigation } : page));
}

/** The sections that have pages, each leading to its first one. */
function listSections(
  pages: readonly SitePage[],
  added: ReadonlyMap<SectionId, string>,
  { catalogue, links }: PlanContext,
): readonly Section[] {
  const titles: readonly (readonly [id: SectionId, label: string])[] = [
    ["guides", guidesLabel],
    ["metamodel", nameMetamodel(catalogue)],
    ["graphql", "GraphQL"],
    ["restli", restliLabel],
    ["ingestion", ingestionLabel],
    ["access", accessLabel],
    ["sdk", nameSdk(catalogue)],
    ...added,
    ["changes", changesLabel],
  ];
  const firsts = new Map<SectionId, SitePage>();
  for (const page of pages) if (!firsts.has(page.section)) firsts.set(page.section, page);
  return titles.flatMap(([id, label]) => {
    const first = firsts.get(id);
    return first === undefined ? [] : [{ id, label, href: links.route(first.route) }];
  });
}
