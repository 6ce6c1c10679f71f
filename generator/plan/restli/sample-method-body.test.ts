import { expect, it } from "vitest";
import { sampleMethodBody } from "./sample-method-body.ts";

const bodies = { entity: () => ({ title: "Ada" }), patch: () => ({ patch: { $set: { title: "Eva" } } }) };

it.each([
  ["get", "/books/1001", undefined],
  ["batch_delete", "/books?ids=List(1001)", undefined],
  ["create", "/books", { title: "Ada" }],
  ["UPDATE", "/books/1001", { title: "Ada" }],
  ["partial_update", "/books/1001", { patch: { $set: { title: "Eva" } } }],
  ["batch_create", "/books", { elements: [{ title: "Ada" }] }],
  ["batch_update", "/books?ids=List(1001)", { entities: { 1001: { title: "Ada" } } }],
  [
    "batch_partial_update",
    "/loans?ids=List((book:1,reader:a%20b))",
    { entities: { "(book:1,reader:a b)": { patch: { $set: { title: "Eva" } } } } },
  ],
])("%s of %s takes what the protocol wants", (method, path, body) => {
  expect(sampleMethodBody(method, path, bodies)).toEqual(body);
});
