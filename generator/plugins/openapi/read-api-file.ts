import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { type LocatedJson, type LocatedObject, toJsonValue } from "../../parse/json/located-json.ts";
import type { Place, PluginDocument, PluginFile, PluginProblem } from "../plugin.ts";
import { readLocated } from "../read-located.ts";
import { findPointer, methods } from "./api-document.ts";

/** What a file describes, with the places of what gets a page of its own; references that lead nowhere are told. */
export function readApiFile(file: PluginFile): PluginDocument {
  const { value, mistakes } = readLocated(file);
  const problems: PluginProblem[] = mistakes.map(({ message, place }) => ({ code: "malformed", message, place }));
  if (value === undefined) return { problems };
  const top = toObject(value);
  const version = toObject(value)?.entries.get("openapi")?.value;
  if (top === undefined || version?.kind !== "scalar" || !String(version.value).startsWith("3")) {
    const place = version === undefined ? { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 } : toPlace(version);
    return { problems: [...problems, { code: "not-openapi", message: "this is no description by OpenAPI 3", place }] };
  }
  const document = toPlain(toJsonValue(top)) as JsonObject;
  checkReferences(value, document, problems);
  return { data: { document, places: listPlaces(top) } as unknown as JsonValue, problems };
}

function listPlaces(top: LocatedObject): Readonly<Record<string, Place>> {
  const places: Record<string, Place> = Object.create(null);
  for (const { key: path, value } of entriesAt(top, "paths")) {
    for (const { key: method, keySpan, value: operation } of toObject(value)?.entries.values() ?? []) {
      if ((methods as readonly string[]).includes(method)) places[`${method} ${path}`] = join(keySpan, operation);
    }
  }
  const components = toObject(top.entries.get("components")?.value);
  for (const { key, keySpan, value } of components === undefined ? [] : entriesAt(components, "schemas")) {
    places[`schema ${key}`] = join(keySpan, value);
  }
  return places;
}

function entriesAt(object: LocatedObject, key: string) {
  return [...(toObject(object.entries.get(key)?.value)?.entries.values() ?? [])];
}

/** Told of one file at most; a broken tool makes the same mistake everywhere. */
const mostLost = 50;

function checkReferences(value: LocatedJson, document: JsonObject, problems: PluginProblem[]): void {
  let lost = 0;
  const visit = (each: LocatedJson): void => {
    if (each.kind === "array") each.items.forEach(visit);
    if (each.kind !== "object") return;
    for (const { key, value: inside } of each.entries.values()) {
      if (key === "$ref" && inside.kind === "scalar" && typeof inside.value === "string") tell(inside.value, inside);
      // Examples may hold anything.
      else if (key !== "example" && key !== "examples") visit(inside);
    }
  };
  const tell = (reference: string, at: LocatedJson): void => {
    const isOwn = reference.startsWith("#/");
    if (lost >= mostLost || (isOwn && findPointer(document, reference) !== undefined)) return;
    lost += 1;
    problems.push({
      code: isOwn ? "unknown-reference" : "remote-reference",
      message: isOwn
        ? `\`${reference}\` leads to nothing`
        : `\`${reference}\` leads out of the file, and nothing is fetched`,
      place: toPlace(at),
    });
  };
  visit(value);
}

function toObject(value: LocatedJson | undefined): LocatedObject | undefined {
  return value?.kind === "object" ? value : undefined;
}

function toPlace({ span: { startLine, startColumn, endLine, endColumn } }: Pick<LocatedJson, "span">): Place {
  return { startLine, startColumn, endLine, endColumn };
}

function join({ startLine, startColumn }: Place, { span: { endLine, endColumn } }: LocatedJson): Place {
  return { startLine, startColumn, endLine, endColumn };
}

/** Plug-ins give plain JSON, whose numbers are no bigger than JavaScript's. */
function toPlain(value: JsonValue): JsonValue {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPlain(part)]));
}
