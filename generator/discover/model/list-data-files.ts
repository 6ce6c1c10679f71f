import type { Input } from "../input.ts";

/**
 * Paths of the JSON and YAML of inputs that are folders, read or not, and of links that are called so, by what paths of the input begin with: references of what plug-ins
 * read lead there. Of files that are inputs themselves, nobody lists what is around them.
 */
export function listDataFiles(inputs: readonly Input[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    inputs.flatMap(({ prefix, listing, isFiles }) =>
      isFiles === true
        ? []
        : [
            [
              prefix,
              new Set([...listing.find(dataFiles), ...listing.findLinks(dataFiles)].map((below) => prefix + below)),
            ] as const,
          ],
    ),
  );
}

const dataFiles = ["**/*.{json,yaml,yml}"];
