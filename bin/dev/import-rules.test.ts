import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "aspectdoc-import-rules-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The arrows of ARCHITECTURE.md: a file, what it may import and what it may not. */
const zones: Readonly<Record<string, { readonly allowed: readonly string[]; readonly rejected: readonly string[] }>> = {
  "generator/catalogue/a.ts": {
    allowed: ["./schema.ts"],
    rejected: ["../diagnostics/report.ts", "node:fs", "yaml", "../../site/render-page.tsx"],
  },
  "generator/page-model/a.ts": {
    allowed: ["./parts.ts", "../catalogue/schema.ts"],
    rejected: ["../plan/plan.ts", "node:path", "react", "../../templates/parts/badge.tsx"],
  },
  "generator/parse/pdl/a.ts": {
    allowed: ["../../catalogue/span.ts", "yaml"],
    rejected: ["node:fs", "node:fs/promises", "fs", "node:child_process", "node:net", "../../../site/a.ts"],
  },
  "generator/markdown/a.ts": {
    allowed: ["markdown-it", "./elements.ts"],
    rejected: ["../parse/prose/parse-prose.ts", "node:fs", "../../templates/parts/badge.tsx"],
  },
  "generator/link/schemas/a.ts": {
    allowed: ["../../catalogue/schema.ts", "../../parse/schema-document.ts", "../../parse/graphql/graphql-document.ts"],
    rejected: ["../../parse/pdl/parse-pdl.ts", "node:fs", "../../discover/discover.ts", "../../../templates/a.tsx"],
  },
  "generator/check/rules/a.ts": {
    allowed: ["../../catalogue/catalogue.ts"],
    rejected: ["../../parse/pdl/parse-pdl.ts", "node:fs/promises", "../../write/write.ts"],
  },
  "generator/plan/a.ts": {
    allowed: ["../page-model/page.ts", "./routes.ts", "markdown-it"],
    rejected: ["../parse/avro/parse-avro.ts", "node:fs", "../../templates/parts/badge.tsx", "../../site/a.tsx"],
  },
  "generator/print/a.ts": {
    allowed: ["../catalogue/schema.ts"],
    rejected: ["../parse/pdl/parse-pdl.ts", "node:fs"],
  },
  "generator/discover/a.ts": {
    allowed: ["node:fs/promises"],
    rejected: ["node:child_process", "node:https", "../../site/a.ts"],
  },
  "generator/discover/read-changes.ts": {
    allowed: ["node:child_process", "./parse-git-log.ts"],
    rejected: ["node:fs", "node:https", "../../site/a.ts"],
  },
  "generator/mcp/sites/a.ts": {
    allowed: ["node:fs", "../../../site/search/search-engine.ts"],
    rejected: ["node:child_process", "../../../site/search/parse-query.ts", "../../../templates/parts/badge.tsx"],
  },
  "generator/generate.ts": {
    allowed: ["./plan/plan.ts", "./page-model/render-request.ts"],
    rejected: ["node:fs", "../site/render-page.tsx", "../templates/pages/page-templates.tsx"],
  },
  "templates/parts/a.tsx": {
    allowed: ["react", "./badge.tsx", "../../generator/page-model/parts.ts", "../../generator/catalogue/schema.ts"],
    rejected: ["../../generator/plan/plan.ts", "../../site/layout/page.tsx", "node:fs"],
  },
  "site/layout/a.tsx": {
    allowed: ["react", "../../templates/parts/badge.tsx", "../../generator/page-model/page.ts"],
    rejected: ["../../generator/render/render.ts", "../../generator/generate.ts", "node:fs"],
  },
};

describe("import rules of .oxlintrc.json", () => {
  const rejections = lintZones();

  test.each(Object.keys(zones))("%s", (file) => {
    const zone = zones[file];
    expect(rejections.get(file) ?? []).toEqual(zone?.rejected);
  });

  test("files that import each other, if only for types, are rejected", () => {
    const circle = join(folder, "circle");
    mkdirSync(circle);
    writeFileSync(join(circle, "a.ts"), 'import type { B } from "./b.ts";\nexport type A = readonly B[];\n');
    writeFileSync(join(circle, "b.ts"), 'import type { A } from "./a.ts";\nexport type B = { readonly of: A };\n');
    writeFileSync(join(circle, "c.ts"), 'import type { A } from "./a.ts";\nexport type C = { readonly of: A };\n');
    const found = [...runLinter().matchAll(/^circle\/(\w)\.ts:.*no-cycle/gm)].map(([, name]) => name);
    expect(new Set(found)).toEqual(new Set(["a", "b"]));
  });
});

test("ARCHITECTURE.md names all that may touch the file system", () => {
  const rules = readFileSync(join(projectRoot, ".oxlintrc.json"), "utf8");
  const [, rooms = "", files = ""] =
    /"generator\/\{([\w,-]+)\}\/\*\*",\s+"generator\/\{([\w,-]+)\}\.ts"/.exec(rules) ?? [];
  const names = ["mcp", ...rooms.split(","), ...files.split(",").map((name) => `${name}.ts`)].map(
    (name) => `\`${name}\``,
  );
  const text = readFileSync(join(projectRoot, "ARCHITECTURE.md"), "utf8");
  const [said = ""] = /- The file system belongs to[^.]*(?:\.[^.\s][^.]*)*\./.exec(text) ?? [];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !said.includes(name))).toEqual([]);
});

/** Lints one file per zone, in which each line imports one specifier; gives back the rejected ones, by file. */
function lintZones(): Map<string, string[]> {
  writeConfig();
  const lines = new Map<string, readonly string[]>();
  for (const [file, { allowed, rejected }] of Object.entries(zones)) {
    const specifiers = [...allowed, ...rejected];
    lines.set(file, specifiers);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), specifiers.map((specifier) => `import "${specifier}";\n`).join(""));
  }
  const found = new Map<string, string[]>();
  for (const [, file = "", line] of runLinter().matchAll(/^(.+?):(\d+):\d+: .*no-restricted-imports/gm)) {
    const specifier = lines.get(file)?.[Number(line) - 1];
    if (specifier !== undefined) found.set(file, [...(found.get(file) ?? []), specifier]);
  }
  return new Map([...found].map(([file, rejected]) => [file, inOrderOf(lines.get(file) ?? [], rejected)]));
}

/** The project's configuration, without the rules that need a whole TypeScript project around the files. */
function writeConfig(): void {
  const text = readFileSync(join(projectRoot, ".oxlintrc.json"), "utf8");
  writeFileSync(join(folder, ".oxlintrc.json"), text.replace('"typeAware": true', '"typeAware": false'));
}

function runLinter(): string {
  const linter = join(projectRoot, "node_modules/oxlint/bin/oxlint");
  try {
    return execFileSync(process.execPath, [linter, "--format=unix", "."], { cwd: folder, encoding: "utf8" });
  } catch (error) {
    // The linter exits with 1 when it finds something, which is what is wanted here.
    return error instanceof Error && "stdout" in error ? String(error.stdout) : "";
  }
}

function inOrderOf(order: readonly string[], names: readonly string[]): string[] {
  return order.filter((name) => names.includes(name));
}
