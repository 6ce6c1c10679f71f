import { expect, it } from "vitest";
import { highlightTab } from "./highlight-tab.ts";

it("adds colours to a definition, but not to one that is long, has none or has them already", () => {
  const tab = { id: "pdl", label: "PDL", language: "pdl", code: "record A {}" } as const;
  expect(highlightTab(tab).html).toBe('<span class="k">record</span> A {}');
  expect(highlightTab({ ...tab, code: "record A {}\n".repeat(1000) }).html).toBeUndefined();
  expect(highlightTab({ ...tab, language: "text" }).html).toBeUndefined();
  const known = { ...highlightTab(tab), code: "" };
  expect(highlightTab(known)).toBe(known);
});
