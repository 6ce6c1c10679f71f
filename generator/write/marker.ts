import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "./output-file.ts";

/** Name of the file. */
export const markerName = ".aspectdoc";

const about = "This folder is made by Aspectdoc, which replaces it whole in each run. Changes to it are lost.";

/** What the marker says about the site around it. */
export interface Marker {
  /** Begins and ends with a slash. */
  readonly base: string;
}

/** The file that tells an output folder of ours from any other, and its server where the site is to be mounted. */
export function createMarker({ base }: Marker): OutputFile {
  return { path: markerName, content: `${JSON.stringify({ about, base }, undefined, 2)}\n` };
}

/** Whether we have written the folder: anything else of that name, such as a folder, says nothing. */
export function hasMarker(folder: string): boolean {
  return readMarker(folder) !== undefined;
}

/** No marker of ours is longer, in bytes. */
const longestMarker = 4096;

/** What the folder's marker says; undefined for a folder that is not ours. */
export function readMarker(folder: string): Marker | undefined {
  const file = join(folder, markerName);
  try {
    const stats = lstatSync(file);
    if (!stats.isFile() || stats.size > longestMarker) return undefined;
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    const isMarker = typeof value === "object" && value !== null && "base" in value && typeof value.base === "string";
    return isMarker && /^\/(?:.*\/)?$/.test(String(value.base)) ? { base: String(value.base) } : undefined;
  } catch {
    return undefined;
  }
}
