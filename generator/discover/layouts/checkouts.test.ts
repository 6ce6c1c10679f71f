import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { discover } from "../discover.ts";

/* Checkouts of the platform that aren't the input as they were cloned: unpacked, vendored, with a folder of another name. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "checkouts-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const checkout = {
  "metadata-models/src/main/pegasus/com/x/ShipKey.pdl": 'namespace com.x @Aspect.name = "shipKey" record ShipKey {}',
  "metadata-models/src/main/resources/entity-registry.yml": "entities:\n  - name: ship\n    keyAspect: shipKey\n",
  "metadata-models/docs/entities/ship.md": "# Ship\n",
  "metadata-ingestion/setup.py": "",
  "entity-registry/custom-test-model/registry/entity-registry.yaml":
    "entities:\n  - name: ship\n    aspects: [testOnly]\n",
  "test-models/src/main/pegasus/com/x/Test.pdl": "namespace com.x record Test {}",
  "docs/guide.md": "# Guide\n",
};
const ofModel = [
  "metadata-ingestion/setup.py",
  "metadata-models/src/main/pegasus/com/x/ShipKey.pdl",
  "metadata-models/src/main/resources/entity-registry.yml",
];
const guides = ["docs/guide.md", "metadata-models/docs/entities/ship.md"];

async function read(texts: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const report = createReport();
  const { files } = await discover({ inputs: [folder] }, report);
  return { paths: files.map(({ path }) => path), said: sayAll(report.diagnostics) };
}

function below(name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(checkout).map(([path, text]) => [`${name}/${path}`, text]));
}

test("what an archive was unpacked into is the checkout that it holds", async () => {
  const found = await read({ ...below("platform-main"), "platform-main.zip": "", "__MACOSX/x": "", ".DS_Store": "" });
  expect(found).toEqual({ paths: [...ofModel, ...guides].toSorted(), said: [] });
});

test("of a checkout among other folders the model is read, and nothing of its tests", async () => {
  const own = "models/src/main/pegasus/com/acme/Port.pdl";
  const found = await read({ ...below("vendor/platform"), [own]: "namespace com.acme record Port {}" });
  const vendored = ofModel.filter((path) => !path.endsWith(".py")).map((path) => `vendor/platform/${path}`);
  expect(found).toEqual({ paths: [own, ...vendored], said: [] });
});

test("a fork may call the folder of its model otherwise", async () => {
  const rename = (path: string): string => path.replace("metadata-models/", "acme-models/");
  const found = await read(Object.fromEntries(Object.entries(checkout).map(([path, text]) => [rename(path), text])));
  expect(found).toEqual({ paths: [...ofModel, ...guides].map(rename).toSorted(), said: [] });
});

test("a checkout is one too whose registry has its ending in capitals, alone and among other folders", async () => {
  const shout = (path: string): string =>
    path.replace("resources/entity-registry.yml", "resources/entity-registry.YML");
  const loud = Object.fromEntries(Object.entries(checkout).map(([path, text]) => [shout(path), text]));
  expect(await read(loud)).toEqual({ paths: [...ofModel, ...guides].map(shout).toSorted(), said: [] });
  rmSync(folder, { recursive: true });
  const own = "models/src/main/pegasus/com/acme/Port.pdl";
  const below = Object.entries(loud).map(([path, text]) => [`vendor/${path}`, text] as const);
  const vendored = await read({ ...Object.fromEntries(below), [own]: "namespace com.acme record Port {}" });
  const models = ofModel.filter((path) => !path.endsWith(".py")).map((path) => `vendor/${shout(path)}`);
  expect(vendored).toEqual({ paths: [own, ...models], said: [] });
});

test("of a checkout without its model all else is read, and no example in its place", async () => {
  const rest = Object.entries({
    ...checkout,
    "docs-website/sidebars.js": "module.exports = { docs: ['docs/guide'] };",
    "datahub-graphql-core/src/main/resources/ship.graphql": "type Query { ship: String }",
    "metadata-models-custom/registry/entity-registry.yaml": "entities: []\n",
    "metadata-models-custom/src/main/pegasus/com/x/Mine.pdl": "namespace com.x record Mine {}",
  }).filter(([path]) => !path.startsWith("metadata-models/"));
  const { paths } = await read(Object.fromEntries(rest));
  expect(paths).toEqual([
    "datahub-graphql-core/src/main/resources/ship.graphql",
    "docs-website/sidebars.js",
    "docs/guide.md",
    "metadata-ingestion/setup.py",
  ]);
  const own = "acme-models/src/main/pegasus/com/acme/Port.pdl";
  expect((await read({ [own]: "namespace com.acme record Port {}" })).paths).toContain(own);
});

test("a fork may have split its registry into folders below that of the first", async () => {
  const further = "metadata-models/src/main/resources/ports/entity-registry.yml";
  const found = await read({ ...checkout, [further]: "entities:\n  - name: port\n    keyAspect: portKey\n" });
  expect(found).toEqual({ paths: [...ofModel, ...guides, further].toSorted(), said: [] });
});
