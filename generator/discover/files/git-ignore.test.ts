import { expect, it } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { createRandom } from "../../testdata/damage-text.ts";
import { createIgnoreFilter, toPattern } from "./git-ignore.ts";
import { createStarMatcher } from "./create-star-matcher.ts";

it("drops blanks at the end of a line but for one that a backslash keeps, however many there are", () => {
  const isIgnored = createIgnoreFilter([{ folder: "", text: "a \t \nb\\  \nc\\" }]);
  expect(["a", "b ", "b", "c"].map((path) => isIgnored(path))).toEqual([true, true, false, false]);
  const row = " ".repeat(300_000);
  let isLongIgnored: boolean | undefined;
  const time = measureCpuTime(() => {
    isLongIgnored = createIgnoreFilter([{ folder: "", text: `d${row}e\nf${row}` }])("f");
  });
  expect(isLongIgnored).toBe(true);
  expect(time).toBeLessThan(2000);
});

it("takes patterns of many stars for what those of few are taken for", () => {
  const random = createRandom(7);
  const pick = (pieces: readonly string[], count: number): readonly string[] =>
    Array.from({ length: count }, () => pieces[random(pieces.length)] ?? "");
  const verdicts = new Set<boolean>();
  for (let round = 0; round < 3000; round += 1) {
    const tokens = pick(["*", "**/", "**", "a", "/", "?", "[ab]", "b"], 1 + random(5));
    const place = { isAnchored: random(2) === 0, onlyFolders: random(3) === 0 };
    const [expression, matches] = [toPattern(tokens, place), createStarMatcher(tokens, place)];
    const path = pick(["a", "b", "/", "c"], 1 + random(6)).join("");
    expect([tokens, place, path, matches(path)]).toEqual([tokens, place, path, expression.test(path)]);
    verdicts.add(matches(path));
  }
  expect(verdicts).toEqual(new Set([true, false]));
});

it("takes no longer for many stars, and nothing for a pattern that is none", () => {
  const path = `${"a".repeat(80)}/`.repeat(3);
  const isIgnored = createIgnoreFilter([
    { folder: "", text: `${"*a".repeat(30)}*b\n${"**/a*".repeat(20)}/b\n[z-a]\n*c*c*c*c*c*c` },
  ]);
  let verdicts: readonly boolean[] = [];
  const time = measureCpuTime(() => {
    verdicts = [path, `${path}x`, "cxcxcxcxcxc", "cxcxcxcxc", "z"].map((one) => isIgnored(one));
  });
  expect(verdicts).toEqual([false, false, true, false, false]);
  expect(time).toBeLessThan(2000);
});
