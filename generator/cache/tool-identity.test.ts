import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createToolIdentity } from "./tool-identity.ts";

let folder: string;
let note: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-tool-"));
  note = join(folder, "tool");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the tool has the same name with a note and without", () => {
  const name = createToolIdentity(folder).name();
  expect(existsSync(note)).toBe(false);
  createToolIdentity(folder).note();
  expect(readFileSync(note, "utf8").slice(-name.length)).toBe(name);
  expect(createToolIdentity(folder).name()).toBe(name);
  expect(createToolIdentity(join(folder, "missing")).name()).toBe(name);
});

test("the tool has another name by another release of Node.js, in a process that knows its name as well", () => {
  const version = process.version;
  const name = createToolIdentity(folder).name();
  try {
    Object.defineProperty(process, "version", { value: "v0.0.1" });
    expect(createToolIdentity(folder).name()).not.toBe(name);
  } finally {
    Object.defineProperty(process, "version", { value: version });
  }
  expect(createToolIdentity(folder).name()).toBe(name);
});

test.each([
  ["of a tool that looks otherwise", (text: string) => (text.startsWith("x") ? "y" : "x") + text.slice(1)],
  ["that breaks off", (text: string) => text.slice(0, -1)],
  ["with something behind it", (text: string) => `${text}\n`],
  ["of nothing", () => ""],
])("a note %s is passed over, and mended", (_, change) => {
  const name = createToolIdentity(folder).name();
  createToolIdentity(folder).note();
  const whole = readFileSync(note, "utf8");
  // What is changed in front is the look; the name behind it is another one, which nobody may believe.
  writeFileSync(note, change(whole.slice(0, -4) + (whole.endsWith("AAAA") ? "BBBB" : "AAAA")));
  expect(createToolIdentity(folder).name()).toBe(name);
  createToolIdentity(folder).note();
  expect(readFileSync(note, "utf8")).toBe(whole);
});

test("no note is written through a link, or where there is no cache", () => {
  const other = join(folder, "other");
  writeFileSync(other, "precious");
  symlinkSync(other, note);
  createToolIdentity(folder).note();
  expect(readFileSync(other, "utf8")).toBe("precious");
  createToolIdentity(join(folder, "missing")).note();
  expect(existsSync(join(folder, "missing"))).toBe(false);
});
