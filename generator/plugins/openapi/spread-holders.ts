import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import { addressFrom } from "./address-from.ts";
import { type ApiFile, asObject, webhookKeys } from "./api-document.ts";
import { followTarget } from "./follow-target.ts";

type Files = ReadonlyMap<string, ApiFile>;

/** What holds things by their names, in OpenAPI 3 and in Swagger 2. */
const holders = ["paths", ...webhookKeys, "definitions", "parameters", "responses", "securityDefinitions"];

/**
 * The description with a reference for each thing by name, where one reference leads to all of them in another file, as
 * `paths: { $ref: ./paths.yaml }` does. OpenAPI doesn't know these, but the tools that join files do.
 */
export function spreadHolders(document: JsonObject, main: ApiFile, files: Files): JsonObject {
  const spread = (node: JsonObject, keys: readonly string[]): JsonObject => {
    const held = keys.filter((key) => asObject(node[key])?.["$ref"] !== undefined);
    const entries = held.map((key) => [key, spreadHolder(asObject(node[key]) ?? {}, main, files)] as const);
    return held.length === 0 ? node : { ...node, ...Object.fromEntries(entries) };
  };
  const whole = spread(document, ["components", ...holders]);
  const components = asObject(whole["components"]);
  if (components === undefined) return whole;
  // Each kind may be a reference too; one that came with all of them is a way to where that stands.
  const kinds = Object.keys(components).filter((kind) => !kind.startsWith("x-"));
  return { ...whole, components: spread(components, kinds) };
}

function spreadHolder(holder: JsonObject, main: ApiFile, files: Files): JsonObject {
  const { $ref, ...own } = holder;
  const target = followTarget(files, main, { $ref: $ref ?? null });
  if (target === undefined) return own;
  const { file, pointer, node } = target;
  const address = file === main ? "" : addressFrom(main, file.file);
  const entries = Object.entries(node).flatMap(([key, value]): readonly (readonly [string, JsonValue])[] => {
    if (key.startsWith("x-") || asObject(value) === undefined) return [];
    const part = encodePart(key.replaceAll("~", "~0").replaceAll("/", "~1"));
    return [[key, { $ref: `${address}#${pointer}/${part}` }]];
  });
  return { ...Object.fromEntries(entries), ...own };
}
