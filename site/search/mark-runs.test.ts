import { expect, it } from "vitest";
import { markExcerpt, markWords } from "./mark-runs.ts";

it("marks what stands side by side as one", () => {
  expect(markExcerpt("可以通过邮件重置密码。", new Set(["重置", "置密", "密码"]))).toEqual([
    { text: "可以通过邮件" },
    { text: "重置密码", matched: true },
    { text: "。" },
  ]);
});

it("shows where a long text without spaces says what was asked", () => {
  const runs = markExcerpt(`${"泊".repeat(500)}密码${"泊".repeat(500)}`, new Set(["密码"]));
  expect(runs.find(({ matched }) => matched)?.text).toBe("密码");
  expect(runs.map(({ text }) => text).join("").length).toBeLessThan(200);
});

it.each([
  ["restore_indices", ["restor"], "[restore]_indices"],
  ["Upgrading all ships, and installing them", ["upgrad", "all"], "[Upgrading] [all] ships, and installing them"],
  ["softDeletedShips", ["delet"], "soft[Deleted]Ships"],
  ["HARBOUR_TZ of a harbour", ["harbourtz"], "[HARBOUR_TZ] of a harbour"],
  ["Other notable changes", ["tabl"], "Other notable changes"],
  ["重置密码", ["密码"], "重置[密码]"],
])("marks in %s the whole words that were found", (name, terms, marked) => {
  const runs = markWords(name, new Set(terms));
  expect(runs.map(({ text, matched }) => (matched ? `[${text}]` : text)).join("")).toBe(marked);
});
