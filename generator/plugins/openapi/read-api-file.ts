import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { Place, PluginDocument, PluginFile, PluginProblem } from "../plugin.ts";
import { readLocated } from "../read-located.ts";
import { toTextProblems } from "../to-text-problems.ts";
import { type ApiDocument, anyMethod, asObject, findPointer, methods, webhookKeys } from "./api-document.ts";
import { listIgnored } from "./list-ignored.ts";
import { listNameless } from "./list-nameless.ts";
import { upgradeSwagger } from "./swagger/upgrade-swagger.ts";

/** What a file describes, with the places of what gets a page of its own, and the references that need other files. */
export function readApiFile(file: PluginFile): PluginDocument {
  const { value: found, ...told } = readLocated(file);
  const value = found !== undefined && file.text.includes(anyOfGateway) ? spellAny(found) : found;
  const { malformed, repeated } = toTextProblems(told);
  const problems: readonly PluginProblem[] = [...malformed, ...repeated];
  if (value === undefined) return { problems };
  const top = toObject(value);
  const version = top?.entries.get("openapi")?.value;
  const older = top?.entries.get("swagger")?.value;
  const isOld = older?.kind === "scalar" && String(older.value).startsWith("2");
  const isPart = version === undefined && older === undefined;
  const isApi = isOld || (version?.kind === "scalar" && String(version.value).startsWith("3"));
  if (top === undefined || !(isApi || isPart)) {
    const told = version ?? older;
    const place = told === undefined ? { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 } : toPlace(told);
    const message = "this is no description by OpenAPI 3 or Swagger 2";
    return { problems: [...problems, { code: "not-openapi", message, place }] };
  }
  const written = toPlainObject(top);
  const references = listReferences(value, written);
  const document = spellOutBooleans(isOld ? upgradeSwagger(written) : written);
  const places = isPart ? { ...listPlaces(top), ...listPartPlaces(top) } : listPlaces(top);
  const isSplit = isOld && references.length > 0;
  const data = {
    ...{ document, places, references },
    ...(isSplit && { written }),
    ...(isPart && { isPart }),
  } satisfies ApiDocument;
  return { data: data as unknown as JsonValue, problems: [...problems, ...listNameless(top), ...listIgnored(top)] };
}

/** What API Gateway exports for operations that answer to any method. */
const anyOfGateway = "x-amazon-apigateway-any-method";

/** The same with a word for operations of any method like those of others. */
function spellAny(value: LocatedJson): LocatedJson {
  if (value.kind === "array") return { ...value, items: value.items.map(spellAny) };
  if (value.kind !== "object") return value;
  const entries = [...value.entries.values()].map((entry) => {
    const key = entry.key === anyOfGateway ? anyMethod : entry.key;
    return [key, { ...entry, key, value: spellAny(entry.value) }] as const;
  });
  return { ...value, entries: new Map(entries) };
}

/** Schemas with a name that are no more than `true` or `false`, as objects that say the same, so that references find them. */
function spellOutBooleans(document: JsonObject): JsonObject {
  const components = asObject(document["components"]);
  const schemas = asObject(components?.["schemas"]);
  if (schemas === undefined || !Object.values(schemas).some((schema) => typeof schema === "boolean")) return document;
  const spelled = Object.entries(schemas).map(([name, schema]) => {
    const isAny = schema === true;
    return [name, typeof schema === "boolean" ? (isAny ? {} : { not: {} }) : schema] as const;
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(spelled) } };
}

function listPlaces(top: LocatedObject): Readonly<Record<string, Place>> {
  const places: Record<string, Place> = Object.create(null);
  const holders = [["paths", ""], ...webhookKeys.map((key) => [key, "webhook "])];
  for (const [holder = "", before = ""] of holders) {
    for (const { key: path, value } of entriesAt(top, holder)) {
      const item = toObject(value);
      for (const { key: method, keySpan, value: operation } of item?.entries.values() ?? []) {
        if (methods.includes(method)) places[`${before}${method} ${path}`] = join(keySpan, operation);
      }
      for (const { key: method, keySpan, value: operation } of item ? entriesAt(item, "additionalOperations") : [])
        places[`${before}${method.toLowerCase()} ${path}`] = join(keySpan, operation);
    }
  }
  const components = toObject(top.entries.get("components")?.value);
  const schemas = components === undefined ? [] : entriesAt(components, "schemas");
  const older = top.entries.has("swagger") ? entriesAt(top, "definitions") : [];
  for (const { key, keySpan, value } of [...schemas, ...older]) {
    places[`schema ${key}`] = join(keySpan, value);
  }
  return places;
}

function entriesAt(object: LocatedObject, key: string) {
  return [...(toObject(object.entries.get(key)?.value)?.entries.values() ?? [])];
}

/** By pointer, the places of what parts of descriptions hold at the top or as definitions. */
function listPartPlaces(top: LocatedObject): Readonly<Record<string, Place>> {
  const entries = [
    ...[...top.entries.values()].map((entry) => ["", entry] as const),
    ...["definitions", "$defs"].flatMap((key) => entriesAt(top, key).map((entry) => [`/${key}`, entry] as const)),
  ];
  const toKey = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
  return Object.fromEntries(
    entries.map(([above, { key, keySpan, value }]) => [`at ${above}/${toKey(key)}`, join(keySpan, value)]),
  );
}

/** Those that lead to other files, and those that lead to nothing in this one. */
function listReferences(value: LocatedJson, document: JsonObject): ApiDocument["references"] {
  const references: ApiDocument["references"][number][] = [];
  const take = (written: LocatedJson | undefined, isAside: boolean): void => {
    if (written?.kind !== "scalar" || typeof written.value !== "string") return;
    const reference = written.value;
    if (findPointer(document, reference) !== undefined) return;
    references.push({ reference, place: toPlace(written), ...(isAside && { isAside }) });
  };
  const visit = (each: LocatedJson, above: string, isAside: boolean): void => {
    if (each.kind === "array") for (const item of each.items) visit(item, "", isAside);
    if (each.kind !== "object") return;
    for (const { key, value: inside } of each.entries.values()) {
      // Examples may hold anything, unless one of several is said to be elsewhere; a property may be called so.
      const isExample = (key === "example" || key === "examples") && above !== "properties";
      if (key === "$ref" && inside.kind === "scalar") take(inside, isAside);
      else if (!isExample) visit(inside, key, isAside || isExtension(key, above));
      else if (key === "examples") {
        for (const { value: named } of toObject(inside)?.entries.values() ?? [])
          take(toObject(named)?.entries.get("$ref")?.value, isAside);
      }
    }
  };
  visit(value, "", false);
  return references;
}

/** Keys below which names stand, which may begin as extensions do: headers are called so. */
const holders =
  /^(?:properties|patternProperties|dependentSchemas|\$defs|definitions|schemas|responses|parameters|headers|requestBodies|securitySchemes|links|callbacks|pathItems|mediaTypes|content|encoding|examples|mapping|variables|webhooks|x-webhooks)$/;

/** Whether a key is of one tool's own, and not a name, nor of those that are read here. */
function isExtension(key: string, above: string): boolean {
  return key.startsWith("x-") && !holders.test(above) && !webhookKeys.includes(key);
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

/** The plain value; whole numbers that JavaScript has none for are a `bigint`. */
function toPlain(located: LocatedJson): JsonValue {
  switch (located.kind) {
    case "scalar":
      return toScalar(located.value);
    case "array":
      return located.items.map(toPlain);
    case "object":
      return toPlainObject(located);
  }
}

/** What is beyond all numbers, or none, as YAML's `.inf` and `.nan`, is a text, since JSON has neither. */
function toScalar(value: string | number | bigint | boolean | null): JsonValue {
  return typeof value === "number" && !Number.isFinite(value) ? String(value) : value;
}

function toPlainObject({ entries }: LocatedObject): JsonObject {
  return Object.fromEntries([...entries.values()].map(({ key, value }) => [key, toPlain(value)]));
}
