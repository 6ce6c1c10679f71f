import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

/** What can be wrong inside of a file of the site's own data: releases, versions, redirects or commands. */
export const dataCodes = {
  malformedYaml: defineCode<{ detail: string }>("data/malformed-yaml", {
    severity: "error",
    message: ({ detail }) => `the file is not well-formed YAML: ${detail}`,
    help: () => "what stands before this place is read; mend it to see the rest",
    explanation: `
Releases, versions and redirects stand in YAML files, or in JSON files, which are YAML too. From the place that the
message points at, the text cannot be read.

\`\`\`yaml
releases:
  - version: v0.10.4
    notes: Changed: lineage     # a colon and a blank in text: put it in quotes, or in a block below \`notes: |\`
\`\`\`
`,
  }),

  tooLarge: defineCode<{ size: number; limit: number }>("data/too-large", {
    severity: "error",
    message: ({ size, limit }) =>
      `the file has ${toMegabytes(size)} MB, more than the ${toMegabytes(limit)} MB that are read`,
    help: () => "leave old entries out, or split the file over several inputs",
    explanation: `
Lists of releases, versions and redirects are small: a thousand releases with a page of notes each stay below the limit.
A file far beyond that is most likely something else with the same name, so it is not read.
`,
  }),

  tooDeep: defineCode<{ limit: number }>("data/too-deep", {
    severity: "error",
    message: ({ limit }) => `the file is nested more than ${limit} levels deep`,
    help: () => "such a file needs five levels at most; check for stray brackets or dashes",
    explanation: `
Nesting is bounded so that no input can exhaust the program's stack. A list of releases has links inside of releases and
nothing further down, so a file that goes past the limit is broken or is something else.
`,
  }),

  tooManyAliases: defineCode<{ limit: number }>("data/too-many-aliases", {
    severity: "error",
    message: ({ limit }) => `the file uses YAML aliases more than ${limit} times`,
    help: () => "write the repeated parts out",
    explanation: `
A YAML alias (\`*name\`) repeats a part that was marked with an anchor (\`&name\`). Repetition inside of repetition grows
without bound, so the number of aliases that are followed is limited. Aliases after the limit are left out.
`,
  }),

  unknownAlias: defineCode<{ alias: string }>("data/unknown-alias", {
    severity: "error",
    message: ({ alias }) => `nothing is marked with the anchor \`&${alias}\``,
    help: ({ alias }) => `mark the part that \`*${alias}\` repeats with \`&${alias}\`, before this place`,
    explanation: `
In YAML \`&name\` marks a part and \`*name\`, further down, repeats it. An alias to nothing is left out. Text that begins
with a star needs quotes.
`,
  }),

  duplicateKey: defineCode<{ key: string }>("data/duplicate-key", {
    severity: "error",
    message: ({ key }) => `\`${key}\` is given twice`,
    help: () => "join the two into one; the first is used",
    explanation: `
A key may stand once in a YAML mapping. Often a new entry lacks the dash that begins it:

\`\`\`yaml
redirects:
  - from: docs/old
    to: quickstart
    from: docs/older        # meant: - from: docs/older
\`\`\`
`,
  }),

  unknownKey: defineCode<{ key: string; where: string; suggestions: readonly string[] }>("data/unknown-key", {
    severity: "warning",
    message: ({ key, where }) => `${where} has no key \`${key}\``,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "remove the key; its value is ignored",
    explanation: `
The key is none of those that are understood at this place, so its value has no effect. The keys are:

- a release: \`version\`, \`product\`, \`date\`, \`links\` (each with \`label\` and \`href\`), \`prerelease\`, \`draft\`, \`notes\`
- a version: \`version\`, \`label\`, \`banner\`, \`badge\`, \`noIndex\`, \`className\`, \`isLast\`, \`pluginId\`, \`path\` or \`href\`
- a redirect: \`from\`, \`to\`
- a command: \`command\`, \`doc\`, \`deprecated\`, \`usual\`, \`arguments\`, \`options\` (with \`names\`, \`type\`, \`choices\`,
  \`required\`, \`multiple\`, \`default\`, \`variable\`, \`doc\`)
`,
  }),

  wrongType: defineCode<{ what: string; expected: string; found: string }>("data/wrong-type", {
    severity: "error",
    message: ({ what, expected, found }) => `${what} must be ${expected}, not ${found}`,
    help: ({ found }) =>
      /^`[\d.]+`$/.test(found) ? "put it in quotes; YAML takes it for a number" : "what stands here is left out",
    explanation: `
The value has a different shape from what is needed at this place, so it is left out. Versions are the usual case: YAML
reads \`0.10\` as the number 0.1.

\`\`\`yaml
versions:
  - version: "0.10"
\`\`\`
`,
  }),

  missingValue: defineCode<{ what: string; key: string }>("data/missing-value", {
    severity: "error",
    message: ({ what, key }) => `${what} has no \`${key}\``,
    help: ({ key }) => `add \`${key}\`; the entry is left out until then`,
    explanation: `
Some values an entry cannot do without: the \`version\` of a release or of a version, \`label\` and \`href\` of a link, \`from\`
and \`to\` of a redirect, the \`command\` of a command, the \`names\` of an option. An entry that lacks one is left out as a whole.
`,
  }),

  wrongValue: defineCode<{ what: string; expected: string }>("data/wrong-value", {
    severity: "error",
    message: ({ what, expected }) => `${what} must be ${expected}`,
    help: () => "the value is left out until then",
    explanation: `
The value is text, as it should be, but not what is understood at this place.

- \`date\` is a day of the calendar, \`2023-06-09\`.
- \`href\` and \`to\` are addresses that begin with \`https://\` or \`http://\`, or the path of a page below the base, with or
  without an anchor: \`quickstart#install\`. Nothing else is linked to, since other addresses can run code.
- \`from\` is a path below the base.
- \`path\` is where another version is published on the same host, with a slash at each end; \`href\` is for other hosts.
- \`banner\` is \`none\`, \`unreleased\` or \`unmaintained\`.
`,
  }),
} as const;

function toMegabytes(bytes: number): string {
  return String(Math.round(bytes / 100_000) / 10);
}
