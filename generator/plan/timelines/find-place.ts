import type { HistoryRoom } from "../../history/model-history.ts";
import { type PlanLinks, toAnchor } from "../addresses/addresses.ts";

/** Where on the site something is, or was. */
export interface Place {
  /** Address of the page. */
  readonly page: string;
  /** Absent for the page's own thing, and for what has none. */
  readonly anchor?: string | undefined;
  /** It is what the page is about. */
  readonly isOwn?: true | undefined;
}

/** The place of a coordinate, or for what is gone the one that it had on a page that is still there. */
export function findPlace(room: HistoryRoom, coordinate: string, links: PlanLinks): Place | undefined {
  switch (room) {
    case "schemas":
      return findSchemaPlace(coordinate, links);
    case "entities":
      return findPart(coordinate, (entity) => links.entity(entity));
    case "graphql":
      return findApiPlace(coordinate, links);
    case "plugins": {
      const [plugin = ""] = coordinate.split("/");
      const page = links.ingestionPlugin(plugin)?.replace(/#.*$/, "");
      return page === undefined ? undefined : { page };
    }
    case "sdk":
      return toPlace(links.sdkSymbol(coordinate));
    case "cli":
      return toPlace(links.command(coordinate));
    case "restli":
      return toPlace(links.restliResource(coordinate.replace(/\..*$/, "")));
    case "access":
      return toPlace(links.privilege(coordinate) ?? links.resourceType(coordinate) ?? links.policy(coordinate));
    default:
      return undefined;
  }
}

function toPlace(href: string | undefined): Place | undefined {
  if (href === undefined) return undefined;
  const [page = "", anchor] = href.split("#");
  return anchor === undefined ? { page, isOwn: true } : { page, anchor };
}

function findSchemaPlace(coordinate: string, links: PlanLinks): Place | undefined {
  const own = links.aspect(coordinate) ?? links.event(coordinate) ?? links.schema(coordinate);
  if (own !== undefined) return toPlace(own);
  const [declared = coordinate] = /^[\w.]+/.exec(coordinate) ?? [];
  const whole = links.aspect(declared) ?? links.event(declared);
  if (whole !== undefined) return { page: whole };
  const dot = declared.lastIndexOf(".");
  const page = dot < 0 ? undefined : links.schema(declared.slice(0, dot));
  if (page === undefined) return undefined;
  // Members of a field's type stand in its row.
  return declared === coordinate ? { page, anchor: toAnchor(declared.slice(dot + 1)) } : { page };
}

function findPart(coordinate: string, find: (thing: string) => string | undefined): Place | undefined {
  const [thing = "", ...part] = coordinate.split("/");
  const page = find(thing);
  if (page === undefined) return undefined;
  return part.length === 0 ? { page, isOwn: true } : { page, anchor: toAnchor(part.join("/")) };
}

function findApiPlace(coordinate: string, links: PlanLinks): Place | undefined {
  const own = links.coordinate(coordinate);
  if (own !== undefined) return toPlace(own);
  const around = /^(.*?)\([^)]*\)$/.exec(coordinate)?.[1] ?? coordinate.replace(/\.[^.]*$/, "");
  const page = around === coordinate ? undefined : links.coordinate(around);
  return page === undefined ? undefined : { page: page.replace(/#.*$/, ""), anchor: coordinate };
}
