import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeSettings } from "../config/settings.ts";
import { listWatched } from "./list-watched.ts";

it("lists models that are only referred to, and the file that tells of releases", () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-watched-")));
  try {
    for (const name of ["models", "platform"]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, "other.json"), "{}");
    const inputs = [join(folder, "models")];
    const references = ["platform", "other.json"].map((name) => ({ path: join(folder, name) }));
    const history = { file: join(folder, "history.json") };
    const { trees, files } = listWatched(makeSettings({ inputs, references, history }, {}), { cwd: folder });
    expect(trees).toEqual([join(folder, "models"), join(folder, "platform")]);
    expect(files).toEqual(expect.arrayContaining([join(folder, "other.json"), join(folder, "history.json")]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
