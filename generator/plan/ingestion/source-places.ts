import type { PlanContext } from "../context/plan-context.ts";
import type { GeneratedPlaces } from "../prose/prose.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import type { SourceAnchors } from "./source-anchors.ts";
import { foldPath } from "../../places/fold-path.ts";

/** What the docs of sources may lead to: each other's pages, by route or by the platform's id, and the pages of other sections. */
export function createSourcePlaces(
  { catalogue, routes }: PlanContext,
  anchors: (platform: string) => SourceAnchors | undefined,
  others: GeneratedPlaces,
): GeneratedPlaces {
  const platforms = new Map(
    [...catalogue.ingestion.platforms.keys()].flatMap((id) => {
      const route = routes.ingestionSources.get(id);
      return route === undefined ? [] : [[foldPath(route), { id, route }] as const];
    }),
  );
  const overviews = new Set<string>(platforms.size === 0 ? [] : [fixedRoutes.ingestion, fixedRoutes.capabilities]);
  return {
    locate(route, anchor) {
      const source = platforms.get(foldPath(route));
      if (source === undefined) return overviews.has(route) ? { route } : others.locate(route, anchor);
      const found = anchor === undefined ? undefined : anchors(source.id)?.find(anchor);
      return { route: source.route, anchor: found?.id };
    },
    routes: () => [...[...platforms.values()].map(({ route }) => route), ...overviews, ...others.routes()],
  };
}
