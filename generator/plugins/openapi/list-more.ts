import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { PlainFact } from "../plugin.ts";
import { asObject, asText } from "./api-document.ts";

/** Where there is more to read, as a fact: `externalDocs` leads there. */
export function listMore({ externalDocs }: JsonObject): readonly PlainFact[] {
  const node = asObject(externalDocs);
  const to = toWebAddress(node?.["url"]);
  if (to === undefined) return [];
  return [{ label: "More", value: [{ text: asText(node?.["description"])?.replace(/\.$/, "") ?? to, to }] }];
}

/** An address of another site, which pages may lead to. */
export function toWebAddress(value: JsonValue | undefined): `https://${string}` | undefined {
  const url = asText(value)?.trim();
  return url !== undefined && /^https?:\/\/[^\s]+$/.test(url) ? (url as `https://${string}`) : undefined;
}
