import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { diskTree } from "../files/file-tree.ts";
import { openModules } from "./open-modules.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-modules-"));
  mkdirSync(join(folder, "docs/.vitepress/parts"), { recursive: true });
  writeFileSync(join(folder, "outside.js"), "export default [];");
  writeFileSync(join(folder, "docs/inside.js"), 'import "./.vitepress/config.js";');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function list(text: string): readonly string[] {
  const location = join(folder, "docs/.vitepress/config.js");
  const modules = openModules({ path: "docs/.vitepress/config.js", text, location }, diskTree);
  return (modules ?? []).map(({ path }) => path);
}

describe("openModules", () => {
  it("reads nothing outside of the project, be it named or linked", () => {
    symlinkSync("../../outside.js", join(folder, "docs/.vitepress/linked.js"));
    expect(
      list('import "../inside"; import "../../outside"; require("./linked"); require("../../../../etc/hosts")'),
    ).toEqual(["docs/inside.js"]);
  });

  it("reads no more than so many modules", () => {
    const names = Array.from({ length: 60 }, (_, index) => `part${index}`);
    for (const name of names) writeFileSync(join(folder, `docs/.vitepress/parts/${name}.ts`), "export default 1;");
    expect(list(names.map((name) => `import "./parts/${name}.js";`).join("\n"))).toHaveLength(50);
  });

  it("reads none for a configuration that is data", () => {
    expect(
      openModules({ path: "docs/a.yaml", text: 'from "./b"', location: join(folder, "docs/a.yaml") }, diskTree),
    ).toBe(undefined);
  });
});
