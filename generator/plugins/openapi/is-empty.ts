import { asObject, webhookKeys } from "./api-document.ts";
import type { JsonObject } from "../../catalogue/json.ts";

/** Whether a description says of no call and of no schema anything, as one does into which a build puts what code says of them. */
export function isEmpty(document: JsonObject): boolean {
  const calls = ["paths", ...webhookKeys].map((key) => document[key]);
  const held = [...calls, asObject(document["components"])?.["schemas"]];
  return held.every((part) => Object.keys(asObject(part) ?? {}).length === 0);
}
