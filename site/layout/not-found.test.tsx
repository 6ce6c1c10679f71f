import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { renderNotFoundPage } from "../render-page.tsx";
import { NotFoundBody } from "./not-found.tsx";

it("leads on from an address without a page to the start and to each section", () => {
  const sections = [
    { id: "home", label: "Home", href: "/docs/" },
    { id: "guides", label: "Guides", href: "/docs/guide/" },
  ] as const;
  const site = { title: "A & B", base: "/docs/", sections };
  const items = renderToStaticMarkup(<NotFoundBody site={site} />).match(/<a .*?<\/a>/g);
  expect(items).toEqual(['<a href="/docs/">Start page</a>', '<a href="/docs/guide/">Guides</a>']);
});

it("needs nothing where the site stands below another path, and has no style but the one that its policy knows", () => {
  const assets = { styles: ["a.css"], earlyScript: "early.js", scripts: [], icon: "icon.svg", navigation: "n.json" };
  const site = { title: "Site", base: "/docs/", sections: [] };
  const navigation = { label: "Contents", items: [] };
  const html = renderNotFoundPage({ site, assets, navigation, navigationKey: "home" });
  const [style, ...others] = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text = ""]) => text);
  expect(others).toEqual([]);
  const hash = createHash("sha256")
    .update(style ?? "")
    .digest("base64");
  expect(html).toContain(`style-src &#x27;self&#x27; &#x27;sha256-${hash}&#x27;; img-src`);
  expect(html.indexOf("<style>")).toBeLessThan(html.indexOf('rel="stylesheet"'));
  const note = /<div class="lost">(.*?)<\/div><\/body>/.exec(html)?.[1] ?? "";
  expect(note).toContain("There is no page here");
  expect(note.match(/(?:href|src)="[^"]*"/g)).toEqual(['href=".."']);
});
