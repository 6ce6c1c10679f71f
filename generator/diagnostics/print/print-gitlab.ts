import type { Diagnostic, Severity } from "../diagnostic.ts";
import { fingerprintDiagnostics } from "../fingerprint-diagnostics.ts";
import type { RunReport } from "./run-report.ts";

/** How a code quality report of GitLab is printed. */
export interface GitlabOptions {
  /** The file's path from the top of the repository. */
  locate(path: string): string;
  /** Notes are listed too. */
  readonly verbose?: boolean | undefined;
}

const severities: Readonly<Record<Severity, string>> = { error: "critical", warning: "minor", info: "info" };

/**
 * The report as Code Quality of GitLab: a list of what is wrong, which a merge request compares with that of its target by
 * fingerprints. Known warnings are nobody's concern there, and are left out.
 */
export function printGitlab({ diagnostics }: RunReport, { locate, verbose }: GitlabOptions): string {
  const fingerprints = fingerprintDiagnostics(diagnostics);
  const issues = diagnostics
    .filter(({ severity }) => verbose === true || severity !== "info")
    .map((diagnostic) => ({
      description: describe(diagnostic),
      check_name: diagnostic.code,
      fingerprint: fingerprints.get(diagnostic),
      severity: severities[diagnostic.severity],
      location: {
        // What is about the whole has no file, and GitLab lists nothing without one.
        path: diagnostic.span === undefined ? "." : locate(diagnostic.span.file),
        lines: { begin: diagnostic.span?.startLine ?? 1, end: diagnostic.span?.endLine ?? 1 },
      },
    }));
  return `${JSON.stringify(issues, null, 2)}\n`;
}

function describe({ message, help }: Diagnostic): string {
  return help === undefined ? message : `${message} (${help.replaceAll("\n", "; ")})`;
}
