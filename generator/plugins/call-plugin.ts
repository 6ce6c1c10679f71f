import type { z } from "zod";
import type { Span } from "../catalogue/span.ts";
import { pluginCodes } from "../diagnostics/codes/plugin.ts";
import type { RelatedSpan } from "../diagnostics/diagnostic.ts";
import type { Report } from "../diagnostics/report.ts";
import { InterruptedError } from "../diagnostics/interrupted-error.ts";
import { findPromise } from "./find-promise.ts";
import { findThrown } from "./find-thrown.ts";
import { isOverdue } from "./signals/let-interrupt.ts";
import { letSignalsEndWork } from "./signals/let-signals-end-work.ts";
import { sayThrown } from "./say-thrown.ts";
import { startOfFile } from "../places/start-of-file.ts";
import { StoppedCall } from "./stopped-call.ts";

/** A call of a plug-in: which, of what, and where it is said when it goes wrong. */
export interface PluginCall {
  /** Name of the plug-in. */
  readonly plugin: string;
  /** As authors write it, e.g. `reader.read`. */
  readonly call: string;
  /** Where the plug-in's file is, which stacks name by its path or its address. */
  readonly location?: string | undefined;
  /** What its file is called. */
  readonly file?: string | undefined;
  /** In milliseconds, what it may take; absent for what comes with the tool, which ends. */
  readonly timeLimit?: number | undefined;
  /** What it was called with, where that is a file. */
  readonly about?: Span | undefined;
}

/**
 * What a plug-in gives, held to the shape that it should have; undefined when it can't be had, which has been reported. A call
 * that goes on for too long is ended, and a `StoppedCall` thrown.
 */
export function callPlugin<Value>(
  call: PluginCall,
  { work, shape, report }: { readonly work: () => unknown; readonly shape: z.ZodType<Value>; readonly report: Report },
): Value | undefined {
  const { plugin, call: name, timeLimit, about } = call;
  try {
    const given = letSignalsEndWork(work, timeLimit);
    const checked = shape.safeParse(given);
    if (checked.success) return checked.data;
    const problem = findPromise(given) ?? describeIssues(checked.error.issues);
    report.add(pluginCodes.wrongResult({ plugin, call: name, problem }), about ?? toStart(call));
  } catch (error) {
    if (error instanceof InterruptedError) throw error;
    if (timeLimit !== undefined && isOverdue(error))
      throw new StoppedCall(
        pluginCodes.stopped({ plugin, call: name, end: "time", limits: { time: timeLimit } }),
        about ?? toStart(call),
      );
    const thrown = findThrown(error, call);
    const related: readonly RelatedSpan[] =
      about === undefined || thrown === undefined ? [] : [{ message: "thrown here", span: thrown }];
    report.add(
      pluginCodes.threw({ plugin, call: name, problem: sayThrown(error) }),
      about ?? thrown ?? toStart(call),
      related,
    );
  }
  return undefined;
}

/** The issue that goes deepest says most: of a union, the member that was meant came furthest. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues;
  if (issue === undefined) return "it is of another form";
  return describeIssue(issue, []);
}

function describeIssue(issue: z.core.$ZodIssue, before: readonly PropertyKey[]): string {
  const path = [...before, ...issue.path];
  if (issue.code === "invalid_union") {
    const furthest = issue.errors
      .flatMap(([first]) => first ?? [])
      .toSorted((one, other) => other.path.length - one.path.length)[0];
    if (furthest !== undefined && furthest.path.length > 0) return describeIssue(furthest, path);
  }
  const place = path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`))
    .join("");
  const said = sayIssue(issue);
  return place === "" ? said : `\`${place}\`: ${said}`;
}

function sayIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return `there is no key ${issue.keys.map((key) => `\`${key}\``).join(", ")}`;
  if (issue.code === "invalid_union") {
    // Each of its members says what it would have been, and what it found instead.
    const members = issue.errors.flatMap(([first]) => (first === undefined ? [] : [sayIssue(first)]));
    const wanted = members.flatMap((each) => /^expected (.+), received .+$/.exec(each)?.[1] ?? []);
    const [, found = ""] = /, received (.+)$/.exec(members[0] ?? "") ?? [];
    if (wanted.length > 0 && wanted.length === members.length)
      return `expected ${[...new Set(wanted)].join(" or ")}, received ${found}`;
  }
  return issue.message.replace(/^Invalid input: /, "").replace(/^Invalid discriminator value\. E/, "e");
}

function toStart({ file }: PluginCall): Span | undefined {
  return file === undefined ? undefined : startOfFile(file);
}
