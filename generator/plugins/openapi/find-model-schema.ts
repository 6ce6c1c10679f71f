import type { Catalogue } from "../../catalogue/catalogue.ts";
import { joinPath } from "../join-path.ts";
import { type ApiFile, pointerParts } from "./api-document.ts";

/** Full name of the schema of the model that a reference leads to, in a file that something else reads. */
export type FindModelSchema = (from: ApiFile, reference: string) => string | undefined;

/** Looks among the schemas of a catalogue by the files that declare them, once somebody asks. */
export function findModelSchemas(catalogue: Catalogue): FindModelSchema {
  let byFile: ReadonlyMap<string, readonly NamedPart[]> | undefined;
  return ({ file }, reference) => {
    const [address = "", pointer = ""] = reference.split(/#(.*)/s);
    const path = address === "" ? undefined : joinPath(file, address);
    if (path === undefined) return undefined;
    byFile ??= groupByFile(catalogue);
    const parts = byFile.get(path) ?? [];
    if (pointer === "" || pointer === "/") return findWhole(parts);
    const [holder, key, ...deeper] = pointerParts(pointer);
    if ((holder !== "definitions" && holder !== "$defs") || key === undefined || deeper.length > 0) return undefined;
    // What stands inside of definitions may be called so too, by a longer name.
    return parts.find(({ name }) => name === key || name.endsWith(`.${key}`))?.name;
  };
}

/** What a file declares. */
interface NamedPart {
  readonly name: string;
  /** Other names of it: that of the file, where that is no more than one of its definitions. */
  readonly aliases: readonly string[];
}

/** By file, what it declares, shorter names first. */
function groupByFile({ schemas }: Catalogue): ReadonlyMap<string, readonly NamedPart[]> {
  const groups = new Map<string, NamedPart[]>();
  for (const { fullName, aliases, span } of schemas.values()) {
    const parts = groups.get(span.file) ?? [];
    groups.set(span.file, parts);
    parts.push({ name: fullName, aliases });
  }
  for (const parts of groups.values()) parts.sort((one, other) => one.name.length - other.name.length);
  return groups;
}

/** The schema that a file is, in which all others of it are declared. */
function findWhole(parts: readonly NamedPart[]): string | undefined {
  const [shortest] = parts;
  if (shortest === undefined) return undefined;
  const holdsAll = (name: string, whole: string): boolean =>
    parts.every((part) => part.name === whole || part.name.startsWith(`${name}.`));
  if (holdsAll(shortest.name, shortest.name)) return shortest.name;
  return parts.find(({ name, aliases }) => aliases.some((alias) => holdsAll(alias, name)))?.name;
}
