import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "../render/output-file.ts";

const path = ".aspectdoc";

const about = "This folder is made by Aspectdoc, which replaces it whole in each run. Changes to it are lost.";

/** What the marker says about the site around it. */
export interface Marker {
  /** Begins and ends with a slash. */
  readonly base: string;
}

/** The file that tells an output folder of ours from any other, and its server where the site is to be mounted. */
export function createMarker({ base }: Marker): OutputFile {
  return { path, content: `${JSON.stringify({ about, base }, undefined, 2)}\n` };
}

/** Whether we have written the folder. */
export function hasMarker(folder: string): boolean {
  return existsSync(join(folder, path));
}

/** What the folder's marker says; undefined for a folder that is not ours. */
export function readMarker(folder: string): Marker | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, path), "utf8"));
    const isMarker = typeof value === "object" && value !== null && "base" in value && typeof value.base === "string";
    return isMarker && /^\/(?:.*\/)?$/.test(String(value.base)) ? { base: String(value.base) } : undefined;
  } catch {
    return undefined;
  }
}
