import type { JsonObject } from "../../catalogue/json.ts";
import type { Span } from "../../catalogue/span.ts";
import { jsonCodes } from "../../diagnostics/codes/json.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { FieldNode } from "../schema-document.ts";
import { describeJson, toJsonObject } from "./located-json.ts";
import type { LocatedArray, LocatedEntry, LocatedJson, LocatedObject } from "./located-json.ts";
import { openingBracket } from "./opening-bracket.ts";

/** What reading a schema written in JSON needs besides its text. */
export interface SchemaContext {
  readonly language: "pdsc" | "avro";
  readonly report: Report;
  /** Cuts a stretch out of the file, for a language whose declarations are shown as they were written. */
  readonly cut?: ((span: Span) => string | undefined) | undefined;
}

/** Asks an object for attributes of a kind; what is absent though required, or of another kind, is reported and left out. */
export interface AttributeReader {
  entry(key: string, options?: { readonly required: true }): LocatedEntry | undefined;
  string(key: string, options?: { readonly required: true }): LocatedText | undefined;
  list(key: string, options?: { readonly required: true }): LocatedArray | undefined;
  object(key: string): LocatedObject | undefined;
  strings(key: string): readonly string[];
  flag(key: string): boolean;
  integer(key: string, options?: { readonly required: true }): number | undefined;
  integers(key: string): readonly number[] | undefined;
  /** The doc, or undefined when it is absent or empty. */
  doc(): string | undefined;
  order(): FieldNode["order"];
  /** Length of a fixed. */
  size(): number | undefined;
  /** Everything under other keys than the given ones: the annotations. */
  rest(known: readonly string[]): JsonObject;
}

/** A text of JSON, and where it stands with its quotes. */
export interface LocatedText {
  readonly text: string;
  readonly span: Span;
}

/** Whether generated code could use the name. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

/** Whether people would read it as one word, in whichever script. */
export function isWord(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name);
}

/** Tools of Avro write null for a text that is not there, and read it as that. */
function isAbsent(value: LocatedJson, language: SchemaContext["language"] | undefined): boolean {
  return language === "avro" && value.kind === "scalar" && value.value === null;
}

/** A reader of one object's attributes; `what` names the object in diagnostics. */
export function createAttributeReader(
  context: Pick<SchemaContext, "report"> & Partial<Pick<SchemaContext, "language">>,
  object: LocatedObject,
  what: string,
): AttributeReader {
  const { report, language } = context;

  function entry(key: string, options?: { readonly required: true }): LocatedEntry | undefined {
    const found = object.entries.get(key);
    if (found === undefined && options?.required === true) {
      report.add(jsonCodes.missingAttribute({ attribute: key, of: what }), openingBracket(object.span));
    }
    return found;
  }

  function wrong(attribute: string, expected: string, value: LocatedJson): undefined {
    report.add(jsonCodes.wrongAttribute({ attribute, expected, found: describeJson(value) }), value.span);
    return undefined;
  }

  function string(key: string, options?: { readonly required: true }): LocatedText | undefined {
    const value = entry(key, options)?.value;
    if (value === undefined || (options === undefined && isAbsent(value, language))) return undefined;
    if (value.kind !== "scalar" || typeof value.value !== "string") return wrong(key, "a string", value);
    return value.isCut === true ? undefined : { text: value.value, span: value.span };
  }

  function list(key: string, options?: { readonly required: true }): LocatedArray | undefined {
    const value = entry(key, options)?.value;
    if (value === undefined) return undefined;
    return value.kind === "array" ? value : wrong(key, "a list", value);
  }

  return {
    entry,
    string,
    list,
    object(key) {
      const value = entry(key)?.value;
      if (value === undefined) return undefined;
      return value.kind === "object" ? value : wrong(key, "an object", value);
    },
    strings(key) {
      return (list(key)?.items ?? []).flatMap((item) => {
        if (item.kind === "scalar" && typeof item.value === "string") return [item.value];
        report.add(
          jsonCodes.wrongAttribute({
            attribute: key,
            expected: "a list of strings",
            found: `${describeJson(item)} in it`,
          }),
          item.span,
        );
        return [];
      });
    },
    flag(key) {
      const value = entry(key)?.value;
      if (value === undefined) return false;
      if (value.kind === "scalar" && typeof value.value === "boolean") return value.value;
      wrong(key, "true or false", value);
      return false;
    },
    integer(key, options) {
      const value = entry(key, options)?.value;
      return value === undefined ? undefined : (toInteger(value) ?? wrong(key, "a whole number", value));
    },
    integers(key) {
      const value = list(key);
      const numbers = (value?.items ?? []).flatMap((item) => toInteger(item) ?? []);
      if (value === undefined || numbers.length === value.items.length) return value && numbers;
      return wrong(key, "a list of whole numbers", value);
    },
    doc() {
      const value = entry("doc")?.value;
      // What there is of a doc is worth having even where its end is missing.
      if (value?.kind === "scalar" && typeof value.value === "string") return value.value || undefined;
      return value === undefined || isAbsent(value, language) ? undefined : wrong("doc", "a string", value);
    },
    order: () => readOrder(string("order"), report),
    size() {
      const value = entry("size", { required: true })?.value;
      if (value === undefined) return undefined;
      if (value.kind === "scalar" && Number.isInteger(value.value) && Number(value.value) >= 0)
        return Number(value.value);
      return wrong("size", "a whole number of bytes, not below zero", value);
    },
    rest(known) {
      return toJsonObject([...object.entries.values()].filter(({ key }) => !known.includes(key)));
    },
  };
}

function readOrder(value: LocatedText | undefined, report: Report): FieldNode["order"] {
  const order = value?.text.toLowerCase();
  if (order === "ascending" || order === "descending" || order === "ignore") return order;
  if (value === undefined) return undefined;
  const facts = { expected: "`ascending`, `descending` or `ignore`", found: `\`${value.text}\`` };
  report.add(jsonCodes.wrongAttribute({ attribute: "order", ...facts }), value.span);
  return undefined;
}

function toInteger(value: LocatedJson): number | undefined {
  return value.kind === "scalar" && Number.isInteger(value.value) ? Number(value.value) : undefined;
}
