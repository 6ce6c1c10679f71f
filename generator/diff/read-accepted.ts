import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { compareCodes } from "../diagnostics/codes/compare.ts";
import type { Report } from "../diagnostics/report.ts";
import { describeFailure } from "../discover/read-bytes.ts";
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
  const span = { file, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const refuse = (problem: string): undefined => {
    report.add(compareCodes.malformedAccepted({ problem }), span);
    return undefined;
  };
  let value: unknown;
  try {
    value = parse(await readFile(path, "utf8"), { schema: "failsafe", maxAliasCount: 0, logLevel: "silent" });
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error;
    return refuse(isMissing && !("pos" in error) ? describeFailure(error) : "it is no well-formed YAML");
  }
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data ?? [];
  const [issue] = checked.error.issues;
  const [entry, key] = issue?.path ?? [];
  return refuse(
    `entry ${Number(entry ?? 0) + 1}${key === undefined ? "" : `, \`${String(key)}\``}: ${issue?.message ?? "it is no list"}`,
  );
}
