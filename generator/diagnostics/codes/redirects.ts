import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

/** What can be wrong with redirects, besides their file. */
export const redirectCodes = {
  occupied: defineCode<{ from: string }>("redirects/occupied", {
    severity: "warning",
    message: ({ from }) => `the site has something at \`${from}\`, so nobody can be sent away from there`,
    help: () => "remove the redirect, or give the page another address",
    explanation: `
A redirect stands where a page was once. Here is a page, or another file of the site, so the redirect would hide it; it
is left out. Case does not count, since many hosts do not tell upper from lower case.
`,
  }),

  duplicate: defineCode<{ from: string }>("redirects/duplicate", {
    severity: "warning",
    message: ({ from }) => `\`${from}\` is sent on twice`,
    help: () => "remove one of the two; the first is used",
    explanation: `
Readers who come to an old address can be sent to one place only. Case does not count, since many hosts do not tell upper
from lower case.
`,
  }),

  loop: defineCode<{ from: string; through: readonly string[] }>("redirects/loop", {
    severity: "error",
    message: ({ from, through }) => `the redirect of \`${from}\` leads back to itself${nameWay(through)}`,
    help: () => "let one of them lead to a page; none of them is made until then",
    explanation: `
A redirect may lead to another one, which is followed to its end. These lead round in a circle, in which browsers would
give up.

\`\`\`yaml
redirects:
  - { from: start, to: begin }
  - { from: begin, to: start }
\`\`\`
`,
  }),

  unknownTarget: defineCode<{ to: string; suggestions: readonly string[] }>("redirects/unknown-target", {
    severity: "error",
    message: ({ to }) => `the redirect leads to \`${to}\`, which is no page of the site`,
    help: ({ suggestions }) =>
      formatSuggestions(suggestions) ?? "name a page by its path below the base, or a web address",
    explanation: `
\`to\` is the path of a page as it stands in the page's address after the base, with or without an anchor, or an address
that begins with \`https://\`. No page has this one, so the redirect would lead nowhere; it is left out.

\`\`\`yaml
redirects:
  - { from: docs/dataset, to: generated/metamodel/entities/dataset }
\`\`\`
`,
  }),

  leftOut: defineCode<{ from: string; to: string; suggestions: readonly string[] }>("redirects/left-out", {
    severity: "warning",
    message: ({ from, to }) => `\`${from}\` is not sent on: \`${to}\` is no page of the site`,
    help: ({ suggestions }) => formatSuggestions(suggestions) ?? "fine if the page is one that isn't made here",
    explanation: `
Projects of MkDocs, mdBook, GitBook and Docusaurus may say in their configuration where readers of old addresses are sent. This one leads to
a page that isn't made here, such as one of a blog, so it is left out. \`redirects.yml\` may have another one for the same address.

\`\`\`yaml
plugins:
  - redirects:
      redirect_maps:
        old.md: blog/news.md
\`\`\`
`,
  }),
} as const;

function nameWay(through: readonly string[]): string {
  return through.length === 0 ? "" : ` through ${through.map((from) => `\`${from}\``).join(", ")}`;
}
