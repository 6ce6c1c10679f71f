import type { Endpoint } from "../../catalogue/endpoints.ts";
import type { Change, Reached } from "../change.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import type { Pair } from "../pair-up.ts";
import { listPlaces, placeAt } from "./list-places.ts";
import { mostReached } from "./find-ways.ts";

/** Where calls are answered, each place told once, with the endpoints that are called there no longer. */
export function compareAddresses(pairs: readonly Pair<Endpoint>[]): readonly Change[] {
  const gone = new Map<string, Endpoint[]>();
  const added = new Map<string, Endpoint[]>();
  for (const { before, after } of pairs) {
    // Of an endpoint that came or went, that is all; and where one side says nothing, nobody knows.
    if (before?.addresses === undefined || after?.addresses === undefined) continue;
    collect(gone, before, after);
    collect(added, after, before);
  }
  return [
    ...[...gone].map(([address, endpoints]) =>
      tell("breaking/endpoint-address-removed", address, {
        before: { span: endpoints[0]?.span },
        reached: endpoints.slice(0, mostReached).map(({ name }): Reached => ({
          ...{ kind: "endpoint", name, through: [address] },
        })),
      }),
    ),
    ...[...added].map(([address, endpoints]) =>
      tell("safe/endpoint-address-added", address, { after: { span: endpoints[0]?.span } }),
    ),
  ];
}

/** Endpoints by each place that only one side of them has. What runs where its caller does is nobody else's. */
function collect(found: Map<string, Endpoint[]>, one: Endpoint, other: Endpoint): void {
  const others = new Set([...(other.addresses ?? []), ...listPlaces(other)]);
  for (const address of one.addresses ?? []) {
    const isOffered = others.has(placeAt(one, address) ?? address);
    if (isOffered || /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)(?:[:/]|$)/i.test(address)) continue;
    const endpoints = found.get(address) ?? [];
    found.set(address, endpoints);
    endpoints.push(one);
  }
}

type AddressCode = "breaking/endpoint-address-removed" | "safe/endpoint-address-added";

function tell(code: AddressCode, address: string, sides: Pick<Change, "before" | "after" | "reached">): Change {
  const { reached, ...spans } = sides;
  const coordinate = coordinates.address(address);
  const change = makeChange({ area: "endpoints", thing: address, coordinate, code, ...spans });
  return reached === undefined ? change : { ...change, reached };
}
