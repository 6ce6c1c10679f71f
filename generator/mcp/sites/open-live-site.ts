import { readFileSync } from "node:fs";
import { measureModel } from "../../catalogue/measure-model.ts";
import { toExitCode } from "../../verdict/exit-code.ts";
import { judgeRun } from "../../verdict/judge-run.ts";
import { createSession } from "../../dev/create-session.ts";
import type { ConfigOptions } from "../../dev/read-settings.ts";
import type { LiveSite } from "../../dev/create-live-site.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { createReport } from "../../diagnostics/report.ts";
import { reportAgain } from "../../engine/hear-report.ts";
import { loadSiteBundle } from "../../render/load-site-bundle.ts";
import type { Asking } from "../asking.ts";
import { NoSiteError } from "./no-site-error.ts";
import { createSiteFolder, type SiteFolder } from "./site-folder.ts";

/** What a check of a model finds. */
export interface Findings {
  /** Whether `aspectdoc check` would end with 0. */
  readonly passed: boolean;
  /** How much of the model is described, in percent. */
  readonly coverage: number | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** A model whose site is kept up to date in memory. */
export interface LiveModel {
  /** Its site as it is now. Throws, with the reason in words, where there is none. */
  site(asking?: Asking): Promise<SiteFolder>;
  /** What is wrong with it as it is now; undefined where it has several editions, of which a check is to look at one. */
  check(asking?: Asking): Promise<Findings | undefined>;
}

/**
 * Opens the site of a model as `generate` would write it now. The model is read and planned; of the pages, only those that
 * answers are taken from are rendered. Nothing is written.
 */
export function openLiveSite(options: ConfigOptions): LiveModel {
  let session: ReturnType<typeof createSession> | undefined;
  let known: { readonly live: LiveSite; readonly site: SiteFolder } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let served: Asking | undefined;

  /** One after the other: two at once would make the same site twice. */
  function queue<Answer>(work: () => Promise<Answer>, asking: Asking | undefined): Promise<Answer> {
    const begin = (): Promise<Answer> => {
      asking?.signal.throwIfAborted();
      served = asking;
      return work();
    };
    const next = last.then(begin, begin);
    last = next;
    return next;
  }

  async function open(): Promise<ReturnType<typeof createSession>> {
    const source = { bundle: await loadSiteBundle() };
    return (session ??= createSession({ ...options, source, onStage: (stage) => served?.hear(stage) }));
  }

  async function bring(): Promise<SiteFolder> {
    const { site: live, isStale, ...found } = await (await open()).update();
    if (live === undefined || isStale) throw new NoSiteError(found);
    if (known?.live !== live) known = { live, site: toFolder(live) };
    return known.site;
  }

  async function find(): Promise<Findings | undefined> {
    const { update, check } = await open();
    await update();
    const { site: live, isStale, settings, diagnostics: found } = await check();
    if (live === undefined || isStale || settings === undefined)
      return { passed: false, coverage: undefined, diagnostics: found };
    const [edition, ...others] = live.editions;
    if (edition === undefined || others.length > 0) return undefined;
    const report = createReport();
    reportAgain(found, report);
    const numbers = measureModel(edition.catalogue);
    const { diagnostics } = await judgeRun({ settings, report, numbers, updates: false });
    const passed = toExitCode(diagnostics, settings.strict) === 0;
    return { passed, coverage: numbers.coverage.percent, diagnostics };
  }

  return { site: (asking) => queue(bring, asking), check: (asking) => queue(find, asking) };
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
