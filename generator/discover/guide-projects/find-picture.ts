import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";

/** The path of a picture below an input, if one is there, which a logo has to be. */
export function findPicture(input: string, path: string | undefined, tree: FileTree): string | undefined {
  const isPicture = path !== undefined && /\.(?:svg|png|jpe?g|webp|gif)$/i.test(path);
  return isPicture && tree.exists(join(input, path)) ? path : undefined;
}
