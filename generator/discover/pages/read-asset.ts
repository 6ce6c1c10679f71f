import type { FileTree } from "../files/file-tree.ts";
import { isLfsPointer, lfsHeadSize } from "../files/is-lfs-pointer.ts";
import type { FoundFile } from "../input.ts";
import { type AssetFile, largestAsset } from "../../sources/surroundings.ts";
import { pictureHeadSize, readPictureSize, shortHeadSize } from "./read-picture-size.ts";

/** Of pictures that pages may show, without the dot. */
export const pictureExtensions: ReadonlySet<string> = new Set(["png", "jpg", "jpeg", "gif", "webp", "svg"]);

/** What is told of a file that pages show or offer, for which its first bytes do; nothing where it can't be read. */
export function readAsset(
  { path, location }: Pick<FoundFile, "path" | "location">,
  tree: FileTree,
): AssetFile | undefined {
  const extension = extensionOf(path);
  const isPicture = pictureExtensions.has(extension);
  const read = tree.read(location, 0, isPicture ? headSizeOf(extension) : lfsHeadSize);
  if ("failure" in read) return undefined;
  if (isLfsPointer(read.bytes)) return { path, isElsewhere: true };
  const { size } = read;
  const asset: AssetFile = size > largestAsset ? { path, tooLarge: size } : { path };
  if (!isPicture) return asset;
  const known = readPictureSize(read.bytes);
  if (known !== undefined || read.bytes.length === size || read.bytes.length >= pictureHeadSize)
    return { ...asset, ...known };
  const more = tree.read(location, 0, pictureHeadSize);
  return { ...asset, ...("failure" in more ? undefined : readPictureSize(more.bytes)) };
}

/** Most pictures say how large they are at once; a drawing may say something else as long as not all of its first tag is there. */
function headSizeOf(extension: string): number {
  return extension === "svg" ? pictureHeadSize : shortHeadSize;
}

/** Without the dot, in small letters. */
export function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}
