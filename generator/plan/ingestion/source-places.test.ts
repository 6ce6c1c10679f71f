import { expect, test } from "vitest";
import type { PlanContext } from "../context/plan-context.ts";
import { createSourcePlaces } from "./source-places.ts";

function createPlaces() {
  let looks = 0;
  const platforms = {
    *keys() {
      looks += 1;
      yield* ["hive", "Snow Flake"];
    },
  };
  const ingestionSources = new Map([
    ["hive", "generated/ingestion/sources/hive"],
    ["Snow Flake", "generated/ingestion/sources/Snow-Flake"],
  ]);
  const context = { catalogue: { ingestion: { platforms } }, routes: { ingestionSources } } as unknown as PlanContext;
  const others = {
    locate: (route: string) => (route === "x" ? { route } : undefined),
    routes: () => ["x"],
    ofFile: () => undefined,
    mayBeUnread: () => false,
  };
  return { places: createSourcePlaces(context, () => undefined, others), count: () => looks };
}

test("goes through the sources when somebody leads somewhere, and once", () => {
  const { places, count } = createPlaces();
  expect(count()).toBe(0);
  expect(places.locate("generated/ingestion/sources/snow-flake", undefined)).toEqual({
    route: "generated/ingestion/sources/Snow-Flake",
    anchor: undefined,
  });
  expect([places.locate("x", undefined), places.locate("y", undefined)]).toEqual([{ route: "x" }, undefined]);
  expect([...places.routes()]).toContain("generated/ingestion/sources/hive");
  expect([...places.routes()].at(-1)).toBe("x");
  expect(count()).toBe(1);
});
