import { expect, it } from "vitest";
import type { GraphqlModel } from "../../catalogue/graphql.ts";
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

// Were the key read for each field, or an address gone through from each of its places, this would take minutes.
it("reads the keys of a large type once, and addresses of specifications as well", () => {
  const fields = Array.from({ length: 20_000 }, (_, index) => ({
    ...{ name: `f${index}`, coordinate: `T.f${index}`, arguments: [] },
    directives: [{ name: "tag", arguments: [{ name: "name", value: '"a"' }] }],
  }));
  const names = fields.slice(0, 900).map(({ name }) => name);
  const key = { name: "key", arguments: [{ name: "fields", value: JSON.stringify(names.join(" ")) }] };
  const url = `https://${"apollo.dev/".repeat(100_000)}`;
  const linked = [{ name: "@tag", url: "https://specs.apollo.dev/federation/v2.3" }].concat([
    { name: "@key", url: "https://specs.apollo.dev/federation/v2.3" },
    { name: "@other", url },
  ]);
  const types = [{ kind: "object", name: "T", directives: [key], fields, extensions: [] }];
  const model = { types, operations: [], directives: [], linked } as unknown as GraphqlModel;
  expect(compareMarks(model, model)).toEqual([]);
});
