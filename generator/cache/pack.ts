import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { replaceFile } from "./replace-file.ts";

/*
 * A file of the cache: entries by name, each as bytes. One line of JSON says what is in it, and a
 * digest over all of it whether it is still as it was written. A pack that is damaged, or was written
 * by another version of the tool, is an empty one.
 */

export type Pack = ReadonlyMap<string, Uint8Array>;

interface PackHeader {
  readonly tool: string;
  readonly digest: string;
  /** Name and length in bytes of each entry, in the order in which they follow. */
  readonly entries: readonly (readonly [name: string, length: number])[];
}

/** The entries of a pack; none when there is no pack that this tool may trust. */
export function readPack(path: string, tool: string): Pack {
  try {
    const bytes = readFileSync(path);
    const end = bytes.indexOf(0x0a);
    const header = JSON.parse(bytes.toString("utf8", 0, end)) as PackHeader;
    const body = bytes.subarray(end + 1);
    if (header.tool !== tool || header.digest !== nameContent(header.entries, [body])) return new Map();
    let offset = 0;
    return new Map(header.entries.map(([name, length]) => [name, body.subarray(offset, (offset += length))] as const));
  } catch {
    return new Map();
  }
}

/** Replaces a pack, wholly or not at all. */
export async function writePack(path: string, tool: string, pack: Pack): Promise<void> {
  const entries = [...pack].map(([name, bytes]) => [name, bytes.byteLength] as const);
  const body = [...pack.values()];
  const header: PackHeader = { tool, digest: nameContent(entries, body), entries };
  await replaceFile(path, [Buffer.from(`${JSON.stringify(header)}\n`), ...body]);
}

/** The pieces follow one another as in the file, however they are divided: joining them would take as long as all else. */
function nameContent(entries: PackHeader["entries"], body: readonly Uint8Array[]): string {
  const hash = createHash("sha256").update(`${JSON.stringify(entries)}\n`);
  for (const piece of body) hash.update(piece);
  return hash.digest("base64url");
}
