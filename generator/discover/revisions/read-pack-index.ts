import type { IdForm } from "./git-object.ts";
import { damaged, RevisionError } from "./revision-error.ts";

/** Where in a pack its objects are. */
export interface PackIndex {
  /** Where an object begins; undefined when the pack doesn't hold it. */
  find(id: string): number | undefined;
  /** Ids that begin so, at most two. */
  complete(start: string): readonly string[];
}

/** What the second form of indexes begins with; the first one is older than most repositories. */
const mark = 0xff744f63;
const fanout = 8;
const ids = fanout + 256 * 4;

/** Reads the index of a pack: a table by first bytes, then sorted ids, check sums, and places. */
export function readPackIndex(bytes: Buffer, { length: idLength }: IdForm): PackIndex {
  if (bytes.length < ids || bytes.readUInt32BE(0) !== mark || bytes.readUInt32BE(4) !== 2) {
    throw new RevisionError("a pack has an index of a form that isn't read", "run `git repack -a` in the repository");
  }
  const count = bytes.readUInt32BE(fanout + 255 * 4);
  const offsets = ids + count * (idLength + 4);
  const large = offsets + count * 4;
  if (large > bytes.length) {
    throw damaged("the index of a pack");
  }
  const idAt = (place: number): string => bytes.toString("hex", ids + place * idLength, ids + (place + 1) * idLength);

  /** The first place whose id is not before the given one. */
  function search(id: Buffer): number {
    const first = id[0] ?? 0;
    let low = first === 0 ? 0 : bytes.readUInt32BE(fanout + (first - 1) * 4);
    let high = Math.min(count, bytes.readUInt32BE(fanout + first * 4));
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = ids + middle * idLength;
      if (bytes.compare(id, 0, id.length, at, at + id.length) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Places in packs over 2 GB stand in a table of their own. */
  function offsetAt(place: number): number {
    const offset = bytes.readUInt32BE(offsets + place * 4);
    return offset < 0x80000000 ? offset : Number(bytes.readBigUInt64BE(large + (offset - 0x80000000) * 8));
  }

  return {
    find(id) {
      const place = search(Buffer.from(id, "hex"));
      return place < count && idAt(place) === id ? offsetAt(place) : undefined;
    },
    complete(start) {
      const place = search(Buffer.from(start.padEnd(idLength * 2, "0"), "hex"));
      return [place, place + 1]
        .filter((each) => each < count)
        .map(idAt)
        .filter((id) => id.startsWith(start));
    },
  };
}
