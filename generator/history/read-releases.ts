import type { Catalogue } from "../catalogue/catalogue.ts";
import { compareCatalogues } from "../compare/compare-catalogues.ts";
import { historyCodes } from "../diagnostics/codes/history.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { readCommitted, type SideContext } from "../diff/read-side.ts";
import type { Repository } from "../discover/revisions/open-repository.ts";
import { RevisionError } from "../discover/revisions/revision-error.ts";
import { carryOver } from "./carry-over.ts";
import { createHistory } from "./create-history.ts";
import { createReleaseEngine } from "./create-release-engine.ts";
import type { ModelHistory } from "./model-history.ts";

/**
 * The history of a model from the releases of its repository, by their tags. Each is compared with the one before; no more
 * than two are in memory.
 */
export async function readReleases(
  repository: Repository,
  tags: readonly string[],
  context: SideContext,
): Promise<ModelHistory> {
  const history = createHistory();
  const engine = createReleaseEngine();
  const { report } = context.run;
  let before: Catalogue | undefined;
  for (const name of tags) {
    let errors: readonly Diagnostic[] = [];
    let catalogue: Catalogue | undefined;
    try {
      const commit = repository.resolve(`refs/tags/${name}`);
      const hear = (heard: readonly Diagnostic[]): void => void (errors = heard);
      catalogue = (await readCommitted(repository, { commit, label: name }, { ...context, engine, hear }))?.catalogue;
    } catch (error) {
      if (!(error instanceof RevisionError)) throw error;
      report.add(historyCodes.unreadRelease({ name, reason: error.message }));
    }
    engine.next();
    if (catalogue === undefined) {
      history.add({ name, state: "unread" }, []);
      continue;
    }
    // What links lead to nothing has been read all the same.
    const damaged = new Set(errors.flatMap(({ code, span }) => (code.startsWith("link/") ? [] : (span?.file ?? []))));
    const after: Catalogue = before === undefined ? catalogue : carryOver(before, catalogue, damaged);
    const changes = before === undefined ? [] : compareCatalogues(before, after).changes;
    history.add(damaged.size === 0 ? { name } : { name, state: "damaged" }, changes);
    before = after;
  }
  return history.finish();
}
