import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeSettings } from "../../config/settings.ts";
import { createReport } from "../../diagnostics/report.ts";
import { createReleaseRepository } from "../../testdata/release-repository.ts";
import { discoverEdition } from "./discover-edition.ts";

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-edition-")));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("names the revision that holds no model, where there is one today", async () => {
  const repository = createReleaseRepository(folder);
  repository.release("v0.1", { "notes.txt": "Soon." });
  repository.release("v1.0", { "Ship.pdl": "record Ship {}\n" });
  const report = createReport();
  const settings = makeSettings({ inputs: [join(folder, "model")] }, {});
  const edition = { settings, prefix: "0.1/", label: "0.1/" };
  expect((await discoverEdition({ ...edition, revision: "v1.0" }, report)).files).toHaveLength(1);
  expect(report.diagnostics).toEqual([]);
  await discoverEdition({ ...edition, revision: "v0.1" }, report);
  expect(report.diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ["usage/no-model", expect.stringMatching(/^no model was found in `[^`]+model` at `v0\.1`: /)],
  ]);
});
