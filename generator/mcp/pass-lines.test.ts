import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { passLines } from "./pass-lines.ts";

it("hands on whole lines, the last one too, and tells of one that is too long", async () => {
  const problems: string[] = [];
  const long = Buffer.alloc(700_000, "x");
  const pieces = ["one\ntw", "o\n\n", long, long, "\nthree\r\n", "four"].map((piece) => Buffer.from(piece));
  const passed = await text(Readable.from(pieces).pipe(passLines((problem) => problems.push(problem))));
  expect(passed).toBe("one\ntwo\nthree\r\nfour\n");
  expect(problems).toEqual(["it has 1400000 bytes, more than the 1000000 that are read"]);
});
