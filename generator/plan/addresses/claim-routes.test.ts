import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { claimAssetPaths, claimRoutes } from "./claim-routes.ts";

describe("claimRoutes", () => {
  const claim = (slugs: readonly string[], taken: readonly string[] = []): readonly (string | undefined)[] => {
    const claimants = slugs.map((slug, index) => ({ key: String(index), slug, noun: "file" }));
    const routes = claimRoutes(claimants, taken, createReport());
    return slugs.map((_, index) => routes.get(String(index)));
  };

  it("gives each its letters, and no two what file systems may take for one name", () => {
    expect(claim(["/導入/開始/", "導入/終了"])).toEqual(["導入/開始", "導入/終了"]);
    expect(claim(["\u00dcber", "\u00fcber", "u\u0308ber", "UBER"])).toEqual([
      "\u00dcber",
      "\u00fcber-2",
      "\u00fcber-3",
      "UBER",
    ]);
    expect(claim(["ÉTÉ"], ["été"])).toEqual(["ÉTÉ-2"]);
    expect(claim(["🚀", "🔥", "🚀/🔥"])).toEqual(["-", "--2", "-/-"]);
  });

  it("says whose page is in the way", () => {
    const report = createReport();
    const claimants = ["a.html", "a.html/index.html", "b", "B"].map((slug) => ({
      key: `of ${slug}`,
      slug,
      noun: "file",
    }));
    claimRoutes(claimants, ["b"], report);
    expect(report.diagnostics.map(({ message }) => message)).toEqual([
      "the page of file `of a.html/index.html` would overwrite the one of `of a.html`, so it stands at `a.html/index.html-2`",
      "the page of file `of b` would overwrite the one of `b`, so it stands at `b-2`",
      "the page of file `of B` would overwrite the one of `b`, so it stands at `B-3`",
    ]);
  });

  it("has another page that would be the start where its file is", () => {
    const claimants = ["README", "docs/Introduction"].map((key) => ({ key, slug: "/", noun: "file" }));
    const report = createReport();
    expect([...claimRoutes(claimants, [], report).values()]).toEqual(["", "docs/Introduction"]);
    expect(report.diagnostics.map(({ message }) => message)).toEqual([
      "the page of file `docs/Introduction` would overwrite the one of `README`, so it stands at `docs/Introduction`",
    ]);
  });

  it("keeps the file of a page for that page", () => {
    expect(claim(["a/index.html", "a", "b/index.html", "INDEX.html"], [""])).toEqual([
      ...["a/index.html-2", "a", "b/index.html", "INDEX.html-2"],
    ]);
  });

  it("has room for a number and an extension in a long name", () => {
    const long = "導".repeat(500);
    const [first = "", second = ""] = claim([long, `${long}x`]);
    expect(second).toBe(`${first}-2`);
    expect(Buffer.byteLength(`${second}.json`)).toBeLessThan(255);
  });
});

describe("claimAssetPaths", () => {
  it.each([
    ["a/海図.svg", "a/海図.svg"],
    ["gru\u0308n/b.png", "gr\u00fcn/b.png"],
    ["a b/c?.png", "a-b/c-.png"],
    [".hidden/x", "-hidden/x"],
    [`${"導".repeat(83)}.png`, `${"導".repeat(76)}.png`],
    [`${"𠮷".repeat(61)}.svg`, `${"𠮷".repeat(56)}.svg`],
    ["none", "none"],
  ])("%s has a name with its ending", (path, expected) => {
    expect(claimAssetPaths([path]).get(path)).toBe(`assets/content/${expected}`);
  });

  it("numbers those that may be taken for one", () => {
    expect([...claimAssetPaths(["Ä.png", "ä.png", "a\u0308.png"]).values()]).toEqual(
      ["Ä.png", "ä-2.png", "ä-3.png"].map((name) => `assets/content/${name}`),
    );
  });
});
