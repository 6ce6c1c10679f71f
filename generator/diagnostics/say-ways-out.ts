const byPlugin =
  "OpenAPI and JSON Schema are read by plug-ins that come along: `plugins: [aspectdoc/plugins/openapi]` or `[aspectdoc/plugins/json-schema]` in the config file";

/** Names of those, whose options say which files. */
const bundled: ReadonlySet<string> = new Set(["openapi", "json-schema"]);

/** What makes a model of files that aren't read by themselves, by their endings as they are named in what was seen. */
const waysOut: readonly (readonly [endings: RegExp, help: string])[] = [
  [/\.avdl\b/, "Avro IDL is read once `avro-tools idl api.avdl api.avpr` has compiled it"],
  [
    /\.json\b/,
    "schemas of Avro are read from files that end in `.avsc`, answers to the introspection query of GraphQL from those that end in `schema.json`",
  ],
  [/\.(?:json|jsonschema|yaml|yml)\b/, byPlugin],
  [
    /\.(?:cue|prisma|proto|smithy|thrift|wsdl|xsd)\b/,
    "a schema language that isn't known is read by a plug-in, which anybody can write, or once a tool has made one of it that is",
  ],
  [
    /\.(?:js|ts)\b/,
    "a GraphQL schema in JavaScript or TypeScript is read once `printSchema` of graphql-js, or its server's answer to introspection, has been written to a `.graphql` or `schema.json` file",
  ],
  [
    /\.py\b/,
    "Python is read where `sdk: { packages: [example_client] }` in the config file names its packages, which `aspectdoc init` writes",
  ],
];

/** A plug-in that reads files, and what it looks for. */
export interface ReadingPlugin {
  readonly name: string;
  readonly files: readonly string[];
}

/** How what was seen can be read after all, e.g. `only 1 .avdl file, which isn't read`. Plug-ins that are there have looked for something else. */
export function listWaysOut(seen: string, plugins: readonly ReadingPlugin[] = []): readonly string[] {
  const looked = plugins.map(
    ({ name, files }) =>
      `the plug-in \`${name}\` looks for ${files.map((glob) => `\`${glob}\``).join(", ")}${bundled.has(name) ? ", or what `files` of its options names" : ""}`,
  );
  const isTold = plugins.some(({ name }) => bundled.has(name));
  const others = waysOut.filter(([endings, help]) => endings.test(seen) && !(isTold && help === byPlugin));
  return [...looked, ...others.map(([, help]) => help)];
}

/** The same before what else is said; empty, or with a semicolon behind it. */
export function sayWaysOut(seen: string, plugins: readonly ReadingPlugin[] = []): string {
  return listWaysOut(seen, plugins)
    .map((help) => `${help}; `)
    .join("");
}
