import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type WrittenRef, writeRefTable } from "../../testdata/write-ref-table.ts";
import { readRefTable } from "./read-ref-table.ts";

const name = (text: string, hash = "sha1"): string => createHash(hash).update(text).digest("hex");

function listRefs(hash: string): readonly WrittenRef[] {
  return [
    { name: "HEAD", target: "refs/heads/main" },
    { name: "refs/heads/main", id: name("main", hash) },
    { name: "refs/heads/gone", isGone: true },
    { name: `refs/heads/${"long".repeat(50)}`, id: name("long", hash) },
    { name: "refs/heads/h\u00e9", id: name("he", hash) },
    ...Array.from({ length: 400 }, (_, index) => {
      const own = { name: `refs/tags/v1.${index}`, id: name(`tag ${index}`, hash) };
      return index % 2 === 0 ? own : { ...own, peeled: name(`commit ${index}`, hash) };
    }),
  ];
}

const toText = (ref: WrittenRef): string | undefined =>
  "target" in ref ? `ref: ${ref.target}` : "id" in ref ? ref.id : undefined;

describe.each(["sha1", "sha256"] as const)("a table of refs by %s", (hash) => {
  it.each([0, 4096])("says what was written into it, in blocks of %i", (blockSize) => {
    const refs = listRefs(hash);
    const read = readRefTable(writeRefTable(refs, { blockSize, hash }));
    expect(read).toEqual(new Map(refs.map((ref) => [ref.name, toText(ref)])));
  });

  it("may be empty", () => {
    expect(readRefTable(writeRefTable([], { hash }))).toEqual(new Map());
  });
});

it("is none where it ends anywhere before its end, or says of lengths what isn't true", () => {
  const bytes = writeRefTable(listRefs("sha1"));
  for (let length = 0; length < bytes.length; length += 97)
    expect(readRefTable(bytes.subarray(0, length))).toBe(undefined);
  const broken = Buffer.from(bytes);
  broken.writeUIntBE(0xffffff, 25, 3);
  expect(readRefTable(broken)).toBe(undefined);
  expect(readRefTable(Buffer.from(bytes).fill(0xff, 28, 200))).toBe(undefined);
  expect(
    readRefTable(
      Buffer.from(
        "no table, but more letters than the smallest of them has: so that only what it begins with tells, and its end",
      ),
    ),
  ).toBe(undefined);
});

it("is none where a name is longer than file systems allow, as each record may go on from the one before", () => {
  const refs = (length: number): readonly WrittenRef[] => [{ name: `refs/heads/${"x".repeat(length)}`, id: name("x") }];
  expect(readRefTable(writeRefTable(refs(4000)))?.size).toBe(1);
  expect(readRefTable(writeRefTable(refs(5000)))).toBe(undefined);
});
