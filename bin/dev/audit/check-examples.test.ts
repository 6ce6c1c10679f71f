import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { checkExamples } from "./check-examples.ts";

const folder = mkdtempSync(join(tmpdir(), "aspectdoc-examples-"));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("tells which operation has no valid example, of an API without mutations and subscriptions too", () => {
  const queries = join(folder, "graphql/queries");
  mkdirSync(queries, { recursive: true });
  const show = (call: string): string => `# One\n\n## Example\n\n\`\`\`graphql\n${call}\n\`\`\`\n`;
  writeFileSync(join(queries, "bad.md"), show("{ several }"));
  writeFileSync(join(queries, "good.md"), show("{ one }"));
  writeFileSync(join(queries, "none.md"), "# One\n");
  const site = { name: "tiny", folder, base: "/", url: "http://127.0.0.1/", pages: [] };
  expect(checkExamples(site, "type Query { one: String }")).toMatchObject({
    shown: "3 operations, 2 without a valid one",
    faults: [
      'graphql/queries/bad.md: Cannot query field "several" on type "Query".',
      "graphql/queries/none.md has no example",
    ],
  });
});
