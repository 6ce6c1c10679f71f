import { expect, test } from "vitest";
import { formatPartTimes } from "./part-times-reporter.ts";

test("files count to the part that their names tell, the longest of it named first", () => {
  const seconds = new Map([
    ["/a/generator/one.test.ts", 1.2],
    ["/a/generator/two.test.ts", 4],
    ["/a/bin/main.built.test.ts", 20],
    ["/a/site/e2e/links.corpora.test.ts", 3],
    ["/a/site/e2e/links.test.ts", 7],
    ["/a/site/e2e/site.e2e.test.ts", 40],
    ["/a/generator/three.test.ts", 0.4],
    ["/a/generator/four.test.tsx", 2],
  ]);
  expect(formatPartTimes(seconds)).toBe(
    [
      "browser: 40 s in 1 file; site.e2e.test.ts 40 s\n",
      "corpora: 3 s in 1 file; links.corpora.test.ts 3 s\n",
      "built: 27 s in 2 files; main.built.test.ts 20 s, links.test.ts 7 s\n",
      "unit: 8 s in 4 files; two.test.ts 4 s, four.test.tsx 2 s, one.test.ts 1 s\n",
    ].join(""),
  );
});
