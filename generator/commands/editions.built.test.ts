import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { packageFolder } from "../package-folder.ts";
import { expectGolden } from "../testdata/golden.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { checkLinks } from "../../site/e2e/check-links.ts";
import { describeCatalogue } from "./catalogue-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeGenerate } from "./generate-command.ts";

/* Several editions made side by side in one run, of a model that is as small as it can be. */

const fixture = join(packageFolder, "generator/testdata/sites/editions");

let top: string;
let folder: string;
let count = 0;
const before = process.cwd();

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-editions-")));
});

beforeEach(() => {
  count += 1;
  folder = join(top, String(count));
  cpSync(fixture, folder, { recursive: true });
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(before);
  rmSync(top, { recursive: true, force: true });
});

const generate = (...args: readonly string[]): Promise<Finished> => runCommand(describeGenerate, args);
const readPage = (path: string): string => readFileSync(join(folder, "site", path), "utf8");

function readTree(of: string): ReadonlyMap<string, string> {
  const entries = readdirSync(of, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(of, path), readFileSync(path, "latin1")]));
}

/** What a page says of editions: its menu, its banner, and what search engines are told, an element a line. */
function describePage(path: string): string {
  const html = readPage(path);
  const parts = [
    /<link rel="canonical"[^>]*>/,
    /<meta name="robots"[^>]*>/,
    /<body[^>]*>/,
    /<details class="version-menu">.*?<\/details>/,
    /<aside class="version-banner".*?<\/aside>/,
  ];
  const found = parts.flatMap((part) => part.exec(html)?.[0] ?? []);
  return [
    `# ${path}`,
    ...found
      .join("\n")
      .replace(/(<li>|<\/ul>)/g, "\n  $1")
      .split("\n"),
  ].join("\n");
}

describe("a site of several editions", () => {
  test("leads from each page to the same one of the others", async () => {
    const { code, error } = await generate();
    expect(code).toBe(0);
    expect(error).toContain(
      "old/content/README.md:3:24 warning[prose/missing-target]: the link leads to `guides/plan.md`",
    );
    expect(error).toMatch(/20 files read, \d+ pages in 4 versions written to/);
    const pages = ["introduction/index.html", "next/introduction/index.html", "next/guides/plan/index.html"];
    const others = ["next/generated/metamodel/entities/term/index.html", "v1/index.html", "404.html"];
    expectGolden(join(fixture, "editions.txt"), `${[...pages, ...others].map(describePage).join("\n\n")}\n`);
    // Of the two that have no menu of ours, the archived pages are as they were.
    expect(readPage("0.9/introduction/index.html")).toBe(
      readFileSync(join(fixture, "archive/introduction/index.html"), "utf8"),
    );
  });

  test("tells what each has changed since the one below it in the list, but for the oldest", async () => {
    await generate();
    expect(readPage("next/changes.md")).toContain("# Changes since 2.0");
    // What an edition brought is said where it stands, and no page of releases says it again.
    expect(readPage("next/generated/metamodel/entities/term/index.html")).toContain("since Next");
    expect(existsSync(join(folder, "site/next/changes/releases"))).toBe(false);
    expect(readPage("next/changes/metamodel.md")).toContain("- [`term`](");
    expect(readPage("next/generated/metamodel/entities/term.md")).toContain("new since 2.0");
    expect(readPage("next/changes/metamodel.md")).toMatch(/^version: "Next"$/m);
    expect(readPage("next/changes/index.html")).toMatch(/<title>[^<]+ Next<\/title>/);
    expect(readPage("llms.txt")).toMatch(/^# .+ 2\.0\n/);
    expect(readPage("v1/llms.txt")).toContain("[2.0](https://example.org/docs/)");
    expect(readPage("changes.md")).toContain("compared with 1.0. Nothing breaks those who rely on it.");
    expect(readPage("changes/guides.md")).toContain("- [`guides/plan`](../guides/plan.md)");
    expect(existsSync(join(folder, "site/v1/changes.md"))).toBe(false);
  });

  test("has no dangling link, and what a site has once is there once", async () => {
    await generate();
    expect(checkLinks(join(folder, "site"), "/docs/").problems).toEqual([]);
    const paths = [...readTree(join(folder, "site")).keys()];
    const once = paths.filter((path) => /(?:^|\/)(?:404\.html|robots\.txt|sitemap\.xml|_redirects|\..*)$/.test(path));
    expect(once.sort()).toEqual([".aspectdoc", ".nojekyll", "404.html", "_redirects", "robots.txt", "sitemap.xml"]);
    for (const own of ["catalogue.json", "llms.txt", "icon.svg", "index.md"]) {
      expect(paths).toEqual(expect.arrayContaining([own, `next/${own}`, `v1/${own}`]));
    }
    expect(readPage("v1/generated/metamodel/entities/tag/index.html")).toContain(
      "https://example.org/v1/entity-registry.yml",
    );
  });

  test("offers each page to search engines once, and sends on from the old addresses of all", async () => {
    await generate();
    const sitemap = readPage("sitemap.xml");
    expect(sitemap).toContain("<loc>https://example.org/docs/introduction/</loc>");
    expect(sitemap).not.toMatch(/docs\/(?:next|v1|0\.9)\//);
    expect(readPage("_redirects").split("\n")).toEqual([
      "/docs/how/plan /docs/guides/plan/ 301",
      "/docs/how/plan/ /docs/guides/plan/ 301",
      "/docs/next/how/plan /docs/next/guides/plan/ 301",
      "/docs/next/how/plan/ /docs/next/guides/plan/ 301",
      "/docs/v1/how/start /docs/v1/introduction/ 301",
      "/docs/v1/how/start/ /docs/v1/introduction/ 301",
      "",
    ]);
    // A page that only an old edition has is its own original.
    mkdirSync(join(folder, "old/content/how"));
    writeFileSync(join(folder, "old/content/how/old.md"), "# Old\n");
    await generate();
    expect(readPage("sitemap.xml")).toContain("<loc>https://example.org/docs/v1/how/old/</loc>");
  });

  test("is the same in every run", async () => {
    await generate();
    const first = readTree(join(folder, "site"));
    await generate("--out", join(folder, "again"));
    expect(readTree(join(folder, "again"))).toEqual(first);
    expect([...first.values()].some((text) => text.includes(top))).toBe(false);
  });

  test("is not written when a page lies in the folder of an edition", async () => {
    mkdirSync(join(folder, "new/content/next"));
    writeFileSync(join(folder, "new/content/next/plans.md"), "# Plans\n");
    const { code, error } = await generate();
    expect(code).toBe(2);
    expect(error).toContain(
      "error[config/occupied-path]: no version can be published at `/docs/next/`, where another one has `next/plans`",
    );
    expect(readdirSync(folder)).not.toContain("site");
  });

  test("is not written when there is no model in what one of them reads", async () => {
    rmSync(join(folder, "old"), { recursive: true });
    mkdirSync(join(folder, "old"));
    const { code, error } = await generate();
    expect(code).toBe(2);
    expect(error).toMatch(/^error\[usage\/no-model\]: no model was found in `[^`]+old`: nothing at all\n/);
    expect(readdirSync(folder)).not.toContain("site");
  });

  test("is not written when a model or an archive is missing", async () => {
    rmSync(join(folder, "old"), { recursive: true });
    rmSync(join(folder, "archive"), { recursive: true });
    const { code, error } = await generate();
    expect(code).toBe(2);
    expect(error).toContain("error[usage/missing-input]");
    expect(error).toContain("error[usage/unreadable-archive]");
    expect(readdirSync(folder)).not.toContain("site");
  });

  test("has one baseline, of which a check of one edition leaves alone what others have", async () => {
    const gated = ["--strict", "--baseline", "known.json"];
    expect((await generate("--strict")).code).toBe(1);
    await generate(...gated, "--update-baseline");
    const known = readFileSync("known.json", "utf8");
    expect(known).toContain('"file":"1.0/content/README.md"');
    expect(await runCommand(describeCheck, gated)).toMatchObject({ code: 0 });
    await runCommand(describeCheck, [...gated, "--update-baseline"]);
    expect(readFileSync("known.json", "utf8")).toBe(known);
    const config = join(folder, "aspectdoc.config.yaml");
    writeFileSync(config, `${readFileSync(config, "utf8")}version: "1.0"\n`);
    const checked = await runCommand(describeCheck, [...gated, "--quiet"]);
    expect(checked).toEqual({ code: 0, out: "", error: "" });
  });

  test("is checked and printed by its current edition", async () => {
    expect(await runCommand(describeCheck, [])).toMatchObject({
      code: 0,
      error: "6 files checked, nothing to report\n",
    });
    const config = join(folder, "aspectdoc.config.yaml");
    writeFileSync(config, `${readFileSync(config, "utf8")}version: "1.0"\n`);
    const checked = await runCommand(describeCheck, []);
    expect(checked.code).toBe(0);
    const { out } = await runCommand(describeCatalogue, []);
    const { versions, sources } = JSON.parse(out) as { versions: readonly unknown[]; sources: readonly unknown[] };
    expect(versions).toHaveLength(5);
    expect(sources).toContainEqual({ path: "versions.yml", kind: "versions" });
  });
});

test("each edition knows what could not be read of it, and nothing of others", async () => {
  writeFileSync(join(folder, "old/Torn.pdl"), "namespace x record Torn { a: ");
  await generate();
  const listUnread = (prefix: string): readonly (string | undefined)[] | undefined =>
    (JSON.parse(readPage(`${prefix}catalogue.json`)) as Catalogue).unread?.map(({ span }) => span?.file);
  const paths = readdirSync(join(folder, "site"), { recursive: true }).map(String);
  const printed = paths.filter((path) => /(?:^|\/)catalogue\.json$/.test(path)).sort();
  expect(printed.map((path) => listUnread(path.slice(0, -"catalogue.json".length)))).toEqual([
    undefined,
    undefined,
    ["Torn.pdl"],
  ]);
});
