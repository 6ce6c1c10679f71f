import type { SiteFacts } from "../../generator/page-model/page.ts";
import type { PageFrame } from "../../generator/page-model/render-request.ts";

interface Description {
  readonly site: SiteFacts;
  readonly page: PageFrame;
  /** The page's full address; unknown where the site's is. */
  readonly address: string | undefined;
}

/** What a page is and where it stands, in the vocabulary of schema.org, as JSON that may stand in a `script` element. */
export function describeForMachines({ site, page, address }: Description): string {
  const crumbs = [...page.breadcrumbs, { label: page.title, href: address }];
  const graph = [
    {
      "@type": page.route === "" ? "WebSite" : "TechArticle",
      ...(page.route === "" ? { name: site.title } : { headline: page.heading ?? page.title }),
      description: page.description === "" ? undefined : page.description,
      url: address,
      inLanguage: page.language ?? site.language ?? "en",
      isPartOf: page.route === "" ? undefined : { "@type": "WebSite", name: site.title, url: toFull(site, site.base) },
    },
    ...(page.breadcrumbs.length === 0
      ? []
      : [
          {
            "@type": "BreadcrumbList",
            itemListElement: crumbs.map(({ label, href }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: label,
              item: href === undefined ? undefined : toFull(site, href),
            })),
          },
        ]),
  ];
  // Nothing in it may end the element.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}

/** With the origin; nothing where that is unknown, and with it whether the site will be where its addresses begin. */
function toFull({ url }: SiteFacts, href: string): string | undefined {
  if (!href.startsWith("/")) return href;
  return url === undefined ? undefined : url + href;
}
