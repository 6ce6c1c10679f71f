import { expect, it } from "vitest";
import { linkModel } from "../../testdata/link-model.ts";
import { compareMarks } from "./compare-marks.ts";

const sdl = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@tag"])
  type Query { t: T }
  type T @key(fields: "id") { id: ID! sku: ID @tag(name: "a") }
`;

it("takes names for what they are, whatever a catalogue from elsewhere has in them", async () => {
  const { graphql } = (await linkModel({ "a.graphql": sdl })).catalogue;
  const named = JSON.parse(JSON.stringify(graphql).replaceAll("sku", "(sku")) as typeof graphql;
  const tagged = JSON.parse(JSON.stringify(named).replaceAll('\\"a\\"', '\\"b\\"')) as typeof graphql;
  expect(compareMarks(named, tagged).map(({ code, coordinate }) => [code, coordinate])).toEqual([
    ["risky/graphql-tags-changed", "T.(sku/@tag"],
  ]);
});
