import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { isNode, type Document } from "yaml";
import { z } from "zod";
import { compareCodes } from "../diagnostics/codes/compare.ts";
import type { Report } from "../diagnostics/report.ts";
import { describeUnreadable } from "../diagnostics/describe-failure.ts";
import { dropByteOrderMark } from "../places/drop-byte-order-mark.ts";
import { endLines } from "../places/end-lines.ts";
import { parseYamlDocument } from "../places/parse-yaml-document.ts";
import { startOfFile } from "../places/start-of-file.ts";
import { createYamlSpans } from "../places/yaml-spans.ts";
import type { Acceptance } from "./gate.ts";

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, "must be a day such as 2027-06-30");

const schema = z
  .array(
    z.strictObject({
      rule: z.string().min(1),
      coordinate: z.string().min(1),
      reason: z.string().min(1),
      until: day.optional(),
    }),
  )
  .max(100_000)
  .nullable();

/** The file of accepted changes; undefined when it can't be used, which has been reported. */
export async function readAccepted(path: string, report: Report): Promise<readonly Acceptance[] | undefined> {
  const file = relative(process.cwd(), path).replaceAll("\\", "/");
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const span = startOfFile(file);
    report.add(compareCodes.malformedAccepted({ problem: describeUnreadable(error) }), span);
    return undefined;
  }
  if (!isUtf8(bytes)) {
    report.add(compareCodes.malformedAccepted({ problem: "it is not UTF-8" }), startOfFile(file));
    return undefined;
  }
  const text = endLines(dropByteOrderMark(bytes.toString("utf8")));
  const document = parseYamlDocument(text, { schema: "failsafe" });
  const toSpan = createYamlSpans(file, text);
  const refuse = (problem: string, [from, to]: readonly number[] = []): undefined => {
    report.add(compareCodes.malformedAccepted({ problem }), toSpan(from ?? 0, to ?? 1));
  };
  const [mistake] = document.errors;
  if (mistake !== undefined) return refuse("it is no well-formed YAML", mistake.pos);
  const checked = schema.safeParse(toValue(document));
  if (checked.success) return checked.data ?? [];
  const [issue] = checked.error.issues;
  const [entry, key] = issue?.path ?? [];
  if (entry === undefined) return refuse("it must be a list of entries", document.range);
  const node: unknown = document.getIn([entry], true);
  const place = isNode(node) ? (node.range ?? []) : [];
  const name = `entry ${Number(entry) + 1}${key === undefined ? "" : `, \`${String(key)}\``}`;
  return refuse(`${name}: ${issue?.message.replace(/^Invalid input: /, "") ?? ""}`, place);
}

/** Undefined where an alias is used: a list of this kind has no use for any. */
function toValue(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}
