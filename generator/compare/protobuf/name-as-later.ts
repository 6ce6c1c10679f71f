import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Endpoint, EndpointBody } from "../../catalogue/endpoints.ts";
import type { PackagePair } from "./pair-packages.ts";

/** What is known of names in both models. */
interface Names {
  readonly packages: readonly PackagePair[];
  readonly nowNamed: (name: string) => string;
}

/** The earlier model with the methods of services, and the messages that they have, called as in the later one: that they are is told of these. */
export function nameAsLater(before: Catalogue, { endpoints: later = [] }: Catalogue, names: Names): Catalogue {
  const { endpoints = [] } = before;
  if (!endpoints.some(isOfService)) return before;
  const known = new Map(later.map((endpoint) => [endpoint.name, endpoint]));
  const packages = new Map(names.packages.map(({ from, to }) => [from, to]));
  const rename = (endpoint: Endpoint): Endpoint => {
    if (!isOfService(endpoint)) return endpoint;
    const name = moveName(endpoint.name, packages);
    const { body, answers, addresses } = endpoint;
    const now = known.get(name);
    return {
      ...endpoint,
      // What is gone is told by the name that it had.
      name: now === undefined ? endpoint.name : name,
      ...(now !== undefined && addresses !== undefined && { addresses: moveAddresses(addresses, [endpoint, now]) }),
      body: body && { ...body, media: renameMedia(body.media, names) },
      answers: answers.map((answer) => ({ ...answer, media: renameMedia(answer.media, names) })),
    };
  };
  return { ...before, endpoints: endpoints.map(rename) };
}

function isOfService({ plugin }: Endpoint): boolean {
  return plugin === "protobuf";
}

/** `harbour.v1beta1.Docks/Enter` as `harbour.v1.Docks/Enter`. */
function moveName(name: string, packages: ReadonlyMap<string, string>): string {
  const dot = name.lastIndexOf(".", name.indexOf("/"));
  const now = packages.get(name.slice(0, Math.max(0, dot)));
  return now === undefined ? name : `${now}${name.slice(dot)}`;
}

/** Addresses in which the version stands that ends the name of the package: `GET /v1beta1/ships` as `GET /v1/ships`, where that is one now. */
function moveAddresses(addresses: readonly string[], [was, is]: readonly [Endpoint, Endpoint]): readonly string[] {
  const [before, after] = [versionOf(was), versionOf(is)];
  if (before === after || before === "") return addresses;
  const later = new Set(is.addresses);
  return addresses.map((address) => {
    const now = address.replace(`/${before}/`, () => `/${after}/`);
    return later.has(now) ? now : address;
  });
}

/** What the package of a method ends with. */
function versionOf({ name }: Endpoint): string {
  return name.slice(0, name.indexOf("/")).split(".").at(-2) ?? "";
}

function renameMedia(media: EndpointBody["media"], { nowNamed }: Names): EndpointBody["media"] {
  return Object.fromEntries(
    Object.entries(media).map(([type, schema]) => {
      const [, stream = "", name = ""] = /^(stream )?(.*)$/s.exec(type) ?? [];
      return [`${stream}${nowNamed(name)}`, schema];
    }),
  );
}
