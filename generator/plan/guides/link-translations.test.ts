import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";
import { plan } from "../plan.ts";

/** The languages of each page of a folder with these files, by its route. */
async function listTranslations(...files: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-languages-"));
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "# Harbour\n");
  }
  const { catalogue, documents, report } = await loadGuides(folder);
  rmSync(folder, { recursive: true });
  const { pages } = plan(catalogue, { title: "Harbour", base: "/" }, report, documents.prose);
  const guides = pages.filter(({ section }) => section === "guides");
  const translated = guides.filter(({ translations }) => translations !== undefined);
  return Object.fromEntries(
    translated.map(({ route, translations = [] }) => [route, translations.map(({ language }) => language).join(" ")]),
  );
}

test("files whose names say their language are translations of those without it", async () => {
  expect(
    await listTranslations("README.md", "README.zh-CN.md", "docs/guide.md", "docs/guide.fr.md", "docs/a.md"),
  ).toEqual({
    "": "en zh-CN",
    "readme.zh-cn": "en zh-CN",
    guide: "en fr",
    "guide.fr": "en fr",
  });
});

test("they are beside folders of languages, too", async () => {
  const folders = ["docs/en/a.md", "docs/fr/a.md", "docs/en/b.md", "docs/fr/b.md"];
  expect(await listTranslations("README.md", "README.zh-CN.md", ...folders)).toEqual({
    "": "en zh-CN",
    "readme.zh-cn": "en zh-CN",
    "en/a": "en fr",
    "en/b": "en fr",
    "fr/a": "en fr",
    "fr/b": "en fr",
  });
});
