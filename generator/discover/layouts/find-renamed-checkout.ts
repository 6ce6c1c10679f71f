import { join } from "node:path";
import fastGlob from "fast-glob";
import type { FileTree } from "../files/file-tree.ts";
import { datahubLayout } from "./datahub-layout.ts";
import { hasMarks } from "./has-marks.ts";
import type { Layout } from "./layout.ts";

/** Modules of the platform, one of which each fork has. */
export const platformModules: readonly string[] = [
  "datahub-graphql-core",
  "entity-registry",
  "metadata-ingestion",
  "metadata-service",
];

/**
 * The layout of a fork that has given the folder of the model another name: the only one with schemas and a registry where the platform
 * has them, beside a module of the platform.
 */
export function findRenamedCheckout(folder: string, tree: FileTree): Layout | undefined {
  if (!platformModules.some((name) => tree.exists(join(folder, name)))) return undefined;
  const toMarks = (name: string): readonly string[] =>
    datahubLayout.marks.map((mark) => mark.replace(/^metadata-models(?=\/)/, name));
  const holdsModel = (name: string): boolean => hasMarks(folder, toMarks(name), tree);
  const [name, ...others] = listFolders(folder, tree).filter(holdsModel);
  if (name === undefined || others.length > 0) return undefined;
  const rename = (glob: string): string => glob.replace(/^metadata-models(?=\/)/, fastGlob.escapePath(name));
  const { marks, files, prose } = datahubLayout;
  return {
    ...datahubLayout,
    marks: marks.map(rename),
    files: files.map(rename),
    prose: prose && {
      ...prose,
      exclude: prose.exclude.map(rename),
      introductions: prose.introductions?.map(rename),
    },
  };
}

/** The names of the folders in one, but for hidden ones. */
export function listFolders(folder: string, tree: FileTree): readonly string[] {
  try {
    return tree.list(folder).flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith(".") ? entry.name : []));
  } catch {
    return [];
  }
}
