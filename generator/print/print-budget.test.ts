import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { linkModel } from "../testdata/link-model.ts";
import { printAvro } from "./print-avro.ts";
import { printJsonSchema } from "./print-json-schema.ts";
import { printJson } from "./print-json.ts";

const folder = fileURLToPath(new URL("../testdata/print", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".pdl") && !name.endsWith(".printed.pdl"));

test("nothing is given up as too long that is as long as may be", async () => {
  const texts = files.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const);
  const { schemas } = (await linkModel(Object.fromEntries(texts))).catalogue;
  expect(schemas.size).toBeGreaterThan(5);
  for (const [name, { kind }] of schemas) {
    const { length } = printJson(printJsonSchema(schemas, name));
    expect([name, printJsonSchema(schemas, name, length)]).not.toEqual([name, "tooLong"]);
    const avro = printAvro(schemas, name);
    // What a typeref of Avro stands for may be a single word.
    if (avro?.kind !== "schema" || kind === "typeref") continue;
    const longest = printJson(avro.schema).length;
    expect([name, printAvro(schemas, name, { longest })?.kind]).toEqual([name, "schema"]);
  }
});

test("what leads to many others is given up before much more than may be is printed", async () => {
  const count = 60;
  const texts = Array.from({ length: count }, (_, index) => {
    const fields = Array.from({ length: 10 }, (__, step) => `f${step}: union[null, string, R${(index + 1) % count}]`);
    return [`R${index}.pdl`, `namespace n record R${index} { ${fields.join(" ")} }`] as const;
  });
  const { schemas } = (await linkModel(Object.fromEntries(texts))).catalogue;
  const whole = printJson(printJsonSchema(schemas, "n.R0")).length;
  expect(whole / findLeast(whole, (longest) => printJsonSchema(schemas, "n.R0", longest) !== "tooLong")).toBeLessThan(
    3,
  );
  const avro = printAvro(schemas, "n.R0");
  const { length } = printJson(avro?.kind === "schema" ? avro.schema : undefined);
  const least = findLeast(length, (longest) => printAvro(schemas, "n.R0", { longest })?.kind === "schema");
  expect(length / least).toBeLessThan(3);
});

/** The least number up to a limit with which something goes. */
function findLeast(limit: number, goes: (number: number) => boolean): number {
  let [low, high] = [0, limit];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (goes(middle)) high = middle;
    else low = middle;
  }
  return high;
}
