import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

/** What can be wrong with the config file. These end a run with exit code 2. */
export const configCodes = {
  missingFile: defineCode<{ path: string }>("config/missing-file", {
    severity: "error",
    message: ({ path }) => `there is no config file \`${path}\``,
    help: () =>
      "give an existing file with --config, or leave it out: aspectdoc.config.yaml, .json, .mjs or .mts in the current folder, or above it in the repository, is found",
    explanation: `
\`--config\` names a file that does not exist. The path counts from the current folder.

Without \`--config\`, Aspectdoc looks for \`aspectdoc.config.yaml\`, \`aspectdoc.config.json\`,
\`aspectdoc.config.mjs\` and, in TypeScript, \`aspectdoc.config.mts\` or \`aspectdoc.config.ts\` in the
current folder, then in those above it up to the top of the Git repository; having none of them is fine. A file above counts as
if the command had been started beside it: without \`inputs\` the model is read from its folder, without \`out\` the site is written
there.
`,
  }),
  severalFiles: defineCode<{ names: readonly string[] }>("config/several-files", {
    severity: "error",
    message: ({ names }) => `there are several config files here: ${names.join(", ")}`,
    help: () => "keep one, or say which with --config",
    explanation: `
The current folder, or one above it in the repository, holds more than one of \`aspectdoc.config.yaml\`, \`aspectdoc.config.json\`,
\`aspectdoc.config.mjs\` and \`aspectdoc.config.mts\`. They are not merged, and taking one of them silently would surprise
someone.

    aspectdoc generate --config aspectdoc.config.yaml
`,
  }),
  unreadable: defineCode<{ reason: string }>("config/unreadable-file", {
    severity: "error",
    message: ({ reason }) => `the config file could not be read: ${reason}`,
    help: () => "check its permissions, and that it is a text file in UTF-8",
    explanation: `
The operating system refused to hand over the config file, or its bytes are no text in UTF-8. Check
that it is a file, not a folder, that the user that runs Aspectdoc may read it, and how the editor
saves it.
`,
  }),
  unknownFormat: defineCode<{ name: string }>("config/unknown-format", {
    severity: "error",
    message: ({ name }) => `\`${name}\` is not a config file that can be read`,
    help: ({ name }) =>
      `its name must end in .yaml, .yml, .json, .mjs or .mts${/\.(?:js|cjs)$/.test(name) ? "; a module that exports its default is an .mjs" : ""}`,
    explanation: `
The ending of the config file tells how it is read: \`.yaml\` or \`.yml\`, \`.json\`, or \`.mjs\` for a
module whose default export is the configuration (in TypeScript: \`.mts\` or \`.ts\`). A file of another ending beside the model, such as
\`aspectdoc.config.js\`, would have no effect, so it is told of:

    export default { inputs: ["models"], title: "Acme metadata" };
`,
  }),
  untypedNode: defineCode<{ name: string; node: string }>("config/untyped-node", {
    severity: "error",
    message: ({ name, node }) => `\`${name}\` is TypeScript, which Node ${node} doesn't read`,
    help: () => "run it with Node 22.18 or later, or make it an .mjs",
    explanation: `
A config file in TypeScript is loaded by Node itself, which leaves out the types from release 22.18
on, and never checks them. Older ones read the same module as \`aspectdoc.config.mjs\`, where
comments can have the types.

    export default { inputs: ["models"], title: "Acme metadata" };
`,
  }),
  nearName: defineCode<{ name: string }>("config/near-name", {
    severity: "error",
    message: ({ name }) => `\`${name}\` is not read as the config file, though it has keys of one`,
    help({ name }) {
      const ending = /\.(?:ya?ml|json)$/.exec(name)?.[0];
      if (ending === undefined) return "write it as YAML, and call it aspectdoc.config.yaml";
      return `call it aspectdoc.config${ending}, or name it with --config ${name}`;
    },
    explanation: `
The config file that is found by itself is called \`aspectdoc.config.yaml\`, \`.yml\`, \`.json\`, \`.mjs\`, \`.mts\` or \`.ts\`. A
file whose name is nearly that, such as \`aspectdoc.yaml\` or \`.aspectdocrc\`, would have no effect, so it is told of where
it has a key of the configuration:

    mv aspectdoc.yaml aspectdoc.config.yaml
`,
  }),
  syntax: defineCode<{ problem: string; remedy?: string | undefined }>("config/syntax", {
    severity: "error",
    message: ({ problem }) => `the config file cannot be read: ${problem}`,
    help: ({ remedy }) => remedy ?? "mend it here or above: a quote, a bracket or the indentation",
    explanation: `
The config file is not well-formed YAML or JSON, so nothing in it counts. Frequent causes are a tab
in the indentation, a missing blank after a colon, and, in JSON, a comma that is missing between
elements. Tags of other tools, such as \`!ENV\`, mean nothing here.

    inputs:
      - models       # a dash, a blank, the value
    title: "Acme: metadata"   # quotes where the text has a colon
`,
  }),
  notAnObject: defineCode<{ found: string }>("config/not-a-mapping", {
    severity: "error",
    message: ({ found }) => `the config file holds ${found}; keys with values are expected`,
    help({ found }) {
      if (found === "a function") return "export what it returns: export default await make();";
      const instance = "for instance `title: Acme metadata`";
      return found === "nothing" ? `${instance}; a module has to export them as its default` : instance;
    },
    explanation: `
The top of a config file is a mapping from keys to values:

    inputs: [models]
    title: Acme metadata

A module exports such an object as its default.
`,
  }),
  unknownKey: defineCode<{
    key: string;
    /** The place that it is at; empty for the top. */
    within: string;
    /** What may be there. */
    known: readonly string[];
    suggestions: readonly string[];
  }>("config/unknown-key", {
    severity: "error",
    message: ({ key, within }) =>
      `there is no key \`${key}\` in ${within === "" ? "the configuration" : `\`${within}\``}`,
    help: ({ within, known, suggestions }) =>
      formatSuggestions(suggestions) ??
      (within === "" || known.length === 0
        ? "the schema of the config file lists the keys"
        : `it may have ${known.map((name) => `\`${name}\``).join(", ")}`),
    explanation: `
The config file has a key that Aspectdoc does not know, so it would have no effect. Mostly it is
misspelled:

    input: [models]     # the key is \`inputs\`

To have an editor complete and check the keys, name the published schema at the top of the file:

    # yaml-language-server: $schema=node_modules/aspectdoc/aspectdoc.config.schema.json
`,
  }),
  wrongValue: defineCode<{ key: string; expected: string; example?: string | undefined }>("config/wrong-value", {
    severity: "error",
    message: ({ key, expected }) => `\`${key}\` ${expected}`,
    // Most messages say all there is to say.
    help: ({ key, expected, example }) =>
      key === "base"
        ? "write `/docs/`, or `/` for the root of the host"
        : key === "url" && expected.startsWith("must be an origin")
          ? "scheme and host alone, with no slash behind them; the path of the site is its `base`"
          : /^must be a text, not (?:a number|true|false)$/.test(expected)
            ? "put it in quotes"
            : example && `such as \`${example}\``,
    setting: ({ key }) => ({ key }),
    explanation: `
A key of the config file has a value of another type or form than it needs. The message says what is
expected:

    base: docs        # must begin and end with a slash
    base: /docs/      # right

    inputs: models    # must be a list
    inputs: [models]  # right
`,
  }),
  unknownCode: defineCode<{ code: string; suggestions: readonly string[] }>("config/unknown-code", {
    severity: "error",
    message: ({ code }) => `\`levels\` names \`${code}\`, which no diagnostic has as its code`,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "`aspectdoc explain` lists the codes",
    explanation: `
\`levels\` gives diagnostics another severity by their codes, and one of the codes does not exist:

    levels:
      check/missing-docs: off    # the code is check/missing-doc

\`aspectdoc explain\` lists all codes.
`,
  }),
  loweredError: defineCode<{ code: string; level: string }>("config/lowered-error", {
    severity: "error",
    message: ({ code, level }) => `\`${code}\` is an error and cannot be set to \`${level}\``,
    help: () => "mend what it reports; warnings and infos can be set to off, info, warning or error",
    explanation: `
Errors mean that a page of the site would be wrong or missing. Hiding one would publish the mistake,
so \`levels\` applies to warnings and infos only:

    levels:
      check/missing-doc: off
      discover/not-utf-8: error
`,
  }),
  occupiedPath: defineCode<{
    path: string;
    occupant: string;
    /** A folder by the version's own name that its pages are in. */
    folder?: string | undefined;
  }>("config/occupied-path", {
    severity: "error",
    message: ({ path, occupant }) =>
      `no version can be published at \`${path}\`, where another one has \`${occupant}\``,
    help: ({ folder }) =>
      folder === undefined
        ? "give the version another `path`, or the page another address"
        : `the version's own pages are below \`${folder}/\` once more: if that is its folder, name this under \`inputs\` of the version, such as \`inputs: [${JSON.stringify(folder)}]\`, and each other version's likewise; else give it another \`path\``,
    explanation: `
Each version has a folder of the site to itself. The version around it, mostly the one at the base, has a page or a file of
its own in that folder, so a reader could not tell whose page is at an address:

    versions:
      - { version: "2.0", isLast: true }                          # has a guide content/next/plans.md
      - { version: next, inputs: [../main], path: /docs/main/ }   # so this one moves aside

A project of another tool in a folder \`v1\` has its pages below \`v1/\`, also where \`content\` names it. Where each version has a project,
each is an input instead, so that its pages are at the top of the version:

    versions:
      - { version: v2, inputs: [v2] }
      - { version: v1, inputs: [v1] }
`,
  }),
  moduleFailed: defineCode<{ problem: string }>("config/module-failed", {
    severity: "error",
    message: ({ problem }) => `the config module could not be loaded: ${problem}`,
    help: ({ problem }) =>
      problem.startsWith("it isn't done after ")
        ? "look for a loop or an `await` at its top"
        : "its default export must be the configuration: export default { … }",
    explanation: `
A config file whose name ends in \`.mjs\` is run as a module, and it threw, failed to import
something, wasn't done after 30 seconds, or has a syntax error. \`node FILE\` shows the full error.

    export default { inputs: [process.env.MODEL_FOLDER ?? "models"] };
`,
  }),
};
