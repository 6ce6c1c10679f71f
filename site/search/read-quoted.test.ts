import { expect, it } from "vitest";
import { quotes, readQuoted } from "./read-quoted.ts";

const missing = 'com.example.RequiredFieldNotPresentException: Field "draught" is required but it is not present';

it("knows a message of which only what it is about is looked for, without what is printed around it", () => {
  expect(readQuoted(missing)).toBe('Field "draught" is required but it is not present');
  expect(readQuoted('Cannot query field "colour" on type "Ship".')).toBe('Cannot query field "colour" on type "Ship".');
  expect(readQuoted("ship draught")).toBeUndefined();
});

it.each([
  ['The server says `Field "draught" is required but it is not present`, see below.', true],
  ["FIELD draught\n  is required, but it is not present", true],
  ["It says that a field is required but it is not present.", true],
  ["The field draught is required of ships.", false],
  ["", false],
])("tells whether %j quotes it", (text, isQuoted) => {
  expect(quotes(text, readQuoted(missing) ?? "")).toBe(isQuoted);
});

it("takes no few words for a quotation", () => {
  expect(quotes("a ship is not found", "not found")).toBe(false);
});
