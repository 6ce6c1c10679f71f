import { suggestNames } from "../../diagnostics/suggest.ts";
import { joinPath } from "../join-path.ts";
import type { RuleSurroundings } from "../plugin.ts";

/** A file that a reference names and that isn't there. */
interface MissingFile {
  /** The address of the file, without what is meant in it. */
  readonly address: string;
  /** References to files that are there and called alike, written as this one is. */
  readonly suggestions: readonly string[];
}

/** The file that a reference in another one leads to, where it isn't in the input; undefined where it is, or nobody knows. */
export function findMissing(from: string, reference: string, around: RuleSurroundings): MissingFile | undefined {
  const [address = "", ...rest] = reference.split("#");
  const path = joinPath(from, address);
  if (address === "" || path === undefined || !/\.(?:json|ya?ml)$/i.test(path)) return undefined;
  const [prefix = "", paths] = [...around.dataFiles].find(([, files]) => files.has(from)) ?? [];
  // What is installed isn't listed, and what is beside an input may be anything.
  if (paths === undefined || paths.has(path) || !path.startsWith(prefix) || path.includes("node_modules/"))
    return undefined;
  const inside = rest.map((part) => `#${part}`).join("");
  return {
    address,
    suggestions: suggestFiles(from, path, paths).map((file) => `${relate(from, file, address)}${inside}`),
  };
}

/** Files of the same name elsewhere or with another ending, else of one that is nearly the same. */
function suggestFiles(from: string, path: string, paths: ReadonlySet<string>): readonly string[] {
  const others = [...paths].filter((other) => other !== from);
  const same = others.filter((other) => nameOf(other) === nameOf(path));
  if (same.length > 0) return same.length > mostOfOneName ? [] : same;
  const alike = new Set(suggestNames(nameOf(path), new Set(others.map(nameOf))));
  return others.filter((other) => alike.has(nameOf(other))).slice(0, mostOfOneName);
}

/** So many files may have one name; of more, none is likelier than another. */
const mostOfOneName = 3;

/** What a file is called, without its ending. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}

/** The address of a file from another one; with `./` where the one that is meant is written so. */
function relate(from: string, to: string, written: string): string {
  const folder = from.split("/").slice(0, -1);
  const parts = to.split("/");
  let common = 0;
  while (common < folder.length && common < parts.length - 1 && folder[common] === parts[common]) common += 1;
  const up = folder.slice(common).map(() => "..");
  const address = [...up, ...parts.slice(common)].join("/");
  return up.length === 0 && written.startsWith("./") ? `./${address}` : address;
}
