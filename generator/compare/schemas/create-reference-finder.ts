import type { JsonObject } from "../../catalogue/json.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { listFileSchemas } from "./list-file-schemas.ts";
import { readWritten } from "./read-written.ts";

/** Finds the full name that a reference in the text of a JSON Schema leads to; undefined where no name of the model fits. */
export type FindReferenced = (reference: string, from: NamedSchema) => string | undefined;

/** The schemas that a file declares: what it is itself, where it is one, and others by their names. */
interface FileNames {
  readonly names: Map<string, NamedSchema[]>;
  /** By the words behind a hash that they give themselves. */
  readonly anchors: Map<string, NamedSchema>;
  /** The address of the file, and the one that it gives itself. */
  readonly addresses: string[];
  readonly root: NamedSchema | undefined;
}

/** A finder among the schemas of a model, by the files, addresses and anchors that these have. */
export function createReferenceFinder(schemas: ReadonlyMap<string, NamedSchema>): FindReferenced {
  const files = groupByFile(schemas);
  const byAddress = new Map<string, FileNames>();
  for (const file of files.values()) for (const address of file.addresses) byAddress.set(address, file);
  return (reference, from) => {
    const [, address = "", pointer = ""] = /^([^#]*)#?(.*)$/s.exec(reference) ?? [];
    const own = files.get(from.span.file);
    const file =
      address === ""
        ? own
        : resolveAll(address, own)
            .map((each) => byAddress.get(each))
            .find(Boolean);
    return file && findIn(file, pointer, from)?.fullName;
  };
}

function groupByFile(schemas: ReadonlyMap<string, NamedSchema>): ReadonlyMap<string, FileNames> {
  const files = new Map<string, FileNames>();
  const roots = listFileSchemas(schemas);
  for (const schema of schemas.values()) {
    // What stands in place has no text of its own, and isn't referred to.
    if (schema.language !== "other" || schema.written === undefined) continue;
    const { file } = schema.span;
    const known = files.get(file) ?? createNames(file, roots.get(file));
    files.set(file, known);
    const same = known.names.get(schema.name);
    if (same === undefined) known.names.set(schema.name, [schema]);
    else same.push(schema);
    const said = hasAddress.test(schema.written) ? readWritten(schema) : undefined;
    const anchor = said && readAnchor(said);
    if (anchor !== undefined) known.anchors.set(anchor, schema);
    const address = (said && readText(said, "$id")) ?? (said && readText(said, "id"));
    if (known.root === schema && address !== undefined) known.addresses.push(...resolveAll(address, undefined));
  }
  return files;
}

function createNames(file: string, root: NamedSchema | undefined): FileNames {
  return { root, names: new Map(), anchors: new Map(), addresses: [decodeWritten(`file:///${file}`)] };
}

/** Whether a text may say by which address or anchor others refer to it. */
const hasAddress = /"(?:\$?id|\$(?:dynamicA|a)nchor)"/;

function readAnchor(schema: JsonObject): string | undefined {
  const anchor = readText(schema, "$anchor") ?? readText(schema, "$dynamicAnchor");
  return anchor ?? /^#(.+)$/s.exec(readText(schema, "$id") ?? "")?.[1];
}

function readText(schema: JsonObject, key: string): string | undefined {
  const text = schema[key];
  return typeof text === "string" ? text : undefined;
}

/** What an address comes to from those of the file that it stands in, the file's own first. */
function resolveAll(address: string, from: FileNames | undefined): readonly string[] {
  const bases = from === undefined ? [undefined] : from.addresses.toReversed();
  return bases.flatMap((base) => {
    if (!URL.canParse(address, base)) return [];
    return decodeWritten(new URL(address, base).href.replace(/#.*$/s, ""));
  });
}

function findIn({ names, anchors, root }: FileNames, pointer: string, from: NamedSchema): NamedSchema | undefined {
  if (pointer === "" || pointer === "/") return root;
  if (!pointer.startsWith("/")) return anchors.get(pointer);
  const steps = pointer.slice(1).split("/").map(unescape);
  const key = steps.at(-1) ?? "";
  if (steps.some((step, index) => inner.has(step) && !definitions.has(steps[index - 1] ?? ""))) return undefined;
  const [only, ...others] = names.get(key) ?? names.get(key.replaceAll(/[^\p{L}\p{N}_$-]+/gu, "_")) ?? [];
  if (only === undefined || others.length === 0) return only;
  // Of several by one name, it is the one in the same schema.
  return [only, ...others].find(
    ({ namespace }) => from.fullName === namespace || from.fullName.startsWith(`${namespace}.`),
  );
}

function unescape(step: string): string {
  return decodeWritten(step).replaceAll("~1", "/").replaceAll("~0", "~");
}

const definitions: ReadonlySet<string> = new Set(["definitions", "$defs"]);

/** Behind these stand parts of a schema, which have no names of their own. */
const inner: ReadonlySet<string> = new Set([
  ...["properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames"],
  ...["items", "prefixItems", "additionalItems", "unevaluatedItems", "contains"],
  ...["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas", "dependencies"],
]);
