import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { toClassicScript } from "./to-classic-script.ts";

/** Runs the script with other ones that it can load, and gives what it hands over and what it has loaded. */
async function run(
  code: string,
  others: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly exports: unknown; readonly loaded: readonly string[] }> {
  const loaded: string[] = [];
  let exports: unknown;
  const load = async (name: string): Promise<unknown> => {
    loaded.push(name);
    return others[name];
  };
  const aspectdoc = (chunk: (load: (name: string) => Promise<unknown>) => Promise<unknown>): void => {
    exports = chunk(load);
  };
  runInContext(toClassicScript(code), createContext({ aspectdoc }));
  return { exports: { ...((await exports) as object) }, loaded };
}

describe("a module as a classic script", () => {
  it("has what it imports before its first statement, and hands over what it exports", async () => {
    const code = `import { b as x, default as y } from "./one.js";
      import * as all from "./two.js";
      import "./three.js";
      const sum = x + y + all.c;
      export { sum, x as "a name" };`;
    const others = { "./one.js": { b: 1, default: 2 }, "./two.js": { c: 4 } };
    expect(await run(code, others)).toEqual({
      exports: { sum: 7, "a name": 1 },
      loaded: ["./one.js", "./two.js", "./three.js"],
    });
  });

  it("loads what it imports later when it comes to it, and leaves texts that look like it", async () => {
    const code = `const text = 'import("./no.js")'; const later = () => import("./later.js").then(({ a }) => a); export { text, later };`;
    const { exports, loaded } = await run(code, { "./later.js": { a: 5 } });
    expect(loaded).toEqual([]);
    const { text, later } = exports as { readonly text: string; readonly later: () => Promise<unknown> };
    expect(text).toBe('import("./no.js")');
    expect(await later()).toBe(5);
    expect(loaded).toEqual(["./later.js"]);
  });

  it("is not made of what bundlers don't write", () => {
    expect(() => toClassicScript("export const a = 1;")).toThrow("list its exports by name");
    expect(() => toClassicScript('export * from "./a.js";')).toThrow("list its exports by name");
    expect(() => toClassicScript('export { a } from "./a.js";')).toThrow("list its exports by name");
  });
});
