import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clearCompiled } from "./clear-compiled.ts";

test("the newest of what a part was compiled to stay, and all that is something else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-compiled-"));
  const write = (name: string, time: number): string => {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), time, time);
    return name;
  };
  try {
    const name = (number: number): string => `footer.${`${number}`.padStart(16, "0")}.mjs`;
    // The first is the newest.
    const compiled = Array.from({ length: 12 }, (_, index) => write(name(index), 1000 - index));
    const others = [
      write("footer.mjs", 1),
      write("footer.x.0000000000000000.mjs", 1),
      write("page-heading.0000000000000000.mjs", 1),
    ];
    await clearCompiled(folder, "footer");
    expect(readdirSync(folder).toSorted()).toEqual([...compiled.slice(0, 8), ...others].toSorted());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
