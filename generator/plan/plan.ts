import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Report } from "../diagnostics/report.ts";
import type { Page, Section, SitePlan } from "../page-model/page.ts";
import { createPlanContext } from "./create-plan-context.ts";
import { planGraphqlPages } from "./graphql/plan-graphql-pages.ts";
import { metamodelLabel } from "./metamodel/plan-landing-pages.ts";
import { planMetamodelPages } from "./metamodel/plan-metamodel-pages.ts";
import type { PlanContext, PlanOptions } from "./plan-context.ts";

/**
 * Lays the site out: every page with its route, its place and all that it shows. What comes out is
 * plain data; rendering it needs no catalogue. Things that want the same route are reported.
 */
export function plan(catalogue: Catalogue, options: PlanOptions, report?: Report): SitePlan {
  const context = createPlanContext(catalogue, options, report);
  const graphql = planGraphqlPages(context);
  const [overview] = graphql.pages;
  const toGraphql = overview && { label: overview.title, href: context.links.route(overview.route) };
  const metamodel = planMetamodelPages(context, toGraphql);
  const pages = [...metamodel.pages, ...graphql.pages];
  return {
    site: { title: options.title, base: options.base, url: options.url, sections: listSections(pages, context) },
    pages,
    navigation: new Map([...metamodel.navigation, ...graphql.navigation]),
  };
}

/** The sections that have pages, each leading to its first one. */
function listSections(pages: readonly Page[], { links }: PlanContext): readonly Section[] {
  const titles = { metamodel: metamodelLabel, graphql: "GraphQL" } as const;
  return (["metamodel", "graphql"] as const).flatMap((id) => {
    const first = pages.find((page) => page.section === id);
    return first === undefined ? [] : [{ id, label: titles[id], href: links.route(first.route) }];
  });
}
