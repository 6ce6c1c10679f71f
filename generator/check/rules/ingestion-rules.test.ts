import { expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { formatDiagnostics } from "../../testdata/graphql-model.ts";
import { readIngestionModel } from "../../testdata/ingestion-model.ts";
import type { Rule } from "../rule.ts";
import { ingestionOptions } from "./ingestion-options.ts";
import { ingestionRecipes } from "./ingestion-recipes.ts";

async function runRule(rule: Rule, plugin: string): Promise<readonly string[]> {
  const text = `platform: depot\nplugins:\n  - id: depot\n${plugin}`;
  const { catalogue, diagnostics } = await readIngestionModel({ "ingestion/a.yml": text });
  expect(diagnostics).toEqual([]);
  const report = createReport();
  rule(catalogue, report);
  return formatDiagnostics(report.diagnostics)
    .split("\n")
    .filter((line) => line !== "");
}

const options = `
    options:
      - {path: host, type: string, required: true}
      - {path: zones, type: list of Zone}
      - {path: zones.name, type: string}
      - {path: limits, type: map of string to integer}
      - {path: areas, type: map of string to Area}
      - {path: "areas.*", type: Area}
      - {path: "areas.*.size", type: integer}
      - {path: extra, type: object}
      - {path: tree, type: Tree}
      - {path: tree.value, type: string}
`;

test("settings under a name that an option had before are told with the one that it has now", async () => {
  const plugin = `
    recipe: |
      source:
        type: depot
        config:
          git_info: {repo: x, deep: {er: 1}}
          place: {server: x, zone: y}
    schema:
      required: [repository]
      properties:
        repository: {type: object, properties: {repo: {type: string}}, x-former-names: [git_info, hub_info]}
        place: {type: object, properties: {host: {type: string, x-former-names: [server]}}}
`;
  expect(await runRule(ingestionRecipes, plugin)).toEqual([
    "ingestion/a.yml:9:11-9:18 warning ingestion/recipe-former-option: the recipe sets `git_info`, which is called `repository` now",
    "    help: write `repository`; whoever copies the recipe is warned until then",
    "ingestion/a.yml:10:19-10:24 warning ingestion/recipe-former-option: the recipe sets `place.server`, which is called `place.host` now",
    "    help: write `place.host`; whoever copies the recipe is warned until then",
    "ingestion/a.yml:10:30-10:33 warning ingestion/recipe-option: the recipe sets `place.zone`, which is no option of `depot`",
    "    help: did you mean `place.host`?",
  ]);
});

test("settings of a recipe that are no options are told, each once", async () => {
  const recipe = `
    recipe: |
      source:
        type: depot
        config:
          host: x
          zone: {name: [north]}
          zones: [{name: north, nmae: south}]
          limits: {some.key: {deep: 1}}
          areas:
            a.b: {size: 1, sise: 2}
          extra: {anything: {at: all}}
          tree: {left: 1}
          host.name: y
`;
  expect(await runRule(ingestionRecipes, recipe + options)).toEqual([
    "ingestion/a.yml:10:11-10:14 warning ingestion/recipe-option: the recipe sets `zone`, which is no option of `depot`",
    "    help: did you mean `zones`?",
    "ingestion/a.yml:11:33-11:36 warning ingestion/recipe-option: the recipe sets `zones.nmae`, which is no option of `depot`",
    "    help: did you mean `zones.name`?",
    "ingestion/a.yml:14:28-14:31 warning ingestion/recipe-option: the recipe sets `areas.a.b.sise`, which is no option of `depot`",
    "    help: did you mean `areas.*.size`?",
    "ingestion/a.yml:16:18-16:21 warning ingestion/recipe-option: the recipe sets `tree.left`, which is no option of `depot`",
    "    help: correct the name, or describe the option",
    "ingestion/a.yml:17:11-17:19 warning ingestion/recipe-option: the recipe sets `host.name`, which is no option of `depot`",
    "    help: correct the name, or describe the option",
  ]);
});

test("a recipe for another plugin, for none, or without what is required is told", async () => {
  const withRecipe = (text: string): string => `    recipe: '${text}'\n${options}`;
  const lines = await Promise.all([
    runRule(ingestionRecipes, withRecipe("source: {type: shed}")),
    runRule(ingestionRecipes, withRecipe("source: {config: {host: x}}")),
    runRule(ingestionRecipes, withRecipe("source: {type: depot}")),
    runRule(ingestionRecipes, withRecipe("sink: {}")),
    runRule(ingestionRecipes, "    recipe: '{source: {type: depot, config: {any: 1}}}'\n"),
  ]);
  expect(lines.map(([first]) => first)).toEqual([
    "ingestion/a.yml:4:13-4:34 warning ingestion/recipe-type: the recipe of `depot` is one for `shed`",
    "ingestion/a.yml:4:13-4:41 warning ingestion/recipe-type: the recipe of `depot` has no `source.type`",
    "ingestion/a.yml:4:13-4:35 info ingestion/recipe-misses-option: the recipe of `depot` does not set `host`, which is required",
    undefined,
    undefined,
  ]);
});

test("what the shape that is meant requires is missed, where it is known which one is", async () => {
  const plugin = (auth: string): string => `
    recipe: '{source: {type: depot, config: {auth: ${auth}}}}'
    schema:
      properties:
        auth: {discriminator: {propertyName: kind, mapping: {basic: "#/$defs/Basic", oauth: "#/$defs/OAuth"}}, oneOf: [{$ref: '#/$defs/Basic'}, {$ref: '#/$defs/OAuth'}]}
        ways: {type: array, items: {$ref: '#/properties/auth'}}
      $defs:
        Basic: {type: object, title: Basic, required: [kind, user], properties: {kind: {const: basic}, user: {type: string}}}
        OAuth: {type: object, title: OAuth, required: [kind, id], properties: {kind: {const: oauth}, id: {type: string}}}
`;
  const miss = async (auth: string): Promise<readonly string[]> =>
    (await runRule(ingestionRecipes, plugin(auth))).flatMap((line) => / does not set `([^`]+)/.exec(line)?.[1] ?? []);
  expect(await miss("{kind: oauth}")).toEqual(["auth.id"]);
  expect(await miss("{kind: basic, user: x}")).toEqual([]);
  expect(await miss(`{kind: "\${KIND}"}`)).toEqual([]);
  expect(await miss("{user: x}")).toEqual(["auth.kind"]);
  expect(await miss("[{kind: basic, user: x}, {kind: oauth}]")).toEqual([]);
});

test("a value that its option doesn't take is told", async () => {
  const recipe = "    recipe: '{source: {type: depot, config: {host: [x]}}}'\n";
  expect(await runRule(ingestionRecipes, recipe + options)).toEqual([
    "ingestion/a.yml:4:13-4:58 warning ingestion/recipe-value: the recipe sets `host` to something else than a string",
    "    help: write a value of the option's type",
  ]);
});

test("options without a description or renamed to nothing are told", async () => {
  const text = `
    options:
      - {path: host, type: string}
      - {path: server, type: string, renamedTo: hots}
      - {path: url, type: string, description: " ", renamedTo: host}
      - {path: areas, type: map, description: Areas.}
      - {path: "areas.*", type: Area}
`;
  expect(await runRule(ingestionOptions, text)).toEqual([
    "ingestion/a.yml:6:10-6:19 info ingestion/undocumented-option: the option `host` of `depot` has no description",
    "    help: say what it does, in the schema or in the manifest",
    "ingestion/a.yml:7:10-7:21 warning ingestion/unknown-option: `server` is renamed to `hots`, which the plugin does not have",
    "    help: did you mean `host`?",
  ]);
});

test("an option that Python declares is to be described there", async () => {
  const { catalogue } = await readIngestionModel({
    "ingestion/a.yml": "platform: depot\nplugins: [{id: depot, options: [{path: host, type: string}]}]\n",
  });
  const report = createReport();
  const platforms = [...catalogue.ingestion.platforms].map(([id, platform]) => {
    const plugins = platform.plugins.map((plugin) => ({
      ...plugin,
      options: plugin.options.map((option) => ({ ...option, span: { ...option.span, file: "src/depot/config.py" } })),
    }));
    return [id, { ...platform, plugins }] as const;
  });
  ingestionOptions({ ...catalogue, ingestion: { ...catalogue.ingestion, platforms: new Map(platforms) } }, report);
  expect(report.diagnostics.map(({ help }) => help)).toEqual(["say what it does, in `description` of its `Field`"]);
});

test("further recipes are checked as the first one is, and so is one of a plugin that takes no options", async () => {
  const example = "    examples: [{title: More., recipe: '{source: {type: depot, config: {host: x, hots: y}}}'}]";
  expect((await runRule(ingestionRecipes, example + options))[0]).toBe(
    "ingestion/a.yml:4:39-4:91 warning ingestion/recipe-option: the recipe sets `hots`, which is no option of `depot`",
  );
  const none = "    recipe: '{source: {type: depot, config: {any: 1}}}'\n    options: []\n";
  expect((await runRule(ingestionRecipes, none))[0]).toContain("the recipe sets `any`, which is no option of `depot`");
});

test("a shared option without a description is told once", async () => {
  const manifest = "platform: depot\nplugins:\n  - {id: a, include: [shared]}\n  - {id: b, include: [shared]}\n";
  const { catalogue } = await readIngestionModel({
    "ingestion/a.yml": manifest,
    "ingestion/shared/s.yml": "set: shared\noptions: [{path: host, type: string}]\n",
  });
  const report = createReport();
  ingestionOptions(catalogue, report);
  expect(report.diagnostics.map(({ code }) => code)).toEqual(["ingestion/undocumented-option"]);
});

test("settings that are hidden, removed or deprecated are told as what they are", async () => {
  const text = `platform: depot
plugins:
  - id: depot
    recipe: |
      source:
        type: depot
        config:
          host: x
          hidden: {any: thing}
          gone: {any: thing}
          unknown: 1
    options:
      - {path: host, type: string, deprecated: Use url.}
      - {path: hidden, type: Hidden}
      - {path: gone, type: any}
`;
  const { catalogue } = await readIngestionModel({ "ingestion/a.yml": text });
  const platforms = new Map(
    [...catalogue.ingestion.platforms].map(([id, platform]) => {
      const plugins = platform.plugins.map((plugin) => ({
        ...plugin,
        options: plugin.options.filter(({ path }) => path === "host"),
        unlisted: plugin.options.flatMap((option) =>
          option.path === "host"
            ? []
            : { ...option, standing: option.path === "gone" ? ("removed" as const) : ("hidden" as const) },
        ),
      }));
      return [id, { ...platform, plugins }] as const;
    }),
  );
  const report = createReport();
  ingestionRecipes({ ...catalogue, ingestion: { platforms } }, report);
  expect(formatDiagnostics(report.diagnostics).trimEnd().split("\n")).toEqual([
    "ingestion/a.yml:8:11-8:14 info ingestion/recipe-deprecated-option: the recipe sets `host`, which is deprecated",
    "    help: Use url.",
    "ingestion/a.yml:10:11-10:14 warning ingestion/recipe-removed-option: the recipe sets `gone`, which has been removed",
    "    help: remove it: the platform passes over it and says so",
    "ingestion/a.yml:11:11-11:17 warning ingestion/recipe-option: the recipe sets `unknown`, which is no option of `depot`",
    "    help: correct the name, or describe the option",
  ]);
});
