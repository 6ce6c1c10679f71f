import { expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { parseProse } from "./parse-prose.ts";

/** Each privilege as `line:column NAME`. */
function find(text: string): readonly string[] {
  const { privileges = [] } = parseProse({ path: "page.md", text, kind: "prose" }, createReport());
  const lines = text.split("\n");
  for (const { name, span } of privileges) {
    expect((lines[span.startLine - 1] ?? "").slice(span.startColumn - 1, span.endColumn)).toBe(name);
  }
  return privileges.map(({ name, span }) => `${span.startLine}:${span.startColumn} ${name}`);
}

it.each([
  ['```graphql\nmutation { createPolicy(input: { privileges: ["EDIT_TAGS"] }) }\n```', ["2:48 EDIT_TAGS"]],
  ['```json\n{\n  "privileges": [\n    "A_B",\n    "C_D"\n  ]\n}\n```', ["4:6 A_B", "5:6 C_D"]],
  ["---\ntitle: x\n---\n```python\nprivileges=['A_B']\n```", ["5:14 A_B"]],
  ["```yaml\nprivileges: [A_B, C_D]\n```", ["2:14 A_B", "2:19 C_D"]],
  ["- Item:\n\n  ```yaml\n  privileges: [A_B]\n  ```", ["4:16 A_B"]],
  ["> ```yaml\n> privileges: [A_B]\n> ```", ["2:16 A_B"]],
])("finds the privileges in %j", (text, expected) => {
  expect(find(text)).toEqual(expected);
});

it.each([
  "The list `privileges: [A_B]` in a sentence.",
  "```sql\nGRANT IMPORTED PRIVILEGES ON A_B\n```",
  "```graphql\n{ policy { privileges } }\n```",
  "```graphql\nquery ($all: [String!]) { privileges: [$all] }\n```",
  "```yaml\nprivileges: [SELECT, INSERT]\n```",
])("takes nothing else for one: %j", (text) => {
  expect(find(text)).toEqual([]);
});

it("takes time that grows with the text and no faster", () => {
  const lists = (count: number): string => `\`\`\`\n${"privileges: [A_B,\n".repeat(count)}\n\`\`\``;
  expect(measureCpuTime(() => find(lists(10_000)))).toBeLessThan(1500);
});
