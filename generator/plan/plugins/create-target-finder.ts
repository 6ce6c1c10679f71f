import { pluginCodes } from "../../diagnostics/codes/plugin.ts";
import type { Report } from "../../diagnostics/report.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { LinkTarget } from "../../plugins/plugin.ts";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import { toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";

interface FinderParts {
  readonly context: PlanContext;
  readonly report: Report;
  /** Routes of the plug-in's own pages, by their paths. */
  readonly routes: ReadonlyMap<string, string>;
}

/** Finds where a plug-in's links lead. What has no page is reported once, of the plug-in's own file. */
export function createTargetFinder(
  { name: plugin, source }: Pick<LoadedPlugin, "name" | "source">,
  { context: { links }, report, routes }: FinderParts,
): (target: LinkTarget, where: string) => string | undefined {
  const missed = new Set<string>();
  return (target, where) => {
    const href = findTarget(target);
    if (href === undefined && !missed.has(target)) {
      missed.add(target);
      report.add(pluginCodes.unknownThing({ plugin, address: target, where }), source && startOfFile(source.path));
    }
    return href;
  };

  function findTarget(target: LinkTarget): string | undefined {
    const colon = target.indexOf(":");
    const name = target.slice(colon + 1);
    switch (target.slice(0, colon)) {
      case "http":
      case "https":
        return target;
      case "entity":
        return links.entity(name);
      case "aspect":
        return links.aspect(name);
      case "schema":
        return links.schema(name);
      case "event":
        return links.event(name);
      case "graphql":
        return links.coordinate(name);
      default: {
        const [path = "", anchor] = name.split("#");
        const route = routes.get(path);
        if (route === undefined) return undefined;
        return links.route(route) + (anchor === undefined ? "" : `#${toAnchor(anchor)}`);
      }
    }
  }
}
