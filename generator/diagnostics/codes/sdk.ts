import { nouns } from "../../catalogue/nouns.ts";
import { defineCode } from "../code.ts";
import { nameFirst } from "../name-first.ts";
import { formatSuggestions } from "../suggest.ts";

const manifest = nouns.sdkManifest.singular;

/** What can be wrong inside an SDK manifest, and between it and the model. */
export const sdkCodes = {
  malformedYaml: defineCode<{ detail: string }>("sdk/malformed-yaml", {
    severity: "error",
    message: ({ detail }) => `the ${manifest} is not well-formed YAML: ${detail}`,
    help: () => "what stands before this place is read; mend it to see the rest",
    explanation: `
An SDK manifest is a YAML file below a folder named \`sdk\`. From the place that the message points at, the text cannot
be read as YAML. Text with a colon and a blank in it, or that begins with \`[\`, \`{\`, \`*\` or \`&\`, needs quotes or a
block:

\`\`\`yaml
doc: >-
  Raised when: the server does not answer.
\`\`\`
`,
  }),

  tooLarge: defineCode<{ size: number; limit: number }>("sdk/too-large", {
    severity: "error",
    message: ({ size, limit }) =>
      `the ${manifest} is ${toMegabytes(size)} MB, more than the ${toMegabytes(limit)} MB that are read`,
    help: () => "split it: several files may describe one page",
    explanation: `
A manifest that describes a whole client library has under 200 kB. A file far beyond that is most likely none, so it is
not read. Files that name the same \`page\` are joined, so a long manifest can be split by module.
`,
  }),

  tooDeep: defineCode<{ limit: number }>("sdk/too-deep", {
    severity: "error",
    message: ({ limit }) => `the ${manifest} is nested more than ${limit} levels deep`,
    help: () => "a manifest needs no more than ten levels; check for stray brackets or dashes",
    explanation: `
Nesting is bounded so that no input can exhaust the program's stack. From the page down to a parameter of a method there
are ten levels, so a file that goes past the limit is broken or is no manifest.
`,
  }),

  tooManyAliases: defineCode<{ limit: number }>("sdk/too-many-aliases", {
    severity: "error",
    message: ({ limit }) => `the ${manifest} uses YAML aliases more than ${limit} times`,
    help: () => "write the repeated parts out",
    explanation: `
A YAML alias (\`*name\`) repeats a part that was marked with an anchor (\`&name\`), which is handy for parameters that many
methods share. Repetition inside repetition grows without bound, so the number of aliases is limited; those after the
limit are left out.
`,
  }),

  unknownAlias: defineCode<{ alias: string }>("sdk/unknown-alias", {
    severity: "error",
    message: ({ alias }) => `nothing is marked with the anchor \`&${alias}\``,
    help: ({ alias }) => `mark the part that \`*${alias}\` repeats with \`&${alias}\`, before this place`,
    explanation: `
In YAML \`&name\` marks a part and \`*name\`, further down, repeats it. An alias to nothing is left out. Where a star was
meant as a star, as in \`**kwargs\`, put the name in quotes.
`,
  }),

  duplicateKey: defineCode<{ key: string }>("sdk/duplicate-key", {
    severity: "error",
    message: ({ key }) => `\`${key}\` is given twice`,
    help: () => "join the two into one; the first is used",
    explanation: `
A key may stand once in a YAML mapping. Two lists of methods in one class, for instance, have to be joined into one.
`,
  }),

  unknownKey: defineCode<{ key: string; where: string; suggestions: readonly string[] }>("sdk/unknown-key", {
    severity: "warning",
    message: ({ key, where }) => `${where} has no key \`${key}\``,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "remove the key; its value is ignored",
    explanation: `
The key is none of those that a manifest has at this place, so what it says does not reach the reference. Most often it
is a slip of the pen: \`param\` for \`parameters\`, \`raise\` for \`raises\`.

\`sdk-manifest.schema.json\`, which comes with the package, lists all keys; editors that know YAML schemas complete them.
`,
  }),

  wrongType: defineCode<{ what: string; expected: string; found: string }>("sdk/wrong-type", {
    severity: "error",
    message: ({ what, expected, found }) => `${what} must be ${expected}, not ${found}`,
    help: () => "what stands here is left out",
    explanation: `
The value has a different shape from what a manifest has at this place, so it is left out of the reference.

\`\`\`yaml
- name: emit
  parameters: item        # must be a list of mappings
\`\`\`

Defaults are Python expressions: write \`default: None\`, \`default: 10000\` or \`default: '"dataset"'\`.
`,
  }),

  missingKey: defineCode<{ what: string; key: string }>("sdk/missing-key", {
    severity: "error",
    message: ({ what, key }) => `${what} has no \`${key}\``,
    help: ({ key }) => `add \`${key}\`; the entry is left out until then`,
    explanation: `
Modules, classes, functions, parameters and constants are told apart by their \`name\`, errors by their \`type\`, and
examples are nothing without their \`code\`. An entry without it cannot be shown.
`,
  }),

  empty: defineCode("sdk/empty", {
    severity: "warning",
    message: () => `the ${manifest} describes no module`,
    help: () => "list the library's modules under `modules:`, or keep the file out of the input",
    explanation: `
The file holds neither \`modules\` nor \`models\`, so it adds nothing to the reference.

\`\`\`yaml
page: clients
title: Client
modules:
  - name: example.client
    classes:
      - name: Client
        doc: Talks to the server.
\`\`\`

Any YAML file in a folder called \`sdk\` is taken for a manifest; leave others out with \`exclude\`.
`,
  }),

  badPage: defineCode<{ page: string }>("sdk/bad-page", {
    severity: "error",
    message: ({ page }) => `\`${page}\` cannot be the name of a page`,
    help: () => "use lower-case letters, digits and hyphens; `models` is the page of the generated classes",
    explanation: `
\`page\` is the last part of an address, so it consists of lower-case letters, digits and hyphens. The page \`models\` is made
from the schemas and is not described by hand. A manifest without a page of its own is named after its file.
`,
  }),

  badName: defineCode<{ name: string; what: string }>("sdk/bad-name", {
    severity: "error",
    message: ({ name, what }) => `\`${name}\` cannot be the name of ${what}`,
    help: () => "write the name as Python does, without parentheses or a type; the entry is left out",
    explanation: `
Names are Python identifiers, those of modules joined by dots. A parameter that gathers others keeps its stars, in quotes.

\`\`\`yaml
- name: emit(item)     # name: emit
- name: "**kwargs"
\`\`\`
`,
  }),

  duplicateSymbol: defineCode<{ name: string; where: string }>("sdk/duplicate-symbol", {
    severity: "error",
    message: ({ name, where }) => `${where} already has a \`${name}\``,
    help: () => "remove one of the two, or correct its name; the first is used",
    explanation: `
Within a module each class, function, enum and constant has a name of its own, within a class each method and attribute,
within a function each parameter. The second of the same name is left out.
`,
  }),

  requiredAfterDefault: defineCode<{ name: string; before: string }>("sdk/required-after-default", {
    severity: "warning",
    message: ({ name, before }) => `\`${name}\` has no default, but \`${before}\` before it has one`,
    help: ({ name }) => `give \`${name}\` its default, or mark it with \`keywordOnly: true\``,
    explanation: `
Python accepts no positional parameter without a default after one with a default, so the manifest can't be what the
library says. Either the default is missing here, or the parameter can only be given by its name.
`,
  }),

  unknownType: defineCode<{ name: string; suggestions: readonly string[] }>("sdk/unknown-type", {
    severity: "warning",
    message: ({ name }) => `nothing in the manifests or the model is called \`${name}\``,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "correct the name, or list it under `external:` if it comes from elsewhere",
    explanation: `
The name stands in a type, but it is neither one of Python's own, nor a class or enum of a manifest, nor the class of a
record or enum of the model. It is shown as it is, without a link. It is reported where it stands first.

\`\`\`yaml
external: [requests.Session, AspectBag]     # types of other libraries, or that are not documented here
\`\`\`

The class of a record or enum is its name with \`Class\` behind it: \`DatasetPropertiesClass\`. Read the folder with the
schemas as a further \`--input\` if they are missing.
`,
  }),

  unknownReplacement: defineCode<{ name: string; suggestions: readonly string[] }>("sdk/unknown-replacement", {
    severity: "warning",
    message: ({ name }) => `nothing is called \`${name}\`, which is to be used instead`,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "name a method of the class, a function, or `Class.method`",
    explanation: `
\`deprecated.use\` names what readers are sent to: a sibling in the same class or module, a class, or \`Class.method\`. Put
anything else into \`deprecated.reason\`.

\`\`\`yaml
deprecated: { use: get_aspect, reason: It takes fewer arguments. }
\`\`\`
`,
  }),

  missingModule: defineCode<{
    name: string;
    /** More names of the lists that nothing holds, told along with it. */
    others: readonly string[];
  }>("sdk/missing-module", {
    severity: "warning",
    message: ({ name, others }) =>
      others.length === 0
        ? `no file of the input holds \`${name}\`, which is to be documented`
        : `no files of the input hold ${nameFirst([name, ...others])}, which are to be documented`,
    help: ({ others }) =>
      others.length === 0
        ? "correct the name, or read the folder that has the module"
        : "read the folder that has the modules; they are left out until then",
    explanation: `
A list of a Sphinx project names a module whose Python file is not in the input, so nothing can be said about it.

\`\`\`rst
.. automodule:: example.client
\`\`\`

Modules are looked for by their dotted names below the folder that holds the package. Nothing is imported or run. Where the input
lacks five and more of them, it has a part of the package, and they are told once, at the first.
`,
  }),

  missingPackage: defineCode<{ name: string }>("sdk/missing-package", {
    severity: "error",
    message: ({ name }) => `no folder or file of the input is the package \`${name}\``,
    help: () => "write the name as an import does, and check that no `exclude` leaves its files out",
    explanation: `
\`sdk.packages\` in the config file names Python packages whose source is in the input. Each is looked for as a folder or a
file of that name.

\`\`\`json
{ "sdk": { "packages": ["example_client"] } }
\`\`\`

\`example_client\` may be \`src/example_client/\`, \`example_client/\` or \`example_client.py\`.
`,
  }),

  unknownRoot: defineCode<{ name: string; suggestions: readonly string[] }>("sdk/unknown-root", {
    severity: "warning",
    message: ({ name }) => `the model has no schema \`${name}\``,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "remove the line, or read the folder that has the schema",
    explanation: `
\`models.roots\` lists the records, besides aspects and events, for which the library has classes, by full name. Whatever
such a record leads to has a class as well. This one is not in the model.
`,
  }),
} as const;

function toMegabytes(bytes: number): string {
  return String(Math.round(bytes / 100_000) / 10);
}
