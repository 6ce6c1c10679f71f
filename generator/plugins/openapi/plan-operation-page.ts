import type { JsonObject } from "../../catalogue/json.ts";
import type { PlainCode, PlainFact, PlainPage, PlainPart, PlainRow, PlainSection, Words } from "../plugin.ts";
import { anyMethod, asObject, asText, type ApiOperation, nameRequest, resolve } from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import { describeParameter } from "./describe-parameter.ts";
import { listCodeSamples } from "./list-code-samples.ts";
import type { NamedApi } from "./name-apis.ts";
import { describeSecurity } from "./describe-security.ts";
import { printCurl } from "./print-curl.ts";
import { describeMedia } from "./describe-media.ts";
import { nameStatus } from "./name-status.ts";
import { sunsetOf } from "./sunset-of.ts";
import { toWords } from "./to-words.ts";
import { planCallbacks } from "./plan-callbacks.ts";
import { planBody, planParameters } from "./plan-request.ts";
import { listMore } from "./list-more.ts";
import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { tellDoc } from "./tell-doc.ts";
import { tellSummary } from "./tell-summary.ts";
import { type OperationTitle, titleByDescription, toTitle } from "./title-operations.ts";
import { listWords } from "../../catalogue/list-words.ts";
import { listSecuritySchemes } from "./list-security-schemes.ts";

interface OperationPlace extends OperationTitle {
  readonly group: readonly string[];
  readonly server: string;
}

/** An operation: its request, what it takes, what comes back, and a call that can be copied. */
export function planOperationPage(
  operation: ApiOperation,
  api: NamedApi,
  { title, label, group, server }: OperationPlace,
): PlainPage {
  const { node, method, path, isWebhook } = operation;
  const request = nameRequest(operation);
  const summary = asText(node["summary"]);
  const written = asText(node["operationId"]);
  const span = api.spans[`${isWebhook ? "webhook " : ""}${method} ${path}`];
  const isTitled = label === toTitle(summary);
  const isDescribed = label === titleByDescription(node);
  const description = asDoc(node["description"]);
  // What the title says already isn't said again.
  const isSaid = isDescribed || (isTitled && label === toTitle(description));
  const doc = isSaid ? undefined : tellDoc(isTitled ? undefined : summary, description);
  const names = [request, path, written, toTitle(summary)];
  return {
    path: api.operationPath(operation),
    title,
    ...(label !== title && { label }),
    group,
    description: isDescribed ? request : isTitled ? tellRequest(request, node) : (tellSummary(node) ?? request),
    aliases: names.filter((name) => name !== undefined).filter((name) => name !== label),
    badges: [
      method.toUpperCase(),
      ...(isWebhook ? ["webhook"] : []),
      ...(node["x-internal"] === true ? ["internal"] : []),
    ],
    ...(node["deprecated"] === true && { deprecated: true }),
    ...(doc !== undefined && { doc }),
    facts: [
      { label: isWebhook ? "Webhook" : "Request", value: [{ text: request, code: true }] },
      ...(written === undefined || written === label
        ? []
        : [{ label: "Operation ID", value: [{ text: written, code: true }] }]),
      ...toFacts(operation, api),
    ],
    sections: [
      ...(isWebhook ? [] : [toCall(printCurl(operation, { definitions: api, server }), node)]),
      ...toSection("parameters", "Parameters", planParameters(operation.parameters, api)),
      ...toSection("body", "Request body", planBody(node, api, isWebhook)),
      ...toResponses(operation, api),
      ...planCallbacks(node, api),
    ],
    ...(span !== undefined && { span }),
  };
}

/** In a line, what stands behind a title that says what it is for. */
function tellRequest(request: string, { description = null }: JsonObject): string {
  const more = tellSummary({ description });
  return more === undefined ? request : `${request}: ${more}`;
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

function toFacts(
  { node, isWebhook, method }: ApiOperation,
  { document, path, tags: known }: NamedApi,
): readonly PlainFact[] {
  const isKnown = listSecuritySchemes(document).length > 0;
  const to = `page:${path}#security` as const;
  const security = describeSecurity(node, document);
  const sunset = sunsetOf(node);
  const tags = listWords(node["tags"]).map((tag) => known.get(tag)?.title ?? tag);
  // Where others ask, that one doesn't is worth a word.
  const isOpen = !isWebhook && isKnown && isJsonArray(node["security"]);
  return [
    ...(method === anyMethod ? [{ label: "Method", value: "any that the path has no other operation for" }] : []),
    ...(tags.length === 0 ? [] : [{ label: "Tags", value: tags.join(", ") }]),
    ...(security === undefined ? [] : [{ label: "Security", value: isKnown ? [{ text: security, to }] : security }]),
    ...(security === undefined && isOpen ? [{ label: "Security", value: "none" }] : []),
    ...(sunset === undefined ? [] : [{ label: "Until", value: sunset }]),
    ...listMore(node),
  ];
}

function toSection(id: string, title: string, parts: readonly PlainPart[]): readonly PlainSection[] {
  return parts.length === 0 ? [] : [{ id, title, parts }];
}

function toResponses({ node: { responses }, isWebhook }: ApiOperation, api: NamedApi): readonly PlainSection[] {
  const leavesOut = isWebhook ? "readOnly" : "writeOnly";
  const sections = Object.entries(asObject(responses) ?? {}).map(([status, written]) => {
    const node = resolve(api.document, written) ?? {};
    const doc = asDoc(node["description"]);
    const headers = Object.entries(asObject(node["headers"]) ?? {}).map(([name, header]): PlainRow => ({
      ...describeParameter(resolve(api.document, header) ?? {}, api),
      name,
    }));
    return {
      id: `status-${status.replace(/[^\w.-]/g, "")}`,
      title: nameStatus(status),
      parts: [
        ...(doc === undefined ? [] : [{ kind: "text", markdown: doc } as const]),
        ...describeMedia(node, api, { leavesOut }),
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
      toWords(asDoc(node["description"]) ?? ""),
    ];
  });
  return rows.length === 0 ? [] : [{ kind: "table", columns: ["Link", "Leads to", "About"], rows }];
}
