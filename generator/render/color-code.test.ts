import { describe, expect, it } from "vitest";
import type { CodeTab } from "../page-model/parts.ts";
import { colorCode } from "./color-code.ts";
import { highlightTab } from "./highlight-tab.ts";

describe("highlightTab", () => {
  it("adds colours to a definition, but not to one that is long or has none", () => {
    const tab = { id: "pdl", label: "PDL", language: "pdl", code: "record A {}" } as const;
    expect(highlightTab(tab).html).toBe('<span class="k">record</span> A {}');
    expect(highlightTab({ ...tab, code: "record A {}\n".repeat(1000) }).html).toBeUndefined();
    expect(highlightTab({ ...tab, language: "text" }).html).toBeUndefined();
  });
});

describe("colorCode", () => {
  it("finds code wherever it is shown, and leaves the rest as it is", () => {
    const tab: CodeTab = { id: "pdl", label: "PDL", language: "pdl", code: "record A {}" };
    const content = { kind: "x", lists: [{ code: [tab] }], example: tab, code: "record", nothing: undefined };
    const html = '<span class="k">record</span> A {}';
    const coloured = structuredClone(content);
    colorCode(coloured);
    expect(coloured).toEqual({ ...content, lists: [{ code: [{ ...tab, html }] }], example: { ...tab, html } });
    const known = { ...tab, html: "known" };
    colorCode(known);
    expect(known.html).toBe("known");
  });
});
