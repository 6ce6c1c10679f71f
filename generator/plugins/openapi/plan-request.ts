import type { JsonObject } from "../../catalogue/json.ts";
import type { PlainPart, PlainRow } from "../plugin.ts";
import { asText, resolve } from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import { describeMedia } from "./describe-media.ts";
import { describeParameter } from "./describe-parameter.ts";
import type { NamedApi } from "./name-apis.ts";

/** What is given beside the body, with where; empty where that is nothing. */
export function planParameters(parameters: readonly JsonObject[], api: NamedApi): readonly PlainPart[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter): PlainRow => ({
    ...describeParameter(parameter, api),
    badges: [asText(parameter["in"]) ?? "query"],
  }));
  return [{ kind: "rows", nameLabel: "Parameter", rows }];
}

/** What is sent; empty where that is nothing. To those who are called by the API goes what others read of it. */
export function planBody(node: JsonObject, api: NamedApi, isOutgoing: boolean): readonly PlainPart[] {
  const body = resolve(api.document, node["requestBody"]);
  if (body === undefined) return [];
  const doc = asDoc(body["description"]);
  const need = body["required"] === true ? "Required." : "May be left out.";
  return [
    { kind: "text", markdown: doc === undefined ? need : `${doc}\n\n${need}` },
    ...describeMedia(body, api, { leavesOut: isOutgoing ? "writeOnly" : "readOnly" }),
  ];
}
