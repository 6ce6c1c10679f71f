import type { Settings } from "../config/settings.ts";
import type { Engine } from "../engine/engine.ts";
import { leavesOthersUnread } from "../discover/other-languages/leaves-others-unread.ts";
import { RevisionError } from "../discover/revisions/revision-error.ts";
import type { GenerateResult } from "../generate.ts";
import type { Run } from "../run.ts";
import { compareSides } from "./compare-sides.ts";
import type { Compared } from "./compared.ts";
import { createLocate } from "./create-locate.ts";
import { openInputs, openSide } from "./open-side.ts";
import type { SideContext } from "./side-context.ts";
import { readPast } from "./read-past.ts";
import { readTerms, type CompareOptions } from "./read-terms.ts";
import { type Side, toSide } from "./side.ts";
import { toDiagnostics } from "./to-diagnostics.ts";

interface TellContext {
  /** The state that the model is compared with. */
  readonly against: string;
  readonly options: CompareOptions;
  readonly settings: Settings;
  readonly run: Run;
  readonly cwd: string;
  /** What the model was read with. */
  readonly engine?: Engine | undefined;
}

/** What a model has changed, and by path the files that this is told of, which may be more than those of the model. */
export interface ToldChanges extends Pick<Side, "texts" | "locations"> {
  readonly compared: Compared;
}

/**
 * Reports what a model that was read has changed since an earlier state: what fails as errors, the rest as notes. Gives
 * the comparison; undefined where there is none, which has been reported.
 */
export async function tellChanges(
  { catalogue, checked, texts, locations, label = "" }: GenerateResult,
  { against, options, settings, run, cwd, engine }: TellContext,
): Promise<ToldChanges | undefined> {
  if (checked === undefined) return undefined;
  const context = { settings, run, cwd };
  const before = await openSide(against, { ...context, texts: texts.values(), isBesideDisk: true, isEarlier: true });
  if (before === undefined) return undefined;
  const withoutLabel = (map: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
    new Map([...map].map(([path, value]) => [path.slice(label.length), value]));
  const files = { texts: withoutLabel(texts), locations: withoutLabel(locations) };
  const after = leavesOthersUnread(settings, run.report)
    ? await openInputs(context)
    : catalogue === undefined
      ? toUnlinked(context, files)
      : toSide("what is here", catalogue, files);
  if (after === undefined) return undefined;
  const terms = readTerms(options, settings.compare, "breaking");
  const past = await readPast(terms, settings, run.report);
  const compared = await compareSides(before, after, { terms, report: run.report, past, engine });
  if (compared === undefined) return undefined;
  const locateBefore = createLocate(cwd, before.locations);
  const tell = (changes: typeof compared.failing, severity: "error" | "info"): void => {
    const told = { catalogue: compared.catalogue, severity, locateBefore, saysPlaceBefore: true } as const;
    for (const { span, ...problem } of toDiagnostics(changes, told)) {
      run.report.add(problem, span && { ...span, file: label + span.file });
    }
  };
  tell(compared.failing, "error");
  tell(compared.passing, "info");
  const withLabel = (map: ReadonlyMap<string, string>): readonly [string, string][] =>
    [...map].map(([path, value]) => [label + path, value]);
  return {
    compared,
    texts: new Map([...withLabel(after.texts), ...texts]),
    locations: new Map([...withLabel(after.locations), ...locations]),
  };
}

/** A model that an earlier run has checked: it is linked where it differs from the other side. */
function toUnlinked(context: SideContext, files: Pick<Side, "texts" | "locations">): Side {
  return {
    label: "what is here",
    ...files,
    async link(engine) {
      const side = await openInputs(context);
      if (side === undefined) throw new RevisionError("it can't be read any more");
      return side.link(engine);
    },
  };
}
