import type { Catalogue } from "../catalogue/catalogue.ts";
import { toBareName } from "../places/bare-name.ts";
import { type Change, type ChangeArea, changeAreas, type UnknownArea } from "./change.ts";

/*
 * What could not be read of a state says nothing, and least of all that it is gone: here is all that comparing knows of it.
 * What both states have is compared whatever is missing beside it.
 */

/** The states of a comparison. */
type SideName = UnknownArea["unread"];

/** One of each state. */
export type OfBoth<Value> = Readonly<Record<SideName, Value>>;

/** What is known of the files of a state that could not be read whole. */
export interface UnreadFiles {
  readonly paths: readonly string[];
  /** They are the same in the other state, which lacks as much. */
  readonly isShared?: boolean | undefined;
}

/** What is not known of a state. */
interface Unread {
  /** Areas that may have more. */
  readonly areas: ReadonlySet<ChangeArea>;
  /** Last names, without their endings, of files that may declare more: files move from state to state. */
  readonly files: ReadonlySet<string>;
}

/** What a catalogue itself says that it lacks, and what files may declare that could not be read whole. */
export function findUnread(catalogue: Catalogue, { paths, isShared }: UnreadFiles = { paths: [] }): Unread {
  return {
    areas: new Set(isShared === true ? [] : listIncomplete(catalogue)),
    files: new Set(paths.map(toBareName)),
  };
}

function listIncomplete({ registries, graphql, ingestion }: Catalogue): readonly ChangeArea[] {
  return [
    ...(registries.some(({ incomplete }) => incomplete === true) ? (["entities"] as const) : []),
    ...(graphql.incomplete === true ? (["operations", "graphqlTypes"] as const) : []),
    ...(ingestion.incomplete === true ? (["plugins", "components"] as const) : []),
  ];
}

/**
 * Changes without those that may be none, and the areas in which there may be some: of an area that the other state has nothing of,
 * nothing is gone.
 */
export function setUnknownAside(
  found: readonly Change[],
  unread: OfBoth<Unread>,
  has: OfBoth<(area: ChangeArea) => boolean>,
): { readonly changes: readonly Change[]; readonly unknown: readonly UnknownArea[] } {
  const aside: OfBoth<Set<ChangeArea>> = {
    before: new Set([...unread.before.areas].filter(has.after)),
    after: new Set([...unread.after.areas].filter(has.before)),
  };
  const changes = found.filter((change) => {
    const side = sides.find((name) => isUnknown(change, name, unread[name]));
    if (side !== undefined) aside[side].add(change.area);
    return side === undefined;
  });
  const unknown = sides.flatMap((side) =>
    changeAreas.filter((area) => aside[side].has(area)).map((area) => ({ area, unread: side })),
  );
  return { changes, unknown };
}

const sides = ["before", "after"] as const;

/** Whether a state seems to lack what the other one has because nobody could read it. */
function isUnknown(change: Change, side: SideName, { areas, files }: Unread): boolean {
  const other = change[side === "after" ? "before" : "after"];
  const isLacking =
    change.kind === (side === "after" ? "removed" : "added") ||
    (other?.text !== undefined && change[side]?.text === undefined);
  return isLacking && (areas.has(change.area) || (other?.span !== undefined && files.has(toBareName(other.span.file))));
}
