import { expect, it } from "vitest";
import type { JavaExpression, JavaField } from "../../parse/java/java-document.ts";
import type { JavaMember } from "./java-classes.ts";
import { readMadeConstant } from "./read-privilege-constant.ts";

const first = { kind: "text", value: "EDIT_LAMPS" };
const place = { kind: "name", name: "Privilege" };

/** Of which texts a constant is made that has such a value. */
function readTexts(value: unknown): readonly JavaExpression[] | undefined {
  return readMadeConstant({ owner: {}, member: { value } } as unknown as JavaMember<JavaField>, "Privilege")?.arguments;
}

it.each([
  ["by its class", { kind: "call", name: "of", of: place, arguments: [first] }],
  ["by its class in a package", { kind: "call", name: "of", of: { ...place, kind: "member" }, arguments: [first] }],
  ["as a new object", { kind: "new", type: "Privilege", arguments: [first] }],
  ["as a new object of a class in a package", { kind: "new", type: "org.lamps.Privilege", arguments: [first] }],
])("a constant is made %s", (_, value) => {
  expect(readTexts(value)).toEqual([first]);
});

it.each([
  ["nothing", undefined],
  ["another class", { kind: "call", name: "of", of: { kind: "name", name: "List" }, arguments: [first] }],
  ["another method", { kind: "call", name: "from", of: place, arguments: [first] }],
  ["an object of another class", { kind: "new", type: "Group", arguments: [first] }],
])("a constant that is made of %s is none", (_, value) => {
  expect(readTexts(value)).toBeUndefined();
});
