import { isInside } from "../files/is-inside.ts";
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { schemaSourceKinds } from "../../catalogue/catalogue.ts";
import { usageCodes } from "../../diagnostics/codes/usage.ts";
import { describeUnreadable, notThere } from "../../diagnostics/describe-failure.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { ReferenceSource } from "../../sources/reference-source.ts";
import { classifyFile } from "../kinds/classify-file.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { FoundFile } from "../input.ts";
import { dropSkipped } from "../layouts/drop-skipped.ts";
import { findLayout } from "../layouts/find-layout.ts";
import { listFiles, type Listing } from "../files/list-files.ts";
import type { FileTree } from "../files/file-tree.ts";

/** A model that is only referred to, where it is. */
export interface FoundReference {
  /** As it was given. */
  readonly given: string;
  readonly folder: string;
  readonly prefix: string;
  readonly listing: Listing;
  /** Name of the file that was given; absent where that is the folder. */
  readonly file?: string | undefined;
  /** What declares names in it, as far as no plug-in has to be asked. */
  readonly files: readonly FoundFile[];
  /** Whether a file of it belongs to an input: an extension may lie inside of what it extends, and the other way round. */
  isOfInput(location: string): boolean;
}

/** The models that are only referred to, as they were found. */
export interface FoundReferences {
  readonly sources: readonly ReferenceSource[];
  readonly models: readonly FoundReference[];
  /** Where all is that is in their folders, each with whether it is a file. */
  entries(): ReturnType<Listing["entries"]>;
  /** Whether a file of the input in a folder belongs to one of them, and so is none of its own. */
  hold(location: string, input: string): boolean;
}

/** The models that are only referred to, with the files that declare names. One that is missing has been reported. */
export async function findReferences(
  { references = [], disk }: Pick<DiscoverOptions, "references" | "disk">,
  inputs: readonly string[],
  report: Report,
): Promise<FoundReferences> {
  const sources: ReferenceSource[] = [];
  const models: FoundReference[] = [];
  const folders: string[] = [];
  for (const { path, url } of references) {
    const place = openPlace(path);
    if ("reason" in place) {
      const { reason } = place;
      report.add(
        reason === notThere
          ? usageCodes.missingReference({ path })
          : usageCodes.unreadableFolder({ folder: path, reason, key: "references" }),
      );
      continue;
    }
    const name = choose(basename(place.isFolder ? place.path : dirname(place.path)) || "model", sources);
    const prefix = `@${name}/`;
    sources.push({ name, prefix, url: url === undefined || url.endsWith("/") ? url : `${url}/` });
    const listing = listFiles(place.path, disk);
    const own = place.isFolder
      ? await listModel(place.path, { prefix, listing, tree: disk })
      : [toFile(place.path, { below: basename(place.path), prefix, kind: "catalogue" })];
    if (place.isFolder) folders.push(place.path);
    const isOfInput = (location: string): boolean =>
      inputs.some((input) => isInside(location, input) && isInside(input, place.path));
    models.push({
      ...{ given: path, prefix, listing, isOfInput },
      folder: place.isFolder ? place.path : dirname(place.path),
      ...(!place.isFolder && { file: basename(place.path) }),
      files: own.filter(({ location }) => !isOfInput(location)),
    });
  }
  return {
    sources,
    models,
    entries: () =>
      models.flatMap(({ files, listing }) => [
        ...files.map(({ location }) => [location, true] as const),
        ...listing.entries(),
      ]),
    hold: (location, input) => folders.some((folder) => isInside(location, folder) && !isInside(input, folder)),
  };
}

interface Place {
  readonly path: string;
  readonly isFolder: boolean;
}

/** What is there, or why nothing of it can be read; a file tells that when it is read. */
function openPlace(path: string): Place | { readonly reason: string } {
  try {
    const real = realpathSync(path);
    const isFolder = statSync(real).isDirectory();
    if (isFolder) accessSync(real, constants.R_OK | constants.X_OK);
    return { path: real, isFolder };
  } catch (error) {
    return { reason: describeUnreadable(error) };
  }
}

function choose(name: string, taken: readonly ReferenceSource[]): string {
  let free = name;
  for (let number = 2; taken.some((source) => source.name === free); number += 1) free = `${name}-${number}`;
  return free;
}

/** Schemas and registries, which are all that declare names of a model. */
async function listModel(
  folder: string,
  {
    prefix,
    listing,
    tree,
  }: { readonly prefix: string; readonly listing: Listing; readonly tree?: FileTree | undefined },
): Promise<readonly FoundFile[]> {
  const layout = await findLayout(folder, tree);
  try {
    const found = listing.find([...layout.files, ...(layout.support ?? [])]);
    return [...dropSkipped(found, { layout, listing })].toSorted().flatMap((below) => {
      const kind = classifyFile(below);
      const isModel =
        kind === "registry" || (kind !== undefined && kind !== "catalogue" && schemaSourceKinds.has(kind));
      return isModel ? [toFile(join(folder, below), { below, prefix })] : [];
    });
  } catch {
    return [];
  }
}

function toFile(
  location: string,
  { below, prefix, kind }: { below: string; prefix: string; kind?: FoundFile["kind"] },
): FoundFile {
  return { path: prefix + below, below, location, kind, role: "reference" };
}
