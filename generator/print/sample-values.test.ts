import { expect, it } from "vitest";
import { nameForText, sampleBoolean, sampleNumber, sampleText } from "./sample-values.ts";

it.each([
  ["place", "com.example.Url", "https://example.com/orders"],
  ["place", "URI", "https://example.com/orders"],
  ["externalLink", "string", "https://example.com/orders"],
  ["linkText", "string", "example link text"],
  ["place", "com.example.UrlSet", "example place"],
  ["place", "com.example.CurlUrl", "example place"],
  ["contact", "com.example.EmailAddress", "jane.doe@example.com"],
  ["emailOfOwner", "string", "jane.doe@example.com"],
  ["ownerFullName", "string", "Jane Doe"],
  ["fullName", "string", "Jane Doe"],
  ["users_full_name", "string", "Jane Doe"],
  ["berthFullName", "string", "orders"],
  ["", "string", "example"],
])("a text for %j of the type %s is %s", (field, type, text) => {
  expect(sampleText(field, type)).toBe(text);
});

it.each([
  ["full_name", undefined, "full_name"],
  ["full_name", "The full name.", "full_name"],
  ["full_name", "Full name of the harbour's owner", "full_name"],
  ["full_name", "Full name of the berth.", "name"],
  ["owner", "Full name of the berth.", "owner"],
])("a text for %s of which %j is said is looked for by %s", (field, doc, name) => {
  expect(nameForText(field, doc)).toBe(name);
});

it("texts are in the words of a metadata platform, or in plain ones", () => {
  expect(sampleText("name", "string")).toBe("orders");
  expect(sampleText("name", "string", "plain")).toBe("Example");
});

it.each([
  ["long", "createdAt", "long", 1_700_000_000_000],
  ["long", "from", "com.example.Time", 1_700_000_000_000],
  ["long", "from", "Timestamp", 1_700_000_000_000],
  ["long", "from", "com.example.Overtime", 42],
  ["int", "createdAt", "int", 42],
  ["double", "matchScore", "double", 0.75],
  ["float", "height", "float", 12.5],
  ["int", "schemaVersion", "int", 1],
  ["int", "start", "int", 1],
  ["int", "versionCount", "int", 42],
] as const)("a number of the type %s for %s of %s is %d", (type, field, typeName, number) => {
  expect(sampleNumber(type, field, typeName)).toBe(number);
});

it("a flag is set unless it is rarely so", () => {
  expect([sampleBoolean("isDeprecated"), sampleBoolean("active")]).toEqual([false, true]);
});
