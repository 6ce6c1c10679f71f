/** A ref as a table has it: an id, that of a tag with what it is of, another name, or that it is gone. */
export type WrittenRef =
  | { readonly name: string; readonly id: string; readonly peeled?: string | undefined }
  | { readonly name: string; readonly target: string }
  | { readonly name: string; readonly isGone: true };

interface TableForm {
  /** In bytes; 0 where blocks stand one right after the other. */
  readonly blockSize?: number | undefined;
  readonly hash?: "sha1" | "sha256" | undefined;
}

/** In so many records, the name of one is written whole. */
const restartInterval = 16;

/** A table of refs as Git writes it, without indexes and logs. Its check sum is left out, as nobody looks at it. */
export function writeRefTable(
  refs: readonly WrittenRef[],
  { blockSize = 4096, hash = "sha1" }: TableForm = {},
): Buffer {
  const header = Buffer.alloc(hash === "sha1" ? 24 : 28);
  header.write("REFT", "latin1");
  header.writeUInt8(hash === "sha1" ? 1 : 2, 4);
  header.writeUIntBE(blockSize, 5, 3);
  header.writeBigUInt64BE(1n, 8);
  header.writeBigUInt64BE(1n, 16);
  if (hash === "sha256") header.write("s256", 24, "latin1");
  const blocks: Buffer[] = [];
  let open = openBlock(header);
  for (const ref of refs.toSorted((one, other) => Buffer.compare(Buffer.from(one.name), Buffer.from(other.name)))) {
    if (blockSize > 0 && open.length + 1000 > blockSize) {
      blocks.push(open.close(blockSize));
      open = openBlock(Buffer.alloc(0));
    }
    open.add(ref);
  }
  return Buffer.concat([...blocks, refs.length === 0 ? header : open.close(0), header, Buffer.alloc(44)]);
}

function openBlock(before: Buffer) {
  const records: Buffer[] = [];
  const restarts: number[] = [];
  let last = Buffer.alloc(0);
  const measure = (): number => before.length + 4 + records.reduce((sum, { length }) => sum + length, 0);
  return {
    get length() {
      return measure();
    },
    add(ref: WrittenRef): void {
      const name = Buffer.from(ref.name);
      const isWhole = records.length % restartInterval === 0;
      if (isWhole) restarts.push(measure());
      const shared = isWhole ? 0 : countShared(last, name);
      const [kind, value] = writeValue(ref);
      const suffix = name.subarray(shared);
      records.push(
        Buffer.concat([writeNumber(shared), writeNumber(suffix.length * 8 + kind), suffix, writeNumber(0), value]),
      );
      last = name;
    },
    close(size: number): Buffer {
      const tail = Buffer.alloc(restarts.length * 3 + 2);
      for (const [index, place] of restarts.entries()) tail.writeUIntBE(place, index * 3, 3);
      tail.writeUInt16BE(restarts.length, restarts.length * 3);
      const length = measure() + tail.length;
      const head = Buffer.from("r\0\0\0", "latin1");
      head.writeUIntBE(length, 1, 3);
      return Buffer.concat([before, head, ...records, tail, Buffer.alloc(Math.max(0, size - length))]);
    },
  };
}

function countShared(one: Buffer, other: Buffer): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

function writeValue(ref: WrittenRef): readonly [kind: number, value: Buffer] {
  if ("isGone" in ref) return [0, Buffer.alloc(0)];
  if ("target" in ref) return [3, Buffer.concat([writeNumber(Buffer.byteLength(ref.target)), Buffer.from(ref.target)])];
  const id = Buffer.from(ref.id, "hex");
  return ref.peeled === undefined ? [1, id] : [2, Buffer.concat([id, Buffer.from(ref.peeled, "hex")])];
}

function writeNumber(number: number): Buffer {
  const bytes = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest = (rest - 1) >>> 7) bytes.unshift(0x80 | ((rest - 1) & 0x7f));
  return Buffer.from(bytes);
}
