import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { measureCpuTime } from "../../../testdata/cpu-time.ts";
import { createRandom, damageText } from "../../../testdata/damage-text.ts";
import { expectGolden } from "../../../testdata/golden.ts";
import { parseProto } from "./parse-proto.ts";

const folder = join(import.meta.dirname, "testdata");

function read(name: string): string {
  return readFileSync(join(folder, `${name}.proto`), "utf8");
}

/** The tree without where its parts stand, which is looked at by itself. */
function print(value: unknown): string {
  const isPlace = (key: string): boolean => /^(?:place|typePlace|extendeePlace)$/.test(key);
  return `${JSON.stringify(value, (key, each: unknown) => (isPlace(key) ? undefined : each), 1)}\n`;
}

describe("files", () => {
  test.each(["harbour", "editions"])("%s", (name) => {
    const { file, mistakes } = parseProto(read(name));
    expect(mistakes).toEqual([]);
    expectGolden(join(folder, `${name}.json`), print(file));
  });

  test("one with slips is read but for the statements that have them", () => {
    const { file, mistakes } = parseProto(read("slips"));
    const told = mistakes.map(({ place, message }) => `${place.startLine}:${place.startColumn} ${message}`);
    expectGolden(join(folder, "slips.txt"), `${told.join("\n")}\n`);
    expect(file.messages.map(({ name, fields }) => [name, fields.map((field) => field.name)])).toEqual([
      ["Pier", ["length", "wood", "stone", "whole"]],
      ["Open", ["kept"]],
    ]);
    expect(file.messages[1]?.messages[0]?.fields[0]?.name).toBe("also");
    expect(file.enums[0]?.values.map(({ name }) => name)).toEqual(["NONE", "MORE"]);
    expect(file.services[0]?.methods.map(({ name }) => name)).toEqual(["Rest"]);
  });

  test.each(["", "// Nothing.\n", "\uFEFFsyntax = 'proto3';", ";;"])("one that declares nothing: %j", (text) => {
    const { file, mistakes } = parseProto(text);
    expect(mistakes).toEqual([]);
    expect([...file.messages, ...file.enums, ...file.services]).toEqual([]);
  });

  test("names, types and paths are where they stand", () => {
    const { file } = parseProto('import "a.proto";\nmessage A {\n  b.C d = 1; rpc e = 2;\n}\nenum F { G = 0; }\n');
    const places = [
      file.imports[0]?.place,
      file.messages[0]?.place,
      ...(file.messages[0]?.fields ?? []).flatMap(({ typePlace, place }) => [typePlace, place]),
      file.enums[0]?.values[0]?.place,
    ];
    expect(
      places.map((place) => place && [place.startLine, place.startColumn, place.endLine, place.endColumn]),
    ).toEqual([
      [1, 8, 1, 16],
      [2, 9, 2, 9],
      [3, 3, 3, 5],
      [3, 7, 3, 7],
      [3, 14, 3, 16],
      [3, 18, 3, 18],
      [5, 10, 5, 10],
    ]);
  });

  test("what is declared is kept as it is written, without the indentation around it", () => {
    const { file } = parseProto("message A {\n  // About B.\n  message B {\n    string c = 1;\n  }\n}\n");
    expect(file.messages[0]?.messages[0]?.written).toBe("message B {\n  string c = 1;\n}");
  });
});

describe("texts that mean no good", () => {
  test("messages, values, blocks and brackets that nest without end", () => {
    const deep = 100_000;
    const messages = parseProto(`${"message A {".repeat(deep)}${"}".repeat(deep)}message B {}`);
    expect(messages.mistakes.map(({ message }) => message)).toEqual(["messages nest deeper than 32"]);
    expect(messages.file.messages.map(({ name }) => name)).toEqual(["A", "B"]);
    const values = parseProto(`option (a) = ${"{ b ".repeat(deep)};message B {}`);
    expect(values.mistakes).toHaveLength(1);
    const groups = parseProto(`message A {${"optional group B = 1 {".repeat(deep)}`);
    expect(groups.mistakes.length).toBeGreaterThan(0);
    for (const sign of ["{", "}", "[", "(", "<", '"', "'", "/*", ";", "option (", "a = {"]) {
      expect(parseProto(sign.repeat(deep)).mistakes.length, sign).toBeLessThanOrEqual(20);
    }
  });

  test("names that objects have anyway are names", () => {
    const { file } = parseProto("message A { string __proto__ = 1 [(a) = { __proto__: { b: 1 } }]; }");
    const [field] = file.messages[0]?.fields ?? [];
    expect(field?.name).toBe("__proto__");
    expect(Object.keys(Object(field?.options["(a)"]))).toEqual(["__proto__"]);
  });

  test("whatever is damaged, what is read ends", () => {
    const text = read("harbour");
    const random = createRandom(7);
    for (let round = 0; round < 300; round += 1) {
      const { file, mistakes } = parseProto(damageText(text, random));
      expect(mistakes.length).toBeLessThanOrEqual(20);
      expect(Array.isArray(file.messages)).toBe(true);
    }
  });

  test("takes time by the length of the text", () => {
    const make = (count: number): string =>
      Array.from({ length: count }, (_, index) => `// M ${index}.\nmessage M${index} { string a = 1; // A.\n }\n`).join(
        "",
      );
    const [few, many] = [make(1000), make(8000)];
    parseProto(few);
    const short = measureCpuTime(() => parseProto(few));
    const long = measureCpuTime(() => parseProto(many));
    expect(parseProto(many).file.messages).toHaveLength(8000);
    expect(long).toBeLessThan(Math.max(short, 5) * 32);
  });
});
