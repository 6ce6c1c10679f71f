import type { Catalogue, Unread } from "../catalogue/catalogue.ts";
import { compareCatalogues } from "../compare/compare-catalogues.ts";
import { historyCodes } from "../diagnostics/codes/history.ts";
import { sayUnread } from "../diff/say-unread.ts";
import type { SideContext } from "../diff/side-context.ts";
import { isSameSide, type Side } from "../diff/side.ts";
import { findRevisionError } from "../discover/revisions/revision-error.ts";
import { createEngine } from "../engine/create-engine.ts";
import type { Run } from "../run.ts";
import { carryOver } from "./carry-over.ts";
import { createHistory } from "../history/create-history.ts";
import type { HistoryRelease, ModelHistory } from "../history/model-history.ts";
import type { ReleaseSource } from "./release-source.ts";

/**
 * The history of a model from its releases, the oldest first. Each is compared with the one before; no more than two are in
 * memory, and what two neighbours have in common is read once.
 */
export async function readReleases(releases: readonly ReleaseSource[], { run }: SideContext): Promise<ModelHistory> {
  const history = createHistory();
  const engine = createEngine({ isLive: true });
  let last: { readonly side: Side; readonly catalogue: Catalogue; readonly isDamaged: boolean } | undefined;
  const damagedOnes: string[] = [];
  let cause: Unread | undefined;
  for await (const release of run.stream("discover", releases, releases.length)) {
    const { name } = release;
    const { side, date } = (await hear(name, run, () => release.open())) ?? {};
    const toRelease = (state?: HistoryRelease["state"]): HistoryRelease => ({
      name,
      ...(date !== undefined && { date }),
      ...(state !== undefined && { state }),
    });
    if (last !== undefined && side !== undefined && isSameSide(last.side, side)) {
      history.add(toRelease(last.isDamaged ? "damaged" : undefined), []);
      if (last.isDamaged) damagedOnes.push(name);
      continue;
    }
    const linked = side && (await hear(name, run, () => side.link(engine.within("model"))));
    engine.sweep();
    if (side === undefined || linked === undefined) {
      history.add(toRelease("unread"), []);
      continue;
    }
    const damaged = listDamaged(linked);
    const { catalogue: before } = last ?? {};
    const catalogue = before === undefined ? linked : carryOver(before, linked, damaged);
    const isDamaged = damaged.size > 0;
    if (isDamaged) damagedOnes.push(name);
    cause ??= linked.unread?.find(({ span }) => span !== undefined);
    const changes = before === undefined ? [] : compareCatalogues(before, catalogue).changes;
    history.add(toRelease(isDamaged ? "damaged" : undefined), changes);
    last = { side, catalogue, isDamaged };
  }
  if (cause !== undefined)
    run.report.add(historyCodes.damagedReleases({ damaged: damagedOnes, cause: sayUnread(cause) }));
  return history.finish();
}

/** What some reading of a release gives; undefined where it can't be read, which is reported. */
async function hear<Value>(name: string, { report }: Run, read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    const refusal = findRevisionError(error);
    if (refusal === undefined) throw error;
    report.add(historyCodes.unreadRelease({ name, reason: refusal.message }));
    return undefined;
  }
}

/** The files that could not be read. */
function listDamaged({ unread = [] }: Catalogue): ReadonlySet<string> {
  return new Set(unread.flatMap(({ span }) => span?.file ?? []));
}
