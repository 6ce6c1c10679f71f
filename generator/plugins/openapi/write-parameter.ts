import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { encodePart } from "../../page-model/encode-part.ts";
import { asObject, asText } from "./api-document.ts";
import { spellJson } from "./spell-json.ts";

/** How a parameter's lists and objects are written, as it says or as its place has it. */
export interface ParameterStyle {
  readonly style: string;
  /** Whether each value stands by itself, and properties with their names. */
  readonly explode: boolean;
}

/** The style of a parameter: in queries and cookies as forms have it, elsewhere one after the other. */
export function readStyle(parameter: JsonObject): ParameterStyle {
  const place = parameter["in"];
  const style = asText(parameter["style"]) ?? (place === "query" || place === "cookie" ? "form" : "simple");
  return { style, explode: typeof parameter["explode"] === "boolean" ? parameter["explode"] : style === "form" };
}

/** A parameter of a query with a value: what stands between `&` and `&`, of lists perhaps several times. */
export function writeQuery(parameter: JsonObject, value: JsonValue): readonly string[] {
  const name = asText(parameter["name"]) ?? "";
  const { style, explode } = readStyle(parameter);
  const pair = (key: string, text: string): string => `${encodePart(key)}=${text}`;
  // A value of a medium is written as that, whatever is inside.
  if (parameter["content"] !== undefined) return [pair(name, toAddressPart(value))];
  const values = asObject(value);
  if (values !== undefined) {
    const entries = Object.entries(values);
    if (style === "deepObject") return entries.map(([key, each]) => pair(`${name}[${key}]`, toAddressPart(each)));
    if (explode) return entries.map(([key, each]) => pair(key, toAddressPart(each)));
    return [
      pair(
        name,
        entries
          .flat()
          .map(toAddressPart)
          .join(separators.get(style) ?? ","),
      ),
    ];
  }
  if (!isJsonArray(value)) return [pair(name, toAddressPart(value))];
  if (explode) return value.map((each) => pair(name, toAddressPart(each)));
  return [pair(name, value.map(toAddressPart).join(separators.get(style) ?? ","))];
}

/** A query as a whole: of what has fields, each of them. */
export function writeQueryString(value: JsonValue): readonly string[] {
  const fields = Object.entries(asObject(value) ?? {});
  if (fields.length === 0) return [toAddressPart(value)];
  return fields.flatMap(([name, each]) => writeQuery({ name, in: "query" }, each));
}

const separators: ReadonlyMap<string, string> = new Map([
  ["spaceDelimited", "%20"],
  ["pipeDelimited", "%7C"],
]);

/** A parameter in a path with a value: what stands in place of its name in braces. */
export function writeInPath(parameter: JsonObject, value: JsonValue): string {
  const { style, explode } = readStyle(parameter);
  const name = encodePart(asText(parameter["name"]) ?? "");
  const parts = parameter["content"] === undefined ? listParts(value, explode, toAddressPart) : [toAddressPart(value)];
  switch (style) {
    case "label":
      return `.${parts.join(explode ? "." : ",")}`;
    case "matrix":
      if (!explode) return `;${name}=${parts.join(",")}`;
      return parts.map((part) => (asObject(value) === undefined ? `;${name}=${part}` : `;${part}`)).join("");
    default:
      return parts.join(",");
  }
}

/** A parameter in a header or a cookie with a value. */
export function writePlain(parameter: JsonObject, value: JsonValue): string {
  if (parameter["content"] !== undefined) return toText(value);
  return listParts(value, readStyle(parameter).explode, toText).join(",");
}

function listParts(value: JsonValue, explode: boolean, write: (value: JsonValue) => string): readonly string[] {
  const values = asObject(value);
  if (values === undefined) return (isJsonArray(value) ? value : [value]).map(write);
  const entries = Object.entries(values);
  return explode ? entries.map(([key, each]) => `${write(key)}=${write(each)}`) : entries.flat().map(write);
}

/** What is made up is of words; in an address they read better as one. */
function toAddressPart(value: JsonValue): string {
  const text = toText(value);
  return encodePart(/^example [\w ]+$/.test(text) ? text.replaceAll(" ", "-") : text);
}

/** A value as text: what has something inside as JSON. */
export function toText(value: JsonValue): string {
  return typeof value === "string" ? value : spellJson(value);
}
