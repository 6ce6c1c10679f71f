import type { SourceKind } from "./source-file.ts";

/** What a file is, by its name; a registry is any YAML file, since only registries are looked for. */
export function classifyFile(path: string): SourceKind | undefined {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return kinds.get(extension);
}

const kinds: ReadonlyMap<string, SourceKind> = new Map([
  ["pdl", "pdl"],
  ["pdsc", "pdsc"],
  ["avsc", "avsc"],
  ["avpr", "avpr"],
  ["graphql", "graphql"],
  ["graphqls", "graphql"],
  ["yml", "registry"],
  ["yaml", "registry"],
]);

const rootMarks = [/(?:^|\/)src\/[^/]+\/(?:pegasus|avro|pdl)(?=\/)/, /(?:^|\/)(?:pegasus|pdl|pdsc|avro)(?=\/)/];

/**
 * The folder from which a schema's namespace starts, where a customary name marks it, e.g.
 * `models/src/main/pegasus` for `models/src/main/pegasus/com/example/Tag.pdl`.
 */
export function findSchemaRoot(path: string): string | undefined {
  for (const mark of rootMarks) {
    const match = mark.exec(path);
    if (match) return path.slice(0, match.index + match[0].length);
  }
  return undefined;
}
