import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { findStats } from "../find-stats.ts";
import { RevisionError } from "./revisions/revision-error.ts";

/** A catalogue that a run has printed. */
export interface FoundCatalogue {
  readonly name: string;
  readonly path: string;
}

const catalogueFile = "catalogue.json";

/**
 * The catalogues that earlier runs have left: a printed one, the site that it is part of, or a folder of either. They are
 * called as their files or folders are. Errors are `RevisionError`s.
 */
export function findCatalogues(path: string): readonly FoundCatalogue[] {
  const own = findCatalogue(path);
  if (own !== undefined) return [own];
  let names: readonly string[];
  try {
    names = readdirSync(path).toSorted();
  } catch {
    throw new RevisionError("it is neither a catalogue nor a folder");
  }
  return names.flatMap((name) => findCatalogue(join(path, name)) ?? []);
}

function findCatalogue(path: string): FoundCatalogue | undefined {
  const found = findStats(path);
  if (found?.isFile() === true) return path.endsWith(".json") ? { name: nameFile(path), path } : undefined;
  const inside = join(path, catalogueFile);
  return findStats(inside)?.isFile() === true ? { name: basename(path), path: inside } : undefined;
}

/** `catalogue.json` is called as its folder, `v1.3.0.json` and `v1.3.0.catalogue.json` as what comes before. */
function nameFile(path: string): string {
  const name = basename(path);
  return name === catalogueFile ? basename(join(path, "..")) : name.replace(/(?:\.catalogue)?\.json$/, "");
}
