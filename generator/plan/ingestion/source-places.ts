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
  let listed: ReadonlyMap<string, SourcePlace> | undefined;
  // Each page of a source asks for places of its own, and few lead anywhere.
  const list = (): ReadonlyMap<string, SourcePlace> => (listed ??= listSources(catalogue, routes));
  const listOverviews = (): readonly string[] =>
    list().size === 0 ? [] : [fixedRoutes.ingestion, fixedRoutes.capabilities];
  return {
    locate(route, anchor) {
      const source = list().get(foldPath(route));
      if (source === undefined) return listOverviews().includes(route) ? { route } : others.locate(route, anchor);
      const found = anchor === undefined ? undefined : anchors(source.id)?.find(anchor);
      return { route: source.route, anchor: found?.id };
    },
    routes: () => [...[...list().values()].map(({ route }) => route), ...listOverviews(), ...others.routes()],
    ofFile: others.ofFile,
    mayBeUnread: others.mayBeUnread,
  };
}

interface SourcePlace {
  readonly id: string;
  readonly route: string;
}

/** By their routes, however these are written. */
function listSources(
  catalogue: PlanContext["catalogue"],
  routes: PlanContext["routes"],
): ReadonlyMap<string, SourcePlace> {
  return new Map(
    [...catalogue.ingestion.platforms.keys()].flatMap((id) => {
      const route = routes.ingestionSources.get(id);
      return route === undefined ? [] : [[foldPath(route), { id, route }] as const];
    }),
  );
}
