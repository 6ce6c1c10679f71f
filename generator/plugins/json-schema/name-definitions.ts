import type { LocatedEntry, LocatedJson } from "../../parse/json/located-json.ts";
import { listLoose } from "./list-loose.ts";
import { textOf, toObject } from "./schema-node.ts";

/** What a schema defines for others, by key. */
export function listDefinitions(schema: LocatedJson): readonly LocatedEntry[] {
  if (schema.kind !== "object") return [];
  const defined = ["definitions", "$defs"].flatMap((name) => {
    const definitions = schema.entries.get(name)?.value;
    return definitions?.kind === "object" ? [...definitions.entries.values()] : [];
  });
  return [...defined, ...listLoose(schema)];
}

/** Keys of definitions by the anchors that they give themselves. */
export function listAnchors(schema: LocatedJson): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  for (const { key, value } of listDefinitions(schema)) {
    const anchor = readAnchor(value);
    if (anchor !== undefined) anchors.set(anchor, key);
  }
  return anchors;
}

/** The word behind a hash by which a schema lets itself be referred to. */
export function readAnchor(schema: LocatedJson): string | undefined {
  const node = toObject(schema);
  if (node === undefined) return undefined;
  return textOf(node, "$anchor") ?? textOf(node, "$dynamicAnchor") ?? /^#(.+)$/.exec(textOf(node, "$id") ?? "")?.[1];
}

/**
 * What keys become, each something else: `List<text>` and `List<text[]>`, as generators write them, are two definitions. Keys
 * that are addresses, as bundlers write them, become their paths: below `folder`, where that begins them, else below the host.
 */
export function listWords(schema: LocatedJson, folder: string | undefined): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const taken = new Set<string>();
  const tried = new Map<string, number>();
  for (const { key } of listDefinitions(schema)) {
    // A key that stands below both is declared twice, which linking reports.
    if (words.has(key)) continue;
    const plain = toWords(key, folder);
    let number = tried.get(plain) ?? 1;
    let word = number === 1 ? plain : `${plain}${number}`;
    for (; taken.has(word); word = `${plain}${number}`) number += 1;
    taken.add(word);
    tried.set(plain, number);
    words.set(key, word);
  }
  return words;
}

function toWords(key: string, folder: string | undefined): string {
  if (folder !== undefined && key.startsWith(folder) && key !== folder) return toName(key.slice(folder.length));
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/]*\/(.+)$/i.exec(key)?.[1];
  return path === undefined ? toWord(key) : toName(path);
}

/** `entity/data/table.schema.json` is `entity.data.table`. */
export function toName(path: string): string {
  return dropEnding(path).split("/").map(toWord).join(".");
}

/** A path or an address without that by which files of schemas are known, such as `.schema.json`. */
export function dropEnding(path: string): string {
  return path.replace(/\.(?:jsonc?|ya?ml)$/i, "").replace(/\.schema$/i, "");
}

/** In characters: generators write whole types as keys, and what is around one has a name too. */
export const longestWord = 400;

/** A part of a name. */
export function toWord(text: string): string {
  return text.slice(0, longestWord).replace(/[^\p{L}\p{N}_$-]+/gu, "_") || "_";
}
