import { suggestRemedy } from "../describe-failure.ts";
import { defineCode } from "../code.ts";

/** What can be wrong with the file of known warnings, and what is told about it. Its errors end a run with exit code 2. */
export const baselineCodes = {
  noFile: defineCode<{ by: string }>("baseline/no-file", {
    severity: "error",
    message: ({ by }) => `${by} needs a baseline file, and none is named`,
    help: () => "name one with --baseline, or under `baseline` in the config file",
    setting: ({ by }) => (by === "`coverage.ratchet`" ? { key: "coverage.ratchet" } : undefined),
    explanation: `
\`--update-baseline\` writes what is known today to the baseline file, and \`coverage.ratchet\` compares with the number in
it. Neither can do so without knowing which file that is:

    aspectdoc generate --baseline aspectdoc.baseline.json --update-baseline
`,
  }),
  missingFile: defineCode<{ path: string }>("baseline/missing-file", {
    severity: "error",
    message: ({ path }) => `there is no baseline file \`${path}\``,
    help: () => "--update-baseline writes it",
    setting: () => ({ key: "baseline" }),
    explanation: `
The baseline file lists the warnings that are known, so that only new ones count. A run that was told of a file that
isn't there would count all of them as new, or none as wrong, so it stops. The first file is written by:

    aspectdoc generate --baseline aspectdoc.baseline.json --update-baseline
`,
  }),
  unreadable: defineCode<{ path: string; reason: string }>("baseline/unreadable-file", {
    severity: "error",
    message: ({ path, reason }) => `the baseline file \`${path}\` could not be read: ${reason}`,
    help: ({ reason }) =>
      reason === "it is a folder"
        ? "name a file in it, such as `aspectdoc.baseline.json`; --update-baseline writes it"
        : suggestRemedy(reason),
    setting: () => ({ key: "baseline" }),
    explanation: `
What \`--baseline\` or \`baseline\` in the config file names is there, and yet is no file that can be read: it may be a folder,
or belong to another user. Paths in a config file count from that file:

    baseline: ci/baseline.json
`,
  }),
  malformed: defineCode<{ problem: string }>("baseline/malformed", {
    severity: "error",
    message: ({ problem }) => `the baseline file cannot be used: ${problem}`,
    help: () => "take it from the repository's history, or remove it and write it anew with --update-baseline",
    explanation: `
The baseline file isn't the JSON that \`--update-baseline\` writes. A frequent cause is a merge conflict in it. Its form:

    {
      "formatVersion": 1,
      "known": [{ "code": "check/unused-aspect", "file": "A.pdl", "message": "...", "count": 1 }]
    }
`,
  }),
  notWritten: defineCode<{ path: string; reason: string }>("baseline/not-written", {
    severity: "error",
    message: ({ path, reason }) => `the baseline file \`${path}\` could not be written: ${reason}`,
    help: ({ reason }) => suggestRemedy(reason, "check that its folder exists and may be written to"),
    setting: () => ({ key: "baseline" }),
    explanation: `
The system refused to write the baseline file. The folder that it is to be in has to exist:

    mkdir -p ci
    aspectdoc generate --baseline ci/baseline.json --update-baseline
`,
  }),
  gone: defineCode<{ code: string; file: string | undefined; message: string; count: number }>("baseline/gone", {
    severity: "info",
    message: ({ code, file, message, count }) =>
      `a known warning no longer occurs${count > 1 ? ` (${count} times)` : ""}: ${code}${file === undefined ? "" : ` in \`${file}\``}: ${message}`,
    help: () => "--update-baseline drops it from the baseline file",
    explanation: `
The baseline file lists a warning that the model doesn't give rise to any more. Nothing is wrong; but as long as it is
listed, the same mistake could come back unseen:

    aspectdoc generate --update-baseline
`,
  }),
} as const;
