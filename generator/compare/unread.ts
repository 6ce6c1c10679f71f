import type { Catalogue, Unread } from "../catalogue/catalogue.ts";
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

/** What is not known of a state. */
interface Hidden {
  /** Areas that may have more. */
  readonly areas: ReadonlySet<ChangeArea>;
  /** Last names, without their endings, of files that may declare more: files move from state to state. */
  readonly files: ReadonlySet<string>;
}

/** What could not be read of a catalogue, but for files that the other one has to the letter, and can't read either. */
export function listUnreadOf({ unread = [] }: Catalogue, other: Catalogue): readonly Unread[] {
  const toKey = ({ code, span, digest }: Unread): string => JSON.stringify([code, span?.file, digest]);
  const known = new Set(other.unread?.map(toKey));
  return unread.filter((one) => !known.has(toKey(one)));
}

/** What a catalogue says that it lacks, and what files may declare that could not be read whole. */
export function findHidden(catalogue: Catalogue, other: Catalogue): Hidden {
  const news = listUnreadOf(catalogue, other);
  const isShared = news.length === 0 && (catalogue.unread ?? []).length > 0;
  return {
    areas: new Set(isShared ? [] : listIncomplete(catalogue)),
    files: new Set(news.flatMap(({ span }) => (span === undefined ? [] : toBareName(span.file)))),
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
  unread: OfBoth<Hidden>,
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
function isUnknown(change: Change, side: SideName, { areas, files }: Hidden): boolean {
  const other = change[side === "after" ? "before" : "after"];
  const isLacking =
    change.kind === (side === "after" ? "removed" : "added") ||
    (other?.text !== undefined && change[side]?.text === undefined);
  return isLacking && (areas.has(change.area) || (other?.span !== undefined && files.has(toBareName(other.span.file))));
}
