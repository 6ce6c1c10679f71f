import type { Listing } from "./list-files.ts";

/** Packages that hold tests, examples or scripts of a project and are no library. */
const beside: ReadonlySet<string> = new Set(["benchmarks", "docs", "examples", "scripts", "test", "tests", "tools"]);

/** A folder of more projects is the place where people keep them, and none of them is what it is about. */
const mostProjects = 5;

/** The packages of Python that a folder is the project of, or that a project in it has, by their names. */
export function findPythonPackages(listing: Listing): readonly string[] {
  const own = findIn("", listing);
  if (own.length > 0) return own;
  const projects = new Set(
    listing
      .dropIgnored(listing.find(["*/pyproject.toml", "*/setup.py", "*/setup.cfg"]))
      .map((path) => path.slice(0, path.indexOf("/") + 1))
      .filter((folder) => !beside.has(folder.slice(0, -1))),
  );
  if (projects.size > mostProjects) return [];
  return [...new Set([...projects].flatMap((folder) => findIn(folder, listing)))].toSorted();
}

/** Those at the top of a project or below its `src`. */
function findIn(folder: string, listing: Listing): readonly string[] {
  const inits = listing.dropIgnored(listing.find([`${folder}*/__init__.py`, `${folder}src/*/__init__.py`]));
  const names = inits.map((path) => path.split("/").at(-2) ?? "").filter((name) => !beside.has(name));
  return [...new Set(names)].toSorted();
}
