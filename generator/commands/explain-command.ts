import { Command } from "commander";
import type { ExitCode } from "./exit-code.ts";
import type { Terminal } from "./terminal.ts";

/** `explain`: prints what a diagnostic code means, or the list of codes. */
export function describeExplain(terminal: Terminal, end: (code: ExitCode) => void): Command {
  return new Command("explain")
    .description("say what a diagnostic code means and how to mend it; without a code, list them")
    .argument("[code]", "such as link/unknown-type")
    .action(async (code: string | undefined) => end(await runExplain(terminal, code)));
}

async function runExplain(terminal: Terminal, code: string | undefined): Promise<ExitCode> {
  const { findCode, listCodes } = await import("../diagnostics/codes.ts");
  const codes = listCodes();
  if (code === undefined) {
    const width = Math.max(...codes.map((entry) => entry.code.length));
    for (const entry of codes) terminal.out(`${entry.code.padEnd(width)}  ${entry.severity}\n`);
    return 0;
  }
  const entry = findCode(code);
  if (entry !== undefined) {
    terminal.out(`${entry.code} (${entry.severity})\n\n${entry.explanation}\n`);
    return 0;
  }
  const { suggestCodes } = await import("./suggest-codes.ts");
  const { usageCodes } = await import("../diagnostics/codes/usage.ts");
  const { printReport } = await import("./print-report.ts");
  const problem = usageCodes.unknownCode({
    code,
    suggestions: suggestCodes(
      code,
      codes.map((known) => known.code),
    ),
  });
  printReport(terminal, { diagnostics: [{ ...problem, related: [] }] }, { texts: new Map(), to: "error", quiet: true });
  return 2;
}
