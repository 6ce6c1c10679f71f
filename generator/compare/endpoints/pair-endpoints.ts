import type { Endpoint } from "../../catalogue/endpoints.ts";
import { type Pair, pairUp } from "../pair-up.ts";
import { listPlaces, withoutNames } from "./list-places.ts";

/**
 * Endpoints of the same request: by their own name, and else by where they are called, since what begins every path may as well
 * stand at the end of the addresses.
 */
export function pairEndpoints(before: readonly Endpoint[], after: readonly Endpoint[]): readonly Pair<Endpoint>[] {
  const later = byRequest(after);
  return pairRequests(byRequest(before), later).map((pair) => {
    const answering = pair.after === undefined && pair.before !== undefined ? findAny(pair.before, later) : undefined;
    return answering === undefined ? pair : { ...pair, after: answering };
  });
}

/** What answers a request since there is one for every method of its address, as if it were that request alone. */
function findAny({ name, id }: Endpoint, later: ReadonlyMap<string, Endpoint>): Endpoint | undefined {
  const [, method, address = ""] = /^([A-Z]+)( \/.*)$/s.exec(name) ?? [];
  const any = method === undefined ? undefined : later.get(withoutNames(`ANY${address}`));
  return any && { ...any, name: any.name.replace("ANY", method ?? ""), id };
}

function pairRequests(
  earlier: ReadonlyMap<string, Endpoint>,
  later: ReadonlyMap<string, Endpoint>,
): readonly Pair<Endpoint>[] {
  const come = new Map<string, string>();
  for (const [request, endpoint] of later) {
    if (!earlier.has(request)) for (const place of listPlaces(endpoint)) come.set(place, request);
  }
  if (come.size === 0) return pairUp(earlier, later);
  const taken = new Set<string>();
  const moved = [...earlier].map(([request, endpoint]) => {
    const places = later.has(request) ? [] : listPlaces(endpoint);
    const now = places.map((place) => come.get(place)).find((name) => name !== undefined && !taken.has(name));
    // An address that has a name in another place asks callers for something else.
    if (now === undefined || countNames(now) !== countNames(request)) return [request, endpoint] as const;
    taken.add(now);
    return [now, endpoint] as const;
  });
  return pairUp(new Map(moved), later);
}

function byRequest(endpoints: readonly Endpoint[]): ReadonlyMap<string, Endpoint> {
  return new Map(endpoints.map((endpoint) => [withoutNames(endpoint.name), endpoint]));
}

function countNames(request: string): number {
  return request.split("{}").length;
}
