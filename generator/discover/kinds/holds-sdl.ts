import { findSdl } from "../../parse/graphql/code/find-sdl.ts";
import type { FileTree } from "../files/file-tree.ts";

/** In bytes; longer programs were written by others. */
export const longestProgram = 1_000_000;

/** Whether a program holds SDL in a literal. */
export function holdsSdl(location: string, tree: FileTree): boolean {
  return readSdl(location, tree) !== undefined;
}

/** The SDL of a program, apart from where it stands; undefined where there is none. */
export function readSdl(location: string, tree: FileTree): string | undefined {
  const read = tree.read(location, longestProgram);
  if ("failure" in read || read.size > longestProgram) return undefined;
  const text = read.bytes.toString("utf8");
  const literals = findSdl(location, text);
  return literals.length === 0 ? undefined : literals.map(({ start, end }) => text.slice(start, end)).join("\n");
}
