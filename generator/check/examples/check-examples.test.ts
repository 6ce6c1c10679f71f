import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { openPythonUses } from "../../parse/python/open-python-uses.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { checkGuide } from "../../testdata/check-guide.ts";
import { checkExamples, type ExampleModel } from "./check-examples.ts";

const manifest = `platform: mysql
plugins:
  - id: mysql
    options:
      - { path: host_port, type: string, description: Where it is. }
      - { path: profiling.enabled, type: boolean, description: Off. }
      - { path: mode, type: string, enum: [FULL, PARTIAL], description: How. }
      - { path: schemas, type: list of string, description: Which. }
      - { path: limit, type: integer, description: How many. }
  - id: mysql-usage
    options:
      - { path: account, type: string, required: true, description: Whose. }
      - { path: key, type: string, description: A file. }
      - { path: passphrase, type: string, requiredIf: key, description: For the key. }`;

const components = `components:
  - kind: sink
    id: depot
    class: acme.sinks.Depot
    options: [{ path: folder, type: string, required: true, description: Where. }]
  - kind: transformer
    id: tag
    class: acme.tags.Tag
    options: [{ path: tags, type: list of string, description: Which. }]
  - kind: action
    id: tell
    class: acme.actions.Tell
    options: [{ path: quiet, type: boolean, description: Nothing. }]`;

const schema = `type Query { dataset(urn: String!): Dataset }
type Dataset { urn: String! name: String }`;

const library = `page: lib
modules:
  - name: lib.builder
    functions:
      - name: make_urn
        parameters:
          - { name: platform, type: str }
          - { name: name, type: str }
          - { name: env, type: str, default: '"PROD"' }
      - { name: log, parameters: [{ name: "**fields", type: str }] }
    classes:
      - name: Emitter
        parameters: [{ name: server, type: str }]
        methods: [{ name: emit, parameters: [{ name: item, type: str }] }]
models: { module: lib.classes }`;

async function readModel(): Promise<ExampleModel> {
  const { catalogue } = await linkModel({
    "ingestion/mysql.yml": manifest,
    "ingestion/components.yml": components,
    "ingestion/bare.yml": "platform: bare\nplugins:\n  - id: bare",
    "a.graphql": schema,
    "sdk/lib.yml": library,
    "x/Owner.pdl": 'namespace x @Aspect = { "name": "owner" } record Owner { owner: string, source: optional string }',
  });
  return catalogue;
}

/** What is said of a page with these lines about this model. */
async function checkPage(lines: readonly string[]): Promise<readonly string[]> {
  return checkGuide(lines, await readModel());
}

test("of a model that lacks schemas nobody knows all classes", async () => {
  const page = ["```python", "from lib.classes import OwnerClass, ShipClass", "```"];
  expect(await checkPage(page)).toEqual(["2:37-45 prose/unknown-name: `lib.classes` has no `ShipClass`"]);
  const files = {
    "sdk/lib.yml": library,
    "x/Owner.pdl": 'namespace x @Aspect = { "name": "owner" } record Owner { ship: Ship }',
  };
  const { catalogue } = await linkModel(files);
  expect(await checkGuide(page, catalogue)).toEqual([]);
});

test("recipes of a source whose options nobody knows set any", async () => {
  const recipe = ["source:", "  type: bare", "  config:", "    anything: x"];
  expect(await checkPage(["```yaml", ...recipe, "```"])).toEqual([]);
});

test("recipes set options that their source has", async () => {
  const recipe = ["source:", "  type: mysql", "  config:", "    host_prot: x", "    profiling: { enabled: true }"];
  expect(
    await checkPage(["# Page", "1. Step", "", "   ```yaml", ...recipe.map((line) => `   ${line}`), "   ```"]),
  ).toEqual(["8:8-16 prose/unknown-option: the recipe sets `host_prot`, which is no option of `mysql`"]);
  expect(await checkPage(["```yml", "source:", "  type: mysqll", "  config: {}", "```"])).toEqual([
    "2:1-1 prose/unknown-source: the recipe is for `mysqll`, which is no source",
  ]);
  const other = ["source:", "  type: acme.Source", "  config: { a: 1 }"];
  expect(await checkPage(["```yaml", ...other, "```", "```yaml no-check", ...recipe, "```"])).toEqual([]);
  expect(await checkPage(["```yaml", ...recipe, "action: { type: x }", "```", "```yaml", "a: [", "```"])).toEqual([]);
});

test("operations are what the schema allows", async () => {
  const said = await checkPage(["> ```graphql", '> { dataset(urn: "x") { nam } }', "> ```"]);
  expect(said).toEqual([
    '2:25-27 prose/invalid-graphql: the example is no operation that the schema allows: Cannot query field "nam" on type "Dataset". Did you mean "name"?',
  ]);
  expect(await checkPage(["```graphql", "query {", "  dataset(urn:) { name }", "}", "```"])).toEqual([
    '3:15-15 prose/invalid-graphql: the example is no operation that the schema allows: Unexpected ")"',
  ]);
  const fine = [
    '{ dataset(urn: "x") { ...parts } }',
    "fragment parts on Dataset { name }",
    '{ dataset(urn: "y") { urn } }',
  ];
  const shortened = ["query { dataset(urn: $urn) { ... } }"];
  const types = ["type Dataset { nam: String }"];
  for (const lines of [fine, shortened, types]) expect(await checkPage(["```graphql", ...lines, "```"])).toEqual([]);
});

test("code uses names and arguments that the library has", async () => {
  const code = [
    "from lib.builder import make_urm, Emitter, make_urn as make, log, other",
    "from lib.classes import OwnerClass, OwnersClass",
    "import requests",
    "def run():",
    '    make("hive", name="x", environment="DEV")',
    '    make("hive")',
    "    make(...)",
    "    make(**given)",
    "    log(anything=1)",
    "    requests.get(url=1)",
    "with Emitter(server='x') as emitter:",
    "    emitter.emit(itme=OwnerClass(source='x'))",
    "    emitter.close()",
  ];
  expect(await checkPage(["```python", ...code, "```"])).toEqual([
    "2:25-32 prose/unknown-name: `lib.builder` has no `make_urm`",
    "3:37-47 prose/unknown-name: `lib.classes` has no `OwnersClass`",
    "6:28-38 prose/unknown-parameter: `make` takes no `environment`",
    "7:5-8 prose/missing-argument: `make` needs `name`, which the example doesn't give",
    "13:18-21 prose/unknown-parameter: `emitter.emit` takes no `itme`",
    "13:13-16 prose/missing-argument: `emitter.emit` needs `item`, which the example doesn't give",
    "13:23-32 prose/missing-argument: `OwnerClass` needs `owner`, which the example doesn't give",
  ]);
});

test("a name that means something else by then is left alone", async () => {
  const code = ["from lib.builder import make_urn, Emitter", "e = Emitter('x')", "e = open('x')", "e.emit(x=1)"];
  const shadowed = ["def use(make_urn):", "    make_urn()"];
  expect(await checkPage(["```python", ...code, ...shadowed, "```"])).toEqual([]);
});

test("code that can't be read is told, and what is typed at a prompt isn't looked at", async () => {
  const said = await checkPage(["```py", "emit(a", "```", "```python", ">>> from lib.builder import make_urm", "```"]);
  expect(said).toEqual(["2:1-6 prose/invalid-python: the example is no Python that can be read"]);
});

test("nothing is said, and no grammar is loaded, where the model has no such area", async () => {
  const { catalogue } = await linkModel({ "x/A.pdl": "namespace x record A {}" });
  const loadPython = (): Promise<never> => Promise.reject(new Error("loaded"));
  const lines = [
    ...[
      "```python",
      "from a import",
      "```",
      "```graphql",
      "{ a }",
      "```",
      "```yaml",
      "source:",
      "  type: mysql",
      "```",
    ],
    ...["```json", '{ "aspectName": "a", "aspect": {} }', "```"],
    ...["```sh", "tool a --b", "curl /a?action=b -d '{}'", "```"],
  ];
  expect(await checkGuide(lines, { ...catalogue, sdk: { pages: [] } }, { loadPython })).toEqual([]);
});

test("recipes give options values that they take, and set what is required", async () => {
  const recipe = (...config: readonly string[]): Promise<readonly string[]> =>
    checkPage(["```yaml", "source:", "  type: mysql", "  config:", ...config.map((line) => `    ${line}`), "```"]);
  expect(
    await recipe("mode: partal", "schemas: sales", "limit: ten", "host_port: [a]", "profiling: { enabled: maybe }"),
  ).toEqual([
    '5:5-8 prose/option-value: the recipe sets `mode` to something else than `"FULL"` or `"PARTIAL"`',
    "6:5-11 prose/option-value: the recipe sets `schemas` to something else than a list of string",
    "7:5-9 prose/option-value: the recipe sets `limit` to something else than an integer",
    "8:5-13 prose/option-value: the recipe sets `host_port` to something else than a string",
    "9:18-24 prose/option-value: the recipe sets `profiling.enabled` to something else than true or false",
  ]);
  expect(
    await recipe("mode: full", "schemas: [sales]", "limit: '10'", "host_port: 3306", "profiling: { enabled: 'yes' }"),
  ).toEqual([]);
  expect(await recipe("mode: ${MODE}", "schemas: <names>", "limit: &n ${N}", "profiling: { enabled: ... }")).toEqual(
    [],
  );
  expect(await recipe("limit: *other", "schemas:")).toEqual([]);
  const common = ["base: &base { mode: full, limit: x }", "more: &more { <<: *base, schemas: a }"];
  const merging = ["  type: mysql", "  config: { <<: [*more], limit: 3, host: &loop [*loop] }"];
  expect(await checkPage(["```yaml", ...common, "source:", ...merging, "```"])).toEqual([
    "6:36-39 prose/unknown-option: the recipe sets `host`, which is no option of `mysql`",
    "3:26-32 prose/option-value: the recipe sets `schemas` to something else than a list of string",
  ]);
  const usage = ["```yaml", "source:", "  type: mysql-usage", "  config:", "    account: a", "```"];
  expect(await checkPage(usage)).toEqual([]);
  expect(await checkPage(usage.map((line) => line.replace("account", "key")))).toEqual([
    "2:1-1 prose/missing-option: the recipe of `mysql-usage` does not set `account`, which is required",
    "2:1-1 prose/missing-option: the recipe of `mysql-usage` does not set `passphrase`, which is required",
  ]);
  expect(await checkPage(usage.map((line) => line.replace("account: a", "env: X")))).toEqual([
    "5:5-7 prose/unknown-option: the recipe sets `env`, which is no option of `mysql-usage`",
  ]);
  expect(await checkPage(usage.map((line) => line.replace("account: a", "# ...")))).toEqual([]);
});

test("what recipes name besides a source is held against the model too, and so are pipelines of events", async () => {
  const check = (...lines: readonly string[]): Promise<readonly string[]> => checkPage(["```yaml", ...lines, "```"]);
  const mysql = ["source: ", "  type: mysql"];
  const transformers = ["transformers:", "  - type: tag", "    config: { tags: x }", "  - type: acme.tags.Tag"];
  const sink = ["sink:", "  type: depot", "  config:", "    gzip: true"];
  expect(await check(...mysql, ...transformers, "    config: { tag: [x] }", ...sink)).toEqual([
    "6:15-18 prose/option-value: the recipe sets `tags` to something else than a list of string",
    "8:15-17 prose/unknown-option: the recipe sets `tag`, which is no option of `tag`",
    "12:5-8 prose/unknown-option: the recipe sets `gzip`, which is no option of `depot`",
  ]);
  expect(await check(...transformers)).toHaveLength(1);
  expect(
    await check("source:", "  type: kafka", "  config: { a: 1 }", "action:", "  type: tell", "  config: { loud: 1 }"),
  ).toEqual(["7:13-16 prose/unknown-option: the recipe sets `loud`, which is no option of `tell`"]);
  expect(
    await check(
      ...mysql,
      "sink: { type: depot, config: { folder: x } }",
      "transformers: [{ type: other, config: { a: 1 } }]",
    ),
  ).toEqual([]);
});

test("recipes in docs of sources are held against it as well", async () => {
  const text =
    "    prerequisites: |\n      ```yaml\n      source:\n        type: mysql\n        config: { limit: x }\n      ```\n";
  const files = { "ingestion/mysql.yml": `${manifest}\n${text}` };
  const { catalogue, prose } = await linkModel(files);
  const report = createReport();
  await checkExamples(prose, catalogue, { loadPython: openPythonUses, report });
  expect(report.diagnostics.map(({ code, span }) => `${span?.startLine}:${span?.startColumn} ${code}`)).toEqual([
    "19:19 prose/option-value",
  ]);
});

test("what is known of examples from before is said without looking at them again", async () => {
  const lines = [
    "```graphql",
    '{ dataset(urn: "x") { nam } }',
    "```",
    "```python",
    "from lib.builder import make_urm",
    "```",
  ];
  const model = await readModel();
  const first = createEngine();
  const said = await checkGuide(lines, model, { engine: first.within("") });
  const loadPython = (): Promise<never> => Promise.reject(new Error("loaded"));
  const moved = await checkGuide(["Text.", "", ...lines], model, {
    engine: createEngine({ before: first.leave() }).within(""),
    loadPython,
  });
  expect(said).toHaveLength(2);
  expect(moved).toEqual(said.map((line) => line.replace(/^\d+/, (number) => `${Number(number) + 2}`)));
});
