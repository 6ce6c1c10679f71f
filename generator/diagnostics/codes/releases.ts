import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

/** What can be wrong with releases, besides their file. */
export const releaseCodes = {
  duplicateVersion: defineCode<{ version: string }>("releases/duplicate-version", {
    severity: "warning",
    message: ({ version }) => `the release \`${version}\` is listed twice`,
    help: () => "join the two entries; the first is shown",
    explanation: `
Each version of a product is released once. Where two things have versions of their own, say which one is meant:

\`\`\`yaml
releases:
  - { version: v0.2.8, product: Managed service }
  - { version: v0.2.8, product: Actions framework }
\`\`\`
`,
  }),

  unknownTarget: defineCode<{ href: string; suggestions: readonly string[] }>("releases/unknown-target", {
    severity: "warning",
    message: ({ href }) => `the link of the release leads to \`${href}\`, which is no page of the site`,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "name a page by its path below the base; the link is left out",
    explanation: `
An \`href\` that does not begin with \`https://\` is the path of a page of this site, as it stands in the page's address
after the base. No page has this one.

\`\`\`yaml
links:
  - { label: Release notes, href: managed-datahub/release-notes/v_0_2_8 }
\`\`\`
`,
  }),
} as const;
