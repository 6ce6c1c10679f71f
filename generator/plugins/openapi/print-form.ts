import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { asObject, asText, resolve } from "./api-document.ts";
import type { Definitions } from "./definitions.ts";
import { quoteForShell } from "../quote-for-shell.ts";
import { toText } from "./write-parameter.ts";

/** A form with values for its fields. */
interface FilledForm {
  readonly type: string;
  readonly schema: JsonObject | undefined;
  readonly values: JsonObject;
  /** How fields are written, by their names, where that isn't how fields are. */
  readonly encoding: JsonObject;
}

/** Whether a body is sent part by part. */
export function isForm(type: string): boolean {
  return isMultipart(type) || /^application\/x-www-form-urlencoded/i.test(type);
}

function isMultipart(type: string): boolean {
  return /^multipart\/form-data/i.test(type);
}

/** The fields of a form as curl is given them, which says the type of the whole itself. */
export function printForm(
  { type, schema, values, encoding }: FilledForm,
  { document, propertiesOf }: Definitions,
): readonly string[] {
  const { properties } = propertiesOf(schema);
  return Object.entries(values).flatMap(([name, value]) => {
    const how = asObject(encoding[name]) ?? {};
    const written = listFields(name, value, how);
    if (!isMultipart(type))
      return written.map(([key, text]) => `--data-urlencode ${quoteForShell(`${key}=${toText(text)}`)}`);
    const isFile = isBinary(resolve(document, properties.get(name)), document);
    return isFile
      ? [`-F ${quoteForShell(`${name}=@file${toTypeMark(how)}`)}`]
      : written.map((part) => printPart(part, how));
  });
}

/** A value by the names under which it is sent: each item of a list by itself, and of an object what its style says. */
function listFields(
  name: string,
  value: JsonValue,
  { style, explode }: JsonObject,
): readonly (readonly [string, JsonValue])[] {
  const isDeep = style === "deepObject";
  const inside = asObject(value);
  if (inside !== undefined) {
    const entries = Object.entries(inside);
    if (isDeep) return entries.flatMap(([key, each]) => listFields(`${name}[${key}]`, each, { style }));
    return style === "form" && explode !== false ? entries : [[name, value]];
  }
  if (!isJsonArray(value)) return [[name, value]];
  if (explode === false && !isDeep) return [[name, value.map(toText).join(",")]];
  return value.flatMap((item) => (isDeep ? listFields(`${name}[]`, item, { style }) : [[name, item] as const]));
}

/** A part of a form. In what curl takes for a part, some signs say more than they are. */
function printPart([name, value]: readonly [string, JsonValue], how: JsonObject): string {
  const text = toText(value);
  const mark = toTypeMark(
    typeof value === "object" && value !== null ? { contentType: "application/json", ...how } : how,
  );
  return /;|^[@<"]/.test(text)
    ? `--form-string ${quoteForShell(`${name}=${text}`)}`
    : `-F ${quoteForShell(`${name}=${text}${mark}`)}`;
}

/** The type of a part; where several may be, whoever sends it knows which it is. */
function toTypeMark({ contentType }: JsonObject): string {
  const type = asText(contentType);
  return type === undefined || !/^[\w.+-]+\/[\w.+-]+$/.test(type) ? "" : `;type=${type}`;
}

/** Whether a part of a form is the content of a file. */
function isBinary(schema: JsonObject | undefined, document: JsonObject): boolean {
  const inside = resolve(document, schema?.["items"]) ?? schema;
  return inside?.["format"] === "binary" || inside?.["contentMediaType"] !== undefined;
}
