import { expect, test } from "vitest";
import { findLanguages } from "./find-languages.ts";

function list(paths: readonly string[]): readonly string[] {
  return findLanguages(paths).map(({ code, language, label }) => `${code} ${language} ${label}`);
}

test("folders that are called for languages and have the same pages are translations", () => {
  const of = (folder: string): readonly string[] => [`${folder}/index.md`, `${folder}/guide/lift.md`];
  expect(list(["README.md", ...["docs/en", "docs/fr", "docs/pt_BR", "docs/zh-cn", "docs/jp"].flatMap(of)])).toEqual([
    "docs/en en English",
    "docs/fr fr Français",
    "docs/jp ja 日本語",
    "docs/pt_BR pt-BR Português (Brasil)",
    "docs/zh-cn zh-CN 中文（中国）",
  ]);
  expect(list([...of("docs"), ...of("docs/de")])).toEqual(["docs/de de Deutsch"]);
  expect(list(["lift.md", "README.md", "de/lift.md", "de/index.md"])).toEqual(["de de Deutsch"]);
  expect(list(["README.md", "translations/de/README.md", "translations/es/README.md"])).toEqual([
    "translations/de de Deutsch",
    "translations/es es Español",
  ]);
  expect(list(["i18n/fr/lift.md", "i18n/it/lift.md"])).toEqual(["i18n/fr fr Français", "i18n/it it Italiano"]);
});

test("folders of code, of other pages and of one language alone are none", () => {
  expect(list(["lift.md", "moor.md", "cs/lift.md", "cs/moor.md", "ts/lift.md", "ts/moor.md"])).toEqual([]);
  expect(list(["login.md", "terms.md", "eu/login.md", "eu/terms.md"])).toEqual([]);
  expect(list(["lift.md", "moor.md", "de/harbours.md", "de/rivers.md"])).toEqual([]);
  expect(list(["README.md", "id/README.md", "go/README.md", "xx/README.md"])).toEqual([]);
  expect(list(["lift.md", "moor.md", "ee/lift.md", "ee/moor.md"])).toEqual([]);
  expect(list(["languages/ts/lift.md", "languages/cs/lift.md", "languages/python/lift.md"])).toEqual([]);
  expect(list(["en/lift.md", "en/moor.md", "fr/people.md"])).toEqual([]);
});
