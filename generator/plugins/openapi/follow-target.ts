import type { JsonValue } from "../../catalogue/json.ts";
import { type ApiFile, asObject, asText, mostHops } from "./api-document.ts";
import { findTarget, type Target } from "./find-target.ts";

/** Where the reference that stands in a file leads in the end, by way of others too; undefined where that is nothing. */
export function followTarget(
  files: ReadonlyMap<string, ApiFile>,
  from: ApiFile,
  written: JsonValue,
): Target | undefined {
  let found: Target | undefined;
  for (let hop = 0; hop < mostHops; hop += 1) {
    const reference = asText((found?.node ?? asObject(written))?.["$ref"]);
    if (reference === undefined) return found;
    const target = findTarget(files, found?.file ?? from, reference);
    if ("lost" in target) return undefined;
    found = target;
  }
  return undefined;
}
