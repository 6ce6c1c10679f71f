import type { ProsePage } from "../../catalogue/prose.ts";
import type { Redirect } from "../../catalogue/redirects.ts";
import { redirectCodes } from "../../diagnostics/codes/redirects.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import { foldPath } from "../../places/fold-path.ts";

interface RedirectingProjects {
  readonly projects?: ReadonlyMap<string, { readonly redirects?: readonly Redirect[] | undefined }> | undefined;
}

/**
 * Redirects of projects behind our own ones, which have the last word. A project's tool may have pages that aren't made here, such
 * as those of a blog, so that a redirect which leads to none is left out.
 */
export function linkRedirects(
  own: readonly Redirect[],
  { projects = new Map() }: RedirectingProjects,
  pages: ReadonlyMap<string, ProsePage>,
  report: Report,
): readonly Redirect[] {
  const written = [...projects.values()].flatMap(({ redirects }) => redirects ?? []);
  if (written.length === 0) return own;
  const taken = new Set(own.map(({ from }) => foldPath(from)));
  const slugs = [...pages.values()].map(({ slug }) => slug);
  const known = new Set(["", ...slugs, ...[...own, ...written].map(({ from }) => from)].map(foldPath));
  const kept = written.filter(({ from, to, span }) => {
    if (taken.has(foldPath(from))) return false;
    const path = to.replace(/#.*$/s, "").replace(/^\/+|\/+$/g, "");
    if (/^https?:/i.test(to) || known.has(foldPath(path))) return true;
    report.add(redirectCodes.leftOut({ from, to, suggestions: suggestNames(path, slugs) }), span);
    return false;
  });
  return [...own, ...kept];
}
