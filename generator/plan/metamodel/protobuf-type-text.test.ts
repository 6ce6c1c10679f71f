import { expect, test } from "vitest";
import type { TypeExpression } from "../../catalogue/schema.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { toProtobufTypeText } from "./protobuf-type-text.ts";

const context = {
  catalogue: { schemas: new Map() },
  links: { schema: (name: string) => `/${name}`, referredModel: () => undefined },
} as unknown as PlanContext;

const rest = { annotations: {}, span: startOfFile("a.proto") };
const long: TypeExpression = { kind: "primitive", name: "long" };
const short: TypeExpression = { kind: "primitive", name: "long", annotations: { format: "uint32" } };
const time: TypeExpression = { kind: "primitive", name: "string", annotations: { format: "date-time" } };
const berth: TypeExpression = { kind: "reference", name: "a.Berth" };

test.each<[text: string, type: TypeExpression, mapKeys?: string]>([
  ["int64", long],
  ["uint32", short],
  ["string (date-time)", time],
  ["repeated int64", { kind: "array", items: long, ...rest }],
  ["repeated Berth", { kind: "array", items: berth, ...rest }],
  ["map<string, Berth>", { kind: "map", values: berth, ...rest }],
  ["map<int32, uint32>", { kind: "map", values: short, ...rest }, "int32"],
])("%s", (text, type, mapKeys) => {
  const annotations = mapKeys === undefined ? {} : { mapKeys };
  const runs = toProtobufTypeText({ type, annotations, span: startOfFile("a.proto") }, context);
  expect(runs?.map((run) => run.text).join("")).toBe(text);
  expect(toProtobufTypeText({ type, annotations, span: startOfFile("a.avsc") }, context)).toBeUndefined();
});

test("what has no links is one run", () => {
  const type: TypeExpression = { kind: "array", items: time, ...rest };
  expect(toProtobufTypeText({ type, ...rest }, context)).toEqual([{ text: "repeated string (date-time)" }]);
});
