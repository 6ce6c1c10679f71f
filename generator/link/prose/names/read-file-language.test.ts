import { expect, test } from "vitest";
import { readFileLanguage } from "./read-file-language.ts";

const files = new Set(["README.md", "docs/install.md", "docs/log.md"]);

test.each([
  ["README.zh-CN.md", "zh-CN"],
  ["README_CN.md", "zh-CN"],
  ["README-fr.md", "fr"],
  ["README.it.md", "it"],
  ["README.pt_BR.md", "pt-BR"],
  ["docs/install.de.md", "de"],
  ["docs/install-pt-BR.md", "pt-BR"],
  ["docs/install-de.md", undefined],
  ["docs/log-in.md", undefined],
  ["docs/install.ts.md", undefined],
  ["docs/install_ee.md", undefined],
  ["docs/install.xx.md", undefined],
  ["docs/moor.de.md", undefined],
  ["README.md", undefined],
])("%s is in %s", (file, language) => {
  expect(readFileLanguage(file, files)).toBe(language);
});
