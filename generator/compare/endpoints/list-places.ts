import type { Endpoint } from "../../catalogue/endpoints.ts";

/** Where an endpoint is called, each of its addresses with its own path behind it; what is no path of an address has none. */
export function listPlaces(endpoint: Endpoint): readonly string[] {
  return (endpoint.addresses ?? []).flatMap((address) => placeAt(endpoint, address) ?? []);
}

/** Where an endpoint is called that is offered at an address, e.g. `GET https://example.org/v1/ships`. */
export function placeAt({ name }: Endpoint, address: string): string | undefined {
  const end = name.lastIndexOf(" ") + 1;
  if (name[end] !== "/") return undefined;
  return withoutNames(`${name.slice(0, end)}${address.replace(/\/$/, "")}${name.slice(end)}`);
}

/** What stands in braces is a name for a value; requests are the same whatever it is. */
export function withoutNames(request: string): string {
  return request.replaceAll(/\{[^{}]*\}/g, "{}");
}
