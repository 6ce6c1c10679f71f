import type { PageFrame, SiteAssets } from "../../generator/page-model/render-request.ts";
import type { SiteFacts } from "../../generator/page-model/page.ts";
import type { ReactNode } from "react";
import { contentSecurityPolicy } from "../../generator/page-model/content-security-policy.ts";
import { pageAddress } from "../../generator/page-model/page-address.ts";
import { nameEdition } from "../../generator/page-model/name-edition.ts";
import { describeForMachines } from "./describe-for-machines.ts";
import { LostStyle, lostStyleSource } from "./lost-note.tsx";
import { nounLabel } from "./noun-label.ts";

interface DocumentHeadProps {
  readonly site: SiteFacts;
  readonly assets: SiteAssets;
  readonly page: PageFrame;
  readonly indexed: boolean;
  readonly twin?: string | undefined;
  readonly isNotFound?: boolean;
}

/** The ground of the page, for the browser's own parts around it; the values are those of `--ground`. */
const themeColors = { light: "oklch(99.4% 0.002 85)", dark: "oklch(18.5% 0.004 85)" };

/** What browsers, search engines and previews read of a page. */
export function DocumentHead({ site, assets, page, indexed, twin, isNotFound = false }: DocumentHeadProps): ReactNode {
  const edition = nameEdition({ title: site.title, version: page.version ?? site.version });
  const title = [page.title, page.partOf, nameKind(page), edition].filter((part) => part !== undefined);
  const address = toAddress(site, page.route);
  const description = describe(page);
  const policy = isNotFound
    ? contentSecurityPolicy.replace(/(?<=style-src [^;]*)(?=;)/, ` ${lostStyleSource}`)
    : contentSecurityPolicy;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={site.theme?.ground?.light ?? themeColors.light}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={site.theme?.ground?.dark ?? themeColors.dark}
      />
      <title>{[...new Set(title)].join(" · ")}</title>
      <meta name="description" content={description} />
      {indexed ? (
        <>
          <meta property="og:title" content={page.heading ?? page.title} />
          <meta property="og:description" content={description} />
          <meta property="og:site_name" content={site.title} />
          <meta property="og:type" content={page.route === "" ? "website" : "article"} />
          <meta name="twitter:card" content="summary" />
          {address === undefined ? null : (
            <>
              <meta property="og:url" content={address} />
              <link rel="canonical" href={toCanonical(site, page.version?.canonical) ?? address} />
            </>
          )}
          <Alternates site={site} page={page} />
          {/* Data, which no browser runs. */}
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: describeForMachines({ site, page, address }) }}
          />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {twin === undefined ? null : <link rel="alternate" type="text/markdown" href={twin} />}
      {site.feed === undefined ? null : (
        <link rel="alternate" type="application/atom+xml" title={`Releases of ${site.title}`} href={site.feed} />
      )}
      {isNotFound ? <LostStyle /> : null}
      <link rel="icon" type="image/svg+xml" href={`${site.base}${assets.icon}`} />
      <script src={`${site.base}${assets.earlyScript}`} />
      {assets.styles.map((path) => (
        <link key={path} rel="stylesheet" href={`${site.base}${path}`} />
      ))}
      {assets.scripts.map((path) => (
        <script key={path} defer src={`${site.base}${path}`} />
      ))}
    </head>
  );
}

/** Where the page is in other languages; in that of the site for whoever speaks none of them. */
function Alternates({ site, page }: Pick<DocumentHeadProps, "site" | "page">): ReactNode {
  return page.translations?.flatMap(({ language, route, href }) => {
    const address = toAddress(site, route) ?? href;
    const isMain = language === (site.language ?? "en");
    return [language, ...(isMain ? ["x-default"] : [])].map((tag) => (
      <link key={tag} rel="alternate" hrefLang={tag} href={address} />
    ));
  });
}

/** Among results of a web search, the enum of a schema and that of the API are told apart by this alone. */
function nameKind({ noun, section }: PageFrame): string | undefined {
  const label = nounLabel(noun);
  return label === undefined || section !== "graphql" ? label : `GraphQL ${label.toLowerCase()}`;
}

/** What a thing is stands before what is said of it: a record, its class and its twin in the API often share one doc. */
function describe(page: PageFrame): string {
  const kind = nameKind(page);
  return kind === undefined || page.description === ""
    ? page.description
    : `${kind} ${page.title}: ${page.description}`;
}

function toAddress({ url, base }: SiteFacts, route: string): string | undefined {
  return url === undefined ? undefined : url + pageAddress(base, route);
}

/** Search engines are told of the page in the last edition, so that they do not offer readers an old one. */
function toCanonical({ url = "" }: SiteFacts, canonical: string | undefined): string | undefined {
  return canonical?.startsWith("/") === true ? url + canonical : canonical;
}
