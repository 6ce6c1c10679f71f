import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Worker } from "node:worker_threads";
import type { FuzzInput } from "./fuzz-input.ts";
import type { Finding, FuzzOptions, FuzzResult } from "./run-fuzz.ts";

const help = `npm run fuzz -- [options]

  --seconds <n>   look for so long (60)
  --seed <n>      begin here; the same seed gives the same inputs (1)
`;

/** In milliseconds of processor time: whatever takes longer hangs. A busy machine makes nothing hang. */
const longest = 20_000;

/** In milliseconds of any time: whatever waits longer waits for nothing. */
const longestWait = 600_000;

type Message = { readonly input: FuzzInput } | { readonly result: FuzzResult };

/** Runs the fuzzing in a thread, says what it has found and where the inputs are kept, and gives the exit code. */
export async function watchFuzzing(args: readonly string[], start: (options: FuzzOptions) => Worker): Promise<number> {
  const options = readOptions(args);
  if (options === undefined) {
    process.stderr.write(help);
    return 2;
  }
  const { findings, inputs } = await watch(start(options));
  process.stdout.write(`${inputs} inputs, seed ${options.seed}: ${findings.length} findings\n`);
  if (findings.length === 0) return 0;
  const folder = mkdtempSync(join(tmpdir(), "aspectdoc-fuzz-"));
  for (const [index, { input, problem }] of findings.entries()) {
    const file = join(folder, `${index + 1}-${input.path.replaceAll("/", "-")}`);
    writeFileSync(file, input.text);
    process.stdout.write(`${input.path}: ${problem}\n  ${file}\n`);
  }
  return 1;
}

/** The result; where the thread hangs or dies, the input that it was at is the finding. */
function watch(worker: Worker): Promise<FuzzResult> {
  let current: FuzzInput = { path: "", text: "", kind: "pdl" };
  let inputs = 0;
  return new Promise((settle) => {
    const end = (problem: string): void => {
      const findings: readonly Finding[] = [{ input: current, problem }];
      void worker.terminate().then(() => settle({ findings, inputs }));
    };
    // Nothing hangs before the first input: on a busy machine the thread may take long to begin.
    let timer: NodeJS.Timeout | undefined;
    const limit = (began: number, before: NodeJS.CpuUsage): void => {
      const { user, system } = process.cpuUsage(before);
      const left = longest - (user + system) / 1000;
      if (left <= 0 || performance.now() - began > longestWait) end("hangs");
      else timer = setTimeout(limit, left, began, before);
    };
    worker.on("error", (error) => end(String(error)));
    worker.on("message", (message: Message) => {
      clearTimeout(timer);
      if ("result" in message) {
        settle(message.result);
        return;
      }
      current = message.input;
      inputs += 1;
      timer = setTimeout(limit, longest, performance.now(), process.cpuUsage());
    });
  });
}

function readOptions(args: readonly string[]): FuzzOptions | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { seconds: { type: "string", default: "60" }, seed: { type: "string", default: "1" } },
    });
    const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
    return seconds > 0 && Number.isInteger(seed) ? { seconds, seed } : undefined;
  } catch {
    return undefined;
  }
}
