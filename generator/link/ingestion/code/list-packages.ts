import type { PackageDocument } from "../../../parse/python-package/package-document.ts";
import type { PythonDocument, PythonExpression } from "../../../parse/python/python-document.ts";
import type { PydanticVersion } from "./models/pydantic-fields.ts";
import { readSetup, type EntryPoint } from "./read-setup.ts";

/** A Python package: what its `setup.py`, `setup.cfg` and `pyproject.toml` say together, or what it is installed with. */
export interface PythonPackage {
  /** With a final slash; empty for the input itself. */
  readonly folder: string;
  /** What it is installed by: a text, or what leads to one. */
  readonly name?: PythonExpression | undefined;
  /** By group, e.g. `datahub.ingestion.source.plugins`. */
  readonly entryPoints: ReadonlyMap<string, readonly EntryPoint[]>;
  /** Names that `pip install package[name]` takes. */
  readonly extras: ReadonlySet<string>;
  readonly pydantic: PydanticVersion;
  /** Whether it says that it needs what connectors are written with. */
  readonly needsPlatform: boolean;
  /** Present where a file that tells of it could not be read whole, so that it may register more. */
  readonly incomplete?: true | undefined;
}

/** What packages are read from. */
export interface PackageSources {
  /** Of the Python files of an input. */
  readonly paths: ReadonlySet<string>;
  read(path: string): PythonDocument | undefined;
  /** What packages say of themselves in files that are no code. */
  readonly packages?: readonly PackageDocument[] | undefined;
}

/** The packages of a checkout, by folder. */
export function listPackages({ paths, read, packages = [] }: PackageSources): readonly PythonPackage[] {
  const setups = [...paths].filter((path) => /(?:^|\/)setup\.py$/.test(path));
  const folders = new Set([...setups, ...packages.map(({ file }) => file)].map(toFolder));
  if (folders.size === 0 && paths.size > 0) return [unpackaged];
  return [...folders].sort().map((folder) => {
    const document = setups.includes(`${folder}setup.py`) ? read(`${folder}setup.py`) : undefined;
    const setup = document && readSetup(document);
    const beside = packages.filter(({ file }) => toFolder(file) === folder);
    const entryPoints = mergeEntryPoints(setup?.entryPoints, beside);
    const needed = [...(setup?.texts ?? []), ...beside.flatMap(({ requirements }) => requirements)];
    const value = beside.find(({ name }) => name !== undefined)?.name;
    return {
      // The code of what is installed lies beside what tells of it.
      folder: folder.replace(installed, ""),
      name: value === undefined ? setup?.name : { kind: "text", value },
      entryPoints,
      extras: new Set([...(setup?.extras ?? []), ...beside.flatMap(({ extras }) => extras)]),
      pydantic: findPydantic(needed),
      // Installed packages lie in one folder with all others, so that nobody knows whose a class is.
      needsPlatform: !installed.test(folder) && needed.some((text) => /^acryl-datahub(?![\w-])/.test(text)),
      ...([document, ...beside].some((one) => one?.incomplete) && { incomplete: true as const }),
    };
  });
}

/** Code that nobody has made a package of: recipes name its classes all the same, once it is on Python's path. */
const unpackaged: PythonPackage = {
  folder: "",
  entryPoints: new Map(),
  extras: new Set(),
  pydantic: 2,
  needsPlatform: true,
};

const installed = /[^/]+\.dist-info\/$/;

/** By group; the first of a name counts. */
function mergeEntryPoints(
  declared: ReadonlyMap<string, readonly EntryPoint[]> | undefined,
  beside: readonly PackageDocument[],
): ReadonlyMap<string, readonly EntryPoint[]> {
  const merged = new Map([...(declared ?? [])].map(([group, points]) => [group, [...points]]));
  const names = new Map([...merged].map(([group, points]) => [group, new Set(points.map(({ name }) => name))]));
  for (const { group, ...point } of beside.flatMap((one) => one.entryPoints)) {
    const known = names.get(group) ?? new Set();
    if (known.has(point.name)) continue;
    names.set(group, known.add(point.name));
    const listed = merged.get(group);
    if (listed === undefined) merged.set(group, [point]);
    else listed.push(point);
  }
  return merged;
}

function toFolder(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** The first requirement of Pydantic tells; without any, it is today's. */
function findPydantic(texts: readonly string[]): PydanticVersion {
  const pin = texts.find((text) => /^pydantic(?![\w-])/.test(text));
  if (pin === undefined) return 2;
  return /<=?\s*1\b|<\s*2(?!\d)|[=~]=\s*1\b/.test(pin) ? 1 : 2;
}
