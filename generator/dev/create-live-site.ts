import type { ReadArchive } from "../discover/editions/read-editions.ts";
import type { SiteBundle } from "../render/load-site-bundle.ts";
import { listByPath, type OutputFile } from "../write/output-file.ts";
import { renderHosts } from "../render/render-hosts.ts";
import { navigationPath } from "../render/render-navigation.ts";
import { renderNotFound } from "../render/render-not-found.ts";
import { listSiteEntries, renderSiteTexts } from "../render/render-site-texts.ts";
import { createEditionFiles, type EditionFiles, type LiveEdition } from "./live-edition.ts";
import { once } from "../engine/once.ts";

/** The files that `generate` would write now, each made when it is asked for. */
export interface LiveSite {
  /** Begins and ends with a slash. */
  readonly base: string;
  readonly pageCount: number;
  /** What it was made of; the one at the base comes first. */
  readonly editions: readonly LiveEdition[];
  /** A file by its path below the output folder; undefined when the site has no such file. */
  find(path: string): OutputFile["content"] | undefined;
  readonly parts: readonly EditionFiles[];
}

interface LiveSiteParts {
  readonly editions: readonly LiveEdition[];
  readonly archived: readonly ReadArchive[];
  readonly bundle: SiteBundle;
  /** Pages that are as they were are not rendered again. */
  readonly before?: LiveSite | undefined;
}

/** The site of planned editions, of which the first is the one at the base. */
export function createLiveSite({ editions, archived, bundle, before }: LiveSiteParts): LiveSite {
  const parts = createParts(editions, bundle, before?.parts);
  const copies = new Map(
    archived.flatMap(({ prefix, files }) => files.map(({ path, location }) => [prefix + path, location])),
  );
  const texts = once(() => {
    const [first, ...rest] = editions;
    if (first === undefined) return new Map();
    const { plan } = first;
    const others = rest.map(({ plan }) => listSiteEntries(plan));
    const assets = { ...bundle.assets, navigation: navigationPath };
    // Only files with a hash in their name count here, and of those that pages ask for later none has a rule.
    const paths = [navigationPath, ...[...bundle.files, ...(plan.files ?? [])].map(({ path }) => path)];
    return listByPath([
      renderNotFound(plan, { ...bundle, assets }),
      ...renderSiteTexts(plan, others),
      ...renderHosts(plan, paths, others),
    ]);
  });
  // Folders of other editions lie in that of the one at the base, so the longest prefix comes first.
  const byPrefix = parts.toSorted((a, b) => b.prefix.length - a.prefix.length);
  const find: LiveSite["find"] = (path) => {
    const copy = copies.get(path);
    if (copy !== undefined) return { copyOf: copy };
    const part = byPrefix.find(({ prefix }) => path.startsWith(prefix));
    return part?.find(path.slice(part.prefix.length)) ?? texts().get(path);
  };
  return {
    base: editions[0]?.plan.site.base ?? "/",
    pageCount: editions.reduce((sum, { plan }) => sum + plan.pages.length, 0),
    editions,
    parts,
    find: (path) => find(path) ?? find(path.normalize("NFC")),
  };
}

/** Whether a site was made of just these editions, none of which has changed since. */
export function isSiteOf({ editions }: LiveSite, now: readonly LiveEdition[]): boolean {
  const isSame = (one: LiveEdition, other: LiveEdition | undefined): boolean =>
    one.prefix === other?.prefix &&
    one.plan === other.plan &&
    one.catalogue === other.catalogue &&
    one.input.locations === other.input.locations &&
    one.input.embedded === other.input.embedded;
  return editions.length === now.length && now.every((edition, index) => isSame(edition, editions[index]));
}

/** Apart from the site, whose functions would hold on to the site before it, which holds on to the one before that. */
function createParts(
  editions: readonly LiveEdition[],
  bundle: SiteBundle,
  before: readonly EditionFiles[] = [],
): readonly EditionFiles[] {
  return editions.map((edition, index) => createEditionFiles(edition, bundle, before[index]?.known));
}
