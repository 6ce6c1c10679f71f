import { expect, test } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { createGeneratedPages } from "../prose/generated-pages.ts";
import type { GuideNode } from "./guide-tree.ts";
import { planGuideNavigation } from "./guide-navigation.ts";
import { allPagesRoute, planAllPages, withAllPages } from "./plan-all-pages.ts";

const nodes: readonly GuideNode[] = [
  {
    kind: "group",
    label: "Start",
    items: [
      { kind: "page", label: "First", route: "first" },
      { kind: "group", label: "More", items: [{ kind: "page", label: "Second", route: "more/second" }] },
      { kind: "link", label: "Elsewhere", href: "https://example.org" },
    ],
  },
  { kind: "page", label: "All", route: allPagesRoute },
];

async function plan(listed: readonly GuideNode[]) {
  const { catalogue } = await linkModel({ "a.pdl": "record A {}" });
  const context = createPlanContext(catalogue, { title: "Test", base: "/" });
  const { places } = planGuideNavigation({ name: "docs", nodes: listed }, () => true, context.links);
  const descriptions = new Map([["first", "How it begins."]]);
  const loose = [{ kind: "page" as const, label: "Loose", route: "loose" }];
  return planAllPages(listed, { places, descriptions, neighbours: () => ({}), context, sidebars: ["docs"], loose });
}

test("lists the pages of each group in their order, and those that no sidebar holds", async () => {
  const page = await plan(nodes);
  const groups = page?.content.kind === "index" ? page.content.groups : [];
  expect(
    groups.map(({ label, items }) => [
      label,
      ...items.map(({ link, summary }) => `${link.label} ${link.href} ${summary}`.trim()),
    ]),
  ).toEqual([
    ["Start", "First /first/ How it begins.", "Second /more/second/"],
    ["All", "All /all-pages/"],
    ["In no sidebar", "Loose /loose/"],
  ]);
  expect(page?.description).toMatch(/^4 pages, in the order of docs\./);
  expect(page?.toc.map(({ label }) => label)).toEqual(["Start", "All", "In no sidebar"]);
});

test("is left out where no sidebar asks for it", async () => {
  expect(await plan(nodes.slice(0, 1))).toBeUndefined();
});

test("yields to a guide that has its address", () => {
  const generated = createGeneratedPages([]);
  expect(withAllPages(generated, new Set()).find(allPagesRoute)?.title).toBe("All Pages");
  expect(withAllPages(generated, new Set([allPagesRoute])).find(allPagesRoute)).toBeUndefined();
});
