import type { FileVersion } from "./file-version.ts";

/** What a version is called among others: `v12` for a folder of that name, and its number where the name of a file has it. */
export function nameFileVersion(file: string, { pattern, numbers, place }: FileVersion): string {
  const gaps = pattern.split("*").length - 1;
  return gaps === 1 && place !== file ? place.slice(place.lastIndexOf("/") + 1) : numbers.join(".");
}
