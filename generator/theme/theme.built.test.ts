import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeSettings } from "../config/settings.ts";
import type { Config } from "../config/config.ts";
import { createReport } from "../diagnostics/report.ts";
import type { RenderRequest } from "../page-model/render-request.ts";
import { loadSiteBundle, type SiteBundle } from "../render/load-site-bundle.ts";
import { applyTheme } from "./apply-theme.ts";
import { readTheme } from "./read-theme.ts";
import { colorPattern } from "../config/colors.ts";
import { printThemeCss } from "./theme-css.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-theme-"));
  mkdirSync(join(folder, "parts"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Themed {
  readonly bundle: SiteBundle;
  readonly html: () => string;
  /** The page of what is not there. */
  readonly lost: () => string;
  readonly said: () => readonly string[];
}

async function dress(
  config: Partial<Config>,
  files: Readonly<Record<string, string>>,
  limits?: { readonly timeLimit: number },
): Promise<Themed> {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const report = createReport();
  const theme = await readTheme(makeSettings({}, config, "bundled"), report);
  const bundle = applyTheme(await loadSiteBundle(), theme, report, limits);
  const page: RenderRequest["page"] = {
    route: "a",
    title: "Title",
    description: "",
    section: "home",
    navigation: "a",
    breadcrumbs: [],
    toc: [],
    badges: [],
    content: { kind: "landing", intro: "Hello", entries: [], groups: [] },
  };
  const site: RenderRequest["site"] = {
    title: "Site",
    base: "/docs/",
    sections: [],
    theme: {
      logo: theme.logo && {
        light: { ...theme.logo.light, href: `/docs/${theme.logo.light.route}` },
        dark: theme.logo.dark && { ...theme.logo.dark, href: `/docs/${theme.logo.dark.route}` },
      },
      links: [],
      footLinks: [],
    },
  };
  const assets = { ...bundle.assets, navigation: "n.json" };
  return {
    bundle,
    html: () => bundle.renderPage({ site, assets, page, navigation: { label: "Tree", items: [] } }),
    lost: () =>
      bundle.renderNotFoundPage({ site, assets, navigationKey: "a", navigation: { label: "Tree", items: [] } }),
    said: () => report.diagnostics.map(({ code, message, help }) => `${code}: ${message} (${help ?? ""})`),
  };
}

const svg = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20"></svg>`;

describe("the theme", () => {
  test("has the logo with its size, and another one in the dark", async () => {
    const logo = { light: join(folder, "l.svg"), dark: join(folder, "d.svg") };
    const { html, bundle, said } = await dress({ logo }, { "l.svg": svg(40), "d.svg": svg(60) });
    expect(html()).toMatch(
      /<img class="bar-logo" data-for="light" src="\/docs\/(assets\/logo\.[\w-]{10}\.svg)" width="56" height="28" alt=""\/>/,
    );
    expect(html()).toMatch(/data-for="dark" src="[^"]+" width="84" height="28"/);
    expect(bundle.files.filter(({ path }) => path.startsWith("assets/logo."))).toHaveLength(2);
    expect(said()).toEqual([]);
  });

  test("puts colours and style sheets behind the site's own, in one file", async () => {
    const colors = { accent: { light: "#0b5c4a", dark: "oklch(80% 0.1 170)" } };
    const styles = [join(folder, "a.css"), join(folder, "b.css")];
    const { bundle } = await dress({ colors, styles }, { "a.css": ":root { --radius: 0; }", "b.css": "\ufeffp {}" });
    const [path] = bundle.assets.styles;
    const sheets = bundle.files.filter((file) => file.path.endsWith(".css"));
    expect(sheets.map((sheet) => sheet.path)).toEqual([path]);
    expect(String(sheets[0]?.content)).toMatch(
      /^@layer.*--accent: light-dark\(#0b5c4a, oklch\(80% 0\.1 170\)\);\n\}\n\n:root \{ --radius: 0; \}\np \{\}\n$/s,
    );
  });

  test("leaves the bundle as it is when nothing is configured", async () => {
    const { bundle } = await dress({}, {});
    const plain = await loadSiteBundle();
    expect(bundle.assets).toEqual(plain.assets);
    expect(bundle.renderPage).toBe(plain.renderPage);
  });

  test("reports files that are missing or no pictures, and goes on", async () => {
    const config = {
      logo: { light: join(folder, "l.svg"), dark: join(folder, "d.png") },
      styles: [join(folder, "none.css")],
      parts: join(folder, "no-parts"),
    };
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n";
    const { html, said } = await dress(config, { "l.svg": "no picture", "d.png": pointer });
    expect(html()).not.toContain("bar-logo");
    expect(said()).toEqual([
      expect.stringMatching(/^theme\/not-a-picture: the logo `l.svg` has no size that can be read/),
      expect.stringMatching(/^theme\/not-a-picture: the logo `d.png` is kept by Git LFS, and its content is not here/),
      expect.stringMatching(
        /^theme\/unreadable-file: `none.css`, which `styles` names, could not be read: it is not there/,
      ),
      expect.stringMatching(/^theme\/unreadable-file: `no-parts`, which `parts` names/),
    ]);
  });
});

describe("a part", () => {
  test("replaces the site's own, which it may show, and imports what it likes from beside it", async () => {
    mkdirSync(join(folder, "parts/shared"));
    const { html, said } = await dress(
      { parts: join(folder, "parts") },
      {
        "parts/shared/words.ts": `export const words: string = "Ask us.";`,
        "parts/page-heading.tsx": `import { useId } from "react";
import { words } from "./shared/words";
export default function Heading({ Default, ...props }: any) {
  return <><Default {...props} /><p data-id={useId()}>{words}</p></>;
}`,
      },
    );
    expect(said()).toEqual([]);
    expect(html()).toMatch(/<h1>Title<\/h1><\/div><p data-id="[^"]+">Ask us\.<\/p>/);
  });

  test("is used where nothing can be kept beside it", async () => {
    const { html, said } = await dress(
      { parts: join(folder, "parts") },
      // What stands where a folder is to be made stops everybody, the super-user too.
      { "parts/node_modules": "", "parts/page-foot.tsx": "export default () => <p>Ask us – or you.</p>;" },
    );
    expect(said()).toEqual([]);
    expect(html()).toContain("<p>Ask us – or you.</p>");
  });

  test("that is named for none is reported with the nearest", async () => {
    const { said } = await dress({ parts: join(folder, "parts") }, { "parts/page-fot.tsx": "", "parts/zzz.jsx": "" });
    expect(said()).toEqual([
      "theme/unknown-part: `page-fot.tsx` is named for no part of a page (did you mean `page-foot`?)",
      expect.stringMatching(/^theme\/unknown-part: `zzz.jsx` .* \(parts are top-bar, breadcrumbs, page-heading, /),
    ]);
  });

  test("that can't be compiled, is no component, or throws is reported once, and the site's own stands in", async () => {
    const { html, said } = await dress(
      { parts: join(folder, "parts") },
      {
        "parts/breadcrumbs.tsx": "export default function (",
        "parts/page-foot.tsx": "export default 1;",
        "parts/page-heading.tsx": `function Inner() { throw new Error("not today"); }
export default function Heading() { return <Inner />; }`,
      },
    );
    expect(html()).toContain("<h1>Title</h1>");
    expect(html()).toBe(html());
    expect(said().map((line) => line.replace(/ \(.*/, ""))).toEqual([
      expect.stringMatching(/^theme\/broken-part: `breadcrumbs.tsx` could not be used: \S/),
      "theme/broken-part: `page-foot.tsx` could not be used: it has no component as its default export",
      "theme/broken-part: `page-heading.tsx` could not be used: not today",
    ]);
    expect(said().join("\n")).not.toContain(folder);
    expect(said()[0]).toMatch(/\S \(breadcrumbs\.tsx:1:\d+\) \(/);
  });

  test("that never ends is ended and told, and the site's own stands in", async () => {
    const { html, said } = await dress(
      { parts: join(folder, "parts") },
      {
        "parts/page-foot.tsx": "export default function Foot() { return <p>Ask us.</p>; }",
        "parts/page-heading.tsx": "export default function Heading() { for (;;); }",
      },
      { timeLimit: 500 },
    );
    expect(html()).toContain("<h1>Title</h1>");
    expect(html()).toContain("<p>Ask us.</p>");
    expect(said().map((line) => line.replace(/ \(.*/, ""))).toEqual([
      "theme/broken-part: `page-heading.tsx` could not be used: it goes on after 0.5 seconds",
    ]);
  });

  test("that uses what isn't there is told in words of its author", async () => {
    const parts = { "parts/page-foot.tsx": 'import { useEfect } from "react";\nexport default () => useEfect();' };
    const { said } = await dress({ parts: join(folder, "parts") }, parts);
    expect(said()[0]).toContain('"useEfect" is not exported by "react". (page-foot.tsx:1:10)');
  });

  test("that uses what does nothing in text is rendered all the same", async () => {
    const { html, said } = await dress(
      { parts: join(folder, "parts") },
      {
        "parts/page-foot.tsx": `import * as React from "react";
import { forwardRef, useEffect } from "react";
const Icon = forwardRef((props, ref) => <b ref={ref}>{props.name}</b>);
export default function Foot() {
  useEffect(() => document.title);
  React.useLayoutEffect(() => {});
  return <Icon name="anchor" />;
}`,
      },
    );
    expect([html(), said()]).toEqual([expect.stringContaining("<b>anchor</b>"), []]);
  });

  test("that waits, or asks for a browser, is told so", async () => {
    const { html, said } = await dress(
      { parts: join(folder, "parts") },
      {
        "parts/page-foot.tsx": "export default async function Foot() { return <p>Later.</p>; }",
        "parts/page-heading.tsx": "export default function Heading() { return <p>{window.location.href}</p>; }",
      },
    );
    expect(html()).toContain("<h1>Title</h1>");
    expect(
      said()
        .map((line) => line.replace(/ \(.*/, ""))
        .toSorted(),
    ).toEqual([
      "theme/broken-part: `page-foot.tsx` could not be used: it waits, as an `async` component does, where a page has to be there at once",
      "theme/broken-part: `page-heading.tsx` could not be used: window is not defined, since pages are rendered to text and not in a browser",
    ]);
  });
});

describe("what a part shows", () => {
  const imports = `import knot from "./knot.png";
export default () => <p className="knot"><img src={knot} alt="A knot" /></p>;`;

  test("may be a picture that it imports, which stands in the page", async () => {
    const { html, said } = await dress(
      { parts: join(folder, "parts") },
      { "parts/knot.png": "p".repeat(20_000), "parts/page-foot.tsx": imports },
    );
    expect(said()).toEqual([]);
    expect(html()).toMatch(/<img src="data:image\/png;base64,[\w+/=]{20000,}" alt="A knot"\/>/);
    expect(said()).toEqual([]);
  });

  test("is no picture that would make each page large", async () => {
    const { html, said } = await dress(
      { parts: join(folder, "parts") },
      { "parts/knot.png": "p".repeat(40_000), "parts/page-foot.tsx": imports },
    );
    expect(html()).not.toContain("A knot");
    expect(said()).toEqual([
      expect.stringMatching(
        /^theme\/broken-part: `page-foot.tsx` could not be used: `knot.png` has 40 kB, which would stand in each page, and up to 32 kB may: /,
      ),
    ]);
  });

  test("isn't blamed for what the page of what is not there has of its own", async () => {
    const { lost, said } = await dress(
      { parts: join(folder, "parts") },
      { "parts/site-foot.tsx": "export default () => <p>All is well.</p>;" },
    );
    expect(lost()).toContain("All is well.");
    expect(said()).toEqual([]);
    const blocked = await dress(
      { parts: join(folder, "parts") },
      { "parts/site-foot.tsx": "export default () => <><style>{'p { color: red }'}</style><p>Red</p></>;" },
    );
    blocked.lost();
    expect(blocked.said()).toEqual([expect.stringMatching(/^theme\/blocked: `site-foot.tsx` has an element `style`/)]);
  });

  test("is told where browsers may not use it, once for each part", async () => {
    const { html, said } = await dress(
      { parts: join(folder, "parts") },
      {
        "parts/breadcrumbs.tsx": "export default () => <p>All is well.</p>;",
        "parts/page-heading.tsx": `export default () => <h1 style={{ color: "red" }}>Red</h1>;`,
        "parts/page-foot.tsx": `export default () => <img src="https://pictures.example.org/knot.png" alt="" />;`,
      },
    );
    expect([said(), html(), html()]).toHaveLength(3);
    expect(said().map((line) => line.replace(/ \(.*/, ""))).toEqual([
      "theme/blocked: `page-foot.tsx` asks for `https://pictures.example.org/knot.png`, which the policy of the pages keeps browsers from",
      "theme/blocked: `page-heading.tsx` gives an element a `style`, which the policy of the pages keeps browsers from",
    ]);
  });
});

describe("a colour", () => {
  test.each(["#abc", "#0b5c4a80", "rebeccapurple", "rgb(1 2 3 / 50%)", "hsla(1, 2%, 3%, 0.5)", "oklch(80% 0.1 170)"])(
    "may be %s",
    (color) => expect(color).toMatch(colorPattern),
  );

  test.each(["#ab", "red; } body { display: none", "url(https://example.org)", "var(--x)", "rgb(1,2,3)) ;", "", "a b"])(
    "may not be %j",
    (color) => expect(color).not.toMatch(colorPattern),
  );

  test("nothing is printed without any", () => expect(printThemeCss({})).toBe(""));
});
