import { expect, test } from "vitest";
import { describeWriteError } from "./describe-write-error.ts";
import { renamePatiently } from "./rename-patiently.ts";

const refusal = (code: string): Error =>
  Object.assign(new Error(`${code}: refused, rename 'C:\\docs\\site' -> 'C:\\docs\\.site.aspectdoc-old'`), {
    code,
    syscall: "rename",
  });

/** A system that refuses the first renames, and how often it was asked. */
function refuse(times: number, code: string): { readonly rename: () => void; readonly tries: () => number } {
  let tries = 0;
  const rename = (): void => {
    tries += 1;
    if (tries <= times) throw refusal(code);
  };
  return { rename, tries: () => tries };
}

const pauses = [0, 0, 0];

test.each(["EPERM", "EBUSY", "EACCES"])("on Windows, waits until a program lets go of a file: %s", async (code) => {
  const { rename, tries } = refuse(3, code);
  await renamePatiently("site", "old", { rename, system: "win32", pauses });
  expect(tries()).toBe(4);
});

test("gives up at last, and then says that something has a file open", async () => {
  const { rename, tries } = refuse(Infinity, "EPERM");
  const failed = renamePatiently("site", "old", { rename, system: "win32", pauses });
  await expect(failed).rejects.toMatchObject({ code: "EPERM" });
  expect(tries()).toBe(4);
  const { code, message } = describeWriteError(
    await failed.catch((error: unknown) => error),
    "C:\\docs\\site",
    "win32",
  );
  expect([code, message]).toEqual([
    "write/in-use",
    "C:\\docs\\site can't be replaced: a program has it open, or a file in it",
  ]);
});

test("takes a refusal for final elsewhere, and other failures everywhere", async () => {
  const there = refuse(1, "EPERM");
  await expect(renamePatiently("a", "b", { ...there, system: "linux", pauses })).rejects.toMatchObject({
    code: "EPERM",
  });
  const missing = refuse(1, "ENOENT");
  await expect(renamePatiently("a", "b", { ...missing, system: "win32", pauses })).rejects.toThrow("ENOENT");
  expect([there.tries(), missing.tries()]).toEqual([1, 1]);
  expect(describeWriteError(refusal("EPERM"), "docs", "linux").code).toBe("write/not-permitted");
});
