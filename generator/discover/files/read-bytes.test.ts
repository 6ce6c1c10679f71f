import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makePipe } from "../../testdata/make-pipe.ts";
import { readBytes } from "./read-bytes.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-bytes-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("a file is read whole, or its beginning where it is over the limit", () => {
  const path = join(folder, "a.txt");
  writeFileSync(path, "abcdef");
  expect(readBytes(path, 6)).toEqual({ size: 6, bytes: Buffer.from("abcdef") });
  expect(readBytes(path, 5, 2)).toEqual({ size: 6, bytes: Buffer.from("ab") });
  mkdirSync(join(folder, "b"));
  expect(readBytes(join(folder, "b"), 10_000)).toEqual({ failure: "it is a folder" });
  expect(readBytes(join(folder, "c"), 10)).toEqual({ failure: "it is no longer there" });
});

test.skipIf(process.platform === "win32")("nobody waits for what a pipe, a socket or a device may say", async () => {
  expect(readBytes("/dev/null", 10)).toEqual({ failure: "it is a pipe or a device" });
  const pipe = join(folder, "mkdocs.yml");
  makePipe(pipe);
  expect(readBytes(pipe, 10)).toEqual({ failure: "it is a pipe or a device" });
  const server = createServer().listen(join(folder, "socket"));
  await new Promise((settle) => server.once("listening", settle));
  expect(readBytes(join(folder, "socket"), 10)).toEqual({ failure: "it is a socket or a device" });
  await new Promise((settle) => server.close(settle));
});
