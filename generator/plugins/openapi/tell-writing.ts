import type { JsonObject } from "../../catalogue/json.ts";
import { asList, asObject, resolve } from "./api-document.ts";
import { readStyle } from "./write-parameter.ts";

/** How a parameter's lists and objects are written, in words; undefined where it has neither, and styles are all the same. */
export function tellWriting(parameter: JsonObject, document: JsonObject): string | undefined {
  const [medium] = Object.keys(asObject(parameter["content"]) ?? {});
  if (medium !== undefined) return medium.toLowerCase();
  const type = resolve(document, parameter["schema"])?.["type"];
  const types = typeof type === "string" ? [type] : asList(type);
  if (!types.includes("array") && !types.includes("object")) return undefined;
  const { style, explode } = readStyle(parameter);
  return `${style}, ${explode ? "each by itself" : "all in one"}`;
}
