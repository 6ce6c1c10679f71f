import type { Dirent, lstatSync, readdirSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative } from "node:path";
import fastGlob from "fast-glob";
import { dropByteOrderMark } from "../../places/drop-byte-order-mark.ts";
import { markerName, readMarker } from "../../write/marker.ts";
import { findCopies } from "./find-copies.ts";
import { findBuildOutput, findPackageOutput } from "./build-output.ts";
import { createIgnoreFilter } from "./git-ignore.ts";
import { globSync } from "./glob-sync.ts";
import { isFurtherTree } from "./is-further-tree.ts";
import { matchNames } from "./match-names.ts";
import { withAnyCase } from "./with-any-case.ts";
import { diskTree, type FileTree } from "./file-tree.ts";
import { describeFailure, misnamed } from "../../diagnostics/describe-failure.ts";

/** What is in a folder at one moment: it is gone through once, however often it is asked. */
export interface Listing {
  /**
   * Paths below the folder that match; links are not followed, and installed packages are left out. So are copies that somebody has put
   * aside beside the originals, unless it is them that a pattern names.
   */
  find(patterns: readonly string[], exclude?: readonly string[]): string[];
  /** Links that match and lead to a file of the folder, be it through others, with where that is. Hidden files are nobody's to be led to. */
  findLinked(patterns: readonly string[], exclude?: readonly string[]): readonly LinkedFile[];
  /** Links that match, wherever they lead. */
  findLinks(patterns: readonly string[], exclude?: readonly string[]): readonly string[];
  /** The links in the folders that have been gone through, of any kind, which nothing else here tells of; sorted. */
  links(): readonly string[];
  /** Where the folders are that have been gone through, and all that is in them, of any kind and name, each with whether it is a file. */
  entries(): readonly (readonly [location: string, isFile: boolean])[];
  /** Folders below this one that can't be gone through, which are empty here, and why; sorted, without hidden ones. */
  refused(exclude?: readonly string[]): readonly RefusedFolder[];
  /** Copies with files that matched and are left out, each with its original. */
  copies(): readonly PutAside[];
  /** The paths without those that Git ignores or that a build has made. */
  dropIgnored(paths: readonly string[]): readonly string[];
  /** Of paths that `dropIgnored` drops, those that a package has of what was built, and that Git doesn't ignore. */
  takePublished(paths: readonly string[]): readonly string[];
}

/** A symbolic link to a file, and that file. */
export interface LinkedFile {
  /** Of the link. */
  readonly path: string;
  /** Of the file, in the file system. */
  readonly location: string;
}

/** A copy of something that is beside it. */
interface PutAside {
  /** Of a file, or of a folder. */
  readonly path: string;
  readonly original: string;
}

interface RefusedFolder {
  readonly path: string;
  readonly reason: string;
}

/** The files below a folder. */
export function listFiles(folder: string, tree: FileTree = diskTree): Listing {
  const known = new Map<string, Dirent[]>();
  const refused = new Map<string, string>();
  const copies = new Map<string, string>();
  const leftOut = new Set<string>();
  const openFolders = rememberFolders(folder, { tree, known, refused, copies });
  const dropCopies = (paths: string[], patterns: readonly string[]): string[] =>
    copies.size === 0 ? paths : paths.filter((path) => !isCopied(path, patterns));
  const isCopied = (path: string, patterns: readonly string[]): boolean => {
    const copy = findAbove(path, copies);
    if (copy === undefined || patterns.some((pattern) => pattern.replaceAll("\\", "").includes(basename(copy))))
      return false;
    leftOut.add(copy);
    return true;
  };
  const fs = openFolders();
  const findLinks: Listing["findLinks"] = (patterns, exclude = []) =>
    globSync([...patterns], {
      fs,
      cwd: folder,
      ignore: ["**/node_modules/**", ...exclude],
      followSymbolicLinks: false,
      onlyFiles: false,
      objectMode: true,
      unique: true,
    }).flatMap(({ path, dirent }) => (dirent.isSymbolicLink() ? [path] : []));
  let isIgnored: ((path: string) => boolean) | undefined;
  const skips = (path: string): boolean => (isIgnored ??= readIgnoreFiles(folder, { openFolders, tree }))(path);
  return {
    find(given, exclude = []) {
      const patterns = given.map(withAnyCase);
      const found = globSync(patterns, {
        fs: openFolders(matchNames(patterns)),
        cwd: folder,
        ignore: ["**/node_modules/**", ...exclude],
        followSymbolicLinks: false,
        onlyFiles: true,
        unique: true,
        suppressErrors: false,
      });
      return dropCopies(found, patterns);
    },
    findLinked: (patterns, exclude) =>
      findLinks(patterns, exclude).flatMap((path) => {
        const location = tree.follow(join(folder, path));
        return location !== undefined && isOpenFile(location, folder, tree) ? [{ path, location }] : [];
      }),
    findLinks,
    links: () => listLinks(folder, known),
    entries: () =>
      [...known].flatMap(([path, entries]) => [
        [path, false] as const,
        ...entries.map((entry) => [join(path, entry.name), entry.isFile()] as const),
      ]),
    refused(exclude = []) {
      const globs = [...refused.keys()]
        .filter((path) => !/(?:^|\/)\./.test(path))
        .map((path) => fastGlob.escapePath(path));
      const paths = globSync(globs, { fs, cwd: folder, ignore: [...exclude], onlyDirectories: true });
      return paths.sort().map((path) => ({ path, reason: refused.get(path) ?? "" }));
    },
    copies: () => [...leftOut].sort().map((path) => ({ path, original: copies.get(path) ?? "" })),
    dropIgnored(paths) {
      const isBuildOutput = findBuildOutput(paths, folder, tree);
      return paths.filter((path) => !skips(path) && !isBuildOutput(path));
    },
    takePublished(paths) {
      const isOfPackage = findPackageOutput(paths, folder, tree);
      return paths.filter((path) => isOfPackage(path) && !skips(path));
    },
  };
}

/** The copy that a path is, or is in. */
function findAbove(path: string, copies: ReadonlyMap<string, string>): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    if (copies.has(path.slice(0, end))) return path.slice(0, end);
  }
  return undefined;
}

function isOpenFile(location: string, folder: string, tree: FileTree): boolean {
  const below = relative(folder, location).replaceAll("\\", "/");
  if (below === "" || isAbsolute(below) || /(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(below)) return false;
  try {
    const name = basename(location);
    return tree.list(dirname(location)).some((entry) => entry.name === name && entry.isFile());
  } catch {
    return false;
  }
}

type FolderReader = Pick<fastGlob.FileSystemAdapter, "readdirSync" | "lstatSync">;

/**
 * Each glob goes through the folders anew, and asks for them in this form alone. A site that an earlier run has written
 * is no input of the next one, nor is the model as another branch has it, which a further working tree of the repository holds: such
 * folders are empty here, unless it is them that are asked about. Files of other names than those that are given are passed over, since
 * globs take most of their time to tell so.
 */
function rememberFolders(
  top: string,
  {
    tree,
    known,
    refused,
    copies,
  }: {
    readonly tree: FileTree;
    readonly known: Map<string, Dirent[]>;
    readonly refused: Map<string, string>;
    /** By path, the original. */
    readonly copies: Map<string, string>;
  },
): (names?: RegExp) => FolderReader {
  const listAny = (path: string): Dirent[] => {
    try {
      return tree.list(path);
    } catch (error) {
      // A folder that is asked for by its name need not be there, and without the first one there is nothing to read.
      const below = relative(top, path).replaceAll("\\", "/");
      const code = error instanceof Error && "code" in error ? String(error.code) : "ENOENT";
      const isMisnamed = code === "ENOENT" && basename(path).includes("\ufffd");
      if (below === "" || (code === "ENOENT" && !isMisnamed)) throw error;
      // Nothing is in what is a file, as a link called `docs` is where Git makes none.
      if (code === "ENOTDIR") return [];
      refused.set(below, isMisnamed ? misnamed : describeFailure(error));
      return [];
    }
  };
  const list = (path: string): Dirent[] => {
    const entries = listAny(path);
    if (tree.isDisk !== true) return entries;
    const has = (name: string): boolean => entries.some((entry) => entry.name === name && !entry.isDirectory());
    if (has(markerName) && readMarker(path) !== undefined) return [];
    return path !== top && has(".git") && isFurtherTree(tree.follow(path) ?? path, tree) ? [] : entries;
  };
  const read = (path: string): Dirent[] => {
    const seen = known.get(path);
    if (seen !== undefined) return seen;
    const entries = list(path);
    known.set(path, entries);
    const toPath = (name: string): string => relative(top, join(path, name)).replaceAll("\\", "/");
    for (const { name, original } of findCopies(path, entries, tree)) copies.set(toPath(name), toPath(original));
    return entries;
  };
  // Asked of what is named without a wildcard. It is there if the list of its folder has it, wherever that came from.
  const describe = (path: string): Dirent => {
    const name = basename(path);
    const entry = read(dirname(path)).find((each) => each.name === name);
    if (entry === undefined) throw Object.assign(new Error("no such file"), { code: "ENOENT", path });
    return entry;
  };
  return (names) => ({
    readdirSync: (names === undefined ? read : readNamed(names, read, known)) as unknown as typeof readdirSync,
    lstatSync: describe as unknown as typeof lstatSync,
  });
}

/** A folder without files of other names, and without folders that have been gone through to their ends and have none of these. */
function readNamed(
  names: RegExp,
  read: (path: string) => Dirent[],
  known: ReadonlyMap<string, readonly Dirent[]>,
): (path: string) => Dirent[] {
  const verdicts = new Map<string, boolean>();
  // What nobody has gone through yet may have them.
  const mayHold = (path: string): boolean => {
    const entries = known.get(path);
    if (entries === undefined) return true;
    const seen = verdicts.get(path);
    if (seen !== undefined) return seen;
    const verdict =
      entries.some((entry) => !entry.isDirectory() && names.test(entry.name)) ||
      entries.some((entry) => entry.isDirectory() && mayHold(below(path, entry.name)));
    verdicts.set(path, verdict);
    return verdict;
  };
  return (path) =>
    read(path).filter((entry) => (entry.isDirectory() ? mayHold(below(path, entry.name)) : names.test(entry.name)));
}

/** As globs ask for what is in a folder. */
function below(folder: string, name: string): string {
  return folder.endsWith("/") ? folder + name : `${folder}/${name}`;
}

/** What a link leads to is not asked, so all that is told of it is what came with the list of its folder. */
function listLinks(top: string, known: ReadonlyMap<string, readonly Dirent[]>): readonly string[] {
  const links: string[] = [];
  for (const [folder, entries] of known) {
    for (const entry of entries) {
      if (entry.isSymbolicLink()) links.push(relative(top, join(folder, entry.name)).replaceAll("\\", "/"));
    }
  }
  return links.filter((path) => !/(?:^|\/)node_modules(?:\/|$)|^\.|\/\./.test(path)).sort();
}

function readIgnoreFiles(
  folder: string,
  { openFolders, tree }: { readonly openFolders: (names: RegExp) => FolderReader; readonly tree: FileTree },
): (path: string) => boolean {
  const paths = globSync("**/.gitignore", {
    fs: openFolders(/^\.gitignore$/),
    cwd: folder,
    dot: true,
    ignore: ["**/node_modules/**", "**/.git/**"],
    followSymbolicLinks: false,
  });
  return createIgnoreFilter(
    paths.map((path) => ({
      folder: path.slice(0, Math.max(0, path.length - "/.gitignore".length)),
      text: readText(join(folder, path), tree),
    })),
  );
}

function readText(location: string, tree: FileTree): string {
  const read = tree.read(location, 1_000_000);
  return "failure" in read ? "" : dropByteOrderMark(read.bytes.toString("utf8"));
}
