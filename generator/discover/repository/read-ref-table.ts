/*
 * Git keeps refs as files, or with `--ref-format=reftable` in tables. A table is a list of records that are sorted by name, in blocks of
 * which each begins with what it holds and how long it is; what comes behind those of refs, as indexes and logs, nobody needs who reads them all.
 */

/** By name, what a table says of it: an id, `ref: ` and another name, or that there is none any more. */
type RefTable = ReadonlyMap<string, string | undefined>;

const mark = "REFT";
const headerLengths: ReadonlyMap<number, number> = new Map([
  [1, 24],
  [2, 28],
]);
/** What tables of version 2 call ids that aren't made by SHA-1. */
const sha256 = "s256";
/**
 * In bytes; file systems allow no longer names. Each record goes on from the one before, so that a block of records that say next to nothing
 * could otherwise name megabytes a record.
 */
const longestName = 4096;
/** Behind the blocks: the header again, five places and a check sum. */
const footerRest = 5 * 8 + 4;
const refBlock = "r".charCodeAt(0);

/** What a table says of refs; undefined where it isn't one. */
export function readRefTable(bytes: Buffer): RefTable | undefined {
  try {
    return readTable(bytes);
  } catch (error) {
    // Whatever is said of lengths that isn't true leads out of the bytes.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readTable(bytes: Buffer): RefTable {
  const version = bytes.readUInt8(mark.length);
  const headerLength = headerLengths.get(version);
  if (bytes.toString("latin1", 0, mark.length) !== mark || headerLength === undefined)
    throw new RangeError("this is no table of refs");
  const idLength = version > 1 && bytes.toString("latin1", 24, 28) === sha256 ? 32 : 20;
  const blockSize = bytes.readUIntBE(5, 3);
  const end = bytes.length - headerLength - footerRest;
  // The header stands before the rest of the footer again, so that what is cut off is seen.
  if (!bytes.subarray(end, end + headerLength).equals(bytes.subarray(0, headerLength)))
    throw new RangeError("the table has no end");
  const refs = new Map<string, string | undefined>();
  for (let start = 0; start < end;) {
    // The header of the table is counted in with its first block.
    const head = start === 0 ? headerLength : start;
    if (head >= end || bytes[head] !== refBlock) break;
    const length = bytes.readUIntBE(head + 1, 3);
    if (start + length > end || length < head - start + 6) throw new RangeError("a block ends behind the table");
    readBlock(bytes.subarray(head + 4, start + length), idLength, refs);
    // Blocks are filled up to a size, but for a last one.
    start += length < blockSize && bytes[start + length] === 0 ? blockSize : length;
  }
  return refs;
}

/** Reads the records of a block; behind them it says where those begin that are written without the one before. */
function readBlock(block: Buffer, idLength: number, refs: Map<string, string | undefined>): void {
  const records = openRecords(block.subarray(0, block.length - 2 - 3 * block.readUInt16BE(block.length - 2)));
  let name = Buffer.alloc(0);
  while (records.hasMore()) {
    const shared = records.takeNumber();
    const form = records.takeNumber();
    if (shared > name.length) throw new RangeError("a record goes on from more than the one before");
    name = Buffer.concat([name.subarray(0, shared), records.take(Math.floor(form / 8))]);
    if (name.length > longestName) throw new RangeError("a name is too long for a ref");
    // Which update it came with.
    records.takeNumber();
    refs.set(name.toString(), takeValue(records, form % 8, idLength));
  }
}

/** Bytes that are taken one after the other. */
interface Records {
  hasMore(): boolean;
  take(length: number): Buffer;
  takeNumber(): number;
}

function openRecords(bytes: Buffer): Records {
  let at = 0;
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new RangeError("a record ends behind its block");
    at += length;
    return bytes.subarray(at - length, at);
  };
  return {
    hasMore: () => at < bytes.length,
    take,
    takeNumber() {
      let byte = take(1).readUInt8();
      let value = byte & 0x7f;
      while (byte > 0x7f) {
        byte = take(1).readUInt8();
        value = (value + 1) * 128 + (byte & 0x7f);
      }
      return value;
    },
  };
}

function takeValue(records: Records, kind: number, idLength: number): string | undefined {
  switch (kind) {
    case 0:
      return undefined;
    case 1:
      return records.take(idLength).toString("hex");
    case 2: {
      const id = records.take(idLength).toString("hex");
      // What the tag is of.
      records.take(idLength);
      return id;
    }
    case 3:
      return `ref: ${records.take(records.takeNumber()).toString()}`;
    default:
      throw new RangeError("a record is of a kind that there isn't");
  }
}
