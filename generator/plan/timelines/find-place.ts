import { readComponentName } from "../../catalogue/component-name.ts";
import type { HistoryRoom } from "../../history/model-history.ts";
import { sdkSections } from "../../page-model/sdk.ts";
import { findStartingAnchor, fixedRoutes, optionAnchor, type PlanLinks, toAnchor } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** Where on the site something is, or was. */
export interface Place {
  /** Address of the page. */
  readonly page: string;
  /** Absent for the page's own thing, and for what has none. */
  readonly anchor?: string | undefined;
  /** It is what the page is about. */
  readonly isOwn?: true | undefined;
  /** It is there, though no release has said that it came back. */
  readonly isThere?: true | undefined;
}

/**
 * The place of a coordinate, or for what is gone the one that it had on a page that is still there. The thing is what the
 * coordinate is, or is a part of.
 */
export function findPlace(
  room: HistoryRoom,
  coordinate: string,
  { links, catalogue }: Knowing,
  thing = coordinate,
): Place | undefined {
  switch (room) {
    case "schemas":
      return findSchemaPlace(coordinate, links);
    case "entities":
      return findPart(coordinate, (entity) => links.entity(entity));
    case "graphql":
      return findApiPlace(coordinate, links);
    case "plugins":
      return findOptionPlace(coordinate, (plugin) => ({ href: links.ingestionPlugin(plugin), id: plugin }));
    case "components":
      return findOptionPlace(coordinate, (name) => {
        const component = readComponentName(name);
        return { href: component && links.ingestionComponent(component.kind, component.id), id: component?.id ?? "" };
      });
    case "sdk":
      return toPlace(links.sdkSymbol(coordinate)) ?? findMemberPlace(coordinate, links);
    case "cli":
      return toPlace(links.command(coordinate)) ?? findCommandPlace(coordinate, links);
    case "environment":
      if (catalogue.environment === undefined) return undefined;
      return { page: links.route(fixedRoutes.environment), anchor: toAnchor(coordinate) };
    case "restli":
      return findCallPlace(coordinate, { links, catalogue });
    case "endpoints":
      return (
        findOfferPlace(coordinate, thing, (name) => links.endpoint(name)) ??
        findServicePlace(coordinate, { links, catalogue })
      );
    case "payloads":
      return findOfferPlace(coordinate, thing, (name) => links.payload(name));
    case "access":
      return (
        toPlace(
          links.privilege(coordinate) ??
            links.resourceType(coordinate) ??
            links.policy(coordinate.replace(/^policy\//, "")),
        ) ?? findGrantPlace(coordinate, { links, catalogue })
      );
    case "defaults": {
      if (catalogue.defaults === undefined) return undefined;
      const [kind = "", id = ""] = coordinate.split("/");
      return { page: links.route(fixedRoutes.defaults), anchor: findStartingAnchor(`${kind}/${id}`) };
    }
    case "guides": {
      const [id = "", anchor] = coordinate.split("#");
      const guide = catalogue.prose.pages.get(id);
      if (guide === undefined) return undefined;
      const page = links.guide(guide.slug);
      if (anchor === undefined) return { page, isOwn: true };
      return guide.headings.some((heading) => heading.id === anchor) ? { page, isThere: true } : { page, anchor };
    }
  }
}

/** Where privileges stand that are gone. */
function findGrantPlace(coordinate: string, { links, catalogue }: Knowing): Place | undefined {
  if (coordinate.includes("/") || catalogue.access.privileges.size === 0) return undefined;
  return { page: links.route(fixedRoutes.privileges), anchor: toAnchor(coordinate) };
}

type Knowing = Pick<PlanContext, "links" | "catalogue">;

/** Where a page has a source or component, and by what its options are called there. */
type FindConfigured = (name: string) => { readonly href: string | undefined; readonly id: string };

function findOptionPlace(coordinate: string, find: FindConfigured): Place | undefined {
  const slash = coordinate.indexOf("/");
  if (slash < 0) return toPlace(find(coordinate).href);
  const { href, id } = find(coordinate.slice(0, slash));
  const page = href?.replace(/#.*$/, "");
  return page === undefined ? undefined : { page, anchor: optionAnchor(id, coordinate.slice(slash + 1)) };
}

/** What a function takes, or a class has or had. */
function findMemberPlace(coordinate: string, links: PlanLinks): Place | undefined {
  const [, whole = "", part = ""] = /^(.*)\(([^()]*)\)$/.exec(coordinate) ?? /^(.*)\.([^.]*)$/.exec(coordinate) ?? [];
  const owner = toPlace(links.sdkSymbol(whole));
  if (owner === undefined) return undefined;
  const prefix = owner.anchor ?? (coordinate.endsWith(")") ? sdkSections.constructor : undefined);
  return { page: owner.page, anchor: toAnchor(prefix === undefined ? part : `${prefix}.${part}`) };
}

/** What is or was asked of a command, or below it. */
function findCommandPlace(coordinate: string, links: PlanLinks): Place | undefined {
  const space = coordinate.lastIndexOf(" ");
  const owner = space < 0 ? undefined : toPlace(links.command(coordinate.slice(0, space)));
  if (owner === undefined) return undefined;
  const name = coordinate.slice(space + 1);
  return { page: owner.page, anchor: owner.anchor === undefined ? name : `${owner.anchor}.${name}` };
}

function findCallPlace(coordinate: string, { links, catalogue }: Knowing): Place | undefined {
  const [, id = coordinate, name, parameter] = /^(.*?)\.([^.(<]*)(?:\((.*)\))?/.exec(coordinate) ?? [];
  const page = links.restliResource(id);
  if (page === undefined || name === undefined) return page === undefined ? undefined : { page, isOwn: true };
  const call = catalogue.restli.resources
    .find((resource) => resource.id === id)
    ?.calls.find((each) => each.name === name);
  const own = toPlace(call && links.restliCall(id, call));
  if (own?.anchor === undefined) return { page, anchor: toAnchor(name) };
  return parameter === undefined ? own : { page, anchor: `${own.anchor}.${toAnchor(parameter)}` };
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
  const whole =
    links.aspect(declared) ?? links.event(declared) ?? (declared === coordinate ? undefined : links.schema(declared));
  if (whole !== undefined) return { page: whole };
  const dot = declared.lastIndexOf(".");
  const page = dot < 0 ? undefined : links.schema(declared.slice(0, dot));
  if (page === undefined) return undefined;
  // Members of a field's type stand in its row.
  return declared === coordinate ? { page, anchor: toAnchor(declared.slice(dot + 1)) } : { page };
}

/**
 * Names of endpoints and payloads may have whatever stands between them and their parts: the longest name that has a page. None
 * is a part of another one, though `GET /ships/log` begins with `GET /ships`.
 */
function findOfferPlace(
  coordinate: string,
  thing: string,
  find: (name: string) => string | undefined,
): Place | undefined {
  for (let name = coordinate; name.length >= thing.length && name !== ""; name = withoutPart(name)) {
    const page = find(name);
    if (page !== undefined) return name === coordinate ? { page, isOwn: true } : { page };
  }
  return undefined;
}

/** Methods that are gone stood on the page of their service. */
function findServicePlace(coordinate: string, { links, catalogue }: Knowing): Place | undefined {
  const isService = (name: string): boolean =>
    catalogue.endpoints?.some(({ service }) => service?.name === name) === true;
  for (let name = withoutPart(coordinate); name !== ""; name = withoutPart(name)) {
    const page = isService(name) ? links.endpoint(name) : undefined;
    if (page !== undefined) return { page };
  }
  return undefined;
}

function withoutPart(name: string): string {
  return name.slice(0, Math.max(0, name.search(/[^.([{</]*$/) - 1));
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
