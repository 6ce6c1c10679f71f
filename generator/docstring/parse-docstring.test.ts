import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { measureCpuTime } from "../testdata/cpu-time.ts";
import { expectGolden } from "../testdata/golden.ts";
import { parseDocstring } from "./parse-docstring.ts";

const folder = fileURLToPath(new URL("../testdata/docstring", import.meta.url));

describe("parseDocstring", () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith(".txt")))("takes %s apart", (name) => {
    const docstring = parseDocstring(readFileSync(`${folder}/${name}`, "utf8").trimEnd());
    expectGolden(`${folder}/${name.replace(".txt", ".expected.json")}`, `${JSON.stringify(docstring, undefined, 1)}\n`);
  });

  it("has nothing to say without a text", () => {
    expect(parseDocstring(undefined)).toEqual({ parameters: [], attributes: [], raises: [], examples: [] });
  });

  it.each([
    ["colons", `${"a:".repeat(20_000)}\n`],
    ["backticks", "`".repeat(50_000)],
    ["headings", "Args:\n    ".repeat(5000)],
    ["brackets", `Args:\n    a (${"(".repeat(50_000)}\n`],
    ["roles", ":a".repeat(50_000)],
    ["sessions", ">>> a\n\n".repeat(30_000)],
  ])("reads %s without end in no time", (_, text) => {
    expect(measureCpuTime(() => void parseDocstring(text))).toBeLessThan(2000);
  });
});
