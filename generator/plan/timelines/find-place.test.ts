import { expect, it } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { findPlace } from "./find-place.ts";

it("finds the page of what a declaration without fields consists of", async () => {
  const { catalogue } = await linkModel({
    "p.avpr": '{"protocol": "P", "namespace": "n", "messages": {"ask": {"request": [], "response": "int"}}}',
    "T.pdl": "namespace n typeref T = array[int]",
  });
  const context = createPlanContext(catalogue, { title: "T", base: "/" });
  const find = (coordinate: string) => findPlace("schemas", coordinate, context);
  expect(find("n.P.ask")).toEqual({ page: "/generated/metamodel/types/n.P.ask/", isOwn: true });
  expect(find("n.P.ask/errors<n.E>")).toEqual({ page: "/generated/metamodel/types/n.P.ask/" });
  expect(find("n.T[]")).toEqual({ page: "/generated/metamodel/types/n.T/" });
  expect(find("n.Gone/response")).toBeUndefined();
});
