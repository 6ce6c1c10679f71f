import { describe, expect, it } from "vitest";
import type { VersionFacts } from "../../generator/page-model/versions.ts";
import { renderPage } from "../render-page.tsx";

const last = { label: "2.0", href: "/docs/", isCurrent: false };
const version: VersionFacts = {
  label: "Next",
  banner: "unreleased",
  badge: true,
  noIndex: false,
  className: "next",
  last,
  menu: [{ label: "Next", href: "/docs/next/", note: "unreleased", isCurrent: true }, last],
};

function render(facts: VersionFacts | undefined, ofPage?: VersionFacts): string {
  return renderPage({
    site: { title: "Site", base: "/docs/next/", url: "https://example.org", sections: [], version: facts },
    assets: { styles: [], earlyScript: "early.js", scripts: [], icon: "icon.svg", navigation: "n.json" },
    page: {
      route: "a",
      title: "A",
      description: "A.",
      section: "home",
      navigation: "home",
      breadcrumbs: [],
      toc: [],
      badges: [],
      version: ofPage,
      content: { kind: "index", intro: "", noun: "pages", groups: [], empty: "Nothing." },
    },
    navigation: { label: "Contents", items: [] },
    twin: "/docs/next/a.md",
  });
}

describe("an edition of the site", () => {
  it("says its version on every page when there is no other", () => {
    const html = render({ ...version, banner: undefined, badge: false, last: undefined, menu: [] });
    expect(html).toContain('<span class="version-name" title="Version">Next</span>');
    expect(html).not.toContain("<summary aria-label=");
    expect(render(undefined)).not.toContain("version-name");
  });

  it("says what it is and leads to the others", () => {
    const html = render(version);
    expect(html).toContain('<body class="next">');
    expect(html).toContain('<summary aria-label="Version Next">Next</summary>');
    expect(html).toContain('<a href="/docs/next/" aria-current="true">Next</a><span class="note"> unreleased</span>');
    expect(html).toContain("Next is not released yet.");
    expect(html).toContain('<a href="/docs/">The last version is 2.0</a>');
    expect(html).toContain('title="Version">Next</span>');
  });

  it("is called a part where all others are of another model", () => {
    const others = version.menu.map((each) => (each.isCurrent ? each : { ...each, isOtherModel: true as const }));
    const html = render({ ...version, menu: others });
    expect(html).toContain('<summary aria-label="Part Next">Next</summary>');
    expect(html).toContain('title="Part">Next</span>');
    expect(html).not.toContain('title="Version"');
  });

  it("tells search engines of the last one, or to keep away", () => {
    const inLast = render(version, { ...version, canonical: "/docs/a/" });
    expect(inLast).toContain('<link rel="canonical" href="https://example.org/docs/a/"/>');
    const elsewhere = render(version, { ...version, canonical: "https://docs.example.com/2/a/" });
    expect(elsewhere).toContain('<link rel="canonical" href="https://docs.example.com/2/a/"/>');
    expect(render(version, version)).toContain('href="https://example.org/docs/next/a/"');
    const hidden = render({ ...version, noIndex: true });
    expect(hidden).toContain('<meta name="robots" content="noindex"/>');
    expect(hidden).not.toContain("canonical");
  });

  it("leads from a page to the same one where there is one", () => {
    const toPage = { ...last, href: "/docs/a/", isSamePage: true } as const;
    const html = render(version, { ...version, last: toPage, menu: [toPage] });
    expect(html).toContain('<a href="/docs/a/">This page in 2.0, the last version</a>.');
    expect(html).toContain('<ul><li><a href="/docs/a/">2.0</a></li></ul>');
    expect(html).not.toContain('<a href="/docs/">');
  });

  it("shows nothing of it where there is only one", () => {
    const html = render(undefined);
    expect(html).not.toContain("version");
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/docs/next/a.md"/>');
    expect(html).toContain("This page as Markdown");
  });
});
