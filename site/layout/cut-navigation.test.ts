import { describe, expect, it } from "vitest";
import type { NavigationItem } from "../../generator/page-model/page.ts";
import { cutNavigation, prepareNavigation } from "./cut-navigation.ts";

const much = 100_000;

const numbers = (count: number, of: string): NavigationItem[] =>
  Array.from({ length: count }, (_, index) => ({ label: `${of}${index}`, href: `/${of}/${index}/` }));

const tree = prepareNavigation(
  {
    label: "Tree",
    items: [
      { label: "home", href: "/" },
      { label: "few", href: "/few/0/", items: numbers(2, "few") },
      {
        label: "deep",
        href: "/deep/?x&y",
        items: [
          ...numbers(20, "side"),
          { label: "many", href: "/deep/#many", items: numbers(40, "many") },
          ...numbers(20, "other"),
        ],
      },
    ],
  },
  ({ label }) => label,
);

/** The markup as an outline: a line each, groups with a plus, what is current with a star. */
function outline(hrefs: readonly string[], room = much): string {
  let depth = -1;
  const lines: string[] = [];
  for (const [text, opened, branch, current, label] of cutNavigation(tree, hrefs, room).matchAll(
    /(<ul>)|<\/ul>|<li( class="branch")?[^>]*><a (aria-current="[a-z]+" )?href="[^"]*">([^<]*)/g,
  )) {
    if (opened !== undefined) depth += 1;
    else if (text === "</ul>") depth -= 1;
    else
      lines.push(`${" ".repeat(depth)}${branch === undefined ? "" : "+"}${label}${current === undefined ? "" : "*"}`);
  }
  return lines.join("\n");
}

describe("cutNavigation", () => {
  it("opens the way to the page, and closes what is beside it", () => {
    expect(outline(["/few/1/"])).toBe("home\n+few\n few0\n few1*\n+deep");
  });

  it("takes the page itself for current, not the group that leads to it", () => {
    expect(outline(["/few/0/"])).toBe("home\n+few\n few0*\n few1\n+deep");
  });

  it("takes a page for current, not a part of its group that leads to it too", () => {
    const part = { label: "part", href: "/whole/", items: numbers(1, "inner") };
    const parted = { label: "Tree", items: [{ label: "whole", href: "/whole/", items: [part] }] };
    const markup = cutNavigation(
      prepareNavigation(parted, ({ label }) => label),
      ["/whole/"],
      much,
    );
    expect(markup).toContain('<a aria-current="page" href="/whole/">whole</a>');
    expect(markup).toContain('<a href="/whole/">part</a>');
  });

  it("shows the nearest of many siblings, fewer of those along the way, and a link to all", () => {
    expect(outline(["/many/20/"], 1)).toBe(
      "home\n+few\n+deep\n side19\n +many\n  many18\n  many19\n  many20*\n  many21\n  All 40\n All 41",
    );
    expect(cutNavigation(tree, ["/many/20/"], much)).toContain(
      '<li class="more"><a href="/deep/#many">All 40</a></li>',
    );
  });

  it("shows as much as there is room for, and never more than some sixty links", () => {
    const sizes = [much, 1500, 1000, 1].map((room) => cutNavigation(tree, ["/many/20/"], room).length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBe(4);
    expect(sizes[1]).toBeLessThanOrEqual(1500);
    expect(cutNavigation(tree, ["/many/20/"], much).match(/<a /g)).toHaveLength(3 + 12 + 24 + 2);
  });

  it("stays within the list at its ends", () => {
    expect(outline(["/many/0/"], 1)).toContain("many0*\n  many1\n");
    expect(outline(["/many/39/"], 1)).toContain("  many38\n  many39*\n  All 40");
  });

  it("opens the group whose page it is", () => {
    const html = cutNavigation(tree, ["/deep/?x&y"], 1);
    expect(html).toContain('<li class="branch"><a aria-current="page" href="/deep/?x&amp;y">deep</a><ul><li>');
    expect(html.match(/<li>/g)).toHaveLength(1 + 4);
  });

  it("falls back to the nearest parent, which is not the page itself", () => {
    expect(cutNavigation(tree, ["/elsewhere/", "/many/3/"], much)).toContain('<a aria-current="true" href="/many/3/">');
  });

  it("gives an item the class that marks it, a group besides its own", () => {
    const markup = cutNavigation(
      prepareNavigation(
        {
          label: "Tree",
          items: [
            { label: "page", href: "/page/", className: "saasOnly" },
            { label: "group", href: "/group/", className: "beta", items: [{ label: "part", href: "/part/" }] },
          ],
        },
        ({ label }) => label,
      ),
      ["/page/"],
      1000,
    );
    expect(markup).toContain('<li class="saasOnly"><a aria-current="page" href="/page/">page</a></li>');
    expect(markup).toContain('<li class="branch beta"><a href="/group/">');
  });

  it("marks and opens nothing for a page that is nowhere in it", () => {
    expect(outline(["/elsewhere/"])).toBe("home\n+few\n+deep");
    expect(outline([])).toBe("home\n+few\n+deep");
  });
});
