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

it("finds the page of what is called, and of what has a part", async () => {
  const { catalogue } = await linkModel({});
  const offered = { plugin: "apis", inputs: [], answers: [] };
  const endpoints = [
    { ...offered, name: "GET /a", page: "calls/a" },
    { ...offered, name: "GET /a({id})", page: "calls/b" },
    { ...offered, name: "GET /c" },
    { ...offered, name: "x.Piers/Close", service: { name: "x.Piers", page: "Piers", isDescribed: true } },
  ];
  const payloads = [{ plugin: "apis", name: "x.A", page: "values/A", schema: {} }];
  const context = createPlanContext({ ...catalogue, endpoints, payloads }, { title: "T", base: "/" });
  const find = (room: "endpoints" | "payloads", thing: string, part = "") =>
    findPlace(room, thing + part, context, thing);
  expect(find("endpoints", "GET /a")).toEqual({ page: "/generated/apis/calls/a/", isOwn: true });
  expect(find("endpoints", "GET /a", "(query b)")).toEqual({ page: "/generated/apis/calls/a/" });
  expect(find("endpoints", "GET /a({id})", "(200)[].b")).toEqual({ page: "/generated/apis/calls/b/" });
  expect(find("endpoints", "GET /c", "(query b)")).toBeUndefined();
  // What is gone was no part of another whose name it begins with, but of the service that had it.
  expect(find("endpoints", "GET /a/log")).toBeUndefined();
  expect(find("endpoints", "x.Piers/Build")).toEqual({ page: "/generated/apis/Piers/" });
  expect(find("payloads", "x.A")).toEqual({ page: "/generated/apis/values/A/", isOwn: true });
  expect(find("payloads", "x.A", ".b{}/maxLength")).toEqual({ page: "/generated/apis/values/A/" });
  expect(find("payloads", "x.A.b")).toBeUndefined();
  expect(find("payloads", "x.B")).toBeUndefined();
});
