import { readFileSync } from "node:fs";
import { createSession } from "../dev/create-session.ts";
import type { ConfigOptions } from "../dev/read-settings.ts";
import type { LiveSite } from "../dev/create-live-site.ts";
import { loadSiteBundle } from "../render/load-site-bundle.ts";
import { createSiteFolder, type SiteFolder } from "./site-folder.ts";

/**
 * Opens the site of a model as `generate` would write it now. The model is read and planned; of the pages, only those that
 * answers are taken from are rendered. Nothing is written.
 */
export function openLiveSite(options: ConfigOptions): () => Promise<SiteFolder> {
  let session: ReturnType<typeof createSession> | undefined;
  let known: { readonly live: LiveSite; readonly site: SiteFolder } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const bring = async (): Promise<SiteFolder> => {
    session ??= createSession({ ...options, source: { bundle: await loadSiteBundle() } });
    const { site: live, isStale, diagnostics } = await session.update();
    if (live === undefined || isStale) {
      const reason = diagnostics.find(({ severity }) => severity === "error");
      throw new Error(`there is no site of this model: ${reason?.message ?? "nothing to read"}`);
    }
    if (known?.live !== live) known = { live, site: toFolder(live) };
    return known.site;
  };
  // One after the other: two at once would make the same site twice.
  return () => {
    const next = last.then(bring, bring);
    last = next;
    return next;
  };
}

function toFolder({ base, editions: [first], find }: LiveSite): SiteFolder {
  if (first === undefined) throw new Error("there is no site of this model: it has no edition");
  const decoder = new TextDecoder();
  const read = (path: string): string | undefined => {
    const content = find(path);
    if (typeof content === "string") return content;
    if (content instanceof Uint8Array) return decoder.decode(content);
    // Of an edition that is taken as it is.
    return content !== undefined && "copyOf" in content ? readFileSync(content.copyOf, "utf8") : undefined;
  };
  return createSiteFolder({ base, catalogue: first.catalogue, read });
}
