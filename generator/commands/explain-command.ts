import { Command } from "commander";
import type { ExitCode } from "../verdict/exit-code.ts";
import type { Terminal } from "./terminal.ts";

/** `explain`: prints what the code of a diagnostic or of a change means, or the list of codes. */
export function describeExplain(terminal: Terminal, end: (code: ExitCode) => void): Command {
  return new Command("explain")
    .description(
      "say what the code of a diagnostic or a change means and what to do about it; without a code, or with an area, list them",
    )
    .argument("[code]", "such as link/unknown-type, or an area such as breaking")
    .action(async (code: string | undefined) => end(await runExplain(terminal, code)));
}

async function runExplain(terminal: Terminal, code: string | undefined): Promise<ExitCode> {
  const codes = [...(await listExplained()), ...(await listOfPlugins(process.cwd()))];
  if (code === undefined) {
    listAll(codes, terminal);
    return 0;
  }
  const entry = findExplained(code, codes);
  if (entry !== undefined) {
    terminal.out(`${entry.code} (${entry.rank})\n\n${entry.explanation}\n`);
    return 0;
  }
  const area = codes.filter((known) => known.code.startsWith(`${code.toLowerCase().replace(/\/$/, "")}/`));
  if (area.length > 0) {
    listAll(area, terminal);
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

function listAll(codes: readonly Explained[], terminal: Terminal): void {
  const width = Math.max(...codes.map(({ code }) => code.length));
  for (const { code, rank } of codes) terminal.out(`${code.padEnd(width)}  ${rank}\n`);
}

/** The one that was meant: its code as it is, in whatever a message has around it, or without an area if one area alone has it. */
function findExplained(written: string, codes: readonly Explained[]): Explained | undefined {
  const meant = (/\[([^\]]+)\]/.exec(written)?.[1] ?? written).toLowerCase();
  const whole = codes.find(({ code }) => code === written) ?? codes.find(({ code }) => code === meant);
  const named = codes.filter(({ code }) => code.endsWith(`/${meant}`));
  return whole ?? (named.length === 1 ? named[0] : undefined);
}

/** Those of the plug-ins that come with the tool, and of those that the configuration here names. */
async function listOfPlugins(cwd: string): Promise<readonly Explained[]> {
  const { readConfig } = await import("../config/read-config.ts");
  const { loadPlugins } = await import("../plugins/load-plugins.ts");
  const { bundledPlugins } = await import("../plugins/bundled-plugins.ts");
  const { createReport } = await import("../diagnostics/report.ts");
  // What is wrong with them is no question about a code.
  const silent = createReport();
  const configured = (await readConfig(undefined, cwd, silent))?.config.plugins ?? [];
  const entries = configured.map((written) => (typeof written === "string" ? { plugin: written } : written));
  const others = [...bundledPlugins.keys()].filter((name) => entries.every(({ plugin }) => plugin !== name));
  const plugins = await loadPlugins([...entries, ...others.map((plugin) => ({ plugin }))], silent);
  return plugins.flatMap(({ name, codes }) =>
    Object.entries(codes).map(([code, { severity, explanation }]) => ({
      ...{ code: `${name}/${code}`, rank: severity, explanation: explanation.trim() },
    })),
  );
}

interface Explained {
  readonly code: string;
  /** Severity of a diagnostic, verdict of a change. */
  readonly rank: string;
  readonly explanation: string;
}

/** Diagnostics first, then changes. */
async function listExplained(): Promise<readonly Explained[]> {
  const { listCodes } = await import("../diagnostics/codes.ts");
  const { listRules } = await import("../compare/rules.ts");
  return [
    ...listCodes().map(({ code, severity, explanation }) => ({ code, rank: severity, explanation })),
    ...listRules().map(({ code, verdict, explanation }) => ({ code, rank: verdict, explanation })),
  ];
}
