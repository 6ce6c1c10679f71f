import { expect, it } from "vitest";
import { cutUnspaced } from "./search-unspaced.ts";
import { splitTerms } from "./search-words.ts";

it.each([
  ["harbour", ["harbour"]],
  ["数据库", ["数据", "据库"]],
  ["表", ["表"]],
  ["Docker安装", ["Docker", "安装"]],
  ["サーバー", ["サー", "ーバ", "バー"]],
  ["설치", ["설치"]],
  ["วิธี", ["วิธี"]],
  ["𠮷野家", ["𠮷野", "野家"]],
])("takes %s by letters that stand side by side", (word, pieces) => {
  const cut = cutUnspaced(word);
  expect(cut.map(({ text }) => text)).toEqual(pieces);
  for (const { text, start } of cut) expect(word.slice(start, start + text.length)).toBe(text);
});

it("finds the same however marks are written", () => {
  for (const text of ["größe ändern", "データベース", "설치 방법", "शिप की सूची"]) {
    expect(splitTerms(text.normalize("NFD")), text).toEqual(splitTerms(text.normalize("NFC")));
  }
});
