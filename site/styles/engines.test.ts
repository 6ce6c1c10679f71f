import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const site = new URL("..", import.meta.url);
/** Every style sheet of the site, without its comments. */
const sheets = readdirSync(site, { encoding: "utf8", recursive: true })
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({
    name,
    css: readFileSync(new URL(name, site), "utf8").replaceAll(/\/\*.*?\*\//gs, ""),
  }));

it.each(sheets)("$name underlines links in WebKit, whose shorthand takes a line and no width", ({ css }) => {
  expect(css.match(/text-decoration:[^;]*var\([^;]*/g)).toBeNull();
});

it.each(sheets)(
  "$name keeps WebKit from breaking lines well, of which a tab dies that has links in a row",
  ({ css }) => {
    const others = css.replaceAll(/@supports not \(hanging-punctuation: first\) \{(?:[^{}]|\{[^{}]*\})*\}/g, "");
    expect(others).not.toMatch(/text-wrap(?:-style)?: pretty/);
  },
);
