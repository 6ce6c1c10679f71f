import { pluginCodes } from "../../diagnostics/codes/plugin.ts";
import type { Report } from "../../diagnostics/report.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { PlainContent } from "../../page-model/plain.ts";
import type { LinkTarget } from "../../plugins/plugin.ts";
import type { LoadedPlugin } from "../../plugins/plugins.ts";
import { toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { listAnchors } from "./list-anchors.ts";

interface FinderParts {
  readonly context: PlanContext;
  readonly report: Report;
  /** Routes of the plug-in's own pages, by their paths. */
  readonly routes: ReadonlyMap<string, string>;
}

/** Finds where a plug-in's links lead. */
export interface TargetFinder {
  /** Undefined for what has no page, which is reported once, of the plug-in's own file. */
  readonly find: (target: LinkTarget, where: string) => string | undefined;
  /** Reports links to anchors that no page has, which can be told once all pages are there. */
  readonly checkAnchors: (contentAt: (route: string) => PlainContent | undefined) => void;
}

/** A link to an anchor of a page of the plug-in's own. */
interface AnchoredLink {
  readonly anchor: string;
  readonly target: LinkTarget;
  readonly where: string;
}

/** Looks for things with pages, and for the plug-in's own pages. */
export function createTargetFinder(
  { name: plugin, source }: Pick<LoadedPlugin, "name" | "source">,
  { context: { links }, report, routes }: FinderParts,
): TargetFinder {
  const missed = new Set<string>();
  const anchored = new Map<string, Map<string, AnchoredLink>>();
  const say = (address: LinkTarget, where: string, lacks: "page" | "anchor"): void =>
    report.add(pluginCodes.unknownThing({ plugin, address, where, lacks }), source && startOfFile(source.path));
  return {
    find(target, where) {
      const href = findTarget(target, where);
      if (href === undefined && !missed.has(target) && !isElsewhere(target)) {
        missed.add(target);
        say(target, where, "page");
      }
      return href;
    },
    checkAnchors(contentAt) {
      for (const [route, links] of anchored) {
        const content = contentAt(route);
        const there = content && listAnchors(content);
        for (const { anchor, target, where } of links.values()) {
          if (there?.has(anchor) === false) say(target, where, "anchor");
        }
      }
    },
  };

  /** Whether a model that is only referred to has it, whose pages nobody may know. */
  function isElsewhere(target: LinkTarget): boolean {
    const [, kind = "", name = ""] = /^(entity|aspect|schema):(.*)$/s.exec(target) ?? [];
    const kinds = { entity: "entities", aspect: "aspects", schema: "schemas" } as const;
    const known = kinds[kind as keyof typeof kinds] as (typeof kinds)[keyof typeof kinds] | undefined;
    return known !== undefined && links.referredModel(known, name) !== undefined;
  }

  function findTarget(target: LinkTarget, where: string): string | undefined {
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
        const [path = "", written] = name.split("#");
        const route = routes.get(path);
        if (route === undefined) return undefined;
        if (written === undefined) return links.route(route);
        const anchor = toAnchor(written);
        noteAnchor(route, { anchor, target, where });
        return `${links.route(route)}#${anchor}`;
      }
    }
  }

  function noteAnchor(route: string, link: AnchoredLink): void {
    const known = anchored.get(route);
    if (known === undefined) anchored.set(route, new Map([[link.anchor, link]]));
    else if (!known.has(link.anchor)) known.set(link.anchor, link);
  }
}
