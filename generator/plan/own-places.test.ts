import { expect, it } from "vitest";
import { loadGuides } from "../testdata/load-guides.ts";
import { createPlanContext } from "./create-plan-context.ts";

it("leads links of docs to the published site to its own pages, as those of guides", async () => {
  const { catalogue, discovery } = await loadGuides();
  const context = createPlanContext(catalogue, {
    title: "Test",
    base: "/b/",
    publishedAt: discovery.surroundings.hosts,
  });
  const page = [...catalogue.prose.pages.values()].find(({ slug, headings }) => slug !== "" && headings.length > 0);
  const [entity] = catalogue.entities.keys();
  const site = "https://docs.example.org/docs";
  const places = [
    `${site}/${page?.slug}`,
    `${site}/${page?.slug}/?a=b#${page?.headings[0]?.id}`,
    `${site.toUpperCase()}/docs/${page?.slug}#nowhere`,
    `${site}/generated/metamodel/entities/${entity}.md#part`,
    `${site}/generated/metamodel/entities#${entity}`,
    site,
    `${site}/gone`,
    `${site}-other/${page?.slug}`,
    "https://example.org/",
  ];
  const shown = places.map((place) => context.inlineDoc(`[a](${place})`));
  expect([page?.slug, page?.headings[0]?.id, entity, shown]).toMatchInlineSnapshot(`
    [
      "guides/second",
      "more",
      "tag",
      [
        "<a href="/b/guides/second/">a</a>",
        "<a href="/b/guides/second/#more">a</a>",
        "<a href="/b/guides/second/">a</a>",
        "<a href="/b/generated/metamodel/entities/tag/">a</a>",
        "<a href="/b/generated/metamodel/entities/tag/">a</a>",
        "<a href="/b/">a</a>",
        "<a href="https://docs.example.org/docs/gone">a</a>",
        "<a href="https://docs.example.org/docs-other/guides/second">a</a>",
        "<a href="https://example.org/">a</a>",
      ],
    ]
  `);
  expect(context.doc(`See [it](${places[0]}).`)).toBe(`<p>See <a href="/b/${page?.slug}/">it</a>.</p>`);
});
