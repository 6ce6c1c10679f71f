import type { Listing } from "./list-files.ts";

/** Packages that hold tests, examples or scripts of a project and are no library. */
const beside: ReadonlySet<string> = new Set(["benchmarks", "docs", "examples", "scripts", "test", "tests", "tools"]);

/** The packages of Python that a folder is the project of, at its top or below `src`, by their names. */
export function findPythonPackages(listing: Listing): readonly string[] {
  const inits = listing.dropIgnored(listing.find(["*/__init__.py", "src/*/__init__.py"]));
  const names = inits.map((path) => path.split("/").at(-2) ?? "").filter((name) => !beside.has(name));
  return [...new Set(names)].toSorted();
}
