import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { classifyFile } from "../../../generator/discover/kinds/classify-file.ts";
import type { SourceFile } from "../../../generator/sources/source-file.ts";
import { packageFolder } from "../../../generator/package-folder.ts";
import type { FuzzInput } from "./fuzz-input.ts";

/** Longer ones say the same and take their time. */
const longest = 20_000;

/** What is damaged: the fixtures of every reader, in order, and texts for readers whose fixtures stand in their tests. */
export function collectSeeds(): readonly FuzzInput[] {
  const folder = join(packageFolder, "generator/testdata");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const found: readonly FuzzInput[] = names.toSorted().flatMap((path): FuzzInput | [] => {
    const kind = findKind(path);
    const file = join(folder, path);
    if (kind === undefined || !statSync(file).isFile() || statSync(file).size > longest) return [];
    const plugin = findPlugin(path);
    return { path, text: readFileSync(file, "utf8"), kind, plugin };
  });
  return [...found.map((input) => putInProject(input, found)), ...written];
}

/** Fixtures that are read as a whole, since their files name each other, with the packages that they publish. */
const projects: ReadonlyMap<string, readonly string[]> = new Map([
  ["library/", ["acme"]],
  ["commands/", []],
  ["server/", []],
  ["connectors/", []],
]);

/** The file as it stands in its project, with the others beside it. */
function putInProject(input: FuzzInput, all: readonly FuzzInput[]): FuzzInput {
  const [project, packages] = [...projects].find(([folder]) => input.path.startsWith(folder)) ?? [];
  if (project === undefined) return input;
  const beside = all.flatMap(({ path, text, kind }): SourceFile | [] =>
    path.startsWith(project) && path !== input.path && kind !== "config"
      ? { path: path.slice(project.length), text, kind }
      : [],
  );
  return { ...input, path: input.path.slice(project.length), beside, packages };
}

/** The plug-in whose fixture it is. */
function findPlugin(path: string): string | undefined {
  if (path.startsWith("plugins/harbour/schema/")) return "json-schema";
  return path.startsWith("plugins/harbour/api/") ? "openapi" : undefined;
}

function findKind(path: string): FuzzInput["kind"] | undefined {
  if (findPlugin(path) !== undefined) return "plugin";
  if (/(?:expected|linked)\.json$|\.txt$/.test(path)) return undefined;
  if (/aspectdoc\.config\.ya?ml$/.test(path)) return "config";
  if (path.startsWith("sidebar/")) return "sidebar";
  if (path.startsWith("boot/")) return "boot";
  if (path.endsWith("/_category_.json")) return "category";
  if (path.startsWith("ingestion/manifests/")) return "ingestion";
  if (path.startsWith("sdk/") && path.endsWith(".yml")) return "sdk";
  return path.endsWith(".md") ? "prose" : classifyFile(path);
}

const written: readonly FuzzInput[] = [
  {
    path: "pyproject.toml",
    kind: "package",
    text: '[project]\nname = "acme"\ndependencies = ["pydantic<2"]\n[project.optional-dependencies]\ndepot = ["x"]\n[project.entry-points."acme.ingestion.source.plugins"]\ndepot = "acme.depot:Source"\n[tool.poetry.plugins."acme.action.plugins"]\ntell = { reference = "acme:Tell" }\n',
  },
  {
    path: "setup.cfg",
    kind: "package",
    text: "[metadata]\nname = acme\n[options]\ninstall_requires =\n    pydantic<2\n[options.entry_points]\nacme.ingestion.sink.plugins =\n    depot = acme.depot:Sink\n",
  },
  {
    path: "acme-1.0.dist-info/entry_points.txt",
    kind: "package",
    text: "[console_scripts]\nacme = acme.cli:main\n\n[acme.ingestion.source.plugins]\ndepot = acme.depot:Source [more]\n",
  },
  {
    path: "acme-1.0.dist-info/METADATA",
    kind: "package",
    text: 'Name: acme\nProvides-Extra: more\nRequires-Dist: pydantic<2; python_version > "3"\nRequires-Dist: other; extra == "more"\n\n# Acme\n',
  },
  {
    path: "sphinx/library.rst",
    kind: "sphinx",
    text: "Library\n=======\n\n.. automodule:: acme.depot\n   :members: Source\n   :exclude-members: close\n\n.. autoclass:: acme.depot.Source\n\n.. click:: acme.cli:main\n   :prog: acme\n",
    beside: [
      {
        path: "src/acme/depot.py",
        kind: "python",
        text: 'class Source:\n    """Reads."""\n    def close(self) -> None: ...\n',
      },
      {
        path: "src/acme/cli.py",
        kind: "python",
        text: 'import click\n@click.command()\ndef main():\n    """Tells."""\n',
      },
    ],
  },
  {
    path: "introspection.json",
    kind: "graphql",
    text: `{"data":{"__schema":{"queryType":{"name":"Query"},"mutationType":null,"directives":[{"name":"key","locations":["OBJECT"],"args":[]}],"types":[${[
      `{"kind":"OBJECT","name":"Query","interfaces":[],"fields":[{"name":"book","description":"One *book*.","args":[{"name":"by","type":{"kind":"NON_NULL","name":null,"ofType":{"kind":"INPUT_OBJECT","name":"By"}},"defaultValue":"{ id: \\"1\\" }"}],"type":{"kind":"LIST","ofType":{"kind":"OBJECT","name":"Query"}},"isDeprecated":true,"deprecationReason":"old"}]}`,
      `{"kind":"INPUT_OBJECT","name":"By","inputFields":[{"name":"id","type":{"kind":"SCALAR","name":"ID"},"defaultValue":null}]}`,
      `{"kind":"ENUM","name":"Order","enumValues":[{"name":"UP","isDeprecated":false,"deprecationReason":null},{"name":"DOWN"}]}`,
      `{"kind":"UNION","name":"Any","possibleTypes":[{"kind":"OBJECT","name":"Query"}]},{"kind":"SCALAR","name":"ID"}`,
    ].join(",")}]}}}`,
  },
  {
    path: "swagger.json",
    kind: "plugin",
    plugin: "openapi",
    text: '{"swagger":"2.0","info":{"title":"A","version":"1"},"host":"a.example","basePath":"/v1","schemes":["https"],"consumes":["application/json"],"paths":{"/pets/{id}":{"parameters":[{"in":"path","name":"id","type":"string","required":true}],"post":{"operationId":"a","parameters":[{"in":"body","name":"b","schema":{"$ref":"#/definitions/Pet"}},{"in":"query","name":"q","type":"array","items":{"type":"string"},"collectionFormat":"multi"}],"responses":{"200":{"description":"b","schema":{"$ref":"#/definitions/Pet"},"headers":{"X":{"type":"string"}}}}},"put":{"consumes":["multipart/form-data"],"parameters":[{"in":"formData","name":"f","type":"file","required":true}],"responses":{"default":{"$ref":"#/responses/E"}},"security":[{"k":["r"]}]}}},"responses":{"E":{"description":"e"}},"definitions":{"Pet":{"type":"object","discriminator":"kind","required":["kind"],"properties":{"kind":{"type":"string","enum":["c"]},"tag":{"type":"string","x-nullable":true}}},"Cat":{"allOf":[{"$ref":"#/definitions/Pet"},{"properties":{"a":{"type":"integer"}}}]}},"securityDefinitions":{"k":{"type":"oauth2","flow":"accessCode","authorizationUrl":"https://a","tokenUrl":"https://t","scopes":{"r":"R"}}}}',
  },
  {
    path: "platform/catalogue.json",
    kind: "catalogue",
    role: "reference",
    text: readFileSync(join(import.meta.dirname, "printed-catalogue.json"), "utf8"),
  },
  {
    path: "content/_category_.yml",
    kind: "category",
    text: "label: Guides\nposition: 2\nlink: { type: doc, id: a }\n",
  },
  {
    path: "redirects.yml",
    kind: "redirects",
    text: 'redirects:\n  - { from: docs/old, to: new }\n  - { from: a.html, to: "https://example.org/#x" }\n  - from: b\n    to: /\n',
  },
  {
    path: "redirects.json",
    kind: "redirects",
    text: '{ "redirects": [{ "from": "docs/old", "to": "new#a" }, { "from": "c/d", "to": "e" }] }\n',
  },
  {
    path: "releases.yml",
    kind: "releases",
    text: "releases:\n  - version: 1.0.0\n    date: 2024-02-01\n    href: https://example.org/1\n    notes: |\n      # New\n\n      - a *b* [c](d.md)\n  - { version: 0.9.0, date: 2023-01-31 }\n",
  },
  {
    path: "versions.yml",
    kind: "versions",
    text: 'versions:\n  - { version: "2.0", path: /docs/, isLast: true, label: Two }\n  - { version: next, banner: unreleased }\n',
  },
  {
    path: "aspectdoc.config.yaml",
    kind: "config",
    text: 'inputs: [../platform, models]\ntitle: "Acme"\nbase: /docs/\nlevels:\n  check/missing-doc: "off"\ncolors: { light: { accent: "#123456" } }\nlinks:\n  - { label: a, href: "https://example.org" }\nversions:\n  - { version: "2.0" }\n',
  },
  {
    path: "aspectdoc.config.json",
    kind: "config",
    text: '{ "inputs": ["models"], "title": "A", "hosts": ["netlify"], "coverage": { "minimum": 80 }, "strict": true }\n',
  },
];
