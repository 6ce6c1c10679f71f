import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
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
