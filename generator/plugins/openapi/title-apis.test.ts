import { expect, test } from "vitest";
import { titleApis } from "./title-apis.ts";

function list(apis: Readonly<Record<string, { readonly title?: string; readonly version?: string }>>) {
  const described = Object.entries(apis).map(([file, info]) => ({ file, document: { info } }));
  return [...titleApis(described).values()].map(({ title }) => title);
}

test("a title that a generator has taken from a file of gRPC is none, and neither is its version", () => {
  const info = { title: "server/harbourpb/ships.proto", version: "version not set" };
  expect(list({ "api/ships.swagger.json": info, "api/tides.json": { ...info, title: "Tides.proto by hand" } })).toEqual(
    ["Ships", "Tides.proto by hand"],
  );
});

test("of versions under one title each has its own in it", () => {
  const toInfo = (version: string) => ({ title: "Ships", version });
  expect(list({ "a.json": toInfo("1"), "b.json": toInfo("2") })).toEqual(["Ships 1", "Ships 2"]);
});
