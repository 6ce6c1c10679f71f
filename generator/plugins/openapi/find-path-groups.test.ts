import { describe, expect, test } from "vitest";
import type { ApiOperation } from "./api-document.ts";
import { findPathGroups } from "./find-path-groups.ts";

function toOperation(path: string): ApiOperation {
  return { id: path, method: "get", path, isWebhook: false, node: {}, parameters: [] };
}

/** Two paths of each name, and what they are filed under. */
function fileUnder(paths: readonly string[]): readonly (string | undefined)[] {
  const operations = paths.map(toOperation);
  const groups = findPathGroups(operations);
  return operations.map((operation) => groups.get(operation));
}

const many = ["ships", "ports", "crews"].flatMap((name) =>
  Array.from({ length: 7 }, (_, each) => `/api/v1/${name}/{id}/part${each}`),
);

describe("operations without a tag", () => {
  test("are filed under what their paths are of, behind what all begin with and versions", () => {
    const mixed = many.map((path, index) =>
      index % 2 === 0 ? path : path.replace("v1", index % 3 === 0 ? "2024-05" : "v2beta1"),
    );
    for (const paths of [many, mixed]) {
      expect(new Set(fileUnder(paths))).toEqual(new Set(["ships", "ports", "crews"]));
      expect(fileUnder(paths)[0]).toBe("ships");
    }
    expect(fileUnder(many.map((path) => path.replace("/api/v1", "/{tenant}")))[20]).toBe("crews");
  });

  test("are filed under nothing where they are the only ones of theirs, or say nothing", () => {
    expect(fileUnder([...many, "/api/v1/alone", "/api/v1/{id}", "/"]).slice(-3)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("are left as they stand where they are few, or all of one", () => {
    expect(new Set(fileUnder(many.slice(0, 20)))).toEqual(new Set([undefined]));
    const ofOne = Array.from({ length: 30 }, (_, each) => `/rpc/call${each}`);
    expect(new Set(fileUnder(ofOne))).toEqual(new Set([undefined]));
    expect(new Set(fileUnder(Array.from({ length: 30 }, () => "/query")))).toEqual(new Set([undefined]));
  });
});
