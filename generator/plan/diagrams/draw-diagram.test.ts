import { describe, expect, it } from "vitest";
import { loadDiagrams, type DrawDiagram } from "./draw-diagram.ts";

async function load(): Promise<DrawDiagram> {
  const draw = await loadDiagrams(["```mermaid\ngraph LR\n```"]);
  if (draw === undefined) throw new Error("a text with a diagram loads the library");
  return draw;
}

describe("loadDiagrams", () => {
  it("loads nothing for texts without a diagram", async () => {
    expect(await loadDiagrams(["# Mermaid\n\n    graph LR", "```yaml\na: b\n```"])).toBeUndefined();
  });

  it("draws the kinds that it knows, the same every time", async () => {
    const draw = await load();
    for (const source of [
      "graph TD\n  A[Start] -->|yes| B{Decide}\n  B --> C[(Store)]",
      "sequenceDiagram\n  Alice->>Bob: Hello",
      "classDiagram\n  Animal <|-- Dog",
      "stateDiagram-v2\n  [*] --> Still",
      "erDiagram\n  DATASET ||--o{ FIELD : has",
    ]) {
      const svg = draw(source, "d");
      expect(svg, source).toMatch(/^<svg [^>]*viewBox="[^"]+"/);
      expect(draw(source, "d")).toBe(svg);
    }
    expect(draw("graph TD\n  A[Start] --> B", "d")).toContain(">Start</text>");
  });

  it("keeps nothing that loads, runs or styles, and makes ids its own", async () => {
    const draw = await load();
    const svg =
      draw(
        'graph TD\n  A["<img src=x onerror=alert(1)>"] --> B[javascript:alert]\n  click A "https://example.org"',
        "d7",
      ) ?? "";
    const tags = svg.match(/<[^>]*>/g) ?? [];
    const unsafe =
      /^<\/?(?:style|script|image|img|a|foreignObject)\b|\son\w+=|\sstyle=|href|@import|https?:|javascript/i;
    expect(tags.length).toBeGreaterThan(5);
    expect(tags.filter((tag) => unsafe.test(tag))).toEqual([]);
    for (const [, id = ""] of svg.matchAll(/\sid="([^"]+)"/g)) expect(id).toMatch(/^d7-/);
  });

  it("leaves what it can't draw to its text", async () => {
    const draw = await load();
    expect(draw('pie title Shares\n  "a": 3', "d")).toBeUndefined();
    expect(draw("nonsense", "d")).toBeUndefined();
    expect(draw(`graph TD\n${"A-->B\n".repeat(3000)}`, "d")).toBeUndefined();
  });
});
