import { expect, test } from "vitest";
import { suggestRoutes } from "./suggest-routes.ts";

const routes = ["ship", "shipowner", "port"].map((name) => `generated/metamodel/entities/${name}`);

test("what may be meant is called alike, and not only in the same long folder", () => {
  expect(suggestRoutes("generated/metamodel/entities/shp", routes)).toEqual(["generated/metamodel/entities/ship"]);
  expect(suggestRoutes("generated/metamodel/entities/lighthouse", routes)).toEqual([]);
});
