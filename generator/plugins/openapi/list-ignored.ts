import type { LocatedObject } from "../../parse/json/located-json.ts";
import { listBesideReferences } from "../list-beside-references.ts";
import type { PluginProblem } from "../plugin.ts";
import { ignoresBeside } from "./ignores-beside.ts";

/** Tells of what limits values beside a `$ref` in a description by whose version that counts for nothing. */
export function listIgnored(top: LocatedObject): readonly PluginProblem[] {
  const textAt = (key: string): string => {
    const value = top.entries.get(key)?.value;
    return value?.kind === "scalar" && value.value !== null ? String(value.value) : "";
  };
  const isOld = ignoresBeside({ openapi: textAt("openapi"), swagger: textAt("swagger") });
  const found = isOld ? listBesideReferences(top, () => true) : [];
  return found.map(({ keys, place }) => ({
    code: "beside-reference",
    message: `${keys.map((key) => `\`${key}\``).join(", ")} beside a \`$ref\` counts for nothing before OpenAPI 3.1`,
    place,
  }));
}
