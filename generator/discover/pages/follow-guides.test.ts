import { expect, it } from "vitest";
import { followGuides } from "./follow-guides.ts";

const files: Readonly<Record<string, string>> = {
  "README.md":
    "See [the spec](spec/harbour.md#berths), [more](<spec/>) and [how to help](CONTRIBUTING.md), not [this][gone].",
  "spec/harbour.md":
    'Ends at [the quay](../quay/Kai%20A.md "Quay"), <a class="x" href="tides.md">tides</a>.\n\n[up]: ../README.md\n',
  "spec/tides.md":
    "[Elsewhere](https://harbour.example/loose.md) and [a heading](#loose.md), [top](/loose.md), [out](../../loose.md).",
  "spec/README.md": "[Hidden](../.github/notes.md)",
  "quay/Kai A.md": "",
  ...{ "CONTRIBUTING.md": "[loose](loose.md)", ".github/notes.md": "", "loose.md": "", "quay/README.md": "" },
};

it("goes from page to page by what links of Markdown and HTML lead to, folders and their READMEs too", () => {
  const found = followGuides(["README.md"], Object.keys(files), (path) => files[path]);
  expect(found).toEqual(["README.md", "spec/harbour.md", "spec/README.md", "quay/Kai A.md", "spec/tides.md"]);
});

it("takes a page for one that leads nowhere which can't be read", () => {
  expect(followGuides(["README.md"], ["README.md", "loose.md"], () => undefined)).toEqual(["README.md"]);
});
