import { describe, expect, test } from "vitest";
import { findMisfit } from "../catalogue/find-misfit.ts";
import type { JsonObject } from "../catalogue/json.ts";
import { completeCatalogue, reviveCatalogue } from "../catalogue/revive-catalogue.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { readCatalogueSchema } from "../package-folder.ts";
import { printJson } from "../print/print-json.ts";
import { createRandom } from "../testdata/damage-text.ts";
import { everything } from "../testdata/everything.ts";
import { linkModel } from "../testdata/link-model.ts";
import type { Change } from "./change.ts";
import { compareCatalogues } from "./compare-catalogues.ts";

/*
 * Catalogues that somebody has edited so that they are still what their schema says: what they refer to may be gone, and what stood once
 * may stand twice. Comparing takes all of them.
 */

type Node = Record<string, unknown>;

const schema = JSON.parse(readCatalogueSchema()) as JsonObject;

describe.each([1, 2, 3])("catalogues that are edited at random, round %i", (seed) => {
  test("are compared with what they were, and with themselves, and no change is told twice", async () => {
    const random = createRandom(seed);
    const printed = JSON.parse(printJson((await linkModel(everything)).catalogue)) as Node;
    const whole = toCatalogue(printed);
    let compared = 0;
    for (let round = 0; round < 150; round += 1) {
      const edited = structuredClone(printed);
      const edits = Array.from({ length: 1 + random(4) }, () => edit(edited, random));
      if (findMisfit(edited, schema) !== undefined) continue;
      const read = toCatalogue(edited);
      expect([edits, findTwice(compareCatalogues(whole, read).changes)]).toEqual([edits, []]);
      expect([edits, findTwice(compareCatalogues(read, whole).changes)]).toEqual([edits, []]);
      expect([edits, compareCatalogues(read, toCatalogue(edited)).changes]).toEqual([edits, []]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });
});

function toCatalogue(printed: Node): Catalogue {
  const complete = completeCatalogue(structuredClone(printed));
  if (complete === undefined) throw new Error("the edit has made something else of it");
  return reviveCatalogue(complete);
}

/** Takes something out, or puts in its place what stands elsewhere; gives what it did. */
function edit(whole: Node, random: (limit: number) => number): string {
  const areas = Object.keys(whole).filter((area) => area !== "schemas" || random(3) === 0);
  const area = areas[random(areas.length)] ?? "";
  const places = listContainers(whole[area]);
  const [place, other] = [places[random(places.length)], places[random(places.length)]];
  const keys = Object.keys(place ?? {});
  const key = keys[random(keys.length)];
  if (place === undefined || other === undefined || key === undefined) return "";
  if (Array.isArray(place) && random(2) === 0) {
    place.splice(Number(key), 1);
    return `${area}: without ${key}`;
  }
  const values = Object.values(other);
  const given = key in other ? other[key] : values[random(values.length)];
  place[key] = structuredClone(given ?? "x");
  return `${area}: ${key} is ${JSON.stringify(given)}`.slice(0, 200);
}

function listContainers(value: unknown): readonly Node[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(listContainers)];
}

/** What is told more than once of one thing with the same words. */
function findTwice(changes: readonly Change[]): readonly string[] {
  const told = changes.map(({ code, area, coordinate, before, after }) =>
    [code, area, coordinate, before?.text, after?.text].join(" "),
  );
  return told.filter((line, index) => told.indexOf(line) !== index);
}
