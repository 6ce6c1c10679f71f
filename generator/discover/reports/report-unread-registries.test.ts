import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { discover } from "../discover.ts";
import type { DiscoverOptions } from "../discover-options.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "unread-registries-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ships = "entities:\n  - name: ship\n    keyAspect: shipKey\n";
const model = {
  "com/x/ShipKey.pdl": "namespace com.x record ShipKey {}",
  "more/entity-registry.yml": "entities:\n  - name: port\n    keyAspect: portKey\n",
};

async function tell(
  texts: Readonly<Record<string, string>>,
  options: Partial<DiscoverOptions> = {},
): Promise<readonly string[]> {
  for (const [path, text] of Object.entries({ ...model, ...texts })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const report = createReport();
  await discover({ inputs: [folder], ...options }, report);
  return sayAll(report.diagnostics, { info: true });
}

test("a registry by another name beside one that is read is named", async () => {
  expect(await tell({ "ships.yml": ships, "settings.yml": "port: 80\n" })).toEqual([
    "discover/unread-registries `ships.yml` lists entities as a registry does, and isn't read",
  ]);
});

test("nothing is said of what is read, is another form of it, or belongs to tests", async () => {
  expect(await tell({ "ports.yml": model["more/entity-registry.yml"], "test/ships.yml": ships })).toEqual([]);
  expect(await tell({ "ships.yml": ships }, { registries: ["ships.yml"] })).toEqual([]);
});
