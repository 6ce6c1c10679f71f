import type { Catalogue } from "../catalogue/catalogue.ts";
import { compareCatalogues } from "../compare/compare-catalogues.ts";
import { historyCodes } from "../diagnostics/codes/history.ts";
import { openCommitted, type SideContext } from "../diff/open-side.ts";
import { isSameSide, type LinkedSide, type Side } from "../diff/side.ts";
import type { Repository } from "../discover/revisions/open-repository.ts";
import { RevisionError } from "../discover/revisions/revision-error.ts";
import { createEngine } from "../engine/create-engine.ts";
import { carryOver } from "./carry-over.ts";
import { createHistory } from "./create-history.ts";
import type { ModelHistory } from "./model-history.ts";

/**
 * The history of a model from the releases of its repository, by their tags. Each is compared with the one before; no more
 * than two are in memory, and what two neighbours have in common is read once.
 */
export async function readReleases(
  repository: Repository,
  tags: readonly string[],
  context: SideContext,
): Promise<ModelHistory> {
  const history = createHistory();
  const engine = createEngine({ isLive: true });
  let last: { readonly side: Side; readonly catalogue: Catalogue; readonly isDamaged: boolean } | undefined;
  for (const name of tags) {
    const side = await hear(name, context, () => {
      const commit = repository.resolve(`refs/tags/${name}`);
      return openCommitted(repository, { commit, label: name }, context);
    });
    if (last !== undefined && side !== undefined && isSameSide(last.side, side)) {
      history.add(toRelease(name, last.isDamaged), []);
      continue;
    }
    const linked = side && (await hear(name, context, () => side.link(engine.within("model"))));
    engine.sweep();
    if (side === undefined || linked === undefined) {
      history.add({ name, state: "unread" }, []);
      continue;
    }
    const damaged = listDamaged(linked);
    const { catalogue: before } = last ?? {};
    const catalogue = before === undefined ? linked.catalogue : carryOver(before, linked.catalogue, damaged);
    const isDamaged = damaged.size > 0;
    history.add(toRelease(name, isDamaged), before === undefined ? [] : compareCatalogues(before, catalogue).changes);
    last = { side, catalogue, isDamaged };
  }
  return history.finish();
}

/** What some reading of a release gives; undefined where it can't be read, which is reported. */
async function hear<Value>(name: string, { run }: SideContext, read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof RevisionError)) throw error;
    run.report.add(historyCodes.unreadRelease({ name, reason: error.message }));
    return undefined;
  }
}

function toRelease(name: string, isDamaged: boolean): { readonly name: string; readonly state?: "damaged" } {
  return isDamaged ? { name, state: "damaged" } : { name };
}

/** The files that could not be read. What links lead to nothing has been read all the same. */
function listDamaged({ errors }: LinkedSide): ReadonlySet<string> {
  return new Set(errors.flatMap(({ code, span }) => (code.startsWith("link/") ? [] : (span?.file ?? []))));
}
