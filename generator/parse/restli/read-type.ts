import { restliCodes } from "../../diagnostics/codes/restli.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { AttributeReader } from "../json/read-attributes.ts";
import { readTypeText } from "./read-type-text.ts";
import type { RestliTypeNode } from "./restli-document.ts";

/** The type that an attribute holds as text; absent where there is none. */
export function readType(
  reader: AttributeReader,
  key: string,
  where: string,
  report: Report,
): RestliTypeNode | undefined {
  const text = reader.string(key);
  if (text === undefined) return undefined;
  const type = readTypeText(text.text, text.span);
  if (type !== undefined) return { type, span: text.span };
  report.add(restliCodes.unreadableType({ type: clip(text.text), where }), text.span);
  return { type: { kind: "reference", name: clip(text.text), unresolved: true }, span: text.span };
}

/** Text of the input may be of any length; in a message and as a placeholder it takes at most this much room. */
function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
