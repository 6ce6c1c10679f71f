import { themeCodes } from "../diagnostics/codes/theme.ts";
import type { Report } from "../diagnostics/report.ts";
import type { PartName, SiteParts } from "../page-model/part-names.ts";
import { letSignalsEndSlowWork } from "../plugins/signals/let-signals-end-slow-work.ts";
import type { SiteBundle } from "../render/load-site-bundle.ts";
import { hashContent } from "../render/hash-content.ts";
import { InterruptedError } from "../diagnostics/interrupted-error.ts";
import { describeBrokenPart } from "./describe-broken-part.ts";
import { findBlocked } from "./find-blocked.ts";
import type { Theme } from "./read-theme.ts";

/** In milliseconds. A page takes a few; what takes so long goes on for ever. */
const longestPage = 30_000;

/** The site's bundle in the user's looks: one style sheet as before, the logo's files, and the user's parts. */
export function applyTheme(
  bundle: SiteBundle,
  theme: Theme,
  report: Report,
  { timeLimit = longestPage }: { readonly timeLimit?: number } = {},
): SiteBundle {
  return withParts(withFiles(bundle, theme), theme, { report, timeLimit });
}

function withFiles(bundle: SiteBundle, { css, files }: Theme): SiteBundle {
  if (css === "") return { ...bundle, files: [...bundle.files, ...files] };
  const [path = "", ...others] = bundle.assets.styles;
  const own = bundle.files.find((file) => file.path === path);
  // One that has an address and no file here is served by someone else.
  const kept = own === undefined && path !== "" ? [path] : [];
  const content = `${own === undefined ? "" : String(own.content)}\n${css}\n`;
  const themed = { path: `assets/styles.${hashContent(content)}.css`, content };
  return {
    ...bundle,
    assets: { ...bundle.assets, styles: [...kept, themed.path, ...others] },
    files: [...bundle.files.filter((file) => file !== own), themed, ...files],
  };
}

/** A part that throws or doesn't end is reported once, and the site's own stands in its place from then on. */
function withParts(
  bundle: SiteBundle,
  { parts: given, partFiles, partsDigest }: Theme,
  { report, timeLimit }: { readonly report: Report; readonly timeLimit: number },
): SiteBundle {
  let parts = given;
  const told = new Set<PartName>();
  const lookedAt = new Set<string>();
  const guard =
    <Request>(
      render: (request: Request & { readonly parts: SiteParts }) => string,
      kindOf: (request: Request) => string,
    ) =>
    (request: Request): string => {
      for (;;) {
        try {
          const html = letSignalsEndSlowWork(() => render({ ...request, parts }), timeLimit);
          const renderOnly = (name: PartName | undefined): string => withOnly(render, request, name);
          tellBlocked(html, kindOf(request), renderOnly);
          return html;
        } catch (error) {
          if (error instanceof InterruptedError) throw error;
          const broken = findBroken((name) => letSignalsEndSlowWork(() => withOnly(render, request, name), timeLimit));
          if (broken === undefined) throw error;
          const { name, reason } = broken;
          report.add(themeCodes.brokenPart({ file: partFiles.get(name) ?? name, problem: describeBrokenPart(reason) }));
          const { [name]: _, ...rest } = parts;
          parts = rest;
        }
      }
    };
  /** Of pages of a kind, one is enough to find whose parts they have it from. */
  const tellBlocked = (html: string, kind: string, render: (name: PartName | undefined) => string): void => {
    if (lookedAt.has(kind) || findBlocked(html) === undefined) return;
    lookedAt.add(kind);
    const dropOwn = dropStylesOf(render(undefined));
    if (findBlocked(dropOwn(html)) === undefined) return;
    for (const name of (Object.keys(parts) as PartName[]).filter((each) => !told.has(each))) {
      const what = findBlocked(dropOwn(render(name)));
      if (what === undefined) continue;
      told.add(name);
      report.add(themeCodes.blocked({ place: partFiles.get(name) ?? name, what }));
    }
  };
  /** The first part that fails by itself, for a reason of its own: another one may have ended the page before. */
  const findBroken = (render: (name: PartName) => string): Broken | undefined => {
    for (const name of Object.keys(parts) as PartName[]) {
      try {
        render(name);
      } catch (error) {
        if (error instanceof InterruptedError) throw error;
        return { name, reason: error };
      }
    }
    return undefined;
  };
  const withOnly = <Request>(
    render: (request: Request & { readonly parts: SiteParts }) => string,
    request: Request,
    name: PartName | undefined,
  ): string => render({ ...request, parts: name === undefined ? {} : { [name]: parts[name] } });
  if (Object.keys(given).length === 0) return bundle;
  return {
    ...bundle,
    partsDigest,
    renderPage: guard(bundle.renderPage, ({ page }) => page.content.kind),
    renderNotFoundPage: guard(bundle.renderNotFoundPage, () => "not found"),
  };
}

/** Takes rules out of a page that it has without any part: the page of what is not there has its own, which its policy lets pass. */
function dropStylesOf(plain: string): (html: string) => string {
  const own = plain.match(/<style\b[^>]*>[^<]*<\/style>/g) ?? [];
  return (html) => own.reduce((rest, style) => rest.replace(style, () => ""), html);
}

interface Broken {
  readonly name: PartName;
  readonly reason: unknown;
}
