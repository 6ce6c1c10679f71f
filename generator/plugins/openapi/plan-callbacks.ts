import type { JsonObject } from "../../catalogue/json.ts";
import type { PlainPart, PlainSection, Words } from "../plugin.ts";
import { asObject, asText, resolve } from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import { type ApiCallback, listCallbacks } from "./list-callbacks.ts";
import { toMediumWords } from "./describe-media.ts";
import type { NamedApi } from "./name-apis.ts";
import { nameStatus } from "./name-status.ts";
import { toWords } from "./to-words.ts";
import { planBody, planParameters } from "./plan-request.ts";
import { tellDoc } from "./tell-doc.ts";

/** The requests that the API makes itself once it has been called: to where, with what, and what it takes for an answer. */
export function planCallbacks(operation: JsonObject, api: NamedApi): readonly PlainSection[] {
  const sections = listCallbacks(operation, api.document).map((callback) => toSection(callback, api));
  return sections.length === 0 ? [] : [{ id: "callbacks", title: "Callbacks", parts: [], sections }];
}

function toSection({ name, address, index, method, node, parameters }: ApiCallback, api: NamedApi): PlainSection {
  const doc = tellDoc(asText(node["summary"]), asDoc(node["description"]));
  const request = { text: `${method.toUpperCase()} ${address}`, code: true };
  const texts = [...(node["deprecated"] === true ? ["**Deprecated.**"] : []), ...(doc === undefined ? [] : [doc])];
  return {
    id: `callback-${name.replace(/[^\w.-]/g, "")}-${index + 1}-${method}`,
    title: name,
    parts: [
      ...texts.map((markdown) => ({ kind: "text", markdown }) as const),
      { kind: "facts", facts: [{ label: "Request", value: [request] }] },
      ...planParameters(parameters, api),
      ...planBody(node, api, true),
      ...tabulateAnswers(node, api),
    ],
  };
}

/** What whoever is called may say, in a line each: most of it is that they have heard. */
function tabulateAnswers({ responses }: JsonObject, api: NamedApi): readonly PlainPart[] {
  const rows = Object.entries(asObject(responses) ?? {}).map(([status, written]): readonly Words[] => {
    const node = resolve(api.document, written) ?? {};
    const media = Object.entries(asObject(node["content"]) ?? {});
    const body = media.flatMap(([type, medium], index) => [
      `${index === 0 ? "" : "; "}${type}: `,
      ...toMediumWords(asObject(medium) ?? {}, api),
    ]);
    return [nameStatus(status), toWords(asDoc(node["description"]) ?? asText(node["summary"]) ?? ""), body];
  });
  return rows.length === 0 ? [] : [{ kind: "table", columns: ["Answer", "About", "Body"], rows }];
}
