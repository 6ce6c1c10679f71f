import { defineCode } from "../code.ts";
import { formatSuggestions } from "../suggest.ts";

/** Problems met while pages and their routes are laid out. */
export const planCodes = {
  routeCollision: defineCode<{ noun: string; name: string; other: string; route: string }>("plan/route-collision", {
    severity: "warning",
    message: ({ noun, name, other, route }) =>
      `the page of ${noun} \`${name}\` would overwrite the one of \`${other}\`, so it stands at \`${route}\``,
    help: () => "rename one of the two if readers should be able to guess its address",
    explanation: `
Two things of the model want the same address. Static hosts and many file systems do not tell upper from lower case,
so addresses that differ in case alone count as the same.

    record Status { }
    record STATUS { }

Nothing is lost: the second page gets a number at the end of its address and every link leads to the right page. But the
number depends on the order of the names, so it moves when a third such name comes in between. Rename one of them, or
leave one out of the input. Of names that are too long for an address nothing is told: they are cut, and nobody guesses what is left.
`,
  }),
  taskWithoutPage: defineCode<{ label: string; page: string; suggestions: readonly string[] }>(
    "plan/task-without-page",
    {
      severity: "warning",
      message: ({ label, page }) => `the task “${label}” leads to \`${page}\`, where there is no page`,
      help: ({ suggestions }) =>
        formatSuggestions(suggestions) ??
        "give the address of a page as a browser shows it, without what the base says",
      explanation: `
\`tasks\` of the config file lists what the first page and the empty search lead to, and one of its addresses is none of the
site's pages. It is left out.

    tasks:
      - label: Book a berth
        page: graphql/mutation/bookBerth     # the folder is graphql/mutations

Addresses count from the base of the site; a slash before or behind them makes no difference. Each is a folder of what was written,
and \`sitemap.xml\` lists all where the site has a \`url\`.
`,
    },
  ),
} as const;
