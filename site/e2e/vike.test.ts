import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { renderPage } from "vike/server";
import { loadSiteBundle } from "../../generator/render/load-site-bundle.ts";
import type { RenderRequest } from "../../generator/page-model/render-request.ts";

it("Vike renders a planned page to the same document as the generator's own loop", async () => {
  const bundle = await loadSiteBundle();
  const request: RenderRequest = {
    site: { title: "Model", base: "/docs/", sections: [] },
    assets: { ...bundle.assets, navigation: "assets/navigation.js" },
    page: {
      route: "a/b",
      title: "A & B",
      description: "<both>",
      section: "home",
      navigation: "home",
      breadcrumbs: [],
      toc: [],
      badges: [],
      content: { kind: "landing", intro: "Hello", entries: [], groups: [] },
    },
    navigation: { label: "Start", items: [{ label: "B", href: "/docs/a/b/" }] },
  };
  await import(/* @vite-ignore */ fileURLToPath(new URL("../../dist/site/server/entry.mjs", import.meta.url)));
  const { httpResponse } = await renderPage({ urlOriginal: "/a/b/", request });
  expect(httpResponse.statusCode).toBe(200);
  expect(httpResponse.body).toBe(bundle.renderPage(request));
});
