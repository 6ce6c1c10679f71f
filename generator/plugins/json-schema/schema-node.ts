import type { JsonValue } from "../../catalogue/json.ts";
import { type LocatedJson, type LocatedObject, toJsonValue } from "../../parse/json/located-json.ts";
import { docstringToMarkdown } from "../../docstring/docstring-to-markdown.ts";
import { htmlToMarkdown } from "../../html/html-to-markdown.ts";

/** The schema as an object; undefined for booleans and for what is no schema. */
export function toObject(value: LocatedJson | undefined): LocatedObject | undefined {
  return value?.kind === "object" ? value : undefined;
}

/** The names of its keywords. */
export function keysOf(schema: LocatedObject): readonly string[] {
  return [...schema.entries.keys()];
}

/** The value of a keyword. */
export function valueOf(schema: LocatedObject, key: string): LocatedJson | undefined {
  return schema.entries.get(key)?.value;
}

/** The value of a keyword, where it is text that isn't blank. */
export function textOf(schema: LocatedObject, key: string): string | undefined {
  const value = valueOf(schema, key);
  return value?.kind === "scalar" && typeof value.value === "string" && value.value.trim() !== ""
    ? value.value
    : undefined;
}

/** What editors show in place of a description, which says the same with marks; it is what is said where there is no other. */
export const markedDescriptions: readonly string[] = ["markdownDescription", "x-intellij-html-description"];

/** What is said of it, in Markdown, where authors may have written HTML. */
export function docOf(schema: LocatedObject): string | undefined {
  const text = ["description", ...markedDescriptions]
    .map((key) => textOf(schema, key))
    .find((each) => each !== undefined);
  return text === undefined ? undefined : htmlToMarkdown(docstringToMarkdown(text));
}

/** What it refers to. What an extension may lead elsewhere, leads here to what stands in place. */
export function referenceOf(schema: LocatedObject): string | undefined {
  return textOf(schema, "$ref") ?? textOf(schema, "$dynamicRef") ?? textOf(schema, "$recursiveRef");
}

/** The items of a keyword, where it is a list. */
export function itemsOf(schema: LocatedObject, key: string): readonly LocatedJson[] {
  const value = valueOf(schema, key);
  return value?.kind === "array" ? value.items : [];
}

/** The plain value of a keyword; undefined where it is absent. */
export function jsonOf(schema: LocatedObject, key: string): JsonValue | undefined {
  const value = valueOf(schema, key);
  return value && toPlainJson(value);
}

/** The plain value. Of what is beyond all numbers a text is given; whole ones are exact. */
export function toPlainJson(value: LocatedJson): JsonValue {
  return withoutInfinite(toJsonValue(value));
}

/** The texts among the items of a list. */
export function textsOf(schema: LocatedObject, key: string): readonly string[] {
  return itemsOf(schema, key).flatMap((item) =>
    item.kind === "scalar" && typeof item.value === "string" ? [item.value] : [],
  );
}

function withoutInfinite(value: JsonValue): JsonValue {
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (Array.isArray(value)) return value.map(withoutInfinite);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutInfinite(part)]));
}
