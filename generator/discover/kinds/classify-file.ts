import { findIngestionRole } from "../../parse/ingestion/find-ingestion-role.ts";
import type { SourceKind } from "../../sources/source-file.ts";

/** What a file is, by its name; a registry is any YAML file, since only registries are looked for. */
export function classifyFile(path: string): SourceKind | undefined {
  if (findIngestionRole(path) !== undefined) return "ingestion";
  if (/\.restspec\.json$/i.test(path)) return "restli";
  if (/(?:^|\/)access\/[^/]+\.ya?ml$/i.test(path)) return "access";
  if (/(?:^|\/)resources\/(?:boot|bootstrap_mcps)\/[^/]+\.(?:json|ya?ml)$/i.test(path)) return "boot";
  if (/(?:^|\/)cli\/[^/]+\.ya?ml$/i.test(path)) return "cli";
  if (/(?:^|\/)sdk\/[^/]+\.ya?ml$/i.test(path)) return "sdk";
  const data = /^(?:.*\/)?(?:(releases|redirects)\.(?:ya?ml|json)|(versions)\.ya?ml)$/.exec(path);
  if (data !== null) return dataKinds.get(data[1] ?? data[2] ?? "");
  if (/(?:^|\/)(?:pyproject\.toml|setup\.cfg|[^/]+\.dist-info\/(?:entry_points\.txt|METADATA))$/.test(path))
    return "package";
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return kinds.get(extension);
}

const dataKinds: ReadonlyMap<string, SourceKind> = new Map([
  ["releases", "releases"],
  ["versions", "versions"],
  ["redirects", "redirects"],
]);

const kinds: ReadonlyMap<string, SourceKind> = new Map([
  ["pdl", "pdl"],
  ["pdsc", "pdsc"],
  ["avsc", "avsc"],
  ["avpr", "avpr"],
  ["avdl", "avdl"],
  ["graphql", "graphql"],
  ["graphqls", "graphql"],
  ["gql", "graphql"],
  ["yml", "registry"],
  ["yaml", "registry"],
  ["py", "python"],
  ["rst", "sphinx"],
  ["java", "java"],
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
