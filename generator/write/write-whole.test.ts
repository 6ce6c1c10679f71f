import { spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeWhole } from "./write-whole.ts";

/** A run that may make files, but put nothing into them, as on a full disk. */
const runWithoutRoom = `
  import { runnerImport } from "vite";
  const { module } = await runnerImport("./write-whole.ts");
  const said = [];
  for (const [path, kind] of JSON.parse(process.argv[1])) {
    await module.writeWhole(path, "text", kind).catch(({ code }) => said.push(code));
  }
  console.log(said.join(" "));
`;

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-whole-"));
  path = join(folder, "a.json");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("replaces a file, whose permissions and links stay, and leaves nothing beside it", async () => {
  writeFileSync(path, "old");
  chmodSync(path, 0o640);
  const link = join(folder, "link.json");
  symlinkSync("a.json", link);
  await writeWhole(link, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(statSync(path).mode & 0o777).toBe(0o640);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder)).toEqual(["a.json", "link.json"]);
});

test("takes no file's place that is to be new", async () => {
  await writeWhole(path, "one", "new");
  await expect(writeWhole(path, "two", "new")).rejects.toMatchObject({ code: "EEXIST" });
  expect(readFileSync(path, "utf8")).toBe("one");
});

test.runIf(existsSync("/dev/fd"))("writes to a file that is open, whatever it is called", async () => {
  const open = openSync(path, "w+");
  await writeWhole(`/dev/fd/${open}`, "text");
  expect(readFileSync(open, "utf8")).toBe("text");
  closeSync(open);
  expect(readdirSync(folder)).toEqual(["a.json"]);
});

test("tells what is in the way", async () => {
  mkdirSync(path);
  await expect(writeWhole(path, "text")).rejects.toMatchObject({ code: "EISDIR" });
  await expect(writeWhole(join(folder, "none/a.json"), "text")).rejects.toMatchObject({ code: "ENOENT" });
});

test("leaves what was there on a full disk, and no part of what wasn't", () => {
  writeFileSync(path, "old");
  const added = join(folder, "b.json");
  const writes = JSON.stringify([[path], [added], [added, "new"]]);
  const command = ["-c", 'trap "" XFSZ; ulimit -f 0; exec "$0" --input-type=module -e "$1" "$2"'];
  const options = { cwd: import.meta.dirname, encoding: "utf8" } as const;
  const { stdout } = spawnSync("sh", [...command, process.execPath, runWithoutRoom, writes], options);
  expect(stdout).toBe("EFBIG EFBIG EFBIG\n");
  expect(readFileSync(path, "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["a.json"]);
});
