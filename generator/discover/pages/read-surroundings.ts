import type { FileTree } from "../files/file-tree.ts";
import { isLfsPointer, lfsHeadSize } from "../files/is-lfs-pointer.ts";
import type { FoundFile } from "../input.ts";
import type { AssetFile, Surroundings } from "../../sources/surroundings.ts";
import type { FoundProse } from "./find-prose.ts";
import { pictureHeadSize, readPictureSize, shortHeadSize } from "./read-picture-size.ts";

const pictureExtensions: ReadonlySet<string> = new Set(["png", "jpg", "jpeg", "gif", "webp", "svg"]);
const assetExtensions: ReadonlySet<string> = new Set([...pictureExtensions, "pdf"]);

interface SurroundingsOptions {
  /** What pages offer besides pictures and documents. */
  readonly downloads: readonly FoundFile[];
  readonly published: Surroundings["published"];
  readonly tree: FileTree;
}

/** What stands around the pages. Of pictures, the first bytes are read, which tell their size. */
export function readSurroundings(
  prose: readonly FoundProse[],
  siteUrls: readonly string[],
  { downloads, published, tree }: SurroundingsOptions,
): Surroundings {
  const around = prose.flatMap(({ around }) => around);
  const assets = [...around.filter(({ path }) => assetExtensions.has(extensionOf(path))), ...downloads].map((file) =>
    readAsset(file, tree),
  );
  const hosts = [
    ...siteUrls.map((url) => (url.endsWith("/") ? url : `${url}/`)),
    ...prose.flatMap(({ hosts }) => hosts),
  ];
  return {
    assets: new Map(assets.flatMap((asset) => (asset === undefined ? [] : [[asset.path, asset]]))),
    paths: new Set(around.map(({ path }) => path)),
    hosts: [...new Set(hosts)],
    checkouts: prose.flatMap(({ checkout }) => checkout ?? []),
    published,
    projects: new Map(prose.flatMap(({ root, project }) => (project === undefined ? [] : [[root, project]]))),
  };
}

function readAsset({ path, location }: FoundFile, tree: FileTree): AssetFile | undefined {
  const extension = extensionOf(path);
  const isPicture = pictureExtensions.has(extension);
  const read = tree.read(location, 0, isPicture ? headSizeOf(extension) : lfsHeadSize);
  if ("failure" in read) return undefined;
  const { size } = read;
  if (isLfsPointer(read.bytes)) return { path, size, isElsewhere: true };
  if (!isPicture) return { path, size };
  const known = readPictureSize(read.bytes);
  if (known !== undefined || read.bytes.length === size || read.bytes.length >= pictureHeadSize)
    return { path, size, ...known };
  const more = tree.read(location, 0, pictureHeadSize);
  return { path, size, ...("failure" in more ? undefined : readPictureSize(more.bytes)) };
}

/** Most pictures say how large they are at once; a drawing may say something else as long as not all of its first tag is there. */
function headSizeOf(extension: string): number {
  return extension === "svg" ? pictureHeadSize : shortHeadSize;
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}
