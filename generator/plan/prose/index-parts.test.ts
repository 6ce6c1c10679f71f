import { expect, test } from "vitest";
import type { SitePage } from "../../page-model/page.ts";
import { indexParts } from "./index-parts.ts";

const pages = [
  { route: "api/operations/list", title: "List ships", aliases: ["list", "GET /ships"] },
  { route: "api/operations/add", title: "POST /ships" },
  { route: "api/operations/one", title: "Ship", aliases: ["GET /ships/{id}"] },
  { route: "api/schemas/Ship", title: "Ship" },
  { route: "types/order.Item", title: "Item of an order" },
  { route: "types/order.line.Note", title: "Note" },
  { route: "types/order.Note", title: "Note" },
] as unknown as readonly SitePage[];

test.each([
  ["/paths/~1ships/get", "api/operations/list"],
  ["/paths/~1ships/post", "api/operations/add"],
  ["/paths/~1ships/put", undefined],
  ["/paths/~1ships~1%7Bid%7D/get/responses/200", "api/operations/one"],
  ["/paths/~1ships~1{id}", "api/operations/one"],
  ["/paths/~1ships", undefined],
  ["/components/schemas/Ship/properties/name", "api/schemas/Ship"],
  ["/definitions/Ship", "api/schemas/Ship"],
  ["/$defs/Item", "types/order.Item"],
  ["/$defs/Note", undefined],
  ["/info", undefined],
])("a JSON pointer %s leads to %s", (pointer, route) => {
  expect(indexParts(pages)(pointer)?.route).toBe(route);
});
