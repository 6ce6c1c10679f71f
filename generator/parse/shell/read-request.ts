import { createReport } from "../../diagnostics/report.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import type { ShellRequest } from "./shell-document.ts";
import type { WrittenWord } from "./written-word.ts";

/** What `curl` is told to send and where to; undefined where no address is written out. */
export function readRequest([, ...words]: readonly WrittenWord[], file: string): ShellRequest | undefined {
  const url = words.find(({ text }) => /^(?:https?:\/\/|localhost\b|\/)/.test(text));
  if (url === undefined) return undefined;
  const data = words.find((_, index) => /^(?:-d|--json|--data(?:-raw|-binary)?)$/.test(words[index - 1]?.text ?? ""));
  const body = data && readBody(data, file);
  return { url: url.text, span: url.span, body };
}

/** Only single quotes leave each letter where it is. */
function readBody({ quoted }: WrittenWord, file: string): ShellRequest["body"] {
  if (quoted === undefined) return undefined;
  const report = createReport();
  // What stands before it keeps lines and columns as they are.
  const text = "\n".repeat(quoted.line - 1) + " ".repeat(quoted.column - 1) + quoted.text;
  const json = parseLocatedJson({ path: file, text }, report);
  return report.diagnostics.length > 0 ? undefined : json;
}
