import type { LocatedEntry, LocatedJson } from "../../parse/json/located-json.ts";
import { decodeWritten } from "../../places/decode-written.ts";
import { joinPath } from "../join-path.ts";
import { followPointer, type PointedSchema } from "./follow-pointer.ts";
import type { SchemaOptions } from "./read-options.ts";

/** Names the schemas of a file, and what references in it lead to, by their places alone. */
export interface SchemaNames {
  /** Below the root. */
  readonly path: string;
  /** Of the schema that is the file. */
  readonly own: string;
  /** Of what the file declares under a key of its definitions. */
  ofDefinition(key: string): string;
  /** What a `$ref` leads to. */
  find(reference: string): FoundReference;
  /** What a `$ref` leads to inside of this file, where that has no name by its place alone. */
  findInside(reference: string): PointedSchema | undefined;
}

export type FoundReference =
  | { readonly name: string; /** Of the entity that it is. */ readonly entity?: string | undefined }
  | { readonly lost: "remote" | "unknown" };

/** The names by which a file and what it refers to are known: the folders as namespace, the file, then the definition. */
export function nameSchemas(
  file: string,
  schema: LocatedJson,
  { root, isEntity }: Pick<SchemaOptions, "root" | "isEntity">,
): SchemaNames {
  const path = belowRoot(file, root);
  const base = findBase(readText(schema, "$id") ?? readText(schema, "id"), path);
  const anchors = listAnchors(schema);
  const words = listWords(schema);
  const own = toName(path);
  const ofDefinition = (key: string): string => `${own}.${words.get(key) ?? toWord(key)}`;
  const divide = (reference: string): DividedReference => {
    const hash = reference.indexOf("#");
    const address = hash < 0 ? reference : reference.slice(0, hash);
    const pointer = hash < 0 ? "" : reference.slice(hash + 1);
    return { address, pointer, target: address === "" ? path : resolvePath(address, path, base) };
  };
  return {
    path,
    own,
    ofDefinition,
    find(reference) {
      const { address, pointer, target } = divide(reference);
      if (target === undefined) return { lost: /^[a-z][a-z0-9+.-]*:/i.test(address) ? "remote" : "unknown" };
      if (pointer === "" || pointer === "/") {
        const name = toName(target);
        return { name, entity: isEntity(target) ? simpleName(name) : undefined };
      }
      const key =
        /^\/(?:definitions|\$defs)\/([^/]+)$/.exec(pointer)?.[1] ??
        (target === path ? anchors.get(pointer) : undefined);
      if (key === undefined) return { lost: "unknown" };
      const written = unescapePointer(key);
      const word = (target === path ? words.get(written) : undefined) ?? toWord(written);
      return { name: `${toName(target)}.${word}` };
    },
    findInside(reference) {
      const { pointer, target } = divide(reference);
      if (target !== path || !pointer.startsWith("/")) return undefined;
      return followPointer(schema, pointer.slice(1).split("/").map(unescapePointer), { own, ofDefinition });
    },
  };
}

interface DividedReference {
  readonly address: string;
  /** Behind the hash. */
  readonly pointer: string;
  /** Path of the file that it leads to, below the root. */
  readonly target: string | undefined;
}

/** The last part of a name, which is that of an entity. */
export function simpleName(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

function belowRoot(file: string, root: string): string {
  return file.startsWith(root) ? file.slice(root.length) : file;
}

/** `entity/data/table.schema.json` is `entity.data.table`. */
function toName(path: string): string {
  const plain = path.replace(/\.(?:json|ya?ml)$/i, "").replace(/\.schema$/i, "");
  return plain.split("/").map(toWord).join(".");
}

function toWord(text: string): string {
  return text.replace(/[^\p{L}\p{N}_$-]+/gu, "_") || "_";
}

/** The address below which the files lie. */
interface Base {
  readonly address: string;
  /** Whether addresses name versions in between, of which the files are one. */
  readonly hasVersions: boolean;
}

/** What stands before the path in the file's own address; undefined where that doesn't end in its path. */
function findBase(id: string | undefined, path: string): Base | undefined {
  const own = id?.replace(/#$/, "");
  if (own === undefined) return undefined;
  if (own.endsWith(`/${path}`)) return { address: own.slice(0, -path.length), hasVersions: false };
  const plain = dropVersions(own);
  return plain.endsWith(`/${path}`) ? { address: plain.slice(0, -path.length), hasVersions: true } : undefined;
}

/** `https://example.org/spec/1-0-2/Run.json` without the folder of its version. */
function dropVersions(address: string): string {
  return address.replace(/\/v?\d+(?:[.-]\d+)*(?=\/)/g, "");
}

/** Path below the root; undefined where the address leads elsewhere. */
function resolvePath(written: string, from: string, base: Base | undefined): string | undefined {
  const address = base?.hasVersions === true ? dropVersions(written) : written;
  if (base !== undefined && address.startsWith(base.address)) return address.slice(base.address.length);
  return joinPath(from, written);
}

/** Keys of definitions by the anchors that they give themselves. */
function listAnchors(schema: LocatedJson): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  for (const { key, value } of listDefinitions(schema)) {
    const anchor = readText(value, "$anchor") ?? /^#(.+)$/.exec(readText(value, "$id") ?? "")?.[1];
    if (anchor !== undefined) anchors.set(anchor, key);
  }
  return anchors;
}

/** What keys become, each something else: `List<text>` and `List<text[]>`, as generators write them, are two definitions. */
function listWords(schema: LocatedJson): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const taken = new Set<string>();
  const tried = new Map<string, number>();
  for (const { key } of listDefinitions(schema)) {
    // A key that stands below both is declared twice, which linking reports.
    if (words.has(key)) continue;
    const plain = toWord(key);
    let number = tried.get(plain) ?? 1;
    let word = number === 1 ? plain : `${plain}${number}`;
    for (; taken.has(word); word = `${plain}${number}`) number += 1;
    taken.add(word);
    tried.set(plain, number);
    words.set(key, word);
  }
  return words;
}

function listDefinitions(schema: LocatedJson): readonly LocatedEntry[] {
  if (schema.kind !== "object") return [];
  return ["definitions", "$defs"].flatMap((name) => {
    const definitions = schema.entries.get(name)?.value;
    return definitions?.kind === "object" ? [...definitions.entries.values()] : [];
  });
}

function unescapePointer(key: string): string {
  return decodeWritten(key).replaceAll("~1", "/").replaceAll("~0", "~");
}

function readText(value: LocatedJson, key: string): string | undefined {
  const found = value.kind === "object" ? value.entries.get(key)?.value : undefined;
  return found?.kind === "scalar" && typeof found.value === "string" ? found.value : undefined;
}
