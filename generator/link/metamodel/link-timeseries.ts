import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { TimeseriesField } from "../../catalogue/metamodel.ts";
import { textAt } from "./annotations.ts";
import type { FieldVisit } from "./walk-aspect.ts";

/** What gathers timeseries fields: it is shown one field after the other, and holds what it found in them. */
export interface TimeseriesCollector {
  visit(visit: FieldVisit): void;
  readonly found: readonly TimeseriesField[];
}

/** Gathers the fields of a timeseries aspect that are stored for aggregation while its record is walked. */
export function createTimeseriesCollector(aspect: string): TimeseriesCollector {
  const found: TimeseriesField[] = [];

  function add({ field, path }: FieldVisit, name: "TimeseriesField" | "TimeseriesFieldCollection"): void {
    const annotation = field.annotations[name];
    if (annotation === undefined) return;
    const object = isJsonObject(annotation) ? annotation : {};
    const collection = name === "TimeseriesFieldCollection";
    found.push({
      aspect,
      fieldPath: path,
      statName: textAt(object, "name") ?? field.name,
      collection,
      key: collection ? textAt(object, "key") : undefined,
      annotation,
    });
  }

  return {
    visit(visit) {
      add(visit, "TimeseriesField");
      add(visit, "TimeseriesFieldCollection");
    },
    found,
  };
}
