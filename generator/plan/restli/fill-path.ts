import type { JsonValue } from "../../catalogue/json.ts";
import type { RestliKey, RestliModel, RestliResource } from "../../catalogue/restli.ts";
import { toQueryValue } from "./sample-parameter.ts";

/** Gives a value for a key. */
export type SampleKey = (key: Pick<RestliKey, "name"> & Partial<RestliKey>) => JsonValue;

/**
 * A path with values where names stand in braces, as the protocol writes them. Keys are those of the resource and of
 * the ones that it is below; `{ids}` stands for one of its own.
 */
export function fillPath(path: string, resource: RestliResource, restli: RestliModel, sample: SampleKey): string {
  const values = new Map<string, JsonValue>();
  let current: RestliResource | undefined = resource;
  // A parent's id is shorter than that of what is below it, so this ends.
  while (current !== undefined) {
    // An association has several, and goes by its own name in a path.
    values.set(`${current.name}Id`, sampleKeys(current.keys, sample));
    for (const key of current.keys) values.set(key.name, sample(key));
    const { parent }: RestliResource = current;
    current = parent === undefined ? undefined : restli.resources.find(({ id }) => id === parent);
  }
  return path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = name === "ids" ? sampleKeys(resource.keys, sample) : values.get(name);
    return toQueryValue(value ?? sample({ name }));
  });
}

/** An entity of an association is known by all of its keys together. */
function sampleKeys(keys: readonly RestliKey[], sample: SampleKey): JsonValue {
  const [only] = keys;
  if (keys.length <= 1) return sample(only ?? { name: "id" });
  return Object.fromEntries(keys.map((key) => [key.name, sample(key)]));
}
