import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import { asObject, asText, type ApiOperation, resolve } from "./api-document.ts";
import { listCredentials } from "./list-credentials.ts";
import { type SamplePurpose, sampleValue } from "./sample-value.ts";

/** The call by curl: all that is required, and a body where it takes one. */
export function printCurl(
  operation: ApiOperation,
  { document, server }: { readonly document: JsonObject; readonly server: string },
): string {
  const needed = operation.parameters.filter(
    (parameter) => parameter["required"] === true || parameter["in"] === "path",
  );
  const of = (place: string): readonly JsonObject[] => needed.filter((parameter) => parameter["in"] === place);
  const valueOf = (parameter: JsonObject): JsonValue =>
    exampleOf(parameter, document, { name: asText(parameter["name"]) });
  let path = operation.path;
  for (const parameter of of("path")) {
    path = path.replaceAll(`{${asText(parameter["name"]) ?? ""}}`, toAddressPart(valueOf(parameter)));
  }
  const query = of("query").map(
    (parameter) => `${encodePart(asText(parameter["name"]) ?? "")}=${toAddressPart(valueOf(parameter))}`,
  );
  const url = `${server}${path}${query.length === 0 ? "" : `?${query.join("&")}`}`;
  const headers = of("header").map((parameter) => `${asText(parameter["name"]) ?? ""}: ${toText(valueOf(parameter))}`);
  const credentials = listCredentials(operation, document);
  const keys = credentials.query.map((name, index) => {
    const before = query.length === 0 && index === 0 ? "?" : "&";
    return `${quote(`${before}${name}=`)}"$API_KEY"`;
  });
  const lines = [`curl -X ${operation.method.toUpperCase()} ${quote(url)}${keys.join("")}`, ...credentials.options];
  for (const header of headers) lines.push(`-H ${quote(header)}`);
  const body = findBody(operation, document);
  if (body !== undefined) {
    lines.push(...printBody(body));
  }
  return lines.join(" \\\n  ");
}

/** A body as curl sends it: forms part by part, whose type curl says itself. */
function printBody({ type, schema, example }: Body): readonly string[] {
  const fields = Object.entries(asObject(example) ?? {});
  const [flag] = [...formFlags].find(([media]) => type.toLowerCase().startsWith(media))?.slice(1) ?? [];
  if (flag !== undefined && fields.length > 0) {
    return fields.map(([name, value]) => {
      const isFile = flag === "-F" && isBinary(asObject(asObject(schema?.["properties"])?.[name]));
      return `${flag} ${quote(`${name}=${isFile ? "@file" : toText(value)}`)}`;
    });
  }
  const header = `-H ${quote(`Content-Type: ${type}`)}`;
  return /json/i.test(type)
    ? [header, `-d ${quote(JSON.stringify(example, undefined, 2))}`]
    : [header, "--data-binary @body"];
}

const formFlags: readonly (readonly [media: string, flag: string])[] = [
  ["multipart/form-data", "-F"],
  ["application/x-www-form-urlencoded", "--data-urlencode"],
];

/** Whether a body is sent part by part. */
export function isForm(type: string): boolean {
  return formFlags.some(([media]) => type.toLowerCase().startsWith(media));
}

/** Whether a part of a form is the content of a file. */
function isBinary(schema: JsonObject | undefined): boolean {
  const inside = asObject(schema?.["items"]) ?? schema;
  return inside?.["format"] === "binary" || inside?.["contentMediaType"] !== undefined;
}

/** For bodies of requests. */
const sent: SamplePurpose = { leavesOut: "readOnly" };

interface Body {
  readonly type: string;
  readonly schema: JsonObject | undefined;
  readonly example: JsonValue;
}

function findBody(operation: ApiOperation, document: JsonObject): Body | undefined {
  const content = Object.entries(asObject(resolve(document, operation.node["requestBody"])?.["content"]) ?? {});
  const [type, media] = content.find(([name]) => /json/i.test(name)) ?? content[0] ?? [];
  if (type === undefined) return undefined;
  const node = asObject(media) ?? {};
  const example = exampleOf(node, document, sent);
  // No body is of any type at all: what has fields is sent as JSON.
  const isOpen = type.includes("*") && typeof example === "object";
  return { type: isOpen ? "application/json" : type, schema: resolve(document, node["schema"]), example };
}

/** The example that a medium or a parameter gives, else one that its schema suggests. */
export function exampleOf(node: JsonObject, document: JsonObject, purpose: SamplePurpose): JsonValue {
  const [named] = Object.values(asObject(node["examples"]) ?? {});
  const given = resolve(document, named)?.["value"];
  return node["example"] ?? given ?? sampleValue(document, node["schema"], purpose);
}

/** Stands for the server where the description names none. */
export const serverVariable = "$API_URL";

function quote(text: string): string {
  if (text.startsWith(serverVariable)) return `"${serverVariable}"${quote(text.slice(serverVariable.length))}`;
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** What is made up is of words; in an address they read better as one. */
function toAddressPart(value: JsonValue): string {
  const text = toText(value);
  return encodePart(/^example [\w ]+$/.test(text) ? text.replaceAll(" ", "-") : text);
}

function toText(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
