import type { IngestionText } from "../../catalogue/ingestion.ts";
import type { Span } from "../../catalogue/span.ts";
import type { LocatedYaml } from "../yaml/located-yaml.ts";

/** A part of the manifest: its value as it was read, and the way to it. */
export interface Place {
  readonly yaml: LocatedYaml;
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

/** The place at a key of what stands at a place. */
export function inside({ yaml, path, value }: Place, key: string | number): Place {
  return { yaml, path: [...path, key], value: readKey(value, key) };
}

/** Positions in lists move when entries are left out, so the places of entries are kept with their values. */
export function spanOf({ yaml, path, value }: Place): Span {
  return yaml.spanOf(value) ?? yaml.locate(path);
}

/** A text at a key of what stands at a place. */
export function readText(text: string | undefined, place: Place, key: string): IngestionText | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  return { text, span: place.yaml.spanAt(place.value, key) ?? spanOf(place) };
}

/** What stands at a key of a value that may be anything. */
export function readKey(holder: unknown, key: PropertyKey): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, key) : undefined;
}
