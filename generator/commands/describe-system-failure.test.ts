import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addSubject } from "../diagnostics/processing-error.ts";
import { describeSystemFailure } from "./describe-system-failure.ts";

test("what the surroundings deny is no bug, in whatever stage it is met", () => {
  const denied = Object.assign(new Error("EMFILE: too many open files, open 'a'"), { code: "EMFILE", syscall: "open" });
  expect(describeSystemFailure(addSubject("stage write", denied))).toBe(
    "the system lets no more files be opened; raise the limit, for example with `ulimit -n 1024`",
  );
  const long = Object.assign(new Error("ENAMETOOLONG: name too long, stat 'a'"), { code: "ENAMETOOLONG" });
  expect(describeSystemFailure(long)).toBe(
    "the system takes no path that is as long as one that was given; give a shorter one",
  );
  expect(describeSystemFailure(new TypeError("x is undefined"))).toBeUndefined();
});

test.skipIf(process.getuid?.() === 0)("a current folder that whoever runs it may not look into is no bug", () => {
  const denied = Object.assign(new Error("EACCES: permission denied, lstat 'a'"), { code: "EACCES", syscall: "lstat" });
  expect(describeSystemFailure(denied)).toBeUndefined();
  const started = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-closed-"));
  process.chdir(folder);
  chmodSync(folder, 0);
  try {
    expect(describeSystemFailure(denied)).toMatch(/^whoever runs this may not look into the current folder/);
  } finally {
    chmodSync(folder, 0o700);
    process.chdir(started);
    rmSync(folder, { recursive: true });
  }
});
