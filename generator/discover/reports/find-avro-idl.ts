import type { Input } from "../input.ts";

/** Files of Avro IDL in a folder that no layout knows, of which no protocol of that name has been made; sorted. */
export function findAvroIdl({ listing, prefix }: Input, exclude?: readonly string[]): readonly string[] {
  const files = listing.dropIgnored(listing.find(["**/*.avdl"], exclude));
  if (files.length === 0) return [];
  const compiled = new Set(listing.find(["**/*.avpr"]).map(toStem));
  return files
    .filter((path) => !compiled.has(toStem(path)))
    .toSorted()
    .map((path) => prefix + path);
}

function toStem(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.\w+$/, "");
}
