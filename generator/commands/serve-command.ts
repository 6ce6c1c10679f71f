import { Command, InvalidArgumentError } from "commander";
import type { ExitCode } from "../verdict/exit-code.ts";
import { addReachOptions, type ReachOptions, readReach } from "./reach-options.ts";
import type { Terminal } from "./terminal.ts";

interface ServeOptions extends ReachOptions {
  readonly out?: string | undefined;
  readonly port: number;
}

/** `serve`: a preview of a written site, for this machine only unless more is asked for. */
export function describeServe(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const command = new Command("serve")
    .description("preview the written site on this machine")
    .argument("[folder]", "folder to serve, as with --out")
    .option("--out <folder>", "folder to serve; without it, the one that generate writes to")
    .option("--port <number>", "port to listen on, 0 for any free one", parsePort, 4173);
  return addReachOptions(command).action(
    async (folder: string | undefined, { out = folder, ...options }: ServeOptions) =>
      end(await runServe(terminal, { ...options, out })),
  );
}

/** Takes a number that a port can have. */
export function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) throw new InvalidArgumentError("A number from 0 to 65535 is expected.");
  return port;
}

async function runServe(terminal: Terminal, { out, port, ...options }: ServeOptions): Promise<ExitCode> {
  const { configKeys } = await import("../config/config-keys.ts");
  const { readConfig } = await import("../config/read-config.ts");
  const { createReport } = await import("../diagnostics/report.ts");
  const { serveFolder } = await import("../serve/serve-folder.ts");
  const { printReport } = await import("./print-report.ts");
  const { waitForEnd } = await import("./wait-for-end.ts");
  const report = createReport();
  const read = out === undefined ? await readConfig(undefined, process.cwd(), report) : undefined;
  const folder = out ?? read?.config.out ?? configKeys.out.default ?? "output";
  const preview =
    report.diagnostics.length > 0 ? undefined : await serveFolder({ folder, port, reach: readReach(options) }, report);
  if (preview === undefined) {
    printReport(terminal, report, { texts: read?.texts ?? new Map(), to: "error", quiet: true });
    return 2;
  }
  terminal.error(`serving ${folder} at ${preview.url} (Ctrl+C ends it)\n`);
  const { urlsElsewhere } = preview;
  if (urlsElsewhere.length > 0) terminal.error(`other machines reach it at ${urlsElsewhere.join(", ")}\n`);
  await waitForEnd();
  await preview.close();
  return 0;
}
