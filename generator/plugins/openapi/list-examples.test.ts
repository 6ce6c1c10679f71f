import { expect, it } from "vitest";
import type { JsonObject } from "../../catalogue/json.ts";
import { createDefinitions } from "./definitions.ts";
import { listExamples } from "./list-examples.ts";

const exampleOf = (node: JsonObject, name?: string): unknown =>
  listExamples(node, createDefinitions({}), { name })[0].value;

it("takes a body of which nothing is said for an object, and a parameter for a text", () => {
  expect(exampleOf({ schema: {} })).toEqual({});
  expect(exampleOf({ schema: {} }, "berth")).toBe("example berth");
  expect(exampleOf({ schema: { type: "string" } })).toBe("example");
});

it("goes by what is said of a parameter to tell the full name of a thing from that of a person", () => {
  const schema = { type: "string" };
  expect(exampleOf({ schema, description: "Full name of the berth." }, "full_name")).toBe("Example");
  expect(exampleOf({ schema, description: "Full name of the owner." }, "full_name")).toBe("Jane Doe");
});
