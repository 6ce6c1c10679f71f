import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const files = fastGlob
  .sync("{bin,generator,site,templates}/**/*.{ts,tsx}", { cwd: projectRoot, ignore: ["**/*.test.*", "**/testdata/**"] })
  .toSorted();

test("each function, value and type that a file exports says what it is", () => {
  const silent = files.flatMap((file) => {
    const lines = readFileSync(join(projectRoot, file), "utf8").split("\n");
    return lines.flatMap((line, index) => {
      const [, name] =
        /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type|enum) (\w+)/.exec(line) ?? [];
      return name === undefined || lines[index - 1]?.endsWith("*/") === true ? [] : [`${file}: ${name}`];
    });
  });
  expect(silent).toEqual([]);
});
