import { isReadByPlugin, sayWayToRead, type OtherFiles } from "./other-languages.ts";

const byPlugin =
  "OpenAPI, and JSON Schema that says what it is, are read by themselves unless they are in folders of tests and examples, or of what a build makes, such as `target`: `--input target/openapi.yaml` names one; other schemas are where the config file names them: `plugins: [{ plugin: aspectdoc/plugins/json-schema, options: { files: [...] } }]`";

const byRevision =
  'it is a Git repository without a working tree: `versions: [{ version: "1.0", revision: v1.0 }]` in the config file reads one of its revisions, as `aspectdoc diff v1.0 v1.1` does';

/** Names of those, whose options say which files. */
const bundled: ReadonlySet<string> = new Set(["atlas", "openapi", "json-schema", "protobuf"]);

/** What is said of a folder that an input can't be. */
export const writtenSite = "it is a site that Aspectdoc has written";

/** As files are told that would be read were they elsewhere, with their folder. */
const leftOut = / in `([^`]+)`, which (?:is|are) left out by /;

/** What makes a model of files that aren't read by themselves, by their endings as they are named in what was seen. */
const waysOut: readonly WayOut[] = [
  {
    endings: new RegExp(writtenSite),
    help: "`aspectdoc serve` shows a site, `search`, `mcp` and `diff` read it, and `--reference` its `catalogue.json`; it is made of the folder of its model",
  },
  { endings: leftOut, help: byFolder },
  { endings: /\.py\b/, help: byPackages },
  { endings: /\.(?:mdx?|markdown)\b/, help: byContent },
  { endings: /\.(?:adoc|asciidoc|rst)\b/, help: byMarkdown },
  {
    endings: /\.json\b/,
    help: "schemas of Avro are read from files that end in `.avsc`, answers to the introspection query of GraphQL from those that end in `schema.json`",
    isGuess: true,
  },
  { endings: /\.(?:json|jsonschema|yaml|yml)\b/, help: byPlugin, isGuess: true },
  {
    endings: /\.(?:cue|dbml|prisma|wsdl)\b/,
    help: "a schema language that isn't known is read by a plug-in, which anybody can write, or once a tool has made one of it that is",
    isGuess: true,
  },
  {
    endings: /\.sql\b/,
    help: "tables in SQL are read by a plug-in, which anybody can write, or once a tool has made Avro, JSON Schema or GraphQL of them",
    isGuess: true,
  },
  {
    endings: /\.(?:[cm]?js|jsx|m?ts|tsx)\b/,
    help: "a GraphQL schema that JavaScript or TypeScript makes, rather than has as SDL in its literals, is read once `printSchema` of graphql-js, or its server's answer to introspection, has been written to a `.graphql` or `schema.json` file",
  },
  { endings: /\.(?:cs|exs?|go|kt|php|py|rb|rs|scala)\b/, help: byPrinting, isGuess: true },
  {
    endings: /\.java\b/,
    help: "Java of a server is read for what it says of the GraphQL schema and the model that are read with it",
  },
  {
    endings: /\.(?:7z|bz2|egg|gz|jar|rar|tar|tgz|war|whl|xz|zip|zst)\b/,
    help: "archives aren't looked into: unpack what may hold a model, and name that folder",
  },
  {
    endings: /asks? by GraphQL/,
    help: "operations and fragments are what clients send; the schema that they ask is in the files of its server, or in its answer to introspection, saved as a `schema.json` file",
  },
  { endings: /symbolic link/, help: "a link that is named itself is followed, as by `--input`" },
];

interface WayOut {
  readonly endings: RegExp;
  readonly help: string | ((seen: Seen) => string);
  /** Said only where nothing is known of what files of these endings hold. */
  readonly isGuess?: boolean;
}

/** What prints a schema that code makes, by the endings of that code. */
const printers: readonly (readonly [endings: RegExp, name: string])[] = [
  [/\.py\b/, "`strawberry export-schema`"],
  [/\.rb\b/, "`Schema.to_definition` of graphql-ruby"],
  [/\.exs?\b/, "`mix absinthe.schema.sdl`"],
  [/\.cs\b/, "`schema export` of Hot Chocolate"],
  [/\.php\b/, "`lighthouse:print-schema` or `wp graphql generate-static-schema`"],
  [/\.rs\b/, "`sdl` of async-graphql"],
];

function byPrinting({ seen }: Seen): string {
  const known = printers.filter(([endings]) => endings.test(seen)).map(([, name]) => name);
  const printed = known.length === 0 ? "" : `, as ${known.join(" or ")} ${known.length === 1 ? "prints" : "print"} it`;
  return `a GraphQL schema that code makes is read once it is in a \`.graphql\` file${printed}, or its server's answer to introspection in a \`schema.json\` file`;
}

function byFolder({ seen }: Seen): string {
  const [, folder = ""] = leftOut.exec(seen) ?? [];
  return `what Git ignores, or a build has written, is read where its folder is named itself: \`aspectdoc check ${folder}\``;
}

function byContent({ others: known = [], packages = [] }: Seen): string {
  const isWritten = packages.length === 0 && !known.some(isReadByPlugin);
  const others = "guides in another folder than `content`, `docs`, `documentation` or `guides`";
  return isWritten
    ? `\`aspectdoc init\` writes a config file that has the Markdown here read: \`content: [.]\`, as it takes for ${others}`
    : `${others} are read where \`content: [.]\` in the config file names it`;
}

/** What Sphinx reads as it reads the original, with its directives, its labels and the order of its pages. */
function byMarkdown({ sphinx }: Seen): string {
  if (sphinx === undefined)
    return "guides are read in Markdown alone, into which `pandoc --to gfm` and `downdoc` turn others";
  const below = sphinx === "" ? "" : `${sphinx}/`;
  return `guides of Sphinx are read where they are written in Markdown: \`rst2myst convert ${below}**/*.rst\`, of the package rst-to-myst, makes it of reStructuredText, with directives, labels and the order of pages, and Sphinx reads that as well with \`myst_parser\` among its extensions`;
}

function byPackages({ packages = [] }: Seen): string {
  return `${sayPackages(packages)}${packages.length === 0 ? "" : ", which `aspectdoc init` writes"}`;
}

/** How packages of Python are read. */
export function sayPackages(packages: readonly string[]): string {
  const named = packages.length === 0 ? "example_client" : packages.join(", ");
  return `Python is read where \`sdk: { packages: [${named}] }\` in the config file names its packages`;
}

/** The package of Python that an input is a part of. */
export interface PackageAround {
  readonly name: string;
  /** The input to give in its place. */
  readonly input: string;
  /** Whether its project says that it has connectors, which are read without being named. */
  readonly isConnectors: boolean;
}

function sayAround({ name, input, isConnectors }: PackageAround): string {
  const further = isConnectors ? "" : ` and \`sdk: { packages: [${name}] }\` in the config file`;
  return `this is a part of the Python package \`${name}\`, which is read as a whole, by \`--input ${input}\`${further}`;
}

/** A plug-in that reads files, and what it looks for. */
export interface ReadingPlugin {
  readonly name: string;
  readonly files: readonly string[];
}

/** What was seen where nothing is read: in words, by endings, and what of it is in a language that is known. */
export interface Seen {
  readonly seen: string;
  readonly others?: readonly OtherFiles[] | undefined;
  /** Names of packages of Python. */
  readonly packages?: readonly string[] | undefined;
  readonly around?: PackageAround | undefined;
  /** The folder of the documents of a Sphinx project; absent where there is none. */
  readonly sphinx?: string | undefined;
  /** Whether it is what Git keeps of a repository. */
  readonly isRepository?: boolean | undefined;
  /** Paths of submodules of which there are the folders alone. */
  readonly unfetched?: readonly string[] | undefined;
  readonly plugins?: readonly ReadingPlugin[] | undefined;
}

/** How many submodules are named. */
const mostSubmodules = 3;

/** That submodules lack what is in them, e.g. `` `model` is a submodule of Git that nobody has fetched here ``. */
export function sayUnfetched(paths: readonly string[]): string {
  const names = paths.slice(0, mostSubmodules).map((path) => `\`${path}\``);
  const others = paths.length > names.length ? " and others" : "";
  return `${names.join(", ")}${others} ${paths.length === 1 ? "is a submodule" : "are submodules"} of Git that nobody has fetched here`;
}

/** How what was seen can be read after all, e.g. `only 1 .avdl file, which isn't read`. Plug-ins that are there have looked for something else. */
export function listWaysOut(facts: Seen): readonly string[] {
  const { seen, others: known = [], around, packages = [], sphinx, isRepository, unfetched = [], plugins = [] } = facts;
  const looked = plugins.map(
    ({ name, files }) =>
      `the plug-in \`${name}\` looks for ${files.map((glob) => `\`${glob}\``).join(", ")}${bundled.has(name) ? ", or what `files` of its options names" : ""}`,
  );
  const isKnown = known.length > 0 || around !== undefined || sphinx !== undefined;
  const isTold = plugins.some(({ name }) => bundled.has(name));
  const others = waysOut.filter(
    ({ endings, help, isGuess }) =>
      endings.test(seen) &&
      !(isTold && help === byPlugin) &&
      !(around !== undefined && help === byPackages) &&
      // The configuration of Sphinx is Python as well.
      !(sphinx !== undefined && packages.length === 0 && help === byPackages) &&
      !(isGuess === true && isKnown),
  );
  const first = sphinx === undefined ? [] : others.filter(({ help }) => help === byMarkdown);
  return [
    ...looked,
    ...(around === undefined ? [] : [sayAround(around)]),
    ...(isRepository === true ? [byRevision] : []),
    ...(unfetched.length === 0 ? [] : [`${sayUnfetched(unfetched)}: \`git submodule update --init\` does`]),
    ...known.map((files) => `${sayWayToRead(files)}${isReadByPlugin(files) ? ", which `aspectdoc init` writes" : ""}`),
    ...[...first, ...others.filter((way) => !first.includes(way))].map(({ help }) =>
      typeof help === "string" ? help : help(facts),
    ),
  ];
}

/** The same with what else is said behind it, a line each. */
export function sayWaysOut(seen: Seen, ...others: readonly string[]): string {
  return [...listWaysOut(seen), ...others].join("\n");
}
