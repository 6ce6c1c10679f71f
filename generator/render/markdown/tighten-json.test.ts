import { expect, it, test } from "vitest";
import { tightenJson } from "./tighten-json.ts";

/** A value that is long enough, with a part to look at. */
function toLong(part: unknown): string {
  const fields = Array.from({ length: 200 }, (_, index) => ({ name: `field${index}`, type: ["null", "string"] }));
  return JSON.stringify({ part, fields, doc: 'Says "all", {even} [this]: 1, 2.' }, undefined, 2);
}

it("keeps what it says, in lines that are not indented and not long", () => {
  const text = toLong({ deep: { deeper: { doc: "x".repeat(130), symbols: ["EBB", "FLOOD"] } }, empty: [{}, []] });
  const tight = tightenJson(text);
  expect(JSON.parse(tight)).toEqual(JSON.parse(text));
  expect(tight.length).toBeLessThan(text.length / 1.5);
  const lines = tight.split("\n");
  expect(lines.slice(0, 10)).toEqual([
    "{",
    '"part": {',
    '"deep": {',
    '"deeper": {',
    `"doc": "${"x".repeat(130)}",`,
    '"symbols": ["EBB", "FLOOD"]',
    "}",
    "},",
    '"empty": [{}, []]',
    "},",
  ]);
  expect(lines).toContain('{"name": "field7", "type": ["null", "string"]},');
  expect(lines.filter((line) => line.length > 120)).toHaveLength(1);
});

it("keeps numbers as they are written, and names that stand twice", () => {
  const text = toLong(0).replace('"part": 0', '"part": [1.0, 12345678901234567890, -1e400], "part": null');
  expect(tightenJson(text)).toContain('"part": [1.0, 12345678901234567890, -1e400],\n"part": null,');
});

test.each([
  ["a comment", toLong(0).replace('"part"', '// note\n"part"')],
  ["what is left out", toLong(0).replace('"part": 0', '"part": …')],
  ["a bracket that nothing closes", toLong(0).slice(0, -1)],
  ["brackets that cross", `${toLong(0).slice(0, -1)}]`],
  ["a text that nothing ends", `${toLong(0).slice(0, -1)}"`],
  ["a value behind another", `${toLong(0)}\n${toLong(1)}`],
  [
    "lines that are a value each",
    Array.from({ length: 400 }, (_, index) => `{"at": ${index}, "port": "Ebb"}`).join("\n"),
  ],
  ["a list that lacks commas", toLong(0).replace('"part": 0', '"part": [1 2, true false]')],
  ["what is in one line", JSON.stringify(JSON.parse(toLong(0)))],
  ["little text", '{\n  "a": 1\n}'],
])("%s stays as it is", (_, text) => {
  expect(tightenJson(text)).toBe(text);
});

it("reads values of any length", () => {
  const log = "ebb\\n".repeat(4_000_000);
  expect(tightenJson(`{\n    "log": "${log}",\n    "at": 1\n}`)).toBe(`{\n"log": "${log}",\n"at": 1\n}`);
});
