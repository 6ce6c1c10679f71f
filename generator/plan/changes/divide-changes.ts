import type { ChangeArea } from "../../compare/change.ts";
import { changesPages, type ToldArea, toldAreas } from "./change-areas.ts";
import type { AreaChanges, ThingChanges } from "./group-changes.ts";

/** A page of changes: what readers do is one or, where much has changed, several. */
export interface ChangesPart {
  readonly route: string;
  readonly label: string;
  /** What it is about, as a sentence has it. */
  readonly of: string;
  /** E.g. 2 of 3. */
  readonly number: number;
  readonly count: number;
  readonly sections: readonly TellingSection[];
}

interface TellingSection {
  readonly area: ToldArea;
  readonly changes: AreaChanges;
}

/** So many lines come to 150 kB. */
export const mostLines = 600;

/** The changes on as many pages as keep each of a size that is read and loaded at once; the gravest come first. */
export function divideChanges(areas: ReadonlyMap<ChangeArea, AreaChanges>): readonly ChangesPart[] {
  return changesPages.flatMap(({ route, label, of }) => {
    const told = toldAreas.filter((area) => area.route === route);
    const parts = divide(
      told.flatMap((area) => {
        const changes = areas.get(area.key);
        return changes === undefined || changes.things.length === 0 ? [] : [{ area, changes }];
      }),
    );
    return parts.map((sections, index) => ({
      route: index === 0 ? route : `${route}-${index + 1}`,
      label,
      of,
      number: index + 1,
      count: parts.length,
      sections,
    }));
  });
}

function divide(sections: readonly TellingSection[]): readonly (readonly TellingSection[])[] {
  const parts: TellingSection[][] = [];
  let left = 0;
  for (const { area, changes } of sections) {
    let rest = changes.things.toSorted((one, other) => toRank(one) - toRank(other));
    // What is only counted is counted where the section begins.
    let { reworded } = changes;
    while (rest.length > 0) {
      if (left <= 0) {
        parts.push([]);
        left = mostLines;
      }
      let taken = 0;
      while (taken < rest.length && left > 0) left -= countLines(rest[taken++]);
      parts.at(-1)?.push({ area, changes: { things: rest.slice(0, taken), reworded } });
      rest = rest.slice(taken);
      reworded = 0;
    }
  }
  return parts;
}

/** More parts of one thing are counted. */
export const mostParts = 200;

function countLines(changes: ThingChanges | undefined): number {
  if (changes?.kind !== "changed") return 1;
  return 2 + Math.min(changes.own.length, mostParts);
}

/** How long all pages are together. */
export function countAllLines(parts: readonly ChangesPart[]): number {
  const things = parts.flatMap(({ sections }) => sections.flatMap(({ changes }) => changes.things));
  return things.reduce((sum, changes) => sum + countLines(changes), 0);
}

const order = ["breaking", "reindex", "risky", "safe", "docs"];

/** What is gone, what has changed by gravity, what has come. */
function toRank({ kind, verdict }: ThingChanges): number {
  return kind === "removed" ? 0 : kind === "added" ? order.length + 1 : 1 + order.indexOf(verdict);
}

/** Where each thing is told: the route by area and name. */
export function placeChanges(parts: readonly ChangesPart[]): (area: ToldArea, thing: string) => string {
  const routes = new Map<string, string>();
  for (const { route, sections } of parts) {
    for (const { area, changes } of sections) {
      for (const { thing } of changes.things) routes.set(`${area.key} ${thing}`, route);
    }
  }
  return (area, thing) => routes.get(`${area.key} ${thing}`) ?? area.route;
}
