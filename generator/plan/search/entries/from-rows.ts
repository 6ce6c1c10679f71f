import type { SymbolView } from "../../../page-model/metamodel.ts";
import type { FieldRow, RichText } from "../../../page-model/parts.ts";
import type { SearchKindName } from "../../../page-model/search-kinds.ts";
import { firstSentence } from "../../prose/prose.ts";
import type { SearchEntry } from "../search-entry.ts";
import { toPlainText } from "./to-plain-text.ts";

/** What rows of tables give: fields, arguments, options and the like. */
export function fromRows(rows: readonly FieldRow[], kind: SearchKindName): readonly SearchEntry[] {
  return rows.map(({ id, name, type, doc, deprecated }): SearchEntry => {
    const text = toPlainText(doc);
    return {
      kind,
      name,
      anchor: id,
      meaning: firstSentence(text) || join(type),
      text,
      deprecated: deprecated !== undefined,
      types: namesIn(type),
    };
  });
}

/** What a symbol or a value gives. */
export function fromSymbol(
  { id, name, doc, deprecated }: SymbolView,
  kind: "symbol" | "enumValue" | "sdkEnum" | "sdkValue",
): SearchEntry {
  const text = toPlainText(doc);
  return { kind, name, anchor: id, meaning: firstSentence(text), text, deprecated: deprecated !== undefined };
}

/** An entry whose meaning, or that of another, says all that there is to say of it. */
export function withoutText(entry: SearchEntry): SearchEntry {
  return { ...entry, text: "" };
}

/** The words of a text without its links. */
export function join(text: RichText): string {
  return text.map((run) => run.text).join("");
}

/** Identifiers in a type expression. */
export function namesIn(type: RichText): readonly string[] {
  const text = join(type);
  return /^[A-Za-z_]\w*$/.test(text) ? [text] : [...new Set(text.match(/[A-Za-z_]\w*/g))];
}
