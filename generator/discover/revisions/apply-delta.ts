import { largestObject } from "./inflate.ts";
import { damaged } from "./revision-error.ts";

/** An object that is described by what it takes from another one, as packs hold most of them. */
export function applyDelta(base: Buffer, delta: Buffer): Buffer {
  const from = readSize(delta, 0);
  const to = readSize(delta, from.next);
  if (from.size !== base.length || to.size > largestObject) throw damaged("an object");
  const result = Buffer.allocUnsafe(to.size);
  let at = 0;
  for (let index = to.next; index < delta.length;) {
    const code = delta[index++] ?? 0;
    if (code === 0) throw damaged("an object");
    if (code < 0x80) {
      // So many bytes of its own.
      if (index + code > delta.length || at + code > result.length) throw damaged("an object");
      delta.copy(result, at, index, index + code);
      index += code;
      at += code;
      continue;
    }
    let offset = 0;
    let size = 0;
    for (let bit = 0; bit < 4; bit += 1)
      if ((code & (1 << bit)) !== 0) offset += (delta[index++] ?? 0) * 2 ** (8 * bit);
    for (let bit = 0; bit < 3; bit += 1) if ((code & (16 << bit)) !== 0) size += (delta[index++] ?? 0) * 2 ** (8 * bit);
    if (size === 0) size = 0x10000;
    if (offset + size > base.length || at + size > result.length) throw damaged("an object");
    base.copy(result, at, offset, offset + size);
    at += size;
  }
  if (at !== result.length) throw damaged("an object");
  return result;
}

/** A number in groups of seven bits, the lowest first. */
function readSize(bytes: Buffer, start: number): { readonly size: number; readonly next: number } {
  let size = 0;
  let next = start;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[next++];
    if (byte === undefined || factor > 2 ** 42) throw damaged("an object");
    size += (byte & 127) * factor;
    if (byte < 128) return { size, next };
  }
}
