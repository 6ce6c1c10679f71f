import type { JsonObject } from "../../catalogue/json.ts";
import { listComponents, resolve } from "./api-document.ts";

/** The schemes by which callers say who they are, each as it is where its reference leads; as written where that leads to nothing. */
export function listSecuritySchemes(document: JsonObject): readonly (readonly [name: string, scheme: JsonObject])[] {
  return listComponents(document, "securitySchemes").map(([name, node]) => [name, resolve(document, node) ?? node]);
}
