import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packageFolder } from "../../../generator/package-folder.ts";
import { makeFolderInMemory } from "../make-folder-in-memory.ts";
import { measureClone } from "./measure-clone.ts";
import { measureHugo } from "./measure-hugo.ts";
import { measureInstall } from "./measure-install.ts";
import { measureModel } from "./measure-model.ts";
import { measureScales, measureShape } from "./measure-scale.ts";
import { measureStart } from "./measure-start.ts";
import { findModels } from "./models.ts";
import { printResults } from "./print-results.ts";
import type { Result } from "./result.ts";
import { shapes } from "./synthetic/make-model.ts";

/*
 * `npm run bench`: what the tool takes on this machine, against the bars that it is held to. With
 * --scale or --shape, what it takes on models that are made up for it.
 */

const prefix = "aspectdoc-bench-";

const help = `npm run bench -- [options]

  --runs <n>       take the median of so many runs (5)
  --model <name>   measure only the models whose name holds this; "clone" is a whole checkout, its code read and not
  --scale <n>      measure a made-up model so many times as large as a real one (may be repeated)
  --shape <name>   measure a made-up model in which one thing is large: ${[...shapes.keys()].join(", ")} (may be repeated)
  --write          write the tables to BENCHMARKS.md
`;

/** Measures what the arguments ask for, prints it, and gives the exit code. */
export async function runBench(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === undefined) {
    process.stderr.write(help);
    return 2;
  }
  const { runs, scales, shapeNames, model } = options;
  const isScale = scales.length + shapeNames.length > 0;
  const results = isScale ? await measureMadeUp(scales, shapeNames, runs) : await measureReal(model, runs);
  const command = ["npm run bench", ...(args.length > 0 ? ["--", ...args] : [])].join(" ");
  const text = `${describeMachine(command, runs)}\n\n${printResults(results)}`;
  process.stdout.write(text);
  if (options.write) writeBlock(isScale ? "scale" : "results", text);
  return 0;
}

interface Options {
  readonly runs: number;
  readonly model: string;
  readonly scales: readonly number[];
  readonly shapeNames: readonly string[];
  readonly write: boolean;
}

function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        runs: { type: "string", default: "5" },
        model: { type: "string", default: "" },
        scale: { type: "string", multiple: true, default: [] },
        shape: { type: "string", multiple: true, default: [] },
        write: { type: "boolean", default: false },
      },
    });
    const runs = Number(values.runs);
    const scales = values.scale.map(Number);
    const isKnown = Number.isInteger(runs) && runs > 0 && scales.every((scale) => scale > 0 && scale < 1000);
    if (!isKnown || values.shape.some((name) => !shapes.has(name))) return undefined;
    return { runs, scales, shapeNames: values.shape, model: values.model, write: values.write };
  } catch {
    return undefined;
  }
}

async function measureReal(name: string, runs: number): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const model of findModels().filter((model) => model.name.includes(name))) {
    say(model.name);
    results.push(...(await inFolder((folder) => measureModel(model, folder, runs))));
    if (model.isComparedWithHugo) results.push(...(await inFolder((folder) => measureHugo(model, folder, runs))));
  }
  if ("clone".includes(name)) {
    say("a clone");
    results.push(...(await inFolder((folder) => measureClone(folder, runs))));
  }
  say("the tool");
  results.push(await inFolder((folder) => measureStart(folder, runs)), measureInstall());
  return results;
}

async function measureMadeUp(
  scales: readonly number[],
  shapeNames: readonly string[],
  runs: number,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  if (scales.length > 0) {
    say(`scales 1, ${scales.join(", ")}`);
    results.push(...(await inFolder((folder) => measureScales(scales, folder, runs))));
  }
  for (const name of shapeNames) {
    say(name);
    const result = await inFolder((folder) => measureShape(name, folder, runs));
    if (result !== undefined) results.push(result);
  }
  return results;
}

/** Tells whoever waits what is being measured. */
function say(what: string): void {
  process.stderr.write(`measuring ${what}\n`);
}

/**
 * Does the work in a folder that goes away afterwards. It is in memory where there is room: for minutes after thousands of
 * files were removed, by whomever, a disk may take seconds longer to give out new ones.
 */
async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = makeFolderInMemory(prefix) ?? mkdtempSync(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function describeMachine(command: string, runs: number): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown";
  const medians = runs === 1 ? "single runs" : `medians of ${runs} runs`;
  return `\`${command}\`: ${medians} on ${processors.length} × ${model}, ${process.platform}, Node ${process.versions.node}.`;
}

/** Replaces the part of BENCHMARKS.md between two marks. */
function writeBlock(name: string, text: string): void {
  const path = join(packageFolder, "BENCHMARKS.md");
  const document = readFileSync(path, "utf8");
  const [begin, end] = [`<!-- begin ${name} -->\n`, `<!-- end ${name} -->`];
  const start = document.indexOf(begin) + begin.length;
  const stop = document.indexOf(end);
  if (start < begin.length || stop < start) throw new Error(`BENCHMARKS.md has no block "${name}"`);
  writeFileSync(path, `${document.slice(0, start)}\n${text}\n${document.slice(stop)}`);
}
