import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { sayValue } from "../../catalogue/say-value.ts";
import { asList, asObject, asText, onlyObjects } from "./api-document.ts";
import type { Words } from "../plugin.ts";
import { asDoc } from "./as-doc.ts";
import { joinWords } from "./join-words.ts";
import { toWords } from "./to-words.ts";

/** A value that a schema names. */
export interface NamedValue {
  readonly text: string;
  /** As programs that are made of the description call it, and what is said of it. */
  readonly about: Words;
}

/**
 * All values that a schema allows, where it names them: by `enum`, with what tools have agreed to say beside it, or as
 * alternatives of which each is one value, with its title and description.
 */
export function listValues(node: JsonObject): readonly NamedValue[] {
  const symbols = asList(node["enum"]);
  if (symbols.length > 0) {
    const names = first(node, ["x-enum-varnames", "x-enumNames"]);
    const docs = first(node, ["x-enum-descriptions", "x-enumDescriptions", "enumDescriptions"]);
    return symbols.map((symbol, index) => {
      const text = sayValue(symbol);
      const name = tell(names, text, index);
      return { text, about: join(name === text ? undefined : name, toDocWords(tell(docs, text, index))) };
    });
  }
  const alternatives = [...asList(node["oneOf"]), ...asList(node["anyOf"])];
  const fixed = onlyObjects(alternatives).filter((each) => each["const"] !== undefined);
  if (fixed.length === 0 || fixed.length < alternatives.length) return [];
  return fixed.map((each) => ({
    text: sayValue(each["const"] ?? null),
    about: join(
      ...[
        each["deprecated"] === true ? "Deprecated" : undefined,
        asText(each["title"]),
        toDocWords(asDoc(each["description"])),
      ],
    ),
  }));
}

function first(node: JsonObject, keys: readonly string[]): JsonValue | undefined {
  return keys.map((key) => node[key]).find((value) => value !== undefined);
}

/** Tools give a list in the order of the values, or an object by value. */
function tell(told: JsonValue | undefined, symbol: string, index: number): string | undefined {
  return asText(isJsonArray(told) ? told[index] : asObject(told)?.[symbol]);
}

function toDocWords(doc: string | undefined): Words | undefined {
  return doc === undefined ? undefined : toWords(doc);
}

function join(...parts: readonly (Words | undefined)[]): Words {
  return joinWords(
    parts.filter((part) => part !== undefined),
    ": ",
  );
}
