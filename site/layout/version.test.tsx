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

function render(facts: VersionFacts | undefined): string {
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
      content: { kind: "index", intro: "", groups: [], empty: "Nothing." },
    },
    navigation: { label: "Contents", items: [] },
    twin: "/docs/next/a.md",
  });
}

describe("an edition of the site", () => {
  it("says what it is and leads to the others", () => {
    const html = render(version);
    expect(html).toContain('<body class="next">');
    expect(html).toContain('<summary aria-label="Version Next">Next</summary>');
    expect(html).toContain('<a href="/docs/next/" aria-current="true">Next</a><span class="note"> unreleased</span>');
    expect(html).toContain("Next is not released yet.");
    expect(html).toContain('<a href="/docs/">The last version is 2.0</a>');
    expect(html).toContain('title="Version">Next</span>');
  });

  it("tells search engines of the last one, or to keep away", () => {
    expect(render(version)).toContain('<link rel="canonical" href="https://example.org/docs/a/"/>');
    const elsewhere = render({ ...version, last: { ...last, href: "https://docs.example.com/2/" } });
    expect(elsewhere).toContain('<link rel="canonical" href="https://docs.example.com/2/a/"/>');
    expect(render({ ...version, last: undefined })).toContain('href="https://example.org/docs/next/a/"');
    const hidden = render({ ...version, noIndex: true });
    expect(hidden).toContain('<meta name="robots" content="noindex"/>');
    expect(hidden).not.toContain("canonical");
  });

  it("shows nothing of it where there is only one", () => {
    const html = render(undefined);
    expect(html).not.toContain("version");
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/docs/next/a.md"/>');
    expect(html).toContain("This page as Markdown");
  });
});
