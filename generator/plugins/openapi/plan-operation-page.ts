import type { JsonObject } from "../../catalogue/json.ts";
import type { PlainCode, PlainFact, PlainPage, PlainPart, PlainRow, PlainSection, Words } from "../plugin.ts";
import { asObject, asText, type ApiOperation, listComponents, nameRequest, resolve } from "./api-document.ts";
import { describeParameter } from "./describe-parameter.ts";
import { listCallbacks } from "./list-callbacks.ts";
import { listCodeSamples } from "./list-code-samples.ts";
import type { NamedApi } from "./name-apis.ts";
import { describeSecurity } from "./describe-security.ts";
import { printCurl } from "./print-curl.ts";
import { describeMedia } from "./describe-media.ts";
import { listWords } from "../../catalogue/list-words.ts";

/** Longer summaries are told and not asked for. */
const longestAlias = 80;

interface OperationPlace {
  readonly group: readonly string[];
  readonly server: string;
}

/** An operation: its request, what it takes, what comes back, and a call that can be copied. */
export function planOperationPage(
  operation: ApiOperation,
  api: NamedApi,
  { group, server }: OperationPlace,
): PlainPage {
  const { node, method, path, isWebhook } = operation;
  const request = nameRequest(operation);
  const summary = asText(node["summary"]);
  const written = asText(node["operationId"]);
  const span = api.spans[`${isWebhook ? "webhook " : ""}${method} ${path}`];
  const doc = tellDoc(summary, asText(node["description"]));
  return {
    path: api.operationPath(operation),
    title: written ?? request,
    group,
    description: summary ?? request,
    aliases: [request, path, ...(summary !== undefined && summary.length <= longestAlias ? [summary] : [])],
    badges: [method.toUpperCase(), ...(isWebhook ? ["webhook"] : [])],
    ...(node["deprecated"] === true && { deprecated: true }),
    ...(doc !== undefined && { doc }),
    facts: [
      { label: isWebhook ? "Webhook" : "Request", value: [{ text: request, code: true }] },
      ...toFacts(operation, api),
    ],
    sections: [
      ...(isWebhook ? [] : [toCall(printCurl(operation, { definitions: api, server }), node)]),
      ...toParameters(operation, api),
      ...toBody(node, api),
      ...toResponses(node, api),
      ...planCallbacks(node, api),
    ],
    ...(span !== undefined && { span }),
  };
}

/** The call as it follows from the description, and as its authors wrote it for other programs. */
function toCall(code: string, node: JsonObject): PlainSection {
  const written = listCodeSamples(node);
  const isCurl = ({ label, language, code }: PlainCode): boolean =>
    language === "shell" && (/\bcurl\b/i.test(label) || /^\s*curl\b/.test(code));
  const curl: PlainCode = { label: "curl", language: "shell", code };
  // Who wrote a call by curl knows what it takes.
  const blocks = written.some(isCurl) ? written : [curl, ...written];
  return { id: "call", title: "Call", parts: [{ kind: "code", blocks }] };
}

/** The requests that the API makes itself once it has been called: to where, and with what. */
function planCallbacks(operation: JsonObject, api: NamedApi): readonly PlainSection[] {
  const sections = listCallbacks(operation, api.document).map(({ name, address, index, method, node }) => {
    const doc = tellDoc(asText(node["summary"]), asText(node["description"]));
    const request = { text: `${method.toUpperCase()} ${address}`, code: true };
    return {
      id: `callback-${name.replace(/[^\w.-]/g, "")}-${index + 1}-${method}`,
      title: name,
      parts: [
        ...(doc === undefined ? [] : [{ kind: "text", markdown: doc } as const]),
        { kind: "facts", facts: [{ label: "Request", value: [request] }] } as const,
        ...toBody(node, api).flatMap(({ parts }) => parts),
      ],
    };
  });
  return sections.length === 0 ? [] : [{ id: "callbacks", title: "Callbacks", parts: [], sections }];
}

/** Its summary, which says what it is for, and what else is said of it, unless that begins with the summary's words. */
function tellDoc(summary: string | undefined, description: string | undefined): string | undefined {
  if (summary === undefined || description === undefined) return description ?? summary;
  const words = (text: string): string => text.trim().replace(/\.$/, "").toLowerCase();
  return words(description).startsWith(words(summary)) ? description : `${summary.trim()}\n\n${description}`;
}

function toFacts({ node }: ApiOperation, { document, path }: NamedApi): readonly PlainFact[] {
  const isKnown = listComponents(document, "securitySchemes").length > 0;
  const to = `page:${path}#security` as const;
  const security = describeSecurity(node, document);
  const tags = listWords(node["tags"]);
  return [
    ...(tags.length === 0 ? [] : [{ label: "Tags", value: tags.join(", ") }]),
    ...(security === undefined ? [] : [{ label: "Security", value: isKnown ? [{ text: security, to }] : security }]),
  ];
}

function toParameters({ parameters }: ApiOperation, api: NamedApi): readonly PlainSection[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter): PlainRow => ({
    ...describeParameter(parameter, api),
    badges: [asText(parameter["in"]) ?? "query"],
  }));
  return [{ id: "parameters", title: "Parameters", parts: [{ kind: "rows", nameLabel: "Parameter", rows }] }];
}

function toBody(node: JsonObject, api: NamedApi): readonly PlainSection[] {
  const body = resolve(api.document, node["requestBody"]);
  if (body === undefined) return [];
  const doc = asText(body["description"]);
  const need = body["required"] === true ? "Required." : "May be left out.";
  return [
    {
      id: "body",
      title: "Request body",
      parts: [
        { kind: "text", markdown: doc === undefined ? need : `${doc}\n\n${need}` },
        ...describeMedia(body, api, { leavesOut: "readOnly" }),
      ],
    },
  ];
}

function toResponses({ responses }: JsonObject, api: NamedApi): readonly PlainSection[] {
  const sections = Object.entries(asObject(responses) ?? {}).map(([status, written]) => {
    const node = resolve(api.document, written) ?? {};
    const doc = asText(node["description"]);
    const headers = Object.entries(asObject(node["headers"]) ?? {}).map(([name, header]): PlainRow => ({
      ...describeParameter(resolve(api.document, header) ?? {}, api),
      name,
    }));
    return {
      id: `status-${status.replace(/[^\w.-]/g, "")}`,
      title: toTitle(status),
      parts: [
        ...(doc === undefined ? [] : [{ kind: "text", markdown: doc } as const]),
        ...describeMedia(node, api, { leavesOut: "writeOnly" }),
        ...(headers.length === 0 ? [] : [{ kind: "rows", nameLabel: "Header", rows: headers } as const]),
        ...toLinks(node, api),
      ],
    };
  });
  return sections.length === 0 ? [] : [{ id: "responses", title: "Responses", parts: [], sections }];
}

/** What can be asked for next, with what came back. */
function toLinks({ links }: JsonObject, api: NamedApi): readonly PlainPart[] {
  const rows = Object.entries(asObject(links) ?? {}).map(([name, written]): readonly Words[] => {
    const node = resolve(api.document, written) ?? {};
    const operation = api.findLinked(node);
    const to = operation === undefined ? undefined : (`page:${api.operationPath(operation)}` as const);
    const target =
      asText(node["operationId"]) ?? (operation === undefined ? asText(node["operationRef"]) : nameRequest(operation));
    return [
      [{ text: name, code: true }],
      target === undefined ? "" : [{ text: target, code: true, ...(to !== undefined && { to }) }],
      asText(node["description"]) ?? "",
    ];
  });
  return rows.length === 0 ? [] : [{ kind: "table", columns: ["Link", "Leads to", "About"], rows }];
}

function toTitle(status: string): string {
  const words = statusWords.get(status);
  if (status === "default") return "Any other";
  return words === undefined ? status : `${status} ${words}`;
}

const statusWords: ReadonlyMap<string, string> = new Map([
  ["200", "OK"],
  ["201", "Created"],
  ["202", "Accepted"],
  ["204", "No Content"],
  ["304", "Not Modified"],
  ["400", "Bad Request"],
  ["401", "Unauthorized"],
  ["403", "Forbidden"],
  ["404", "Not Found"],
  ["409", "Conflict"],
  ["412", "Precondition Failed"],
  ["422", "Unprocessable Content"],
  ["429", "Too Many Requests"],
  ["500", "Internal Server Error"],
  ["503", "Service Unavailable"],
]);
