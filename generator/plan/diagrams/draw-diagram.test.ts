import { describe, expect, it } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { holdsDiagram, loadDiagrams } from "./draw-diagram.ts";

type Draw = (source: string, id: string) => string | undefined;

async function load(room = { diagrams: 2000 }): Promise<Draw> {
  const draw = await loadDiagrams();
  return (source, id) => draw(room, source, id);
}

it.each([
  ["```mermaid\ngraph LR\n```", true],
  ["```{mermaid}\ngraph LR\n```", true],
  [":::{mermaid}\ngraph LR\n:::", true],
  ["::: mermaid\ngraph LR\n:::", true],
  ["1. a\n   > ```mermaid\n", true],
  ["- ~~~ {.mermaid}\n", true],
  ["{{< mermaid >}}\ngraph LR\n{{< /mermaid >}}", true],
  ["# Mermaid\n\n    graph LR", false],
  ["```yaml\na: b\n```", false],
])("tells that a text holds a diagram: %j", (text, holds) => {
  expect(holdsDiagram(text)).toBe(holds);
});

describe("loadDiagrams", () => {
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

  it.each([
    ["a semicolon behind the first line", "graph TD;\n    A-->B;\n    A-->C;", "graph TD\n    A-->B\n    A-->C"],
    ["the same in one line", "graph TD; A-->B", "graph TD\nA-->B"],
    [
      "no room before its arrows",
      'graph LR\n  A["a--b"]-->B\n  B-.->C---D',
      'graph LR\n  A["a--b"] --> B\n  B -.-> C --- D',
    ],
    [
      "words in its arrows",
      'graph LR\n  A--some-words-->B[x--y]==thick==>C-.dotted.->D -- plain -->A\n  B--"(q)"---D %% A--no-->B',
      'graph LR\n  A -->|some-words| B[x--y] ==>|thick| C -.->|dotted| D -->|plain| A\n  B ---|"(q)"| D',
    ],
    ["two statements in a line", "graph LR\n  A-->B; B-->C", "graph LR\n  A-->B\n  B-->C"],
    ["settings", '%%{init: {"theme": "dark"}}%%\nsequenceDiagram\n  A->>B: Hi', "sequenceDiagram\n  A->>B: Hi"],
    ["settings as front matter", "---\nconfig:\n  theme: dark\n---\nflowchart LR\n  A-->B", "flowchart LR\n  A-->B"],
  ])("draws what has %s as what has none", async (_, written, plain) => {
    const draw = await load();
    expect(draw(plain, "d")).toMatch(/^<svg /);
    expect(draw(written, "d")).toBe(draw(plain, "d"));
  });

  it.each(["A--text--oB", "A --> B\n  A-.text.-xB", "A--oB"])(
    "leaves %j, of which it would lose a line",
    async (lines) => {
      expect((await load())(`graph LR\n  ${lines}`, "d")).toBeUndefined();
    },
  );

  it("leaves a title that a picture has no place for", async () => {
    expect((await load())("---\ntitle: Orders\n---\nflowchart LR\n  A-->B", "d")).toBeUndefined();
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
    // The site's own pictures have classes by such names, and their lines would be gone by a rule for those.
    expect(svg).not.toContain("class=");
    for (const [, id = ""] of svg.matchAll(/\sid="([^"]+)"/g)) expect(id).toMatch(/^d7-/);
  });

  it("leaves what it can't draw to its text", async () => {
    const draw = await load();
    expect(draw('pie title Shares\n  "a": 3', "d")).toBeUndefined();
    expect(draw("nonsense", "d")).toBeUndefined();
    expect(draw(`graph TD\n${"A-->B\n".repeat(3000)}`, "d")).toBeUndefined();
  });

  it("counts what a short text stands for, and draws no more than can be followed", async () => {
    const draw = await load();
    const sides = (count: number): string =>
      ["x", "y"].map((side) => Array.from({ length: count }, (_, index) => side + index).join(" & ")).join(" --> ");
    expect(draw(`graph TD\n${sides(10)}`, "d")).toBeDefined();
    const many = Array.from({ length: 800 }, (_, index) => `n${index}`).join("\n");
    const time = measureCpuTime(() => {
      for (const count of [25, 30, 1000]) expect(draw(`graph TD\n${sides(count)}`, "d")).toBeUndefined();
      expect(draw(`graph TD\n${many}`, "d")).toBeUndefined();
    });
    expect(time).toBeLessThan(1000);
  });

  it("stops drawing when a page has its share, whatever the rest is", async () => {
    const draw = await load({ diagrams: 5 });
    expect(draw("graph TD\n  a --> b --> c --> d", "d")).toBeDefined();
    expect(draw("graph TD\n  a --> b --> c --> d", "d")).toBeUndefined();
  });
});
