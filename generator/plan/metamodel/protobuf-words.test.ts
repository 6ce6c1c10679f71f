import { expect, test } from "vitest";
import type { JsonValue } from "../../catalogue/json.ts";
import { describeProtobufMark } from "./protobuf-words.ts";

test.each<[name: string, value: JsonValue, words: string | undefined]>([
  ["number", 7, "Number 7"],
  ["number", "7", undefined],
  ["label", "required", "Readers refuse what lacks it"],
  ["oneof", "cargo", "At most one of cargo is set"],
  ["mapKeys", "int32", "Keys are int32"],
  ["jsonName", "where", "In JSON where"],
  ["fieldBehavior", ["IMMUTABLE", "IDENTIFIER"], "Set once and never changed, the name by which it is found"],
  ["fieldBehavior", ["NEW_ONE"], "NEW_ONE"],
  ["fieldBehavior", "IMMUTABLE", undefined],
  ["reserved", ["2"], undefined],
  ["protobuf.reserved", ["2 to 5", "old"], "Reserved: 2 to 5, old"],
  ["protobuf.reserved", [], undefined],
  ["protobuf.reserved", [1], undefined],
  ["protobuf.extensions", ["100 to max"], "Open to extensions: 100 to max"],
  ["other", true, undefined],
])("%s of %j", (name, value, words) => {
  expect(
    describeProtobufMark(name, value)
      ?.map(({ text }) => text)
      .join(""),
  ).toBe(words);
});
