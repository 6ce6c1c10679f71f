import { expect, it } from "vitest";
import type { PageFrame } from "../../generator/page-model/render-request.ts";
import { toMarkup } from "../markup/to-markup.ts";
import { DocumentHead } from "./document-head.tsx";
import { notFoundFrame } from "./not-found.tsx";

const assets = { styles: [], earlyScript: "early.js", scripts: [], icon: "icon.svg", navigation: "n.json" };

function draw(page: Partial<PageFrame>): string {
  const site = { title: "Site", base: "/docs/", sections: [] };
  return toMarkup(<DocumentHead site={site} assets={assets} page={{ ...notFoundFrame, ...page }} indexed />);
}

function readTitle(page: Partial<PageFrame>): string | undefined {
  return /<title>(.*?)<\/title>/.exec(draw(page))?.[1];
}

function readDescriptions(page: Partial<PageFrame>): readonly (string | undefined)[] {
  return [...draw(page).matchAll(/(?:name|property)="(?:og:)?description" content="([^"]*)"/g)].map(([, text]) => text);
}

it("titles tell the enum of a schema from that of the API", () => {
  const page = { title: "FabricType", noun: "enum" } as const;
  expect(readTitle({ ...page, section: "metamodel" })).toBe("FabricType · Enum · Site");
  expect(readTitle({ ...page, section: "graphql" })).toBe("FabricType · GraphQL enum · Site");
  expect(readTitle({ title: "Queries", section: "graphql" })).toBe("Queries · Site");
  expect(readTitle({ title: "unit", partOf: "Crate.size", noun: "record" })).toBe("unit · Crate.size · Record · Site");
});

it("descriptions tell things apart that share one doc", () => {
  const page = { description: "Who answers for an asset.", section: "metamodel" } as const;
  const told = [
    readDescriptions({ ...page, title: "ownership", noun: "aspect" }),
    readDescriptions({ ...page, title: "OwnershipClass", noun: "model" }),
    readDescriptions({ ...page, title: "Ownership", noun: "object", section: "graphql" }),
    readDescriptions({ ...page, title: "Owners" }),
  ];
  expect(told.map(([text]) => text)).toEqual([
    "Aspect ownership: Who answers for an asset.",
    "Model class OwnershipClass: Who answers for an asset.",
    "GraphQL object Ownership: Who answers for an asset.",
    "Who answers for an asset.",
  ]);
  for (const [text, preview] of told) expect(preview).toBe(text);
});
