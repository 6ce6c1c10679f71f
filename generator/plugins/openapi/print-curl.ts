import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { anyMethod, asObject, asText, type ApiOperation, resolve } from "./api-document.ts";
import type { Definitions } from "./definitions.ts";
import { listCredentials } from "./list-credentials.ts";
import { listExamples } from "./list-examples.ts";
import { isForm, printForm } from "./print-form.ts";
import { quoteForShell } from "../quote-for-shell.ts";
import type { SamplePurpose } from "./sample-value.ts";
import { writeInPath, writePlain, writeQuery, writeQueryString } from "./write-parameter.ts";
import { spellJson } from "./spell-json.ts";

/** The call by curl: all that is required, and a body where it takes one. */
export function printCurl(
  operation: ApiOperation,
  { definitions, server }: { readonly definitions: Definitions; readonly server: string },
): string {
  const { document } = definitions;
  const needed = operation.parameters.filter(
    (parameter) => parameter["required"] === true || parameter["in"] === "path",
  );
  const of = (place: string): readonly JsonObject[] => needed.filter((parameter) => parameter["in"] === place);
  const valueOf = (parameter: JsonObject): JsonValue =>
    exampleOf(firstMedium(parameter), definitions, { name: asText(parameter["name"]) });
  // What stands behind a hash tells operations of a path apart, and is never sent.
  let path = operation.path.replace(/#.*$/s, "");
  const isAsked = path.includes("?");
  for (const parameter of of("path")) {
    // API Gateway marks one that takes all that is left of a path: `{proxy+}`.
    const name = asText(parameter["name"]) ?? "";
    for (const mark of [`{${name}}`, `{${name}+}`])
      path = path.replaceAll(mark, () => writeInPath(parameter, valueOf(parameter)));
  }
  const query = [
    ...of("query").flatMap((parameter) => writeQuery(parameter, valueOf(parameter))),
    ...of("querystring").flatMap((parameter) => writeQueryString(valueOf(parameter))),
  ];
  const url = `${server}${path}${query.length === 0 ? "" : `${isAsked ? "&" : "?"}${query.join("&")}`}`;
  const named = (place: string, between: string): readonly string[] =>
    of(place).map(
      (parameter) => `${asText(parameter["name"]) ?? ""}${between}${writePlain(parameter, valueOf(parameter))}`,
    );
  const credentials = listCredentials(operation, document);
  const keys = credentials.query.map((name, index) => {
    const before = query.length === 0 && index === 0 && !isAsked ? "?" : "&";
    return `${quote(`${before}${name}=`)}"$API_KEY"`;
  });
  const verb = toVerb(operation);
  const lines = [`curl ${verb} ${quote(url)}${keys.join("")}`, ...credentials.options];
  for (const header of named("header", ": ")) lines.push(`-H ${quote(header)}`);
  const cookies = named("cookie", "=");
  if (cookies.length > 0) lines.push(`-b ${quote(cookies.join("; "))}`);
  const body = findBody(operation, definitions);
  if (body !== undefined && !isLeftOut(body, operation, definitions)) {
    lines.push(...printBody(body, definitions));
  }
  return lines.join(" \\\n  ");
}

/** The method as curl is told it. */
function toVerb({ method, node }: ApiOperation): string {
  // Told to ask by HEAD, curl would wait for a body that never comes.
  if (method === "head") return "--head";
  // Of any, the one that is customary for what is sent.
  if (method === anyMethod) return `-X ${node["requestBody"] === undefined ? "GET" : "POST"}`;
  return `-X ${method.toUpperCase()}`;
}

/** What says how a parameter's value looks: itself, or the medium that the value is of. */
function firstMedium(parameter: JsonObject): JsonObject {
  if (parameter["schema"] !== undefined) return parameter;
  const medium = asObject(Object.values(asObject(parameter["content"]) ?? {})[0]);
  return medium === undefined ? parameter : { ...parameter, ...medium };
}

/** A body as curl sends it: forms part by part. */
function printBody({ type, schema, encoding, example }: Body, definitions: Definitions): readonly string[] {
  const values = asObject(example) ?? {};
  if (isForm(type) && Object.keys(values).length > 0) return printForm({ type, schema, values, encoding }, definitions);
  const header = `-H ${quote(`Content-Type: ${type}`)}`;
  return /json/i.test(type) ? [header, `-d ${quote(spellJson(example, 2))}`] : [header, "--data-binary @body"];
}

/** Whether nothing is sent in place of a body: one that isn't needed and would say nothing, as a form without fields. */
function isLeftOut({ type, example }: Body, { node, method }: ApiOperation, { document }: Definitions): boolean {
  if (resolve(document, node["requestBody"])?.["required"] === true) return false;
  const isBlank = Object.keys(asObject(example) ?? { some: example }).length === 0;
  return isBlank && (isForm(type) || method === "get" || method === "head");
}

/** For bodies of requests. */
const sent: SamplePurpose = { leavesOut: "readOnly" };

interface Body {
  readonly type: string;
  readonly schema: JsonObject | undefined;
  readonly encoding: JsonObject;
  readonly example: JsonValue;
}

function findBody(operation: ApiOperation, definitions: Definitions): Body | undefined {
  const { document } = definitions;
  const content = Object.entries(asObject(resolve(document, operation.node["requestBody"])?.["content"]) ?? {});
  const [type, media] = content.find(([name]) => /json/i.test(name)) ?? content[0] ?? [];
  if (type === undefined) return undefined;
  const node = asObject(media) ?? {};
  const example = exampleOf(node, definitions, sent);
  // No body is of any type at all: what has fields is sent as JSON.
  const isOpen = type.includes("*") && typeof example === "object";
  const encoding = asObject(node["encoding"]) ?? {};
  return { type: isOpen ? "application/json" : type, schema: resolve(document, node["schema"]), encoding, example };
}

/** The example that a medium or a parameter gives, else one that its schema suggests. */
function exampleOf(node: JsonObject, definitions: Definitions, purpose: SamplePurpose): JsonValue {
  return listExamples(node, definitions, purpose)[0].value;
}

/** Stands for the server where the description names none. */
export const serverVariable = "$API_URL";

function quote(text: string): string {
  if (text.startsWith(serverVariable)) return `"${serverVariable}"${quote(text.slice(serverVariable.length))}`;
  return quoteForShell(text);
}
