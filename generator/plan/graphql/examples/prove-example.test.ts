import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { measureCpuTime } from "../../../testdata/cpu-time.ts";
import { proveExample } from "./prove-example.ts";

const resolvers = { fieldResolver: () => "x", typeResolver: () => undefined };
const prove = (schema: string, query: string) => proveExample(buildSchema(schema), { query, variables: {}, resolvers });

it("refuses types that the schema doesn't have, of variables and of fragments", () => {
  const schema = "type Query { a(b: Int): String }";
  expect(prove(schema, "{ a }")).toEqual({ kind: "answer", response: { data: { a: "x" } } });
  expect(prove(schema, "query ($b: Long) { a(b: $b) }")).toEqual({ kind: "problem", detail: 'Unknown type "Long"' });
  expect(prove(schema, "{ ... on Other { a } }")).toEqual({ kind: "problem", detail: 'Unknown type "Other"' });
});

it("takes no longer for an example where the schema has many more types", () => {
  const wide = (count: number) =>
    buildSchema(
      `type Query { a: String }\n${Array.from({ length: count }, (_, at) => `type T${at} { a: String }`).join("\n")}`,
    );
  const prepare = (count: number) => {
    const schema = wide(count);
    const attempt = { query: "{ a }", variables: {}, resolvers };
    proveExample(schema, attempt);
    return () =>
      measureCpuTime(() => {
        for (let at = 0; at < 100; at += 1) proveExample(schema, attempt);
      });
  };
  const few = prepare(10);
  const many = prepare(10_000);
  // Other work on the machine makes a turn slower, and none quicker.
  const turns = Array.from({ length: 5 }, () => [few(), many()] as const);
  const least = (side: 0 | 1): number => Math.min(...turns.map((turn) => turn[side]));
  // By going through all types, it would be some hundred times.
  expect(least(1)).toBeLessThan(5 * least(0) + 50);
});
