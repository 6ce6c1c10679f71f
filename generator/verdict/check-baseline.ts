import { isNode, type LineCounter, parseDocument } from "yaml";
import { countYamlLines } from "../places/yaml-lines.ts";
import { z } from "zod";
import type { Span } from "../catalogue/span.ts";
import type { Baseline } from "../diagnostics/baseline.ts";

type Place = Omit<Span, "file">;
type Checked = { readonly baseline: Baseline } | { readonly problem: string; readonly place: Place };

const percent = z.number().refine((value) => value >= 0 && value <= 100);

const baselineSchema = z.strictObject({
  formatVersion: z.literal(1),
  coverage: percent.optional(),
  known: z.array(
    z.strictObject({
      code: z.string().min(1),
      file: z.string().optional(),
      message: z.string(),
      count: z.int().min(1),
    }),
  ),
});

/** The baseline that a text holds, or the first thing that keeps it from being one, and where that is. */
export function checkBaseline(text: string): Checked {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: "it is not well-formed JSON", place: findSyntaxError(text) };
  }
  const checked = baselineSchema.safeParse(value);
  if (checked.success) return { baseline: checked.data };
  // A file that is wrong in one place is mostly wrong in many, and one says enough.
  const [issue] = checked.error.issues;
  const path = issue?.path ?? [];
  const where = path.length === 0 ? "its top" : `\`${path.join(".")}\``;
  const keys = issue?.code === "unrecognized_keys" ? `has the unknown key \`${issue.keys.join(", ")}\`` : undefined;
  return { problem: `${where} ${keys ?? "is missing or not what it must be"}`, place: findPlace(text, path) };
}

/** Mostly a merge has left its marks. JSON is YAML, whose parser tells places; it is only asked when something is wrong. */
function findSyntaxError(text: string): Place {
  const counter = countYamlLines(text);
  const document = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
  const mark = text.search(/^(?:<{7}|={7}|>{7})/m);
  return toPlace(counter, mark >= 0 ? mark : (document.errors[0]?.pos[0] ?? 0));
}

function findPlace(text: string, path: readonly PropertyKey[]): Place {
  const counter = countYamlLines(text);
  const document = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
  // What is missing has no place; what it is missing from has.
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return toPlace(counter, node.range[0]);
  }
  return toPlace(counter, 0);
}

function toPlace(counter: LineCounter, offset: number): Place {
  const { line, col } = counter.linePos(offset);
  return {
    startLine: Math.max(1, line),
    startColumn: Math.max(1, col),
    endLine: Math.max(1, line),
    endColumn: Math.max(1, col),
  };
}
