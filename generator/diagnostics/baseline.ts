import type { Diagnostic } from "./diagnostic.ts";

/*
 * Warnings that are known and accepted. They are told by code, file and message and never by their
 * lines, so that work elsewhere in a file neither hides a new one nor brings an old one back.
 */

/** What a project has accepted, as its baseline file says it. */
export interface Baseline {
  readonly known: readonly KnownWarning[];
  /** The most of the model that has been described, in percent; absent where nobody asked for it. */
  readonly coverage?: number | undefined;
}

/** A warning that is known, told again by its code, file and message, wherever in the file it is. */
export interface KnownWarning {
  readonly code: string;
  /** Absent for a warning that is about no file. */
  readonly file?: string | undefined;
  readonly message: string;
  /** How often the file has it. */
  readonly count: number;
}

/** Diagnostics, told apart by a baseline. */
export interface Judged {
  /** What counts: everything but known warnings. */
  readonly fresh: readonly Diagnostic[];
  readonly known: readonly Diagnostic[];
  /** What the baseline lists and the run did not meet, with how often it is missing. */
  readonly gone: readonly KnownWarning[];
}

/** Tells known warnings from the rest. Of several alike, the first ones are the known ones. */
export function applyBaseline(diagnostics: readonly Diagnostic[], { known }: Baseline): Judged {
  const left = new Map(known.map((warning) => [identify(warning), warning.count]));
  const isKnown = new Map(
    diagnostics.map((diagnostic) => {
      const key = identify(toIdentity(diagnostic));
      const count = diagnostic.severity === "warning" ? (left.get(key) ?? 0) : 0;
      if (count > 0) left.set(key, count - 1);
      return [diagnostic, count > 0];
    }),
  );
  return {
    fresh: diagnostics.filter((diagnostic) => isKnown.get(diagnostic) === false),
    known: diagnostics.filter((diagnostic) => isKnown.get(diagnostic) === true),
    gone: known.flatMap((warning) => {
      const count = left.get(identify(warning)) ?? 0;
      return count > 0 ? [{ ...warning, count }] : [];
    }),
  };
}

/** The baseline that knows these warnings, sorted, and what is kept of an earlier one. */
export function makeBaseline(
  diagnostics: readonly Diagnostic[],
  kept: readonly KnownWarning[],
  coverage: number | undefined,
): Baseline {
  const warnings = diagnostics.filter(({ severity }) => severity === "warning");
  const known = new Map<string, KnownWarning>(kept.map((warning) => [identify(warning), warning]));
  for (const diagnostic of warnings) {
    const identity = toIdentity(diagnostic);
    const key = identify(identity);
    known.set(key, { ...identity, count: (known.get(key)?.count ?? 0) + 1 });
  }
  const order = [...known].sort(([a], [b]) => (a < b ? -1 : 1));
  return { coverage, known: order.map(([, warning]) => warning) };
}

/** The text of a baseline file: a line for each warning, so that a change of one is a change of one line. */
export function printBaseline({ coverage, known }: Baseline): string {
  const lines = known.map((warning) => `    ${JSON.stringify(warning)}`);
  const head = ["{", '  "formatVersion": 1,', ...(coverage === undefined ? [] : [`  "coverage": ${coverage},`])];
  const list = lines.length === 0 ? ['  "known": []'] : ['  "known": [', lines.join(",\n"), "  ]"];
  return `${[...head, ...list, "}"].join("\n")}\n`;
}

type Identity = Omit<KnownWarning, "count">;

function toIdentity({ code, span, message }: Diagnostic): Identity {
  return span === undefined ? { code, message } : { code, file: span.file, message };
}

/** By file first, so that a file's warnings stand together. */
function identify({ code, file, message }: Identity): string {
  return JSON.stringify([file ?? "", code, message]);
}
