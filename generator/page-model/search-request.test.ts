import { expect, it } from "vitest";
import { printRequest, readRequest } from "./search-request.ts";

it.each([
  ["GET /ships/{id}", "GET /ships/{}"],
  ["get  /Ships/:id/berths/?all=1", "GET /ships/{}/berths"],
  ["/ships/{ship_id}.json#name", "/ships/{}.json"],
  ["/ships/12/", "/ships/12"],
])("reads %s, and what it is in the index", (text, expected) => {
  const read = readRequest(text);
  expect(read === undefined ? undefined : printRequest(read)).toBe(expected);
});

it.each(["/", "GET /", "ships", "get ships/1", "/ships and more", ""])("takes %j for none", (text) => {
  expect(readRequest(text)).toBeUndefined();
});
