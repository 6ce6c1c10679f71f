import { expect, it } from "vitest";
import type { RestliCall, RestliResource } from "../../catalogue/restli.ts";
import { toRequest } from "./restli-request.ts";

const span = { file: "books.restspec.json", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

const books: RestliResource = {
  id: "books",
  name: "books",
  kind: "collection",
  namespace: "",
  path: "/books",
  entityPath: "/books/{id}",
  annotations: {},
  keys: [],
  alternativeKeys: [],
  supports: [],
  calls: [],
  subresources: [],
  span,
};

const called = { parameters: [], paging: false, throws: [], assocKeys: [], annotations: {}, span };

function say(kind: RestliCall["kind"], name: string, assocKeys: readonly string[] = []): string | undefined {
  const request = toRequest(books, { ...called, kind, name, assocKeys });
  if (request === undefined) return undefined;
  const [version, ...headers] = request.headers;
  expect(version).toBe("X-RestLi-Protocol-Version: 2.0.0");
  return [`${request.verb} ${request.path}`, ...headers].join(" ");
}

it.each([
  ["get", "GET /books/{id}"],
  ["batch_get", "GET /books?ids=List({ids}) X-RestLi-Method: batch_get"],
  ["get_all", "GET /books X-RestLi-Method: get_all"],
  ["create", "POST /books X-RestLi-Method: create"],
  ["batch_create", "POST /books X-RestLi-Method: batch_create"],
  ["update", "PUT /books/{id}"],
  ["batch_update", "PUT /books?ids=List({ids}) X-RestLi-Method: batch_update"],
  ["partial_update", "POST /books/{id} X-RestLi-Method: partial_update"],
  ["batch_partial_update", "POST /books?ids=List({ids}) X-RestLi-Method: batch_partial_update"],
  ["delete", "DELETE /books/{id}"],
  ["batch_delete", "DELETE /books?ids=List({ids}) X-RestLi-Method: batch_delete"],
])("%s is the request of the protocol, however it is spelt", (method, request) => {
  expect([say("method", method), say("method", method.toUpperCase())]).toEqual([request, request]);
});

it("a method that the protocol has not is no request", () => {
  expect(say("method", "patch")).toBeUndefined();
});

it("what a resource calls its own goes by its name, encoded", () => {
  expect(say("action", "lend out")).toBe("POST /books?action=lend%20out");
  expect(say("entityAction", "lend")).toBe("POST /books/{id}?action=lend");
  expect(say("finder", "byAuthor")).toBe("GET /books?q=byAuthor");
  expect(say("finder", "byAuthor", ["a", "b"])).toBe("GET /books/(a:{a},b:{b})?q=byAuthor");
  expect(say("batchFinder", "byAuthors", ["a"])).toBe("GET /books/(a:{a})?bq=byAuthors");
});

it("keys of an association are written as the protocol of the request has them", () => {
  const pages = { ...books, kind: "association", path: "/books/shelf={shelf}&row={row}/pages" } as const;
  const call: RestliCall = { ...called, kind: "method", name: "get" };
  const request = toRequest({ ...pages, entityPath: `${pages.path}/book={book}&page={page}` }, call);
  expect(request?.path).toBe("/books/(shelf:{shelf},row:{row})/pages/(book:{book},page:{page})");
  expect(toRequest({ ...books, entityPath: "/books/all&id={id}" }, call)?.path).toBe("/books/all&id={id}");
});
