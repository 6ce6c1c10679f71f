import { parseDocument } from "yaml";
import { expect, it } from "vitest";
import { measureCpuTime } from "../testdata/cpu-time.ts";
import { parseYamlDocument } from "./parse-yaml-document.ts";

it.each([
  "a: 1\nb: 2\na: 3\n",
  "a: { b: 1, b: 2, c: [{ d: 1, d: 2 }] }\n? [x]\n: 1\n? [x]\n: 2\n",
  "a: &a 1\n'a': 2\n!!str a: 3\nb:\n  - c: 1\n    c: 2\n",
  "a: 1\na: 'open\n",
  "a: 1\na: 2\nb: [\nb: 3\n",
  ": 1\n: 2\nnull: 3\n1: a\n0x1: b\n",
  "- 1\n",
  "",
])("tells keys that repeat themselves as the parser does: %j", (text) => {
  const own = parseYamlDocument(text).errors.map(({ code, pos }) => [code, pos]);
  const theirs = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
  expect(own).toEqual(theirs.errors.map(({ code, pos }) => [code, pos]));
});

it.each([
  ["many keys", 1],
  ["many that repeat themselves", 2],
])("reads %s in time that grows with them", (_, times) => {
  const list = (count: number) =>
    Array.from({ length: count }, (_key, at) => `key${at % (count / times)}: 1\n`).join("");
  const measure = (count: number): number =>
    measureCpuTime(() => expect(parseYamlDocument(list(count)).errors).toHaveLength(count - count / times));
  // Other work on the machine makes a run slower, and none quicker.
  const turns = Array.from({ length: 3 }, () => [measure(2_500), measure(10_000)] as const);
  const few = Math.min(...turns.map(([each]) => each));
  const many = Math.min(...turns.map(([, each]) => each));
  // By comparing each key with all others, as the library does, it would be sixteen times.
  expect(many).toBeLessThan(9 * few + 50);
});

it.each([
  [
    'a:\n  b: "one\n  two"\n  c: 1\n  d: "x\n  y\n\n  z:\\t\\"w"\ne: 2\n',
    { a: { b: "one two", c: 1, d: 'x y\nz:\t"w' }, e: 2 },
  ],
  ["a:\r\n  b: 'one\r\n  it''s two'\r\n  c: 1\r\n", { a: { b: "one it's two", c: 1 } }],
  ['- "one\n- two"\n- b\n', ["one - two", "b"]],
])("reads quoted values whose further lines aren't indented further: %j", (text, value) => {
  const document = parseYamlDocument(text);
  expect(document.errors).toEqual([]);
  expect(document.toJS()).toEqual(value);
});

it.each(['a: "never ends\nb: 1\nc: 2\n', 'a: "no end\nb: "x"\nc: "y"\n', 'a: "one\n---\nb: "two"\n'])(
  "tells a quote that is missing where the parser does: %j",
  (text) => {
    const theirs = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
    expect(parseYamlDocument(text).errors[0]).toMatchObject({ code: "MISSING_CHAR", pos: theirs.errors[0]?.pos });
  },
);

it.each([
  [
    "a:\n  required: [one, two,\n  three, # The last\n  ]\n  b:\n    c: {x: 1,\n    y: [2,\n    3]}\nd: 1\n",
    { a: { required: ["one", "two", "three"], b: { c: { x: 1, y: [2, 3] } } }, d: 1 },
  ],
  ["a:\n  b: [\"x]\",\n  'it''s # one',\n  don't]\n  c: 1\n", { a: { b: ["x]", "it's # one", "don't"], c: 1 } }],
  ["- [a,\nb]\n- c\n", [["a", "b"], "c"]],
])("reads what is in brackets whose further lines aren't indented further: %j", (text, value) => {
  const document = parseYamlDocument(text);
  expect(document.errors).toEqual([]);
  expect(document.toJS()).toEqual(value);
});

it.each(["a:\n  b: [one, two\n  c: 1\n  d: [3]\n", "a:\n  - [one\n  - two]\n", "a:\n  b: {x: 1,\n  c:\n    d: 2}\n"])(
  "tells a bracket that is missing where the parser does: %j",
  (text) => {
    const theirs = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
    expect(theirs.errors).not.toEqual([]);
    expect(parseYamlDocument(text).errors.map(({ pos }) => pos)).toEqual(theirs.errors.map(({ pos }) => pos));
  },
);

it("reads many brackets whose lines aren't indented, and those that are missing, soon", () => {
  const time = measureCpuTime(() => {
    expect(parseYamlDocument("- a: [b,\n  c]\n  d: 1\n".repeat(2_000)).errors).toEqual([]);
    expect(parseYamlDocument("a:\n  b: [c,\n  d\n".repeat(3_000)).errors).not.toEqual([]);
    expect(parseYamlDocument(`a:\n  b: ${"[".repeat(2_000)}\n  c\n`).errors).not.toEqual([]);
  });
  expect(time).toBeLessThan(4_000);
});

it("reads many quoted values whose lines aren't indented, and quotes that are missing, soon", () => {
  const time = measureCpuTime(() => {
    expect(parseYamlDocument('- a: "b\n  c"\n'.repeat(3_000)).errors).toEqual([]);
    expect(parseYamlDocument('a: "b\n'.repeat(5_000)).errors).not.toEqual([]);
  });
  expect(time).toBeLessThan(4_000);
});

it("tells of an escape that means nothing in a quoted value whose further lines aren't indented", () => {
  const text = 'a:\n  b: "one\n  two\\@"\n  c: 1\n';
  const { errors } = parseYamlDocument(text);
  expect(errors.map(({ code, pos }) => [code, pos[0]])).toEqual([["BAD_DQ_ESCAPE", text.indexOf("\\@")]]);
});
