import type { JsonValue } from "../../catalogue/json.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import { byPath } from "./annotation-values.ts";

/** What the platform keeps with an edge, by the key that names the path where the aspect has it. */
const details = [
  ["createdOn", "created on"],
  ["createdActor", "created by"],
  ["updatedOn", "updated on"],
  ["updatedActor", "updated by"],
  ["properties", "properties"],
  ["via", "by way of"],
] as const;

/** Where an edge has its times, actors and properties from, e.g. `The edge at to keeps: created on at.time`; a fact for each path. */
export function describeEdgeDetails(value: JsonValue): readonly RichText[] {
  return byPath(value).flatMap(([path, annotation]) => {
    const kept = details.flatMap(([key, words]) => {
      const from = annotation[key];
      return typeof from === "string" ? [{ words, from }] : [];
    });
    if (kept.length === 0) return [];
    const at: readonly TextRun[] = path === undefined ? [] : [{ text: " at " }, { text: path, code: true }];
    const names = nameBeside(kept.map(({ from }) => from));
    const told = kept.flatMap(({ words }, index): readonly TextRun[] => [
      { text: `${index === 0 ? "" : ", "}${words} ` },
      { text: names[index] ?? "", code: true },
    ]);
    const [first, ...others] = told;
    return [[{ text: "The edge" }, ...at, { text: ` keeps: ${first?.text ?? ""}` }, ...others]];
  });
}

/** Paths as the fields there are called, from the item on that all of them are in: beside each other `created.time` and `created.actor`. */
function nameBeside(paths: readonly string[]): readonly string[] {
  const [first = "", ...others] = paths.map((path) => path.slice(0, path.lastIndexOf("/*/") + 3));
  const shared = first.endsWith("/*/") && others.every((other) => other === first) ? first.length : 0;
  return paths.map((path) => path.slice(shared).replaceAll("/", "."));
}
