import { join } from "node:path";
import { readBytes } from "../files/read-bytes.ts";
import type { IdForm } from "./git-object.ts";
import { listBits } from "./list-bits.ts";

/** A file, or a folder with a slash at the end, that Git's index lists. */
export interface IndexEntry {
  readonly path: string;
  /** Whether a sparse checkout has left it out of the working tree. */
  readonly isLeftOut: boolean;
}

/** In bytes; the index of a million files takes about a tenth. */
const largestIndex = 1_000_000_000;

/** What stands before the entries: a signature, the version and how many there are. */
const headLength = 12;
/** How many bytes of facts of the file stand in an entry, before the id of its content and its flags. */
const factsLength = 40;
const hasMoreFlags = 0x4000;
/** Among those further flags. */
const leftOutFlag = 0x4000;

/** What an index consists of. */
interface ParsedIndex {
  readonly entries: readonly IndexEntry[];
  /** What it says of the index that it only tells the differences from. */
  readonly link?: Buffer | undefined;
}

/** The entries of an index, by Git's folder; none where it is in a form that this doesn't read. */
export function readIndex(git: string, ids: IdForm, name = "index"): readonly IndexEntry[] {
  const read = readBytes(join(git, name), largestIndex);
  const { entries, link } = "failure" in read ? none : parseIndex(read.bytes, ids);
  if (link === undefined) return entries;
  const base = link.toString("hex", 0, ids.length);
  // One that has no base has all entries itself, and a base is whole.
  if (/^0*$/.test(base)) return entries;
  return name === "index" ? mergeEntries(readIndex(git, ids, `sharedindex.${base}`), { entries, link, ids }) : [];
}

/** Of a split index: the entries of its base but those that are gone, some with other flags, and the new ones. */
function mergeEntries(
  base: readonly IndexEntry[],
  { entries: own, link, ids }: ParsedIndex & { readonly link: Buffer; readonly ids: IdForm },
): readonly IndexEntry[] {
  const gone = listBits(link, ids.length, base.length);
  const replaced = listBits(link, gone.end, base.length);
  const drop = new Set(gone.bits);
  // These come first and have no names, which are those of the base.
  const flags = new Map(replaced.bits.map((position, index) => [position, own[index]?.isLeftOut ?? false]));
  return [
    ...base
      .map(({ path, isLeftOut }, position) => ({ path, isLeftOut: flags.get(position) ?? isLeftOut }))
      .filter((_, position) => !drop.has(position)),
    ...own.slice(replaced.bits.length),
  ];
}

const none: ParsedIndex = { entries: [] };

function parseIndex(bytes: Buffer, ids: IdForm): ParsedIndex {
  const version = bytes.length < headLength ? 0 : bytes.readUInt32BE(4);
  if (bytes.toString("latin1", 0, 4) !== "DIRC" || version < 2 || version > 4) return none;
  const count = bytes.readUInt32BE(8);
  const flagsOffset = factsLength + ids.length;
  const entries: IndexEntry[] = [];
  let at = headLength;
  let name = Buffer.alloc(0);
  for (let index = 0; index < count; index += 1) {
    // What is cut short is damaged, which Git itself will tell.
    if (at + flagsOffset + 4 > bytes.length) return none;
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
    if (end < 0 || kept < 0) return none;
    name = Buffer.concat([name.subarray(0, kept), bytes.subarray(start, end)]);
    entries.push({ path: name.toString("utf8"), isLeftOut: (flags & leftOutFlag) !== 0 });
    // Up to the fourth version, entries end with 1 to 8 zeros, at a multiple of eight.
    at = version === 4 ? end + 1 : at + (Math.floor((end - at) / 8) + 1) * 8;
  }
  return { entries, link: findLink(bytes, at, ids) };
}

/** Extensions stand behind the entries, before the checksum: a signature, a length, and as much. */
function findLink(bytes: Buffer, start: number, ids: IdForm): Buffer | undefined {
  let at = start;
  while (at + 8 <= bytes.length - ids.length) {
    const end = at + 8 + bytes.readUInt32BE(at + 4);
    if (bytes.toString("latin1", at, at + 4) === "link") return bytes.subarray(at + 8, end);
    at = end;
  }
  return undefined;
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
