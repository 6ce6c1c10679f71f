import type { RestliCall, RestliModel, RestliResource } from "../../catalogue/restli.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";

/**
 * Where a request such as `POST /entities?action=ingest` or `GET /aspects/{urn}` is described: the call
 * on its resource's page, or the GraphQL section. Undefined when nothing here describes it.
 */
export function findEndpointHref(endpoint: string, { catalogue, links }: PlanContext): string | undefined {
  const match = /^([A-Z]+) (\/[^?]*)(?:\?(.*))?$/.exec(endpoint);
  if (match === null) return undefined;
  const [, verb = "", path = "", query = ""] = match;
  if (/\/graphql\/?$/.test(path) && catalogue.graphql.operations.length > 0) return links.route(fixedRoutes.graphql);
  const resource = findResource(path, catalogue.restli);
  if (resource === undefined) return undefined;
  const call = findCall(resource, { verb, query, isEntity: path !== resource.path || resource.kind === "simple" });
  return call && links.restliCall(resource.id, call);
}

/** The resource itself, or the one whose entity the path leads to, whatever its key is called. */
function findResource(path: string, { resources }: RestliModel): RestliResource | undefined {
  const shape = toShape(path);
  return resources.find(
    (resource) =>
      resource.path === path || (resource.entityPath !== undefined && toShape(resource.entityPath) === shape),
  );
}

function toShape(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, "{}");
}

interface RequestParts {
  readonly verb: string;
  readonly query: string;
  readonly isEntity: boolean;
}

function findCall({ calls }: RestliResource, { verb, query, isEntity }: RequestParts): RestliCall | undefined {
  const action = /(?:^|&)action=([^&]+)/.exec(query)?.[1];
  if (action !== undefined)
    return calls.find(({ kind, name }) => (kind === "action" || kind === "entityAction") && name === action);
  const finder = /(?:^|&)q=([^&]+)/.exec(query)?.[1];
  if (finder !== undefined) return calls.find(({ kind, name }) => kind === "finder" && name === finder);
  if (!isEntity) return undefined;
  const method = verb === "GET" ? "get" : verb === "DELETE" ? "delete" : undefined;
  return calls.find(({ kind, name }) => kind === "method" && name === method);
}
