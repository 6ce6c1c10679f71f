import type { Catalogue } from "../catalogue/catalogue.ts";
import { compareCodes } from "../diagnostics/codes/compare.ts";
import { openSide } from "./open-side.ts";
import type { SideContext } from "./side-context.ts";
import { type Side, toSide } from "./side.ts";

/**
 * A state as a program gives it: a catalogue, or the name of one, of a folder or of a revision. Undefined when that can't be
 * read, which has been reported: who writes JavaScript has no compiler that looks at what is given.
 */
export async function openState(
  label: string,
  state: string | Catalogue,
  context: SideContext,
): Promise<Side | undefined> {
  if (typeof state === "string") return openSide(state, context);
  if (isCatalogue(state)) return toSide(label, state);
  const reason = state === undefined ? "nothing is given" : "it is neither a name nor a catalogue with maps in it";
  const help =
    "give the name of a folder, of a printed `catalogue.json` or of a revision, or what `readModel` has as its `catalogue`";
  context.run.report.add(compareCodes.unreadableSide({ name: label, reason, help }));
  return undefined;
}

/** A printed catalogue has objects where one that was read has maps. */
function isCatalogue(state: unknown): state is Catalogue {
  return typeof state === "object" && state !== null && "entities" in state && state.entities instanceof Map;
}
