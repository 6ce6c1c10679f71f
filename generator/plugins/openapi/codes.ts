import type { PluginCode } from "../plugin.ts";
import { duplicateKey } from "../to-text-problems.ts";

/** What may be wrong with a description of an API. */
export const codes: Readonly<Record<string, PluginCode>> = {
  malformed: {
    severity: "error",
    help: "mend the text there; what stands before it has been read",
    explanation: `
A description of an API is no well-formed JSON or YAML, nests deeper than 200 values, or is too long to be read. What could be
read of it is documented.
`,
  },
  "duplicate-key": duplicateKey,
  empty: {
    severity: "warning",
    help: "where a build or a server completes it, name the file that one gives in `files` of the plug-in's options; else leave it out",
    explanation: `
A description has no paths, no webhooks and no schemas, so its overview is all that is documented. Frameworks as Quarkus take
such a file for a beginning, to which they add what annotations in code say. Code isn't read for that; the whole description
is what the build writes, or what the running server answers.

    openapi: 3.0.3
    info: { title: Harbour office, version: "2" }
    paths: {}
`,
  },
  copy: {
    severity: "info",
    help: "nothing has to be done; which of them are read, `files` of the plug-in's options says",
    explanation: `
Two descriptions with the same title and version say the same of every call, as the description that people write and what a
bundler makes of it, or one that is kept as YAML and as JSON. One of them is shown: the one that is put together of several
files, where these are there, or else the one that no tool has made, as far as its path tells.

    plugins:
      - plugin: aspectdoc/plugins/openapi
        options: { files: ["openapi/openapi.yaml"] }
`,
  },
  "beside-reference": {
    severity: "info",
    together: true,
    help: "put the reference and what stands beside it into `allOf`, or move on to OpenAPI 3.1",
    explanation: `
Before OpenAPI 3.1, a \`$ref\` stands for the whole object that it is in: what limits values beside it counts for nothing, and
\`nullable\` neither. Generators of code and validators leave it out, so a comparison does; pages show it, as its author meant it.

    { "$ref": "#/components/schemas/Name", "maxLength": 40 }
    { "allOf": [{ "$ref": "#/components/schemas/Name" }, { "maxLength": 40 }] }
`,
  },
  "empty-name": {
    severity: "warning",
    help: "give it the name by which it is sent",
    explanation: `
A parameter says where it is sent, and not by which name: its key \`name\` is absent, blank, or no text. Nobody can send it,
so it is left out, and all else of the operation is documented.

    { "in": "query", "name": "", "schema": { "type": "string" } }
`,
  },
  "not-openapi": {
    severity: "warning",
    help: "leave the file out by `files` of the plug-in's options, or convert it to OpenAPI 3 or Swagger 2",
    explanation: `
A file that the plug-in was told to read doesn't say that it is OpenAPI 3 or Swagger 2: its key \`openapi\` or \`swagger\` is
absent or names another version. A file without either may hold what descriptions refer to, and is told when none does.

    openapi: 3.0.3
    info: { title: Harbour office, version: "2" }
`,
  },
  "remote-reference": {
    severity: "warning",
    help: "name the file in `files` of the plug-in's options, or its folder under `references`, or bundle the description into one file",
    explanation: `
A \`$ref\` leads to another site, or to a file that the plug-in hasn't read. Nothing is fetched while a model is read, so what
stands there isn't known, and the type is shown as a link to that site, or as one that may be anything. Files of the same input
are followed where \`files\` names them.

    { "$ref": "./schemas.yaml#/components/schemas/Ship" }
`,
  },
  "unknown-reference": {
    severity: "warning",
    help: "check its spelling; in descriptions, names are those below `components`",
    explanation: `
A \`$ref\` leads to a place in its own file, or in another one that was read, where nothing is, or to a file that isn't there. The type is shown as one that may be anything.
`,
  },
};
