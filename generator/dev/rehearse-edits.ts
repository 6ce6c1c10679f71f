import type { Edition } from "../config/list-editions.ts";
import type { SourceKind } from "../sources/source-file.ts";
import { createRun, type Run } from "../run.ts";
import { type KeptContext, type KeptEdition, planKept } from "./kept-edition.ts";

/** Of what kinds the files are that authors edit most; what takes longest comes last. */
const kinds: readonly SourceKind[] = ["prose", "pdl", "registry", "graphql"];

interface Rehearsal {
  /** Renders the page at a route as it is. */
  readonly look: (route: string) => void;
  /** Asked again and again; fails when there is something better to do. */
  readonly giveWay: () => Promise<void>;
}

/**
 * Does what edits will ask for, while nobody waits: the first one would find code that has never run, and answers that still lie
 * in the cache. A file of each kind is moved down by a line, and what comes of it is thrown away.
 */
export async function rehearseEdits(
  edition: Edition,
  kept: KeptEdition,
  context: Omit<KeptContext, "run">,
  { look, giveWay }: Rehearsal,
): Promise<void> {
  const { discovery, planned } = kept;
  if (planned === undefined) return;
  const routes = new Map(
    planned.plan.pages.map(({ route, source }) => [source?.label.replace(/:\d+$/, "") ?? "", route]),
  );
  const replan = async (files: typeof discovery.files): Promise<void> => {
    const quiet = createRun({ begin() {}, advance() {}, end() {} });
    const run: Run = {
      ...quiet,
      async stage(name, work) {
        await giveWay();
        return quiet.stage(name, work);
      },
    };
    await planKept(edition, { ...kept, discovery: { ...discovery, files }, planned: undefined }, undefined, {
      ...context,
      run,
    });
  };
  for (const kind of kinds) {
    const file = discovery.files.find((each) => each.kind === kind && routes.has(each.path));
    if (file === undefined) continue;
    await replan(discovery.files.map((each) => (each === file ? { ...file, text: `\n${file.text}` } : each)));
    await giveWay();
    look(routes.get(file.path) ?? "");
  }
  // What is remembered is what the files say again.
  await replan(discovery.files);
}
