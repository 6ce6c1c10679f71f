import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkLinks } from "../../site/e2e/check-links.ts";
import { createReport } from "../diagnostics/report.ts";
import { packageFolder } from "../package-folder.ts";
import { serveFolder } from "../serve/serve-folder.ts";
import { expectGolden } from "../testdata/golden.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeGenerate } from "./generate-command.ts";

/* Guides in scripts of all kinds. Names that a checkout can't hold on every system are written here. */

const fixture = join(packageFolder, "generator/testdata/sites/letters");

let top: string;
let generated: Finished;
const before = process.cwd();

const input = (path: string): string => join(top, "input", path);
const site = (path: string): string => join(top, "site", path);
const read = (path: string): string => readFileSync(site(path), "utf8");

beforeAll(async () => {
  top = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-letters-")));
  cpSync(fixture, input(""), { recursive: true });
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(input(path)), { recursive: true });
    writeFileSync(input(path), text);
  };
  // As an archive from a system has them that takes accents off their letters.
  const apart = (path: string): string => path.normalize("NFD");
  put(
    apart("content/fähren/übersicht.md"),
    `# Übersicht\n\n[a](fähre.md) [b](f%C3%A4hre.md) [c](${apart("/fähren/fähre")}) ![d](seezeichen-grün.svg)\n`,
  );
  put(apart("content/fähren/fähre.md"), "# Fähre\n\n[a](/fähren/übersicht.md)\n");
  put(apart("content/fähren/seezeichen-grün.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n');
  put("content/ÉTÉ.md", "# Capitals\n");
  put("content/été.md", "# Composed\n");
  put(apart("content/été.md"), "# Apart\n");
  put("content/a\u202eb\u2028c\u200d.md", "# Unseen\n");
  put("content/q?#%&: x.md", "# Signs\n");
  writeFileSync(
    Buffer.concat([Buffer.from(input("content/")), Buffer.from([0xff, 0xfe]), Buffer.from(".md")]),
    "# B\n",
  );
  process.chdir(top);
  const config = ["--config", "input/aspectdoc.config.yaml", "--input", "input"];
  generated = await runCommand(describeGenerate, [...config, "--out", "site", "--no-cache"]);
});

afterAll(() => {
  process.chdir(before);
  rmSync(top, { recursive: true, force: true });
});

const golden = (name: string, text: string): void => {
  expectGolden(join(packageFolder, "generator/testdata/commands", name), text);
};

describe("guides whose names aren't ASCII", () => {
  test("have their letters in their addresses, and files by them", () => {
    const files = readdirSync(site(""), { recursive: true, encoding: "utf8" }).filter((path) =>
      /index\.html$|\.md$|^assets\/content\/.*\.svg$/.test(path),
    );
    golden("letters-files.txt", `${files.toSorted().join("\n")}\n`);
    expect(files.every((path) => path === path.normalize("NFC"))).toBe(true);
  });

  test("are told of once where two have one address, and one name is no text", () => {
    expect(generated.code).toBe(1);
    golden("letters.txt", generated.error.replace(/in \d+\.\d s/, "in a moment"));
  });

  test("are led to by addresses of ASCII, wherever these stand, and no link dangles", () => {
    const { problems, pages } = checkLinks(site(""), "/docs/");
    expect(problems).toEqual([]);
    expect(pages).toBe(19);
    for (const path of ["sitemap.xml", "_redirects", "_headers", "robots.txt"])
      expect(read(path)).toMatch(/^[\0-\x7f]*$/);
    golden(
      "letters-addresses.txt",
      `${read("sitemap.xml")}\n${read("_redirects")}\n${read("index.md")}\n${read("llms.txt")}`,
    );
    const page = read("導入/開始/index.html");
    const written = [...page.matchAll(/ (?:href|src|content|data-[a-z]+)="([^"]*\/[^"#]*)/g)].map(
      ([, href = ""]) => href,
    );
    expect(written.filter((href) => /^(?:\.|\/|https)/.test(href) && /[^\0-\x7f]/.test(href))).toEqual([]);
    expect(page).toContain(
      '<link rel="canonical" href="https://docs.example.org/docs/%E5%B0%8E%E5%85%A5/%E9%96%8B%E5%A7%8B/"',
    );
    expect(page).toContain('<a aria-current="page" href="../../%E5%B0%8E%E5%85%A5/%E9%96%8B%E5%A7%8B/">');
  });

  test("are checked as they are generated", async () => {
    const args = ["--config", "input/aspectdoc.config.yaml", "--input", "input"];
    const { error } = await runCommand(describeCheck, args);
    const told = (text: string): readonly string[] => text.match(/(?:error|warning)\[.*/g) ?? [];
    expect(told(error)).toEqual(told(generated.error));
  });

  test("are served at what browsers ask for", async () => {
    const preview = await serveFolder({ folder: site(""), port: 0 }, createReport());
    if (preview === undefined) throw new Error("the preview did not start");
    try {
      const get = async (path: string): Promise<string> => {
        const answer = await fetch(new URL(path, preview.url));
        const title = /<title>([^<·]*?)(?: ·[^<]*)?<\/title>/.exec(await answer.text())?.[1] ?? "";
        return `${answer.status} ${decodeURI(new URL(answer.url).pathname)} ${title}`;
      };
      expect(await get("%E5%B0%8E%E5%85%A5/%E9%96%8B%E5%A7%8B/")).toBe("200 /docs/導入/開始/ はじめに");
      expect(await get("%e5%b0%8e%e5%85%a5/%e9%96%8b%e5%a7%8b")).toBe("200 /docs/導入/開始/ はじめに");
      expect(await get("%E5%B0%8E%E5%85%A5/%E9%96%8B%E5%A7%8B.md")).toBe("200 /docs/導入/開始.md ");
      expect(await get(`${encodeURI("fähren/fähre".normalize("NFD"))}/`)).toMatch(/^200 .* Fähre$/);
      expect((await fetch(new URL("%E5%B0%8E%E5%85/", preview.url))).status).toBe(404);
      expect(await get("%E6%B8%AF/")).toMatch(/^404 /);
    } finally {
      await preview.close();
    }
  });
});
