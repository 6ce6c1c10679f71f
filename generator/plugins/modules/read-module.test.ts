import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makePipe } from "../../testdata/make-pipe.ts";
import { readModule, type ReadModule } from "./read-module.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-read-module-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** What names the module, and what it says. */
async function say(plugin: string): Promise<Pick<ReadModule, "digest"> & { readonly said: unknown }> {
  const { exported, digest } = await readModule({ plugin, from: folder });
  return { digest, said: typeof exported === "function" ? (exported as () => unknown)() : exported };
}

describe("a module that has been loaded", () => {
  test("by CommonJS says what it and what it requires say now", async () => {
    write("own.cjs", 'const { word } = require("./lib/words");\nmodule.exports = () => `one ${word}`;\n');
    write("lib/words.js", 'exports.word = require("./more").word;\n');
    write("lib/more/index.js", 'exports.word = "ship";\n');
    const first = await say("./own.cjs");
    expect(first.said).toBe("one ship");
    write("lib/more/index.js", 'exports.word = "boat";\n');
    const second = await say("./own.cjs");
    expect(second.said).toBe("one boat");
    write("own.cjs", 'const { word } = require("./lib/words");\nmodule.exports = () => `two ${word}`;\n');
    const third = await say("./own.cjs");
    expect(third.said).toBe("two boat");
    expect(new Set([first.digest, second.digest, third.digest]).size).toBe(3);
  });

  test("may have been compiled to CommonJS", async () => {
    const compiled =
      'Object.defineProperty(exports, "__esModule", { value: true });\nexports.default = () => "ship";\n';
    write("own.cjs", compiled);
    write("node_modules/fleet/package.json", '{ "name": "fleet", "main": "lib/index.js" }');
    write("node_modules/fleet/lib/index.js", compiled);
    expect((await say("./own.cjs")).said).toBe("ship");
    expect((await say("fleet")).said).toBe("ship");
  });

  test.each([
    ['readFileSync(new URL("./facts.txt", import.meta.url), "utf8")'],
    ['readFileSync(new URL(`./facts.txt`, import.meta.url), "utf8")'],
    ['readFileSync(join(import.meta.dirname, "facts.txt"), "utf8")'],
    ['readFileSync(import.meta.dirname + "/facts.txt", "utf8")'],
    ['readFileSync(join(dirname(fileURLToPath(import.meta.url)), "facts.txt"), "utf8")'],
    ['createRequire(import.meta.url)("./facts.txt")'],
  ])("is another once a file beside it is that it reads: %s", async (reading) => {
    write("own.mjs", `export default { read: () => ${reading} };\n`);
    write("facts.txt", "one");
    const first = await say("./own.mjs");
    expect((await say("./own.mjs")).digest).toBe(first.digest);
    write("facts.txt", "two");
    expect((await say("./own.mjs")).digest).not.toBe(first.digest);
  });
});

test("what is no file is told for what it is", async () => {
  mkdirSync(join(folder, "rules"));
  symlinkSync("loop.mjs", join(folder, "loop.mjs"));
  makePipe(join(folder, "pipe.mjs"));
  const refuse = (plugin: string): Promise<unknown> =>
    readModule({ plugin, from: folder }).catch((error: unknown) => (error instanceof Error ? error.message : error));
  expect(await refuse("./none.mjs")).toBe("there is no such file");
  expect(await refuse("./rules")).toBe("it is a folder");
  expect(await refuse("./loop.mjs")).toBe("its links form a loop");
  expect(await refuse("./pipe.mjs")).toBe("it is a pipe or a device");
  expect(await refuse("./a\0.mjs")).toBe("its name has the character U+0000");
  expect(await refuse(`./${"a".repeat(300)}.mjs`)).toBe("its name is too long");
});
