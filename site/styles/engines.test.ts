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

it("gives what lies over the page a ground in browsers without light-dark()", () => {
  const css = sheets.map((sheet) => sheet.css).join("\n");
  const [, given = ""] = /@supports not \(color: light-dark\([^{]*\{\s*:root \{([^}]*)\}/.exec(css) ?? [];
  const grounds = [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = ""]) =>
    /position: (?:sticky|fixed)/.test(rule) ? [...(/background: var\((--[a-z-]+)\)/.exec(rule)?.slice(1) ?? [])] : [],
  );
  expect(grounds.length).toBeGreaterThan(2);
  expect(grounds.filter((ground) => !given.includes(`${ground}: Canvas;`))).toEqual([]);
});

it("keeps Chromium from reading a name in pieces where its line may break", () => {
  const shown = sheets
    .flatMap(({ css }) => [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)])
    .filter(([, at = ""]) => /wbr/.test(at));
  expect(shown.filter(([, at = ""]) => at.trim() === "wbr").map(([, , rule = ""]) => rule.trim())).toEqual([
    "visibility: hidden;",
  ]);
  expect(shown.filter(([, , rule = ""]) => /visibility: visible/.test(rule))).toEqual([]);
});

it("is built for the browsers that the docs name", () => {
  const config = readFileSync(new URL("../vite.config.ts", site), "utf8");
  const [, chrome, firefox, safari] = /"chrome(.*?)", "edge\1", "firefox(.*?)", "safari(.*?)"/.exec(config) ?? [];
  const docs = readFileSync(new URL("docs/how-to/publish.md", site), "utf8");
  expect(docs).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} `);
});

it("prints every mark that is a ground in a shape, but for those of buttons", () => {
  const rules = sheets.flatMap(({ css }) =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = "", rule = ""]) => ({
      selectors: selectors.split(",").map((selector) => selector.trim()),
      rule,
    })),
  );
  const printed = new Set(
    rules.flatMap(({ selectors, rule }) => (rule.includes("print-color-adjust: exact") ? selectors : [])),
  );
  const marks = rules.flatMap(({ selectors, rule }) =>
    rule.includes('content: ""') && rule.includes("background: ") ? selectors : [],
  );
  expect(marks).toContain(".required::before");
  expect(marks.filter((mark) => !printed.has(mark) && !/^\.(?:chip|row-link)\b/.test(mark))).toEqual([]);
});
