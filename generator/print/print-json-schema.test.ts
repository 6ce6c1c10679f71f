import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { linkModel } from "../testdata/link-model.ts";
import { printJsonSchema } from "./print-json-schema.ts";
import { printJson } from "./print-json.ts";

const folder = fileURLToPath(new URL("../testdata/print", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".pdl") && !name.endsWith(".printed.pdl"));

test("no schema is given up as too long that is as long as may be", async () => {
  const texts = files.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const);
  const { schemas } = (await linkModel(Object.fromEntries(texts))).catalogue;
  expect(schemas.size).toBeGreaterThan(5);
  for (const name of schemas.keys()) {
    const { length } = printJson(printJsonSchema(schemas, name));
    expect([name, printJsonSchema(schemas, name, length)]).not.toEqual([name, "tooLong"]);
  }
});

test("a record that leads to hundreds of others is given up after few of them", async () => {
  const count = 300;
  const texts = Array.from({ length: count }, (_, index) => {
    const fields = Array.from({ length: 10 }, (__, step) => `f${step}: union[null, string, R${(index + 1) % count}]`);
    return [`R${index}.pdl`, `namespace n record R${index} { ${fields.join(" ")} }`] as const;
  });
  const { schemas } = (await linkModel(Object.fromEntries(texts))).catalogue;
  const { length } = printJson(printJsonSchema(schemas, "n.R0"));
  const met = new Set<string>();
  const watched = new Map(schemas);
  watched.get = (name) => {
    met.add(name);
    return schemas.get(name);
  };
  expect(printJsonSchema(watched, "n.R0", length / 10)).toBe("tooLong");
  expect(met.size).toBeLessThan(count / 3);
});
