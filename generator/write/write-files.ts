import {
  closeSync,
  copyFileSync,
  linkSync,
  lutimesSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { digest, digestAll } from "../places/digest.ts";
import { isUntouched, type FileRecord, type OutputRecord } from "./output-record.ts";
import { describeFailure } from "../diagnostics/describe-failure.ts";
import { SourceGoneError } from "./source-gone-error.ts";
import { OutputChangedError } from "./output-changed-error.ts";
import { makeWay, removeFiles } from "./change-tree.ts";
import type { FileBefore, FilePieces, OutputFile } from "./output-file.ts";
import { foldPath } from "../places/fold-path.ts";

/** What was written. */
export interface WrittenFiles {
  readonly files: number;
  readonly bytes: number;
  /** How many files were added, changed or removed. */
  readonly changed: number;
  /** All files, where somebody notes them; none where nothing is known of those before either. */
  readonly record: OutputRecord;
  /** Paths of the files that were written. */
  readonly written: readonly string[];
  /** Paths that there are no files for any more. */
  readonly removed: readonly string[];
  /** Whether all others are the very files that were there before, not copies of them. */
  readonly isLinked: boolean;
}

/** The output that is being replaced, and what the run that wrote it noted. */
export interface OutputBefore {
  readonly folder: string;
  readonly record: OutputRecord;
  /** Whether the folder that is written to has all of its files already. */
  readonly isStaged?: boolean | undefined;
}

/**
 * Writes the files below the folder, each as the source hands it over. A file with the content that it
 * had before stays the same file, time and all; where nobody is told of any before, nothing is noted either. Files are small, and there are thousands: to hand them
 * to threads that write them costs more than to write them.
 */
export async function writeFiles(
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
  folder: string,
  before?: OutputBefore,
): Promise<WrittenFiles> {
  const checkPath = createPathCheck();
  const folders = new Set<string>();
  const record = new Map<string, FileRecord>();
  const written: string[] = [];
  const isStaged = before?.isStaged === true;
  let isLinked = true;
  let bytes = 0;

  const findBefore = (path: string): FileRecord | undefined => {
    const known = before?.record.get(path);
    return before !== undefined && known !== undefined && isUntouched(before.folder, path, known) ? known : undefined;
  };
  const keep = (path: string, known: FileRecord, isThere = isStaged): void => {
    if (!isThere) {
      makeParent(path);
      isLinked = keepFile(`${before?.folder ?? ""}/${path}`, `${folder}/${path}`, known) && isLinked;
    }
    record.set(path, known);
    bytes += known.size;
  };

  const makeParent = (path: string): void => {
    const parent = dirname(`${folder}/${path}`);
    if (folders.has(parent)) return;
    mkdirSync(parent, { recursive: true });
    folders.add(parent);
  };

  const writeOne = ({ path, content }: OutputFile): void => {
    const file = `${folder}/${path}`;
    if (typeof content === "object" && "asBefore" in content) {
      const known = findBefore(path);
      if (known === undefined) throw new OutputChangedError(path);
      keep(path, known);
      return;
    }
    if (typeof content === "object" && "pieces" in content) return writeInPieces(path, content);
    const data = toBytes(path, content);
    const name = before === undefined ? undefined : digest(data);
    const known = before?.record.get(path)?.digest === name ? findBefore(path) : undefined;
    if (known !== undefined) {
      keep(path, known);
      return;
    }
    if (isStaged) makeWay(folder, path);
    makeParent(path);
    // Never into a file that is there: it has another name, in the output.
    writeFileSync(file, data, { flag: "wx" });
    bytes += data.byteLength;
    if (name !== undefined) record.set(path, { size: data.byteLength, time: statSync(file).mtimeMs, digest: name });
    written.push(path);
  };

  /** What it says is known when it has been written; a file that said the same before takes its place. */
  const writeInPieces = (path: string, { pieces }: FilePieces): void => {
    const file = `${folder}/${path}`;
    if (isStaged) makeWay(folder, path);
    makeParent(path);
    const { size, name } = writePieces(file, pieces, before !== undefined);
    const known = name !== undefined && before?.record.get(path)?.digest === name ? findBefore(path) : undefined;
    if (known !== undefined) {
      rmSync(file);
      keep(path, known, false);
      return;
    }
    bytes += size;
    if (name !== undefined) record.set(path, { size, time: statSync(file).mtimeMs, digest: name });
    written.push(path);
  };

  let count = 0;
  for await (const file of files) {
    checkPath(file.path);
    writeOne(file);
    count += 1;
  }
  const removed = [...(before?.record.keys() ?? [])].filter((path) => !record.has(path));
  if (isStaged) removeFiles(folder, removed);
  const changed = written.length + removed.length;
  return { files: count, bytes, changed, record, written, removed, isLinked };
}

/** Says how many bytes the file has, and on demand what they are called. */
function writePieces(
  file: string,
  pieces: Iterable<Uint8Array>,
  isNamed: boolean,
): { readonly size: number; readonly name: string | undefined } {
  const target = openSync(file, "wx");
  try {
    let size = 0;
    const names: string[] = [];
    for (const piece of pieces) {
      writeFileSync(target, piece);
      size += piece.byteLength;
      if (isNamed) names.push(digest(piece));
    }
    return { size, name: isNamed ? digestAll(names) : undefined };
  } finally {
    closeSync(target);
  }
}

function toBytes(path: string, content: Exclude<OutputFile["content"], FileBefore | FilePieces>): Uint8Array {
  if (typeof content === "string") return Buffer.from(content);
  if (!("copyOf" in content)) return content;
  try {
    return readFileSync(content.copyOf);
  } catch (error) {
    throw new SourceGoneError(path, describeFailure(error));
  }
}

/**
 * Gives an unchanged file its second name, or a copy with its times where the file system has one name for each file;
 * says whether it is the former.
 */
function keepFile(from: string, to: string, { time }: FileRecord): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    copyFileSync(from, to);
    lutimesSync(to, time / 1000, time / 1000);
    return false;
  }
}

/** A part that is empty or made of dots, what other systems divide paths by, and their drives. */
const unsafe = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0]|^[a-z]:/i;

/** The plan makes no path twice and none that leaves the folder. A path that does is a bug of ours, and must not reach the disk. */
function createPathCheck(): (path: string) => void {
  const seen = new Set<string>();
  return (path) => {
    if (unsafe.test(path)) throw new Error(`the path of an output file leaves the output folder: ${path}`);
    const key = foldPath(path);
    if (seen.has(key)) throw new Error(`two output files have the path ${path}`);
    seen.add(key);
  };
}
