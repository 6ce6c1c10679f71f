import { expect, it } from "vitest";
import type { PageFrame } from "../../generator/page-model/render-request.ts";
import { toMarkup } from "../markup/to-markup.ts";
import { notFoundFrame } from "./not-found.tsx";
import { PageHeading } from "./page-heading.tsx";

function readHeading(page: Partial<PageFrame>): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(toMarkup(<PageHeading page={{ ...notFoundFrame, ...page }} />))?.[1];
}

it("long names may break where their parts meet, whether they are of a kind or not", () => {
  expect(readHeading({ title: "createLabelForParcels" })).toBe("create<wbr/>Label<wbr/>For<wbr/>Parcels");
  expect(readHeading({ title: "GET /warehouses/{warehouseId}/parcels" })).toMatch(/^GET <wbr\/>\/warehouses\/<wbr\/>/);
  expect(readHeading({ title: "FabricType", noun: "enum" })).toBe("Fabric<wbr/>Type");
});

it("titles in words stay as they are", () => {
  expect(readHeading({ title: "A long title in GraphQL and PySpark" })).toBe("A long title in GraphQL and PySpark");
});
