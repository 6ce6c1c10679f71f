import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import { isOn } from "./annotation-values.ts";

const kinds: ReadonlyMap<string, string> = new Map([
  ["tabular", "a table"],
  ["properties", "properties"],
]);

/** How the platform shows an aspect that it renders by itself, e.g. `a tab “Parts”, as a table of parts`; else undefined. */
export function describeAspectTab({ autoRender, renderSpec }: JsonObject): RichText | undefined {
  if (!isOn(autoRender)) return undefined;
  const runs: TextRun[] = [{ text: "a tab of its own" }];
  if (!isJsonObject(renderSpec)) return runs;
  const { displayName, displayType, key } = renderSpec;
  if (typeof displayName === "string") runs.push({ text: `, “${displayName}”` });
  if (typeof displayType === "string") {
    runs.push({ text: ", as " }, { text: kinds.get(displayType) ?? displayType, title: displayType });
    if (typeof key === "string") runs.push({ text: " of " }, { text: key, code: true });
  }
  return runs;
}
