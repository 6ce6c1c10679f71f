import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ProsePage } from "../../catalogue/prose.ts";
import type { PlanLinks } from "../plan-context.ts";
import { createFragmentRenderer } from "./create-fragment-renderer.ts";

const page = { file: "docs/lineage.md", slug: "lineage" } as ProsePage;
const catalogue = { prose: { pages: new Map([["docs/lineage", page]]) } } as unknown as Catalogue;
const links = {
  route: (route: string) => `/docs/${route}/`,
  repository: (path: string) => (path.endsWith(".py") ? `https://example.org/blob/${path}` : undefined),
} as PlanLinks;

const options = { file: "sources/kafka/README.md", topLevel: 4, idPrefix: "kafka-" };
const render = createFragmentRenderer(catalogue, links, undefined);

describe("createFragmentRenderer", () => {
  it("has nothing for a missing or blank text", () => {
    expect([render(undefined, options), render(" \n", options)]).toEqual([undefined, undefined]);
  });

  it("puts the highest headings at the level that the page wants, and prefixes ids", () => {
    const rendered = render("### Setup\n\n#### Setup\n", options);
    expect(
      [...(rendered?.html ?? "").matchAll(/<h(\d) id="([^"]*)"/g)].map(([, level, id]) => `${level} ${id}`),
    ).toEqual(["4 kafka-setup", "5 kafka-setup-1"]);
    expect(rendered?.toc.map(({ id }) => id)).toEqual(["kafka-setup", "kafka-setup-1"]);
  });

  it.each([
    ["#setup", 'href="#kafka-setup"'],
    ["https://example.org/", 'href="https://example.org/" rel="external"'],
    ["../../docs/lineage.md#columns", 'href="/docs/lineage/#columns"'],
    ["/docs/lineage.md", 'href="/docs/lineage/"'],
    ["./example.py", 'href="https://example.org/blob/sources/kafka/example.py" rel="external"'],
  ])("leads %s where it belongs", (target, attributes) => {
    expect(render(`[x](${target})`, options)?.html).toBe(`<p><a ${attributes}>x</a></p>`);
  });

  it("marks what leads nowhere", () => {
    expect(render("[x](../gone.md) ![y](y.png)", options)?.html).toContain('<span class="unresolved"');
  });
});
