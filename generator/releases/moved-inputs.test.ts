import { mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeHistory } from "../commands/history-command.ts";
import { createReleaseRepository } from "../testdata/release-repository.ts";
import { runCommand } from "../testdata/run-command.ts";

const start = process.cwd();
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-moved-")));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true, force: true });
});

test("releases from before a folder was moved, or another input came, are read like others", async () => {
  const { git, release } = createReleaseRepository(folder);
  const registry = "entities:\n  - name: boat\n    keyAspect: boatKey\n    aspects: []\n";
  const key = (fields: string): string =>
    `namespace x\n@Aspect = { "name": "boatKey" }\nrecord BoatKey { ${fields} }\n`;
  release("v1", { "entity-registry.yml": registry, "x/BoatKey.pdl": key("id: string") });
  release("v2", { "x/BoatKey.pdl": key("id: string, name: optional string") });
  renameSync("model", "schemas");
  git("add", "--all");
  release("v3", { "start.md": "# Start\n" });
  renameSync("model", "guides");
  git("add", "--all");
  git("commit", "--quiet", "--amend", "--message", "moved");
  git("tag", "--force", "v3");
  writeFileSync("aspectdoc.config.yaml", "inputs: [schemas, guides]\nhistory: {}\n");
  const { code, error } = await runCommand(describeHistory, ["update"]);
  expect({ code, error }).toEqual({ code: 0, error: "aspectdoc.history.json: 3 of 3 releases read\n" });
  const history = JSON.parse(readFileSync("aspectdoc.history.json", "utf8")) as { readonly rooms: unknown };
  expect(history.rooms).toMatchObject({
    schemas: { "x.BoatKey.name": [{ in: "v2", what: "added" }] },
  });
  expect(JSON.stringify(history.rooms)).not.toContain("v3");
});
