import { relative } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { configKeys } from "../config/config-keys.ts";
import { formatCount } from "../diagnostics/print/print-summary.ts";
import type { ExitCode } from "../verdict/exit-code.ts";
import { parseBase } from "./generate-command.ts";
import { addModelOptions, type ModelOptions } from "./model-options.ts";
import { addReachOptions, type ReachOptions, readReach } from "./reach-options.ts";
import { parsePort } from "./serve-command.ts";
import type { DevelopOptions } from "../dev/develop-site.ts";
import type { QuietFolder } from "../dev/find-quiet-folder.ts";
import type { Terminal } from "./terminal.ts";

interface DevOptions extends ModelOptions, ReachOptions {
  readonly base?: string | undefined;
  readonly port: number;
  readonly poll?: number | true | undefined;
}

/** `dev`: the site on this machine while its input is being written, by the site's code as it is built or as `openSource` has it. */
export function describeDev(
  terminal: Terminal,
  end: (code: ExitCode) => void,
  openSource?: DevelopOptions["openSource"],
): Command {
  const { base } = configKeys;
  const command = new Command("dev")
    .description("show the site on this machine and keep it up to date with its input")
    .option("--port <number>", "port to listen on, 0 for any free one", parsePort, 4174)
    .option(
      "--poll [milliseconds]",
      "look for changes every so often (1000), where the file system tells of none: network mounts, some containers",
      parsePause,
    )
    .option("--base <path>", `${base.help} (default: "${base.default}")`, parseBase);
  return addModelOptions(addReachOptions(command)).action(async (_: readonly string[], options: DevOptions) =>
    end(await runDev(terminal, options, openSource)),
  );
}

/** In milliseconds: how often changes are looked for. */
const usualPause = 1000;

function parsePause(value: string): number {
  const pause = Number(value);
  if (!/^\d+$/.test(value) || pause < 50 || pause > 60_000) {
    throw new InvalidArgumentError("A number of milliseconds from 50 to 60000 is expected.");
  }
  return pause;
}

function describeQuiet({ folder, kind }: QuietFolder): string {
  const where = relative(process.cwd(), folder) || ".";
  return `${where} is on ${kind}, and what is changed from elsewhere may stay unnoticed there; --poll looks for it`;
}

async function runDev(
  terminal: Terminal,
  options: DevOptions,
  openSource: DevelopOptions["openSource"],
): Promise<ExitCode> {
  const { developSite } = await import("../dev/develop-site.ts");
  const { given, readOverrides } = await import("./run-model-command.ts");
  const { printReport } = await import("./print-report.ts");
  const { printQueries } = await import("./print-queries.ts");
  const { waitForEnd } = await import("./wait-for-end.ts");
  const { printTimings } = await import("./print-timings.ts");
  const { createReport } = await import("../diagnostics/report.ts");
  const { demoNote } = await import("../config/demo-config.ts");
  const { createProgress } = await import("./progress.ts");
  const progress = createProgress(terminal, options.quiet === true);
  const report = createReport();
  if (options.demo === true && options.quiet !== true) terminal.error(`${demoNote}\n`);
  let printed = "";
  const said = new Set<string>();
  const sayOnce = (text: string): void => {
    if (!said.has(text)) terminal.error(`${text}\n`);
    said.add(text);
  };
  const site = await developSite(
    {
      cwd: process.cwd(),
      config: options.config,
      isDemo: options.demo,
      overrides: { ...readOverrides(options), ...given({ base: options.base }) },
      port: options.port,
      reach: readReach(options),
      poll: options.poll === true ? usualPause : options.poll,
      openSource,
      // A large model takes its time at first.
      onStage: (stage) => progress.begin(stage),
      onRound(
        { site: live, isStale, configPlace, diagnostics, texts, locations, timings, traces },
        { origin, originsElsewhere, milliseconds, hasNews, quietFolder },
      ) {
        progress.end();
        // What has been said already would only hide what is new.
        const found = JSON.stringify(diagnostics);
        const isSame = found === printed;
        if (!isSame) printReport(terminal, { diagnostics }, { ...options, texts, locations, to: "out" });
        printed = found;
        // Of a log beside the model that grows all the time, whoever measures hears alone.
        if (isSame && !hasNews && options.timing === undefined) return;
        if (options.timing !== undefined) terminal.error(printTimings(timings));
        if (options.timing === "queries") terminal.error(printQueries(traces));
        if (options.quiet) return;
        if (configPlace !== undefined) sayOnce(configPlace);
        const took = `${Math.round(milliseconds)} ms`;
        const where = `${origin}${live?.base ?? "/"}`;
        const shown = live === undefined ? "says why, and shows it once it can be made" : "shows what was there before";
        if (isStale) terminal.error(`no site could be made, in ${took}; ${where} ${shown}\n`);
        else terminal.error(`${formatCount(live?.pageCount ?? 0, "page")} at ${where} in ${took} (Ctrl+C ends it)\n`);
        const elsewhere = originsElsewhere.map((other) => `${other}${live?.base ?? "/"}`);
        if (elsewhere.length > 0) sayOnce(`other machines reach it at ${elsewhere.join(", ")}`);
        if (quietFolder !== undefined) sayOnce(describeQuiet(quietFolder));
      },
    },
    report,
  );
  if (site === undefined) {
    printReport(terminal, report, { texts: new Map(), to: "error", quiet: true });
    return 2;
  }
  await waitForEnd();
  await site.close();
  return 0;
}
