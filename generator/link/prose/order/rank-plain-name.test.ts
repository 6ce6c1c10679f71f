import { expect, test } from "vitest";
import { rankPlainName } from "./rank-plain-name.ts";

test.each([
  [
    ["errors.md", "quickstart.md", "README.md", "auth.md"],
    ["README.md", "quickstart.md", "errors.md", "auth.md"],
  ],
  [
    ["Getting Started", "INSTALL.md", "a.md", "overview.md", "CHANGELOG.md", "index.md"],
    ["index.md", "overview.md", "Getting Started", "INSTALL.md", "a.md", "CHANGELOG.md"],
  ],
  [["getting-started-with-ships.md", "overviews.md"], undefined],
  [
    ["contributing.md", "z.md", "LICENSE"],
    ["contributing.md", "z.md", "LICENSE"],
  ],
])("of %j, beginnings come first and what repositories say of themselves last", (names, expected = names) => {
  expect(names.toSorted((one, other) => rankPlainName(one) - rankPlainName(other))).toEqual(expected);
});
