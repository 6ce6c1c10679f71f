import { describe, expect, it } from "vitest";
import { placeEdition, relateAddress, relateDocument } from "./relative-addresses.ts";

const docs = placeEdition("/docs/", "");

describe("an address", () => {
  it("is the way from the file that it stands in", () => {
    expect(relateAddress("/docs/graphql/#Query.me", "index.html", docs)).toBe("./graphql/#Query.me");
    expect(relateAddress("/docs/graphql/", "generated/coverage/index.html", docs)).toBe("../../graphql/");
    expect(relateAddress("/docs/", "generated/coverage.md", docs)).toBe("../");
    expect(relateAddress("/docs/", "index.html", docs)).toBe("./");
  });

  it("stays as it is where it leads out of the site", () => {
    for (const href of ["#anchor", "https://example.org/docs/", "//example.org/", "/blog/", "../other/", "/docs"]) {
      expect(relateAddress(href, "a/index.html", docs)).toBe(href);
    }
    expect(relateAddress("//example.org/", "a/index.html", placeEdition("/", ""))).toBe("//example.org/");
    expect(relateAddress("/blog/", "a/index.html", placeEdition("/", ""))).toBe("../blog/");
  });

  it("of the same edition stays in its folder, one of another edition climbs out of it", () => {
    const edition = placeEdition("/docs/old/1.0/", "old/1.0/");
    expect(relateAddress("/docs/old/1.0/graphql/", "a/index.html", edition)).toBe("../graphql/");
    expect(relateAddress("/docs/graphql/", "a/index.html", edition)).toBe("../../../graphql/");
    expect(relateAddress("/docs/2.0/", "index.html", edition)).toBe("../../2.0/");
  });
});

describe("a document", () => {
  it("has relative addresses in its attributes, and its text as it was", () => {
    const document =
      '<html data-root="/docs/"><a href="/docs/a/"><img src="/docs/b.png"></a><code>href=&quot;/docs/a/&quot;</code>' +
      '<script type="application/ld+json">{"item":"/docs/a/","name":"an href=\\"/docs/a/\\""}</script>' +
      '<a href="/docs//c">/docs/</a><a href="https://example.org/docs/">="</a></html>';
    expect(relateDocument(document, "x/y/index.html", docs)).toBe(
      '<html data-root="../../"><a href="../../a/"><img src="../../b.png"></a><code>href=&quot;/docs/a/&quot;</code>' +
        '<script type="application/ld+json">{"item":"/docs/a/","name":"an href=\\"/docs/a/\\""}</script>' +
        '<a href="/docs//c">/docs/</a><a href="https://example.org/docs/">="</a></html>',
    );
  });

  it("keeps what only begins like an address", () => {
    const document = '<p id="/docs/a/" title="/docs/" aria-keyshortcuts="/ Control+K">/docs/</p>';
    expect(relateDocument(document, "index.html", docs)).toBe(document);
    expect(relateDocument(document, "index.html", placeEdition("/", ""))).toBe(document);
    const dotted = placeEdition("/v1.0/", "");
    expect(relateDocument('<a href="/v1x0/"></a><a href="/v1.0/a/"></a>', "b/index.html", dotted)).toBe(
      '<a href="/v1x0/"></a><a href="../a/"></a>',
    );
  });

  it("at the root of a host leaves the names of other hosts alone, and leads to other editions", () => {
    const edition = placeEdition("/1.0/", "1.0/");
    expect(
      relateDocument('<a href="//example.org/"></a><a href="/1.0/"></a><a href="/"></a>', "a/index.html", edition),
    ).toBe('<a href="//example.org/"></a><a href="../"></a><a href="../../"></a>');
  });
});
