import type { Catalogue } from "../../catalogue/catalogue.ts";
import { joinPath } from "../join-path.ts";
import { type ApiFile, pointerParts } from "./api-document.ts";

/** Full name of the schema of the model that a reference leads to, in a file that something else reads. */
export type FindModelSchema = (from: ApiFile, reference: string) => string | undefined;

/** Looks among the schemas of a catalogue by the files that declare them, once somebody asks. */
export function findModelSchemas(catalogue: Catalogue): FindModelSchema {
  let byFile: ReadonlyMap<string, readonly string[]> | undefined;
  return ({ file }, reference) => {
    const [address = "", pointer = ""] = reference.split(/#(.*)/s);
    const path = address === "" ? undefined : joinPath(file, address);
    if (path === undefined) return undefined;
    byFile ??= groupByFile(catalogue);
    const names = byFile.get(path) ?? [];
    if (pointer === "" || pointer === "/") return findWhole(names);
    const [holder, key, ...deeper] = pointerParts(pointer);
    if ((holder !== "definitions" && holder !== "$defs") || key === undefined || deeper.length > 0) return undefined;
    // What stands inside of definitions may be called so too, by a longer name.
    return names.find((name) => name === key || name.endsWith(`.${key}`));
  };
}

/** By file, the names of what it declares, shorter ones first. */
function groupByFile({ schemas }: Catalogue): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { fullName, span } of schemas.values()) {
    const names = groups.get(span.file) ?? [];
    groups.set(span.file, names);
    names.push(fullName);
  }
  for (const names of groups.values()) names.sort((one, other) => one.length - other.length);
  return groups;
}

/** The schema that a file is, in which all others of it are declared. */
function findWhole([first, ...others]: readonly string[]): string | undefined {
  return first !== undefined && others.every((name) => name.startsWith(`${first}.`)) ? first : undefined;
}
