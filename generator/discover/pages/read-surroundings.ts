import { belowRoot } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import type { FoundFile } from "../input.ts";
import type { Surroundings } from "../../sources/surroundings.ts";
import type { FoundProse } from "./find-prose.ts";
import { findLanguages } from "./find-languages.ts";
import { readPictureSize } from "./read-picture-size.ts";
import { extensionOf, pictureExtensions, readAsset } from "./read-asset.ts";

const assetExtensions: ReadonlySet<string> = new Set([...pictureExtensions, "pdf"]);

interface SurroundingsOptions {
  /** What pages offer besides pictures and documents. */
  readonly downloads: readonly FoundFile[];
  /** By path, pictures that pages hold themselves. */
  readonly embedded: ReadonlyMap<string, Buffer>;
  readonly published: Surroundings["published"];
  readonly inputs: Surroundings["inputs"];
  readonly tree: FileTree;
}

/** What stands around the pages. Of pictures, the first bytes are read, which tell their size. */
export function readSurroundings(
  prose: readonly FoundProse[],
  siteUrls: readonly string[],
  { downloads, embedded, published, inputs, tree }: SurroundingsOptions,
): Surroundings {
  const around = prose.flatMap(({ around }) => around);
  const assets = [...around.filter(({ path }) => assetExtensions.has(extensionOf(path))), ...downloads].map((file) =>
    readAsset(file, tree),
  );
  const held = [...embedded].map(([path, bytes]) => ({ path, ...readPictureSize(bytes) }));
  const hosts = [
    ...siteUrls.map((url) => (url.endsWith("/") ? url : `${url}/`)),
    ...prose.flatMap(({ hosts }) => hosts),
  ];
  const starts = prose.flatMap(({ root, startsWithReadme }) => (startsWithReadme === true ? [root] : []));
  return {
    assets: new Map([...assets, ...held].flatMap((asset) => (asset === undefined ? [] : [[asset.path, asset]]))),
    paths: new Set(around.map(({ path }) => path)),
    hosts: [...new Set(hosts)],
    checkouts: prose.flatMap(({ checkout }) => checkout ?? []),
    inputs,
    published,
    languages: listLanguages(prose),
    ...(starts.length === 0 ? undefined : { starts }),
    projects: new Map(prose.flatMap(({ root, project }) => (project === undefined ? [] : [[root, project]]))),
  };
}

/** Docusaurus has translations elsewhere, and what other tools list of languages is all that there is. */
function listLanguages(prose: readonly FoundProse[]): Surroundings["languages"] {
  const found = prose.flatMap(({ root, project, files }) => {
    if (project?.naming === "docusaurus" || (project?.translations ?? []).length > 0) return [];
    const paths = files.filter(({ kind }) => kind === "prose").map(({ path }) => belowRoot(path, root));
    const languages = findLanguages(paths);
    return languages.length === 0 ? [] : [[root, languages] as const];
  });
  return found.length === 0 ? undefined : new Map(found);
}
