/** What makes a model of files that aren't read by themselves, by their endings as they are named in what was seen. */
const waysOut: readonly (readonly [endings: RegExp, help: string])[] = [
  [/\.avdl\b/, "Avro IDL is read once `avro-tools idl api.avdl api.avpr` has compiled it"],
  [/\.json\b/, "schemas of Avro are read from files that end in `.avsc`, answers to the introspection query of GraphQL from `schema.json`"],
  [
    /\.(?:json|jsonschema|yaml|yml)\b/,
    "OpenAPI and JSON Schema are read by plug-ins that come along: `plugins: [aspectdoc/plugins/openapi]` or `[aspectdoc/plugins/json-schema]` in the config file",
  ],
  [
    /\.(?:cue|prisma|proto|smithy|thrift|wsdl|xsd)\b/,
    "a schema language that isn't known is read by a plug-in, which anybody can write, or once a tool has made one of it that is",
  ],
  [/\.py\b/, "Python is read where `sdk: { packages: [example_client] }` in the config file names its packages, which `aspectdoc init` writes"],
];

/** How what was seen can be read after all, e.g. `only 1 .avdl file, which isn't read`. */
export function listWaysOut(seen: string): readonly string[] {
  return waysOut.filter(([endings]) => endings.test(seen)).map(([, help]) => help);
}

/** The same before what else is said; empty, or with a semicolon behind it. */
export function sayWaysOut(seen: string): string {
  return listWaysOut(seen)
    .map((help) => `${help}; `)
    .join("");
}
