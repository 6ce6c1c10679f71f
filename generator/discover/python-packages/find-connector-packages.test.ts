import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { discover } from "../discover.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-packages-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function find(files: Readonly<Record<string, string>>, exclude?: readonly string[]): Promise<readonly string[]> {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const { files: found } = await discover({ inputs: [folder], exclude }, createReport());
  return found.map(({ path, kind }) => `${path} ${kind}`);
}

const setup = 'setup(entry_points={"acme.ingestion.source.plugins": []})';

test("packages that register connectors are found wherever they are, without their tests", async () => {
  expect(
    await find({
      "model/A.pdl": "record A {}",
      "python/depot/setup.py": setup,
      "python/depot/src/depot/source.py": "",
      "python/depot/tests/test_source.py": "",
      "python/depot/setup_tools.py": "",
      "shed/pyproject.toml": '[project.entry-points."shed.ingestion.sink.plugins"]',
      "shed/shed/sink.py": "",
      "shed/tests/test_sink.py": "",
      "shed/.venv/lib/other.py": "",
      "actions/setup.cfg": "[options.entry_points]\nacme_actions.action.plugins =",
      "actions/act.py": "",
      "other/setup.py": "setup(name='other')",
      "other/other.py": "",
      "node_modules/x/setup.py": setup,
    }),
  ).toEqual([
    "actions/act.py python",
    "actions/setup.cfg package",
    "model/A.pdl pdl",
    "python/depot/setup.py python",
    "python/depot/src/depot/source.py python",
    "shed/pyproject.toml package",
    "shed/shed/sink.py python",
  ]);
});

test("the input may be an environment in which such a package is installed", async () => {
  const lib = "lib/python3.11/site-packages";
  const installed = {
    [`${lib}/acme-1.0.dist-info/entry_points.txt`]: "[acme.ingestion.source.plugins]\ndepot = acme.depot:Source\n",
    [`${lib}/acme/depot.py`]: "",
    [`${lib}/other/other.py`]: "",
  };
  const found = [`${lib}/acme-1.0.dist-info/entry_points.txt package`, `${lib}/acme/depot.py python`];
  expect(await find(installed)).toEqual([]);
  expect(await find({ "pyvenv.cfg": "home = /usr/bin\n" })).toEqual(found);
  // One that was made around a project is beside it.
  expect(await find({ "setup.py": "setup(name='other')" })).toEqual([]);
});

test("the input may be such a package itself", async () => {
  expect(
    await find({
      "pyproject.toml": '[project.entry-points."datahub.ingestion.source.plugins"]',
      "depot/source.py": "",
      "tests/test_source.py": "",
    }),
  ).toEqual(["depot/source.py python", "pyproject.toml package"]);
  expect(await find({ "src/depot/source.py": "" })).toEqual(["pyproject.toml package", "src/depot/source.py python"]);
});

test("those of a checkout are found beside the folders that every checkout has", async () => {
  expect(
    await find(
      {
        "metadata-models/src/main/pegasus/A.pdl": "record A {}",
        "metadata-models/src/main/resources/entity-registry.yml": "entities: []",
        "datahub-actions/setup.py": 'setup(entry_points={"datahub_actions.action.plugins": []})',
        "datahub-actions/src/datahub_actions/plugin.py": "",
        "left-out/setup.py": setup,
        "left-out/src/a.py": "",
      },
      ["left-out/**"],
    ),
  ).toEqual([
    "datahub-actions/setup.py python",
    "datahub-actions/src/datahub_actions/plugin.py python",
    "metadata-models/src/main/pegasus/A.pdl pdl",
    "metadata-models/src/main/resources/entity-registry.yml registry",
  ]);
});

test("those that are installed or lie in a wheel are found without the project that they were built from", async () => {
  const installed = "[acme.ingestion.source.plugins]\ndepot = depot.source:Depot\n";
  expect(
    await find({
      "depot-1.0.dist-info/METADATA": "Name: depot\n",
      "depot-1.0.dist-info/RECORD": "",
      "depot-1.0.dist-info/entry_points.txt": installed,
      "depot/source.py": "",
      "other-1.0.dist-info/entry_points.txt": "[console_scripts]\nother = other:main\n",
      "other-1.0.dist-info/METADATA": "Name: other\n",
      "other.py": "",
      "venv/lib/site-packages/shed-1.0.dist-info/entry_points.txt": installed,
    }),
  ).toEqual([
    "depot-1.0.dist-info/METADATA package",
    "depot-1.0.dist-info/entry_points.txt package",
    "depot/source.py python",
  ]);
  const { files } = await discover({ inputs: [folder], sdk: { packages: ["other"] } }, createReport());
  expect(files.map(({ path }) => path).filter((path) => path.startsWith("other"))).toEqual([
    "other-1.0.dist-info/METADATA",
    "other-1.0.dist-info/entry_points.txt",
    "other.py",
  ]);
});

test("a package that registers nothing has connectors where it needs the platform and has a class that recipes may name", async () => {
  const needs = 'setup(install_requires=["acryl-datahub>=1"])';
  const source = "@platform_name('Depot')\nclass Depot:\n    pass\n";
  expect(
    await find({
      "model/A.pdl": "record A {}",
      "loose/setup.py": needs,
      "loose/src/depot/source.py": source,
      "loose/src/depot/other.py": "",
      "flat/pyproject.toml": '[project]\nname = "flat"\ndependencies = ["acryl-datahub"]',
      "flat/flat/source.py": source,
      "flat/tests/test_source.py": source,
      "user/setup.py": needs,
      "user/user/emit.py": "# @platform_name(",
      "stranger/setup.py": "setup(name='stranger')",
      "stranger/stranger/source.py": source,
    }),
  ).toEqual([
    "flat/flat/source.py python",
    "flat/pyproject.toml package",
    "loose/setup.py python",
    "loose/src/depot/other.py python",
    "loose/src/depot/source.py python",
    "model/A.pdl pdl",
  ]);
});

test("code that nobody has made a package of is read where a class says which platform it reads from", async () => {
  const source = 'from datahub.x import y\n\n@platform_name("Depot")\nclass Depot:\n    pass\n';
  expect(await find({ "depot/config.py": "", "tests/test_depot.py": "" })).toEqual([]);
  expect(await find({ "depot/source.py": source })).toEqual(["depot/config.py python", "depot/source.py python"]);
  expect(await find({ "other/setup.py": "setup(name='other')" })).toEqual([]);
});
