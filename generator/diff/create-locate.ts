import { relative } from "node:path";

/** Tells where a file is from a folder, by its path in the catalogue; that path where nobody knows. */
export function createLocate(folder: string, locations: ReadonlyMap<string, string>): (path: string) => string {
  return (path) => {
    const location = locations.get(path);
    return location === undefined ? path : relative(folder, location).replaceAll("\\", "/");
  };
}
