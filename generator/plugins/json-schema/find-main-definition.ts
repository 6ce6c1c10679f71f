import type { LocatedEntry, LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import { aboutFile } from "./about-file.ts";
import { unescapePointer } from "./unescape-pointer.ts";
import { listDefinitions } from "./name-definitions.ts";
import { keysOf, textOf, toObject } from "./schema-node.ts";

/**
 * The definition that a file is by another name, as generators write them: the file refers to it and says nothing else of its values.
 * It has what the file says of it in words, where it says nothing itself. Undefined where the file is a schema of its own, or none.
 */
export function findMainDefinition(file: LocatedJson): LocatedEntry | undefined {
  const top = toObject(file);
  if (top === undefined || !keysOf(top).every((key) => key === "$ref" || aboutFile.has(key))) return undefined;
  const [, key] = /^#\/(?:definitions|\$defs)\/([^/]+)$/.exec(textOf(top, "$ref") ?? "") ?? [];
  if (key === undefined) return undefined;
  const name = unescapePointer(key);
  const [entry, ...others] = listDefinitions(top).filter((each) => each.key === name);
  const definition = entry && toObject(entry.value);
  if (entry === undefined || definition === undefined || others.length > 0) return undefined;
  // What has an address is a file in a file, and what only leads on stands for something else again.
  if (["$ref", "$id", "id"].some((word) => textOf(definition, word) !== undefined)) return undefined;
  return { ...entry, value: withWords(definition, top) };
}

function withWords(definition: LocatedObject, file: LocatedObject): LocatedObject {
  const told = ["title", "description"].flatMap((key) => {
    const entry = file.entries.get(key);
    return entry === undefined || definition.entries.has(key) ? [] : [[key, entry] as const];
  });
  return told.length === 0 ? definition : { ...definition, entries: new Map([...told, ...definition.entries]) };
}
