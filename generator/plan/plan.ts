import type { Catalogue } from "../catalogue/catalogue.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { noMemo, type Apart } from "../memo.ts";
import { homeTreeKey } from "../page-model/navigation-file.ts";
import type { Page, Section, SitePlan } from "../page-model/page.ts";
import { accessLabel, planAccessPages } from "./access/plan-access-pages.ts";
import { addPageActions } from "./add-page-actions.ts";
import { addHistory, changesLabel, planChangesPages } from "./changes/plan-changes-pages.ts";
import { createPlanContext } from "./create-plan-context.ts";
import { planGraphqlPages } from "./graphql/plan-graphql-pages.ts";
import { ingestionLabel, planIngestionPages } from "./ingestion/plan-ingestion-pages.ts";
import { nameMetamodel, planMetamodelPages } from "./metamodel/plan-metamodel-pages.ts";
import type { ProseDocuments } from "../parse/documents.ts";
import type { PlanContext, PlanOptions } from "./context/plan-context.ts";
import { nameSdkSection, planSdkPages } from "./sdk/plan-sdk-pages.ts";
import {
  guidesLabel,
  joinGuides,
  listIntroductionAnchors,
  planIntroductions,
  type Introduction,
  planGuides,
  noGuides,
} from "./guides/plan-guides.ts";
import { createGeneratedPages } from "./prose/prose.ts";
import { planRedirects } from "./redirects/plan-redirects.ts";
import { feedPath, planFeed, planReleases, settleReleases } from "./releases/plan-releases.ts";
import { planTheme } from "./plan-theme.ts";
import { createRoutes } from "./addresses/addresses.ts";
import { addTimelines } from "./timelines/timelines.ts";
import { planVersions, settleVersions } from "./versions/plan-versions.ts";

/**
 * Lays the site out: every page with its route, its place and all that it shows. What comes out is
 * plain data; rendering it needs no catalogue. Things that want the same route are reported. The texts
 * of hand-written pages are no part of the catalogue and come beside it.
 */
export function plan(
  catalogue: Catalogue,
  options: PlanOptions,
  report: Report = createReport(),
  prose?: ProseDocuments,
): SitePlan {
  const { memo = noMemo } = options;
  const routes = memo.share("routes", createRoutes(catalogue, report));
  const context = createPlanContext(catalogue, options, report, routes);
  // A family of pages sees the model through a context of its own, so that what it looks at can be noted.
  const planFamily = <More extends object, Planned>(
    how: "reuse" | "keep",
    name: string,
    more: More,
    work: (context: PlanContext, more: More, report: Report) => Planned,
    apart?: Apart<Planned>,
  ): Planned =>
    memo[how](
      `plan ${name}`,
      { ...catalogue, ...more, routes },
      report,
      (seen, report) => work(createPlanContext(seen, options, report, seen.routes), seen, report),
      apart,
    );

  // Few of those that are as they were are looked at.
  const contents = { list: "pages", part: "content" } as const;
  const graphql = planFamily(
    "keep",
    "graphql",
    {},
    (context, _, report) => planGraphqlPages(context, report),
    contents,
  );
  const [overview] = graphql.pages;
  const toGraphql = overview && { label: overview.title, href: context.links.route(overview.route) };
  const related = memo.share("ways to graphql", {
    toGraphql,
    operations: { entityUses: graphql.entityUses, writers: graphql.writers, fillings: graphql.fillings },
  });
  const metamodel = planFamily("reuse", "metamodel", related, (context, { toGraphql, operations }) =>
    planMetamodelPages(context, toGraphql, operations),
  );
  const sdk = planFamily("reuse", "sdk", {}, (context) => planSdkPages(context));
  const access = planFamily("reuse", "access", {}, (context) => planAccessPages(context));
  const others = createGeneratedPages([...metamodel.pages, ...graphql.pages, ...access.pages, ...sdk.pages]);
  const drawing = options.drawDiagram === undefined ? "" : " with diagrams";
  const ingestion = planFamily(
    "keep",
    `ingestion${drawing}`,
    { others },
    (context, { others }, report) => planIngestionPages(context, others, report),
    contents,
  );
  const generated = [...metamodel.pages, ...graphql.pages, ...ingestion.pages, ...access.pages, ...sdk.pages];
  const changes = planChangesPages(context, options.history);
  const placed = createGeneratedPages(
    [...generated, ...planReleases(context), ...changes.pages],
    prose && listIntroductionAnchors(prose, context),
  );
  const introductions =
    prose === undefined
      ? new Map<string, Introduction>()
      : planFamily("keep", `introductions${drawing}`, { documents: prose, placed }, (context, more, report) =>
          planIntroductions(more.documents, more.placed, { context, report }),
        );
  const guides =
    prose === undefined
      ? noGuides
      : planFamily("reuse", "guides", { documents: prose, placed }, (context, { documents, placed }, report) =>
          planGuides(context, documents, placed, report),
        );
  const joined = [...joinGuides(generated, { guides, introductions }, context), ...guides.pages];
  const releases = settleReleases(context, { pages: joined, navigation: guides.navigation }, report);
  const compared = addHistory([...joined, ...releases.pages, ...changes.pages], context, options.history);
  const timelines = addTimelines(compared, context);
  const { pages } = timelines;
  const sections = listSections(pages, context);
  const feed = planFeed(context, releases.pages[0]);
  const planned = [...metamodel.files, ...ingestion.files];
  const assets = [...(guides.assets ?? []), ...access.assets];
  const files = [...assets.map(({ route }) => route), ...planned.map(({ path }) => path)];
  return settleVersions({
    site: {
      title: options.title,
      base: options.base,
      url: options.url,
      sections,
      feed: feed.length === 0 ? undefined : context.links.file(feedPath),
      version: planVersions(context, report),
      theme: options.theme && planTheme(context, options.theme),
      synonyms: options.search?.synonyms,
    },
    pages: addPageActions(pages, context),
    navigation: new Map([
      [homeTreeKey, { label: options.title, items: sections }],
      ...metamodel.navigation,
      ...graphql.navigation,
      ...ingestion.navigation,
      ...access.navigation,
      ...sdk.navigation,
      ...guides.navigation,
      ...releases.navigation,
      ...changes.navigation,
      ...timelines.navigation,
    ]),
    redirects: planRedirects(context, { routes: pages.map(({ route }) => route), files }, report),
    feed,
    hosts: options.hosts,
    assets,
    files: planned,
  });
}

/** The sections that have pages, each leading to its first one. */
function listSections(pages: readonly Page[], { catalogue, links }: PlanContext): readonly Section[] {
  const titles = {
    guides: guidesLabel,
    metamodel: nameMetamodel(catalogue),
    graphql: "GraphQL",
    ingestion: ingestionLabel,
    access: accessLabel,
    sdk: nameSdkSection(catalogue),
    changes: changesLabel,
  } as const;
  return (["guides", "metamodel", "graphql", "ingestion", "access", "sdk", "changes"] as const).flatMap((id) => {
    const first = pages.find((page) => page.section === id);
    return first === undefined ? [] : [{ id, label: titles[id], href: links.route(first.route) }];
  });
}
