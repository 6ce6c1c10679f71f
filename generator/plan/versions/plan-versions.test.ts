import { describe, expect, it } from "vitest";
import type { VersionFacts } from "../../page-model/versions.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";

async function planVersion(
  versions: string,
  options: { readonly base?: string; readonly version?: string } = {},
): Promise<{ readonly version: VersionFacts | undefined; readonly said: readonly string[] }> {
  const { catalogue, report } = await linkModel({ "versions.yml": versions });
  const { site } = plan(catalogue, { title: "Site", base: "/docs/", ...options }, report);
  return { version: site.version, said: sayAll(report.diagnostics) };
}

const versions = `
versions:
  - { version: current, label: Next, banner: unreleased, path: /docs/next/, noIndex: true }
  - { version: "2.0", path: /docs/, isLast: true, className: two }
  - { version: "1.0", href: "https://old.example.org", banner: unmaintained }
`;

const menu = (current: string): readonly unknown[] =>
  [
    { label: "Next", href: "/docs/next/", note: "unreleased" },
    { label: "2.0", href: "/docs/", note: undefined },
    { label: "1.0", href: "https://old.example.org/", note: "no longer maintained" },
  ].map((link) => ({ ...link, isCurrent: link.label === current }));

describe("the version of a site", () => {
  it("is the one that is published at its base", async () => {
    expect(await planVersion(versions)).toEqual({
      version: {
        label: "2.0",
        banner: undefined,
        badge: true,
        noIndex: false,
        className: "two",
        last: undefined,
        menu: menu("2.0"),
      },
      said: [],
    });
    expect((await planVersion(versions, { base: "/docs/next/" })).version).toMatchObject({
      label: "Next",
      banner: "unreleased",
      noIndex: true,
      last: { label: "2.0", href: "/docs/" },
    });
  });

  it("is the configured one, else the last one", async () => {
    const { version, said } = await planVersion(versions, { base: "/old/", version: "1.0" });
    expect(version).toMatchObject({ label: "1.0", banner: "unmaintained", last: { href: "/docs/" } });
    expect(version?.menu.at(-1)).toEqual({
      label: "1.0",
      href: "/old/",
      note: "no longer maintained",
      isCurrent: true,
    });
    expect(said).toEqual([]);
    expect((await planVersion(versions, { base: "/old/" })).version?.label).toBe("2.0");
  });

  it("has to be listed", async () => {
    const { version, said } = await planVersion(versions, { version: "2.1" });
    expect(version?.label).toBe("2.0");
    expect(said).toEqual([
      "versions/unknown-version the site is said to be that of version `2.1`, which no list of versions has",
    ]);
  });

  it("is nothing to choose when it is the only one", async () => {
    const { version } = await planVersion("versions: [{ version: current }]");
    expect(version).toMatchObject({ label: "current", badge: false, menu: [] });
    expect((await planVersion("")).version).toBeUndefined();
  });

  it("can be gone to only where it is", async () => {
    const { version, said } = await planVersion('versions: [{ version: "2" }, { version: "1" }]');
    expect(version?.menu).toEqual([]);
    expect(said).toEqual(["versions.yml:1:41 versions/no-address nothing says where the version `1` is published"]);
  });
});
