import { expect, it } from "vitest";
import type { SiteFacts } from "../../generator/page-model/page.ts";
import { describeForMachines } from "./describe-for-machines.ts";
import { notFoundFrame } from "./not-found.tsx";

const site: SiteFacts = { title: "Site", base: "/docs/", url: "https://example.org", sections: [] };
const page = {
  ...notFoundFrame,
  route: "a/b",
  title: "B </script><script>alert(1)</script>",
  breadcrumbs: [{ label: "A", href: "/docs/a/" }],
};

it("says what the page is and where it stands", () => {
  const { "@graph": graph } = JSON.parse(describeForMachines({ site, page, address: "https://example.org/docs/a/b/" }));
  expect(graph[0]).toMatchObject({
    "@type": "TechArticle",
    headline: page.title,
    url: "https://example.org/docs/a/b/",
  });
  expect(graph[1]).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "A", item: "https://example.org/docs/a/" },
      { "@type": "ListItem", position: 2, name: page.title, item: "https://example.org/docs/a/b/" },
    ],
  });
});

it("tells the heading that readers find on the page, whatever short title lists have for it", () => {
  const guide = { ...page, title: "Setup", heading: "Setting up BigQuery" };
  const { "@graph": graph } = JSON.parse(describeForMachines({ site, page: guide, address: undefined }));
  expect(graph[0]).toMatchObject({ headline: "Setting up BigQuery" });
});

it("tells no addresses of a site whose own one is unknown, which may be put anywhere", () => {
  const { url: _, ...nowhere } = site;
  const text = describeForMachines({ site: nowhere, page, address: undefined });
  expect(text).toContain('{"@type":"ListItem","position":1,"name":"A"}');
  expect(text).not.toContain("/docs/");
});

it("can't end the element that it stands in", () => {
  expect(describeForMachines({ site, page, address: undefined })).not.toContain("<");
});

it("calls the home page a site", () => {
  const home = { ...page, route: "", breadcrumbs: [] };
  const { "@graph": graph } = JSON.parse(
    describeForMachines({ site, page: home, address: "https://example.org/docs/" }),
  );
  expect(graph).toHaveLength(1);
  expect(graph[0]).toMatchObject({ "@type": "WebSite", name: "Site" });
});
