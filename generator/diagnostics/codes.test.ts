import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { listCodes } from "./codes.ts";

const codes = listCodes();

test("the gathered table has the codes of every area", async () => {
  const folder = fileURLToPath(new URL("codes", import.meta.url));
  const known = new Set(codes.map(({ code }) => code));
  const missing: string[] = [];
  for (const file of readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name))) {
    const area = (await import(`./codes/${file.slice(0, -3)}.ts`)) as Record<string, Record<string, { code: string }>>;
    for (const table of Object.values(area)) {
      for (const entry of Object.values(table)) if (!known.has(entry.code)) missing.push(`${entry.code} of ${file}`);
    }
  }
  expect(missing).toEqual([]);
});

test("no code stands twice", () => {
  const names = codes.map(({ code }) => code);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("a code is an area and a name in kebab case", () => {
  const names = codes.map(({ code }) => code);
  expect(names.filter((name) => !/^[a-z][a-z0-9-]*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

test("every code has an explanation that says more than a message could", () => {
  expect(codes.filter(({ explanation }) => explanation.length < 70).map(({ code }) => code)).toEqual([]);
});

test("every code is exercised by a test or a golden file", () => {
  const folder = fileURLToPath(new URL("../..", import.meta.url));
  const isCase = (path: string): boolean => /\.test\.tsx?$|(?:^|\/)testdata\/.*\.(?:txt|json|yaml)$/.test(path);
  const texts = ["bin", "generator", "templates", "site"].flatMap((top) =>
    readdirSync(join(folder, top), { recursive: true, encoding: "utf8" })
      .filter(isCase)
      .map((path) => readFileSync(join(folder, top, path), "utf8")),
  );
  const mentioned = new Set(texts.flatMap((text) => text.match(/\b[a-z]+\\?\/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []));
  const hasCase = (code: string): boolean => mentioned.has(code) || mentioned.has(code.replace("/", "\\/"));
  expect(codes.filter(({ code }) => !hasCase(code)).map(({ code }) => code)).toEqual([]);
});
