import { expect, it } from "vitest";
import { dropNamespaces } from "./drop-namespaces.ts";

it.each([
  ["com.example.harbour.Berth", "Berth"],
  ["a map of com.example.Berth to com.example.Ship", "a map of Berth to Ship"],
  ["Berth.owner.name", "Berth.owner.name"],
  ["com.example.Berth.com.example.Ship", "Berth.Ship"],
  ["1a.b.Berth", "1a.Berth"],
  ["example.com", "example.com"],
])("of %s leaves %s", (text, left) => {
  expect(dropNamespaces(text)).toBe(left);
});
