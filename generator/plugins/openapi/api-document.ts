import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { createNameClaims } from "../../places/claim-names.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import type { Place } from "../plugin.ts";

/** A description as it is kept in the catalogue: as it was written, with the places of what gets a page. */
export interface ApiDocument {
  readonly document: JsonObject;
  /** By `get /ships`, `webhook post shipped`, `schema Ship`, and in parts of descriptions by pointer, e.g. `at /Ship`. */
  readonly places: Readonly<Record<string, Place>>;
  /** References to other files, and those that lead to nothing in their own. */
  readonly references: readonly WrittenReference[];
  /** Of Swagger 2 that refers to other files, what was upgraded: parts of it that stand there still have to be. */
  readonly written?: JsonObject | undefined;
  /** Whether it is no description itself, but may be a part of one. */
  readonly isPart?: boolean | undefined;
  /** What descriptions refer to in folders that are only referred to; the first of them holds it for all. */
  readonly others?: readonly ReferredFile[] | undefined;
}

/** A file that is only referred to, and the paths by which others lead to it. */
export interface ReferredFile extends Omit<ApiDocument, "others"> {
  readonly seenAs: readonly string[];
}

/** A reference where it stands. */
export interface WrittenReference {
  readonly reference: string;
  readonly place: Place;
  /** Whether it is inside of an extension, of which no page says anything: what it leads to is a tool's own matter. */
  readonly isAside?: boolean | undefined;
}

/** A description, and the path of its file. */
export interface ApiFile extends ApiDocument {
  readonly file: string;
  /** Whether it is only referred to: nothing is told of it, and it has no pages. */
  readonly isReferred?: boolean | undefined;
}

/** Whether a file is a description of the model's own, which has pages. */
export function isDescription({ isPart, isReferred }: ApiFile): boolean {
  return isPart !== true && isReferred !== true;
}

/** Stands for every method that its path doesn't name, as API Gateway has it; files are read as if they had this word for it. */
export const anyMethod = "any";

/** The methods that a path may have. */
export const methods: readonly string[] = [
  ...["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"],
  anyMethod,
];

/** An operation, with what its path says for all of its operations. */
export interface ApiOperation {
  /** Unique in the document. */
  readonly id: string;
  readonly method: string;
  /** Of a webhook its name. */
  readonly path: string;
  /** Whether the API calls its readers, and not they the API. */
  readonly isWebhook: boolean;
  readonly node: JsonObject;
  /** Its own ones and those of its path, each resolved. */
  readonly parameters: readonly JsonObject[];
}

/** The value, where it is an object. */
export function asObject(value: JsonValue | undefined): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined;
}

/** The value, where it is a list. */
export function asList(value: JsonValue | undefined): readonly JsonValue[] {
  return isJsonArray(value) ? value : [];
}

/** The objects among the values. */
export function onlyObjects(values: readonly JsonValue[]): readonly JsonObject[] {
  return values.map(asObject).filter((node) => node !== undefined);
}

/** The value, where it is text that isn't blank. */
export function asText(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** The named objects below a key of `components`. */
export function listComponents(
  document: JsonObject,
  key: string,
): readonly (readonly [name: string, node: JsonObject])[] {
  return Object.entries(asObject(asObject(document["components"])?.[key]) ?? {}).flatMap(([name, value]) => {
    const node = asObject(value);
    return node === undefined ? [] : [[name, node] as const];
  });
}

/** References that lead to references end somewhere, or in a circle. */
export const mostHops = 20;

/** The object itself, or what its `$ref` leads to; undefined where that is nothing. */
export function resolve(document: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  let node = asObject(value);
  for (let hop = 0; hop < mostHops; hop += 1) {
    const reference = node && asText(node["$ref"]);
    if (reference === undefined) return node;
    node = findPointer(document, reference);
  }
  return undefined;
}

/** What a reference within the document leads to. */
export function findPointer(document: JsonObject, reference: string): JsonObject | undefined {
  if (!reference.startsWith("#/")) return undefined;
  let value: JsonValue | undefined = document;
  for (const key of pointerParts(reference.slice(1))) {
    value = isJsonArray(value) ? value[Number(key)] : partOf(asObject(value) ?? {}, key);
  }
  return asObject(value);
}

/** What every object has, such as `constructor`, nobody has written. */
function partOf(node: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(node, key) ? node[key] : undefined;
}

/** The keys that a pointer such as `/components/schemas/Ship` names. */
export function pointerParts(pointer: string): readonly string[] {
  const parts = pointer.split("/").slice(1);
  // Schemas are looked up for every value, and hardly a name needs more.
  if (!/[%~]/.test(pointer)) return parts;
  return parts.map((part) => decodeWritten(part).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Name of the schema that a reference leads to. */
export function nameOfSchema(reference: string): string | undefined {
  return /^#\/components\/schemas\/[^/]+$/.test(reference) ? pointerParts(reference).at(-1) : undefined;
}

/** A reference to a schema of the model, as bundled descriptions have it, and as pages lead there. */
export function toModelReference(fullName: string): `schema:${string}` {
  return `schema:${fullName}`;
}

/** Full name of the schema of the model that a reference leads to. */
export function nameInModel(reference: string): string | undefined {
  return /^schema:(.+)$/.exec(reference)?.[1];
}

/** Where webhooks stand; before OpenAPI 3.1 under a key that tools had agreed upon. */
export const webhookKeys: readonly string[] = ["webhooks", "x-webhooks"];

/** How readers know an operation, e.g. `GET /ships`, or the name of a webhook. */
export function nameRequest({ method, path, isWebhook }: ApiOperation): string {
  return isWebhook ? path : `${method.toUpperCase()} ${path}`;
}

/** All operations, path by path in the written order, and behind them all webhooks. */
export function listOperations(document: JsonObject): readonly ApiOperation[] {
  const claimId = createNameClaims({ fold: (id) => id.toLowerCase(), addNumber: (id, number) => `${id} ${number}` });
  const list = (key: string, isWebhook: boolean): readonly ApiOperation[] =>
    Object.entries(asObject(document[key]) ?? {}).flatMap(([path, written]) => {
      const item = resolve(document, written) ?? {};
      return listMethods(item).flatMap(([method, own]): readonly ApiOperation[] => {
        const node = takeFromPath(item, own);
        const id = claimId(asText(node["operationId"]) ?? (isWebhook ? `webhook ${path}` : `${method} ${path}`));
        return [{ id, method, path, isWebhook, node, parameters: joinParameters(document, item, node) }];
      });
    });
  return [...list("paths", false), ...webhookKeys.flatMap((key) => list(key, true))];
}

/** The operations of a path: by the customary methods, and by others that it names itself. */
function listMethods(item: JsonObject): readonly (readonly [method: string, operation: JsonObject])[] {
  const others = Object.entries(asObject(item["additionalOperations"]) ?? {});
  return [
    ...methods.map((method) => [method, item[method]] as const),
    ...others.map(([method, operation]) => [method.toLowerCase(), operation] as const),
  ].flatMap(([method, operation]) => {
    const node = asObject(operation);
    return node === undefined ? [] : [[method, node] as const];
  });
}

/** An operation with what its path says for all, where it says nothing itself. */
function takeFromPath(item: JsonObject, own: JsonObject): JsonObject {
  const { servers, summary, description } = item;
  const isTold = own["summary"] !== undefined || own["description"] !== undefined;
  return {
    ...(servers !== undefined && { servers }),
    ...(!isTold && summary !== undefined && { summary }),
    ...(!isTold && description !== undefined && { description }),
    ...own,
  };
}

/** The parameters of an operation, and of its path those that it doesn't say itself, each resolved. */
export function joinParameters(document: JsonObject, item: JsonObject, node: JsonObject): readonly JsonObject[] {
  const joined = new Map<string, JsonObject>();
  for (const written of [...asList(item["parameters"]), ...asList(node["parameters"])]) {
    const parameter = resolve(document, written);
    const name = parameter && asText(parameter["name"]);
    if (parameter !== undefined && name !== undefined)
      joined.set(`${asText(parameter["in"]) ?? ""} ${name}`, parameter);
  }
  return [...joined.values()];
}
