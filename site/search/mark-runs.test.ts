import { expect, it } from "vitest";
import { markExcerpt } from "./mark-runs.ts";

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
