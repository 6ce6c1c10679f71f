import { expect, it } from "vitest";
import type { PageFrame } from "../../generator/page-model/render-request.ts";
import { toMarkup } from "../markup/to-markup.ts";
import { DocumentHead } from "./document-head.tsx";
import { notFoundFrame } from "./not-found.tsx";

const assets = { styles: [], earlyScript: "early.js", scripts: [], icon: "icon.svg", navigation: "n.json" };

function readTitle(page: Partial<PageFrame>): string | undefined {
  const site = { title: "Site", base: "/docs/", sections: [] };
  const html = toMarkup(<DocumentHead site={site} assets={assets} page={{ ...notFoundFrame, ...page }} indexed />);
  return /<title>(.*?)<\/title>/.exec(html)?.[1];
}

it("titles tell the enum of a schema from that of the API", () => {
  const page = { title: "FabricType", noun: "enum" } as const;
  expect(readTitle({ ...page, section: "metamodel" })).toBe("FabricType · Enum · Site");
  expect(readTitle({ ...page, section: "graphql" })).toBe("FabricType · GraphQL enum · Site");
  expect(readTitle({ title: "Queries", section: "graphql" })).toBe("Queries · Site");
});
