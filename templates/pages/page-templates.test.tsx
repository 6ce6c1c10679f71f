import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { Page, SitePlan } from "../../generator/page-model/page.ts";
import type { Html } from "../../generator/page-model/parts.ts";
import { plan } from "../../generator/plan/plan.ts";
import { expectGolden } from "../../generator/testdata/golden.ts";
import { loadModel } from "../../generator/testdata/load-model.ts";
import { withoutCode } from "../../generator/testdata/without-code.ts";
import { PageBody } from "./page-templates.tsx";
import { readPage } from "../../generator/page-model/read-page.ts";

const golden = (name: string): string => fileURLToPath(new URL(`./testdata/${name}.html`, import.meta.url));

let sitePlan: SitePlan;

beforeAll(async () => {
  const { catalogue } = await loadModel("harbour");
  sitePlan = plan(catalogue, { title: "Harbour", base: "/docs/" });
});

function getPage(route: string): Page {
  const page = sitePlan.pages.map(readPage).find((each) => each.route === route);
  if (page === undefined) throw new Error(`the model has no page ${route}`);
  return page;
}

/** The markup with a line for each element, so that a change shows where it is. */
function renderBody(page: Page): string {
  return `${renderToStaticMarkup(<PageBody page={page} />).replace(/></g, ">\n<")}\n`;
}

describe("PageBody", () => {
  it.each([
    ["", "home"],
    ["generated/metamodel", "metamodel"],
    ["generated/metamodel/entities", "entities"],
    ["generated/metamodel/types", "types"],
    ["generated/metamodel/entities/ship", "entity"],
    ["generated/metamodel/entities/cranelog", "entity-without-doc"],
    ["generated/metamodel/aspects/shipInfo", "aspect"],
    ["generated/metamodel/aspects/oldName", "aspect-deprecated"],
    ["generated/metamodel/events/shipArrived", "event"],
    ["generated/metamodel/types/com.example.common.Flag", "enum"],
    ["generated/metamodel/types/com.example.harbour.Position", "typeref"],
    ["generated/metamodel/types/com.example.harbour.Seal", "fixed"],
    ["generated/metamodel/matrix", "matrix"],
    ["generated/metamodel/relationships", "relationships"],
    ["generated/coverage", "coverage"],
  ])("shows /%s", (route, name) => {
    expectGolden(golden(name), renderBody(withoutCode(getPage(route))));
  });

  it("gives no id twice on a page", () => {
    for (const page of sitePlan.pages.map(readPage)) {
      const ids = [...renderBody(page).matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
      expect(new Set(ids).size, page.route).toBe(ids.length);
    }
  });

  it("has an element for every entry of the contents list", () => {
    for (const page of sitePlan.pages.map(readPage)) {
      const markup = renderBody(page);
      const missing = page.toc.filter(({ id }) => !markup.includes(` id="${id}"`));
      expect(missing, page.route).toEqual([]);
    }
  });

  it("has no heading in a list of one group that is called what the page is called", () => {
    const link = { label: "file", href: "/docs/sinks/file/" };
    const items = [{ link, summary: "", badges: [] }];
    const content = { kind: "index" as const, intro: "", noun: "sinks", empty: "" };
    const page = getPage("generated/metamodel/entities");
    const show = (label: string): string =>
      renderBody({ ...page, content: { ...content, groups: [{ id: "~sink", label, items }] } });
    expect(show("")).toContain('<ul id="~sink" class="index"');
    expect(show("")).not.toContain("<h2");
    expect(show("Others")).toContain('<h2 id="~sink">');
  });

  it("has a column for what is said of a URN's parts only if something is", () => {
    const page = getPage("generated/metamodel/entities/ship");
    const { content } = page;
    if (content.kind !== "entity" || content.urn === undefined) throw new Error("a ship has a URN");
    const { urn } = content;
    const show = (doc: Html | undefined): string => {
      const parts = urn.parts.map((part) => ({ ...part, doc }));
      const html = renderBody({ ...page, content: { ...content, urn: { ...urn, parts } } });
      return /<table class="fields urn-parts".*?<\/table>/s.exec(html)?.[0] ?? "";
    };
    expect(show("<p>Its number.</p>" as unknown as Html)).toContain("Description");
    expect(show(undefined)).toMatch(/Value/);
    expect(show(undefined)).not.toContain("Description");
  });

  it("puts nothing into a paragraph that ends it", () => {
    for (const page of sitePlan.pages.map(readPage)) {
      expect(renderBody(page), page.route).not.toMatch(
        /<(?:p|span)\b[^>]*>(?:(?!<\/(?:p|span)>)[^])*<(?:div|p|ul|ol|table|pre|details)\b/,
      );
    }
  });
});
