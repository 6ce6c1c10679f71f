import { expect, test } from "vitest";
import { keepRouter } from "./keep-router.ts";

const text = `Pull <AppOnly>left</AppOnly><PagesOnly>right</PagesOnly>.

<PagesOnly>

\`\`\`tsx
</PagesOnly>
\`\`\`

</PagesOnly>

\`\`\`tsx
<PagesOnly />
<PagesOnly>code</PagesOnly>
\`\`\``;

test("what is for the other router goes, and code that speaks of it stays", () => {
  expect(keepRouter(text, "app")).toBe(
    "Pull <AppOnly>left</AppOnly>.\n\n\n\n\n\n\n\n\n\n```tsx\n<PagesOnly />\n<PagesOnly>code</PagesOnly>\n```",
  );
  expect(keepRouter(text, "pages").split("\n")[0]).toBe("Pull <PagesOnly>right</PagesOnly>.");
});
