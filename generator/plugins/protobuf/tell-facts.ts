import type { JsonObject } from "../../catalogue/json.ts";
import { placeOfOption } from "./options/find-option.ts";
import type { PlacedOption } from "./options/list-options.ts";
import type { PlainFact } from "../plugin.ts";

/** In characters; the definition has the rest. */
const longestValue = 200;

/** Options that have no words of their own, by their names, with a way to where those are declared that a file here declares. */
export function tellFacts(
  options: JsonObject,
  find: (written: string) => PlacedOption | undefined,
  known: readonly string[] = [],
): readonly PlainFact[] {
  return Object.entries(options)
    .filter(([name]) => !known.includes(name))
    .map(([name, value]) => {
      const text = JSON.stringify(value);
      const shown = text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
      const option = find(name);
      const word = { text: shown, code: true, ...(option !== undefined && { to: placeOfOption(option) }) };
      return { label: name.slice(0, longestValue), value: [word] };
    });
}
