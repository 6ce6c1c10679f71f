import { describe, expect, it } from "vitest";
import { indexNavigation, markCurrent } from "./mark-current.ts";

const tree = indexNavigation(
  `<ul><li><a href="/a/">a</a></li><li><details><summary>g</summary><ul><li><details><summary>h</summary>` +
    `<ul><li><a href="/b/?x&amp;y">b</a></li></ul></details></li><li><a href="/c/">c</a></li></ul></details></li></ul>`,
);

describe("markCurrent", () => {
  it("marks the page's own item and opens the groups around it", () => {
    expect(markCurrent(tree, ["/c/"])).toBe(
      `<ul><li><a href="/a/">a</a></li><li><details open=""><summary>g</summary><ul><li><details><summary>h</summary>` +
        `<ul><li><a href="/b/?x&amp;y">b</a></li></ul></details></li><li><a aria-current="page" href="/c/">c</a></li></ul></details></li></ul>`,
    );
  });

  it("finds an address whose characters are escaped in the markup", () => {
    const marked = markCurrent(tree, ["/b/?x&y"]);
    expect(marked.match(/<details open="">/g)).toHaveLength(2);
    expect(marked).toContain('<a aria-current="page" href="/b/?x&amp;y">');
  });

  it("falls back to the nearest parent, which is not the page itself", () => {
    expect(markCurrent(tree, ["/a/b/c/", "/a/b/", "/a/"])).toContain('<a aria-current="true" href="/a/">');
  });

  it("opens the first group around nothing", () => {
    const marked = markCurrent(tree, ["/a/"]);
    expect(marked).toContain('<a aria-current="page" href="/a/">');
    expect(marked).toContain('<details open=""><summary>g</summary><ul><li><details><summary>h</summary>');
  });

  it("marks nothing in a tree without the page", () => {
    expect(markCurrent(tree, ["/elsewhere/"])).not.toContain("aria-current");
    const flat = indexNavigation('<ul><li><a href="/a/">a</a></li></ul>');
    expect(markCurrent(flat, ["/elsewhere/"])).toBe(flat.html);
    expect(markCurrent(flat, [])).toBe(flat.html);
  });
});
