import type { JsonObject } from "../../catalogue/json.ts";
import type { PlainFact } from "../plugin.ts";

/** In characters; the definition has the rest. */
const longestValue = 200;

/** Options that have no words of their own, by their names. */
export function tellFacts(options: JsonObject, known: readonly string[] = []): readonly PlainFact[] {
  return Object.entries(options)
    .filter(([name]) => !known.includes(name))
    .map(([name, value]) => {
      const text = JSON.stringify(value);
      const shown = text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
      return { label: name.slice(0, longestValue), value: [{ text: shown, code: true }] };
    });
}
