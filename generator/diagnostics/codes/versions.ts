import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

/** What can be wrong with the versions of a site, besides their file. */
export const versionCodes = {
  duplicate: defineCode<{ version: string }>("versions/duplicate", {
    severity: "warning",
    message: ({ version }) => `the version \`${version}\` is listed twice`,
    help: () => "remove one of the two; the first is used",
    explanation: `
Each version has one entry, by which the menu of versions leads to it. Two entries with different places cannot both be
right.
`,
  }),

  severalLast: defineCode<{ version: string; last: string }>("versions/several-last", {
    severity: "warning",
    message: ({ version, last }) => `\`${version}\` says that it is the last version, as \`${last}\` does`,
    help: () => "keep `isLast: true` on the one that readers should use; the first counts",
    explanation: `
The last version is the one that readers should use: search engines are told of its pages, and the pages of all others
lead to it. So there is exactly one. Where none says \`isLast: true\`, it is the first of the list.
`,
  }),

  noAddress: defineCode<{ version: string }>("versions/no-address", {
    severity: "warning",
    message: ({ version }) => `nothing says where the version \`${version}\` is published`,
    help: () => "give it a `path` on the same host, such as `/docs/0.9/`, or an `href`; the menu leaves it out",
    explanation: `
Where \`versions.yml\` lists the versions, a run makes the pages of one. The menu leads to the others, so it has to know
where they are:

\`\`\`yaml
versions:
  - { version: "0.10.4", path: /docs/, isLast: true }
  - { version: "0.9.6", path: /docs/0.9.6/, banner: unmaintained }
  - { version: "0.8.45", href: "https://archive.example.org/0.8.45/", banner: unmaintained, noIndex: true }
\`\`\`

Only the version that is being made needs neither; it is published at the base. To make several in one run, list them
under \`versions\` in the config file, with the \`inputs\` of each.
`,
  }),

  unknownVersion: defineCode<{ version: string; suggestions: readonly string[] }>("versions/unknown-version", {
    severity: "error",
    message: ({ version }) => `the site is said to be that of version \`${version}\`, which no list of versions has`,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "list it among the versions, or leave `version` out of the config file",
    setting: ({ version }) => ({ key: "version", value: version }),
    explanation: `
\`version\` in the config file says for which of the listed versions the site is made. Without it, that is the version whose
\`path\` is the base of the site, else the last one.
`,
  }),
} as const;
