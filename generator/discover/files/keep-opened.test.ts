import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { discover } from "../discover.ts";
import { keepOpened } from "./keep-opened.ts";

const folder = mkdtempSync(join(tmpdir(), "aspectdoc-opened-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("keeps apart what two of them have opened, and passes over what is only listed", async () => {
  for (const name of ["a.pdl", "b.pdl"]) writeFileSync(join(folder, name), "namespace n record A {}");
  writeFileSync(join(folder, "a.log"), "A line.\n");
  const [one, other] = [keepOpened(), keepOpened()];
  await discover({ inputs: [folder], disk: one.disk, exclude: ["b.pdl"] }, createReport());
  expect(one.opened).toContain(join(folder, "a.pdl"));
  expect(one.opened).not.toContain(join(folder, "b.pdl"));
  expect(one.opened).not.toContain(join(folder, "a.log"));
  expect(other.opened.size).toBe(0);
});
