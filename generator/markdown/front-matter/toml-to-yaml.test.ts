import { expect, test } from "vitest";
import { tomlToYaml } from "./toml-to-yaml.ts";

test.each([
  ['title = "A"\nweight = 3', 'title: "A"\nweight: 3'],
  // What nobody can read keeps its name as it is written, so that what is told of it stands in its line.
  ["weight = 3 4\nslug=", "weight: {}\nslug: {}"],
  ['id = 12345678901234567890\ntags = [\n  "a",\n]', 'id: 12345678901234567000\ntags: ["a"]\n\n'],
  ['"linkTitle" = "B"\n1 = "C"', '"linkTitle": "B"\n"1": "C"'],
])("%j has each name on its line", (toml, yaml) => {
  expect(tomlToYaml(toml)).toBe(yaml);
});
