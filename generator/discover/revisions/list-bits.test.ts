import { expect, it } from "vitest";
import { listBits } from "./list-bits.ts";

/** A bitmap of so many bits: runs of set words, each with the words behind it. */
function bitmap(count: number, runs: readonly (readonly [words: number, literals: readonly bigint[]])[]): Buffer {
  const words = runs.flatMap(([length, literals]) => [
    (BigInt(literals.length) << 33n) | (BigInt(length) << 1n) | (length > 0 ? 1n : 0n),
    ...literals,
  ]);
  const bytes = Buffer.alloc(8 + words.length * 8 + 4);
  bytes.writeUInt32BE(count, 0);
  bytes.writeUInt32BE(words.length, 4);
  for (const [index, word] of words.entries()) bytes.writeBigUInt64BE(word, 8 + index * 8);
  return bytes;
}

it("lists the bits of runs and of words, and says where the bitmap ends", () => {
  const bytes = bitmap(130, [[1, [0b101n]]]);
  const { bits, end } = listBits(Buffer.concat([Buffer.alloc(3), bytes, Buffer.alloc(9)]), 3, 1000);
  expect(bits).toEqual([...Array.from({ length: 64 }, (_, bit) => bit), 64, 66]);
  expect(end).toBe(3 + bytes.length);
});

it("lists no more than there can be, whatever a damaged one says", () => {
  expect(listBits(bitmap(2 ** 32 - 1, [[2 ** 32 - 1, [1n]]]), 0, 3).bits).toEqual([0, 1, 2]);
  expect(listBits(bitmap(64, [[1, []]]).subarray(0, 10), 0, 64).bits).toEqual([]);
});
