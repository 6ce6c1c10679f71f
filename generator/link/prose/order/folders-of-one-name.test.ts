import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadGuides } from "../../../testdata/load-guides.ts";

test("folders whose pages are called the same go by their own names", async () => {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-folders-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = ["docs/2.3/index.md", "docs/2.4/index.md", "docs/sea_port/index.md", "docs/pier/index.md"];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file.includes("pier") ? "# The pier\n" : "# Overview\n");
    writeFileSync(join(folder, dirname(file), "use.md"), "# Use\n");
  }
  const { catalogue } = await loadGuides(folder, "");
  const [sidebar] = [...catalogue.prose.sidebars.values()];
  const labels = sidebar?.items.map((item) => (item.type === "category" ? item.label : undefined));
  expect(labels).toEqual(["2.3", "2.4", "The pier", "Sea port"]);
});
