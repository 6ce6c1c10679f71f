import type { PackageDocument } from "../../../parse/python-package/package-document.ts";
import type { PythonDocument, PythonExpression } from "../../../parse/python/python-document.ts";
import type { PydanticVersion } from "./pydantic-fields.ts";
import { readSetup, type EntryPoint } from "./read-setup.ts";

/** A Python package of a checkout: what its `setup.py`, `setup.cfg` and `pyproject.toml` say together. */
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
  return [...folders].sort().map((folder) => {
    const document = setups.includes(`${folder}setup.py`) ? read(`${folder}setup.py`) : undefined;
    const setup = document && readSetup(document);
    const beside = packages.filter(({ file }) => toFolder(file) === folder);
    const entryPoints = new Map(setup?.entryPoints);
    for (const { group, ...point } of beside.flatMap((one) => one.entryPoints)) {
      const listed = entryPoints.get(group) ?? [];
      if (!listed.some(({ name }) => name === point.name)) entryPoints.set(group, [...listed, point]);
    }
    const value = beside.find(({ name }) => name !== undefined)?.name;
    return {
      folder,
      name: value === undefined ? setup?.name : { kind: "text", value },
      entryPoints,
      extras: new Set([...(setup?.extras ?? []), ...beside.flatMap(({ extras }) => extras)]),
      pydantic: findPydantic([...(setup?.texts ?? []), ...beside.flatMap(({ requirements }) => requirements)]),
    };
  });
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
