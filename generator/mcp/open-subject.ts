import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { generate, type ModelOptions } from "../api.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { parseCatalogue } from "../catalogue/parse-catalogue.ts";
import { readMarker } from "../write/marker.ts";

/** What questions are asked about: a model, or a site that has been written. */
export interface Subject {
  /** How the model is read; absent for a written site. */
  readonly model?: ModelOptions | undefined;
  /** The site as the model is now. Throws, with the reason in words, where there is none. */
  site(): Promise<SiteFolder>;
  /** Puts away what was made to answer. */
  close(): void;
}

/** A site's files. */
export interface SiteFolder {
  /** Begins and ends with a slash. */
  readonly base: string;
  readonly catalogue: Catalogue;
  /** The text of a file by its path below the site; undefined for one that isn't there, or isn't in it. */
  read(path: string): string | undefined;
}

/** The subject: the written site that is the only input, else the model of the inputs. */
export function openSubject(options: ModelOptions): Subject {
  const [first] = options.inputs ?? [];
  if (first !== undefined && options.inputs?.length === 1 && readMarker(first) !== undefined) {
    const open = createOpener(first);
    return { site: () => Promise.resolve(open()), close() {} };
  }
  const scratch = mkdtempSync(join(tmpdir(), "aspectdoc-mcp-"));
  const out = join(scratch, "site");
  const open = createOpener(out);
  let last: Promise<unknown> = Promise.resolve();
  const bring = async (): Promise<SiteFolder> => {
    // What an earlier question left spares this one all that hasn't changed.
    const settings = { ...options.settings, cache: join(scratch, "cache") };
    const { site, diagnostics } = await generate({ ...options, settings, out });
    if (site !== undefined) return open();
    const reason = diagnostics.find(({ severity }) => severity === "error");
    throw new Error(`there is no site of this model: ${reason?.message ?? "nothing to read"}`);
  };
  return {
    model: options,
    // One after the other: two at once would make the same site twice.
    site: () => {
      const next = last.then(bring, bring);
      last = next;
      return next;
    },
    close: () => rmSync(scratch, { recursive: true, force: true }),
  };
}

/** Opens the site in a folder; its catalogue is read again when it has changed. */
function createOpener(folder: string): () => SiteFolder {
  let known: { readonly time: number; readonly catalogue: Catalogue } | undefined;
  return () => {
    const top = realpathSync(folder);
    const read = (path: string): string | undefined => {
      const file = join(top, path);
      if (!existsSync(file)) return undefined;
      // Links may lead anywhere.
      const real = realpathSync(file);
      return real.startsWith(top + sep) && statSync(real).isFile() ? readFileSync(real, "utf8") : undefined;
    };
    const file = join(top, "catalogue.json");
    const time = statSync(file).mtimeMs;
    if (known?.time !== time) {
      const catalogue = parseCatalogue(readFileSync(file, "utf8"));
      if (catalogue === undefined) throw new Error("catalogue.json of the site is from another release");
      known = { time, catalogue };
    }
    return { base: readMarker(top)?.base ?? "/", catalogue: known.catalogue, read };
  };
}
