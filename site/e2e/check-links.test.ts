import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkLinks } from "./check-links.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-links-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function problemsOf(pages: Readonly<Record<string, string>>): readonly string[] {
  for (const [path, html] of Object.entries(pages)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), html);
  }
  return checkLinks(folder, "/docs/").problems;
}

describe("checkLinks", () => {
  it("finds nothing wrong with links that lead somewhere", () => {
    const problems = problemsOf({
      "index.html": `<a href="/docs/a/#f%28x%3A%29">a</a><a title="x &gt; y" href="a/">a</a><a href="https://example.org/">b</a><a href="#me" id="me">c</a>`,
      "a/index.html": `<h2 id="f(x:)" hidden>f</h2><a href="../">up</a><script src="/docs/site.js"></script><label for="i">l</label><input id="i"/>`,
      "site.js": "",
    });
    expect(problems).toEqual([]);
  });

  it("finds every kind of broken link", () => {
    const problems = problemsOf({
      "index.html": `<a href="/docs/b/">1</a><a href="/elsewhere/">2</a><a href="/docs/a">3</a><a href="/docs/a/#no">4</a><p id="x"><p class="y" id="x"><button aria-controls="none x">5</button>`,
      "a/index.html": "",
    });
    expect(problems).toEqual([
      "index.html: the id x is there twice",
      "index.html: refers to the id none, which is not there",
      "index.html: /docs/b/ leads nowhere",
      "index.html: /elsewhere/ leads out of the site",
      "index.html: /docs/a lacks its final slash",
      "index.html: /docs/a/#no names an anchor that is not there",
    ]);
  });
});
