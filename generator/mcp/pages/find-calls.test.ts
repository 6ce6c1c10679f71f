import { expect, it } from "vitest";
import type { Endpoint } from "../../catalogue/endpoints.ts";
import { findCalls } from "./find-calls.ts";

const toCall = (name: string, service?: string): Endpoint => ({
  ...{ plugin: "apis", name, inputs: [], answers: [] },
  ...(service !== undefined && { service: { name: service, isDescribed: true } }),
});

const endpoints = [
  toCall("GET /ships"),
  toCall("POST /ships"),
  toCall("GET /ships/{id}"),
  toCall("harbour.v1.Piers/Close", "harbour.v1.Piers"),
  toCall("harbour.v2.Piers/Close", "harbour.v2.Piers"),
  toCall("harbour.v1.DryPiers/Close", "harbour.v1.DryPiers"),
  toCall("topic.x/Close"),
];

it.each([
  ["get /ships", ["GET /ships"]],
  ["/ships", ["GET /ships", "POST /ships"]],
  ["GET /ships/:id", ["GET /ships/{id}"]],
  ["harbour.v1.Piers.Close", ["harbour.v1.Piers/Close"]],
  ["/harbour.v1.Piers/Close", ["harbour.v1.Piers/Close"]],
  ["Piers.Close", ["harbour.v1.Piers/Close", "harbour.v2.Piers/Close"]],
  ["Piers/Close", ["harbour.v1.Piers/Close", "harbour.v2.Piers/Close"]],
  ["Piers.Open", []],
  ["topic.x.Close", []],
  ["PUT /ships", []],
])("%s is %j", (written, names) => {
  expect(findCalls(endpoints, written)).toEqual(names);
});
