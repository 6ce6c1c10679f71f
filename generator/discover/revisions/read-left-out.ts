import { join } from "node:path";
import { readText } from "./git-folders.ts";
import { readBytes } from "../read-bytes.ts";

/** In bytes; the index of a million files takes about a tenth. */
const largestIndex = 1_000_000_000;

/** What stands before the entries: a signature, the version and how many there are. */
const headLength = 12;
/** Where in an entry its flags stand, behind facts of the file and the id of its content. */
const flagsOffset = 60;
const hasMoreFlags = 0x4000;
/** Among those further flags. */
const isLeftOut = 0x4000;

/**
 * Paths that a sparse checkout has left out of the working tree, as Git's index says: of files, and of folders with a slash
 * at the end. None where the checkout is whole, or where the index is in a form that this doesn't read.
 */
export function readLeftOut({ git, common }: { readonly git: string; readonly common: string }): readonly string[] {
  const configs = [join(common, "config"), join(git, "config.worktree")].map((path) => readText(path) ?? "");
  if (!configs.some((config) => /^\s*sparsecheckout\s*=\s*"?(?:true|yes|on|1)\b/im.test(config))) return [];
  const read = readBytes(join(git, "index"), largestIndex);
  return "failure" in read ? [] : parseIndex(read.bytes);
}

function parseIndex(bytes: Buffer): readonly string[] {
  const version = bytes.length < headLength ? 0 : bytes.readUInt32BE(4);
  if (bytes.toString("latin1", 0, 4) !== "DIRC" || version < 3 || version > 4) return [];
  const count = bytes.readUInt32BE(8);
  const paths: string[] = [];
  let at = headLength;
  let name = Buffer.alloc(0);
  for (let index = 0; index < count; index += 1) {
    // What is cut short is damaged, which Git itself will tell.
    if (at + flagsOffset + 4 > bytes.length) return [];
    const isLong = (bytes.readUInt16BE(at + flagsOffset) & hasMoreFlags) !== 0;
    const flags = isLong ? bytes.readUInt16BE(at + flagsOffset + 2) : 0;
    let start = at + flagsOffset + (isLong ? 4 : 2);
    let kept = 0;
    if (version === 4) {
      const dropped = readVariable(bytes, start);
      start = dropped.end;
      kept = name.length - dropped.value;
    }
    const end = bytes.indexOf(0, start);
    if (end < 0 || kept < 0) return [];
    name = Buffer.concat([name.subarray(0, kept), bytes.subarray(start, end)]);
    if ((flags & isLeftOut) !== 0) paths.push(name.toString("utf8"));
    // Up to the fourth version, entries end with 1 to 8 zeros, at a multiple of eight.
    at = version === 4 ? end + 1 : at + (Math.floor((end - at) / 8) + 1) * 8;
  }
  return paths;
}

/** A number of seven bits a byte, each further byte counting one more than it says. */
function readVariable(bytes: Buffer, start: number): { readonly value: number; readonly end: number } {
  let at = start;
  let byte = bytes[at] ?? 0;
  let value = byte & 0x7f;
  while ((byte & 0x80) !== 0 && at - start < 4) {
    at += 1;
    byte = bytes[at] ?? 0;
    value = (value + 1) * 128 + (byte & 0x7f);
  }
  return { value, end: at + 1 };
}
