/** In bytes. */
const wordLength = 8;

/**
 * The positions of the bits that are set in a bitmap as Git compresses it (EWAH): runs of words that are all alike, each with the
 * words behind it that aren't. Positions from `most` on are of nothing and passed over, however many there are said to be. `end` is
 * where the next bitmap begins; what is cut short has no bits.
 */
export function listBits(
  bytes: Buffer,
  start: number,
  most: number,
): { readonly bits: readonly number[]; readonly end: number } {
  const bits: number[] = [];
  if (start + wordLength > bytes.length) return { bits, end: bytes.length };
  const count = Math.min(bytes.readUInt32BE(start), most);
  const first = start + wordLength;
  const last = first + bytes.readUInt32BE(start + 4) * wordLength;
  if (last > bytes.length) return { bits, end: bytes.length };
  let position = 0;
  for (let at = first; at < last;) {
    const marker = bytes.readBigUInt64BE(at);
    const run = Number((marker >> 1n) & 0xffffffffn) * 64;
    // No run is longer than what is left, whatever it says.
    const runEnd = Math.min(position + run, count);
    if ((marker & 1n) === 1n) for (; position < runEnd; position += 1) bits.push(position);
    position = runEnd;
    const literals = Number(marker >> 33n);
    at += wordLength;
    for (let index = 0; index < literals && at < last; index += 1, at += wordLength, position += 64) {
      const word = bytes.readBigUInt64BE(at);
      for (let bit = 0; bit < 64 && position + bit < count; bit += 1) {
        if (((word >> BigInt(bit)) & 1n) === 1n) bits.push(position + bit);
      }
    }
  }
  // Behind the words stands where the last run begins, for whoever adds to them.
  return { bits, end: last + 4 };
}
