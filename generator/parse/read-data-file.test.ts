import { describe, expect, it } from "vitest";
import { linkModel } from "../testdata/link-model.ts";

async function say(texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return (await linkModel(texts)).said;
}

describe("releases", () => {
  it("are read from YAML and from JSON, without drafts", async () => {
    const { catalogue, said } = await linkModel({
      "releases.yml": `
releases:
  - version: v2.0
    date: 2024-02-29
    prerelease: true
    links:
      - { label: Code, href: "https://example.org/v2" }
      - { label: Guide, href: /guide#upgrade }
    notes: "**New**"
  - { version: v2.1, draft: true }
`,
      "releases.json": `{ "$schema": "x", "releases": [{ "version": "1.0", "product": "Client" }] }`,
    });
    expect(said).toEqual([]);
    expect(catalogue.releases).toMatchObject([
      { version: "1.0", product: "Client", prerelease: false, links: [] },
      {
        version: "v2.0",
        date: "2024-02-29",
        prerelease: true,
        links: [
          { label: "Code", href: "https://example.org/v2" },
          { label: "Guide", href: "/guide#upgrade" },
        ],
        notes: "**New**",
      },
    ]);
    expect(catalogue.sources.map(({ kind }) => kind)).toEqual(["releases", "releases"]);
  });

  it("keep what is right of an entry", async () => {
    const { catalogue, said } = await linkModel({
      "releases.yml": `
releases:
  - version: 0.10
  - date: 2024-01-01
  - version: a
    date: 2023-02-30
    dates: x
    links:
      - { label: Code, href: "javascript:alert(1)" }
      - { label: Code, href: "../../etc" }
      - { href: "https://example.org" }
      - nothing
  - version: a
  - version: a
    product: other
`,
    });
    expect(said).toEqual([
      "releases.yml:7:5 data/unknown-key a release has no key `dates`",
      "releases.yml:3:14 data/wrong-type `version` of a release must be text, not `0.1`",
      "releases.yml:4:5 data/missing-value a release has no `version`",
      "releases.yml:6:11 data/wrong-value `date` of a release must be a day such as `2023-06-09`",
      "releases.yml:9:30 data/wrong-value `href` of a link of a release must be a web address, or the path of a page below the base",
      "releases.yml:10:30 data/wrong-value `href` of a link of a release must be a web address, or the path of a page below the base",
      "releases.yml:11:9 data/missing-value a link of a release has no `label`",
      "releases.yml:12:9 data/wrong-type a link of a release must be a mapping, not text",
      "releases.yml:13:14 releases/duplicate-version the release `a` is listed twice",
    ]);
    expect(catalogue.releases.map(({ version, product }) => [version, product])).toEqual([
      ["a", undefined],
      ["a", "other"],
    ]);
  });
});

describe("versions", () => {
  it("have defaults, and one of them is the last", async () => {
    const { catalogue, said } = await linkModel({
      "versions.yml": `
versions:
  - { version: current, label: Next, banner: unreleased, path: /docs/next/, className: next }
  - { version: "2", path: /docs/, isLast: true }
  - { version: "1", href: "https://old.example.org", banner: unmaintained, badge: false, noIndex: true, pluginId: old }
`,
    });
    expect(said).toEqual([]);
    expect(catalogue.versions.map((version) => ({ ...version, span: undefined }))).toEqual([
      {
        pluginId: "default",
        version: "current",
        label: "Next",
        banner: "unreleased",
        badge: true,
        noIndex: false,
        className: "next",
        isLast: false,
        path: "/docs/next/",
        href: undefined,
      },
      {
        pluginId: "default",
        version: "2",
        label: "2",
        banner: "none",
        badge: true,
        noIndex: false,
        className: undefined,
        isLast: true,
        path: "/docs/",
        href: undefined,
      },
      {
        pluginId: "old",
        version: "1",
        label: "1",
        banner: "unmaintained",
        badge: false,
        noIndex: true,
        className: undefined,
        isLast: true,
        path: undefined,
        href: "https://old.example.org",
      },
    ]);
  });

  it("begin with the last one when none says that it is", async () => {
    const { catalogue } = await linkModel({ "versions.yml": `versions: [{ version: b }, { version: a }]` });
    expect(catalogue.versions.map(({ isLast }) => isLast)).toEqual([true, false]);
  });

  it("are told what is wrong with them", async () => {
    const said = await say({
      "versions.yml": `
versions:
  - { version: a, banner: old, className: "a b", path: docs, isLast: true }
  - { version: b, isLast: true, path: /b/, href: "https://example.org/b" }
  - { version: a }
`,
    });
    expect(said).toEqual([
      "versions.yml:3:56 data/wrong-value `path` of a version must be a path that begins and ends with a slash, like `/docs/0.9/`",
      "versions.yml:3:27 data/wrong-value `banner` of a version must be `none`, `unreleased` or `unmaintained`",
      "versions.yml:3:43 data/wrong-value `className` of a version must be the name of a class, like `docs-version-0-9`",
      "versions.yml:4:50 data/wrong-value `href` of a version must be left out where `path` says the place",
      "versions.yml:5:16 versions/duplicate the version `a` is listed twice",
      "versions.yml:4:16 versions/several-last `b` says that it is the last version, as `a` does",
    ]);
  });
});

describe("redirects", () => {
  it("are paths below the base", async () => {
    const { catalogue, said } = await linkModel({
      "redirects.yaml": `
redirects:
  - { from: /docs/old/, to: new#place }
  - { from: old.html, to: "https://example.org/" }
  - { from: ../up, to: x }
  - { from: "a#b", to: x }
  - { from: a, to: "ftp://example.org" }
  - { to: a }
  - { from: / , to: a }
  - { from: "a\\x01b", to: a }
  - { from: "a\\u202eb", to: a }
`,
    });
    expect(catalogue.redirects.map(({ from, to }) => [from, to])).toEqual([
      ["docs/old", "new#place"],
      ["old.html", "https://example.org/"],
    ]);
    expect(said).toEqual([
      "redirects.yaml:5:13 data/wrong-value `from` of a redirect must be a path below the base, like `docs/old-name`",
      "redirects.yaml:6:13 data/wrong-value `from` of a redirect must be a path below the base, like `docs/old-name`",
      "redirects.yaml:7:20 data/wrong-value `to` of a redirect must be a web address, or the path of a page below the base",
      "redirects.yaml:8:5 data/missing-value a redirect has no `from`",
      ...[9, 10, 11].map(
        (line) =>
          `redirects.yaml:${line}:13 data/wrong-value \`from\` of a redirect must be a path below the base, like \`docs/old-name\``,
      ),
    ]);
  });
});

describe("a file that can't be read", () => {
  it.each([
    ["a: [", "data/malformed-yaml"],
    [`redirects: ${"[".repeat(200)}`, "data/too-deep"],
    [`# ${"x".repeat(4_000_001)}`, "data/too-large"],
    ["redirects: *none", "data/unknown-alias"],
    ["redirects: []\nredirects: []", "data/duplicate-key"],
    [`x: &x a\nredirects: [${"*x, ".repeat(1_100)}]`, "data/too-many-aliases"],
    ["- a", "data/wrong-type"],
  ])("says why: %#", async (text, code) => {
    expect((await say({ "redirects.yml": text })).some((line) => line.includes(code))).toBe(true);
  });

  it("may say nothing", async () => {
    expect(await say({ "redirects.yml": "", "releases.yml": "releases:", "versions.yml": "{}" })).toEqual([]);
  });
});
