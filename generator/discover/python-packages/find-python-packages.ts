import { globFolder } from "../files/glob-folder.ts";
import type { Listing } from "../files/list-files.ts";

/** Packages that hold tests, examples or scripts of a project and are no library. */
const beside: ReadonlySet<string> = new Set(["benchmarks", "docs", "examples", "scripts", "test", "tests", "tools"]);

/** A folder of more projects is the place where people keep them, and none of them is what it is about. */
const mostProjects = 5;

/** The packages of Python that a folder is the project of, or that a project in it has, at most two folders down, by their names. */
export function findPythonPackages(listing: Listing): readonly string[] {
  const top = listing.find(["{__init__.py,setup.py,setup.cfg,pyproject.toml}"]);
  // What a package has in it is imported by the name of the package; some projects have that file too.
  if (top.length === 1 && top[0] === "__init__.py") return [];
  const own = findIn("", listing);
  if (own.length > 0) return own;
  for (const depth of ["*/", "*/*/"]) {
    const projects = findProjects(depth, listing);
    if (projects.length > mostProjects) return [];
    const found = [...new Set(projects.flatMap((folder) => findIn(folder, listing)))];
    if (found.length > 0) return found.toSorted();
  }
  return top.length > 0 ? findDeep(listing) : [];
}

/** Those of a project that says where its packages are: folders further down which no package is around. */
function findDeep(listing: Listing): readonly string[] {
  const inits = listing.dropIgnored(listing.find(["*/*/__init__.py", "*/*/*/__init__.py"]));
  const places = new Set(inits.map((path) => path.slice(0, path.lastIndexOf("/"))));
  const found = [...places].filter((place) => {
    const segments = place.split("/");
    return !places.has(segments.slice(0, -1).join("/")) && !segments.some((segment) => beside.has(segment));
  });
  if (found.length > mostProjects) return [];
  return [...new Set(found.map((place) => place.slice(place.lastIndexOf("/") + 1)))].toSorted();
}

function findProjects(depth: string, listing: Listing): readonly string[] {
  const files = listing.dropIgnored(listing.find([`${depth}{pyproject.toml,setup.py,setup.cfg}`]));
  const folders = new Set(files.map((path) => path.slice(0, path.lastIndexOf("/") + 1)));
  return [...folders].filter((folder) => !folder.split("/").some((part) => beside.has(part))).toSorted();
}

/** Those at the top of a project or below its `src`. */
function findIn(folder: string, listing: Listing): readonly string[] {
  const below = globFolder(folder.slice(0, -1));
  const inits = listing.dropIgnored(listing.find([`${below}*/__init__.py`, `${below}src/*/__init__.py`]));
  const names = inits.map((path) => path.split("/").at(-2) ?? "").filter((name) => !beside.has(name));
  return [...new Set(names)].toSorted();
}
