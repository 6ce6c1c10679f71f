import type { Catalogue } from "./catalogue.ts";
import type { Span } from "./span.ts";
import { toPlaceKey } from "./to-place-key.ts";

/** Lists that are maps in a catalogue, with the property of their items that is the key, or what tells it. */
const maps: readonly (readonly [path: string, key: string | ((item: Printed) => string | undefined)])[] = [
  ["schemas", "fullName"],
  ["aspects", "name"],
  ["entities", "name"],
  ["events", "name"],
  ["ingestion.platforms", "id"],
  ["access.privileges", "name"],
  ["access.resourceTypes", "name"],
  ["access.roles", "name"],
  ["access.policies", "id"],
  ["defaults.platforms", "id"],
  ["defaults.ownershipTypes", "id"],
  ["prose.pages", "id"],
  ["prose.sidebars", "name"],
  ["prose.assets", "path"],
  ["prose.parts", ({ span }) => (isObject(span) ? toPlaceKey(span as unknown as Span) : undefined)],
];

const mapsOfReferences: typeof maps = [
  ["schemas", "fullName"],
  ["aspects", "name"],
  ["entities", "name"],
];

/** Areas that a catalogue of an earlier release may lack. */
const empty = {
  schemas: [],
  aspects: [],
  entities: [],
  relationships: [],
  events: [],
  registries: [],
  graphql: { roots: [], operations: [], types: [], directives: [] },
  restli: { resources: [] },
  sdk: { pages: [] },
  ingestion: { platforms: [] },
  access: { privileges: [], resourceTypes: [], roles: [], policies: [] },
  prose: { pages: [], sidebars: [], assets: [], parts: [] },
  releases: [],
  versions: [],
  redirects: [],
  sources: [],
} as const;

/** The JSON of a catalogue. */
export type Printed = Record<string, unknown>;

/**
 * What was printed as a catalogue, with the areas that one of an earlier release lacks as empty ones; undefined for anything else.
 * What is in it is anybody's guess.
 */
export function completeCatalogue(printed: unknown): Printed | undefined {
  if (!isObject(printed) || printed["formatVersion"] !== 1 || !Array.isArray(printed["schemas"])) return undefined;
  const catalogue: Printed = { ...empty, ...printed };
  for (const [area, without] of Object.entries(empty)) {
    const value = catalogue[area];
    if (isObject(without) && isObject(value)) catalogue[area] = { ...without, ...value };
  }
  return catalogue;
}

/**
 * A catalogue from its printed form, as `printJson` makes it, complete and of the right shape. Numbers that JSON can't write stay
 * what they were printed as. Lists of other releases that this one doesn't know are kept.
 */
export function reviveCatalogue(printed: Printed): Catalogue {
  const catalogue: Printed = Object.fromEntries(
    Object.entries(printed).map(([area, value]) => [area, isObject(value) ? { ...value } : value]),
  );
  reviveMaps(catalogue, maps);
  if (Array.isArray(catalogue["references"])) {
    catalogue["references"] = catalogue["references"].filter(isObject).map((reference) => {
      const revived = { ...reference };
      reviveMaps(revived, mapsOfReferences);
      return revived;
    });
  }
  return catalogue as unknown as Catalogue;
}

function reviveMaps(whole: Printed, lists: typeof maps): void {
  for (const [path, key] of lists) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const owner = names.length === 0 ? whole : whole[names[0] ?? ""];
    if (isObject(owner) && Array.isArray(owner[last])) owner[last] = toMap(owner[last], key);
  }
}

function toMap(items: readonly unknown[], key: (typeof maps)[number][1]): ReadonlyMap<string, unknown> {
  return new Map(
    items.filter(isObject).map((item, index) => {
      const name = typeof key === "string" ? item[key] : key(item);
      return [typeof name === "string" ? name : String(index), item] as const;
    }),
  );
}

function isObject(value: unknown): value is Printed {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
