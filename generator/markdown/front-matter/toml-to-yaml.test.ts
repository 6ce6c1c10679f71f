import { expect, test } from "vitest";
import { tomlToYaml } from "./toml-to-yaml.ts";

test.each([
  ['title = "A"\nweight = 3', 'title: "A"\nweight: 3'],
  // What nobody can read keeps its name as it is written, so that what is told of it stands in its line.
  ["weight = 3 4\nslug=", "weight: {}\nslug: {}"],
  ['"linkTitle" = "B"\n1 = "C"', '"linkTitle": "B"\n"1": "C"'],
])("%j has each name on its line", (toml, yaml) => {
  expect(tomlToYaml(toml)).toBe(yaml);
});
