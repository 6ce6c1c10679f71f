import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPythonEdit } from "./find-edits.ts";
import { measureTool, type Measurement } from "./measure-process.ts";
import { measureMedian, takeMedian } from "./median.ts";
import { corpora } from "./models.ts";
import { setAside } from "./set-aside.ts";
import type { Result } from "./result.ts";

const version = "1.3.0";

/** What reading code may add to a cold run, and what such a run may hold. */
const bars = { ratio: 1.35, peakBytes: 700e6 };
/** What a run after one edit may take of what a cold one does. */
const mostOfCold = 0.15;

/** What code readers read. Guides show the examples whether or not they are read, so both runs have them. */
const code = ["**/src/**/*.py", "**/setup.py", "**/*.java"];

/** What a whole clone takes, its Python and Java included, by what it takes without them. Nothing without corpora. */
export async function measureClone(folder: string, times: number): Promise<readonly Result[]> {
  const parts = ["", "-code"].map((ending) => join(corpora, `datahub-${version}${ending}`));
  if (!parts.every((part) => existsSync(part))) return [];
  const group = `a clone of DataHub ${version}`;
  const input = join(folder, "model");
  for (const part of parts) cpSync(part, input, { recursive: true, filter: (path) => !path.endsWith("/expected") });
  writeFileSync(join(folder, "without.json"), JSON.stringify({ exclude: code }));
  const args = ["generate", "--quiet", "--input", input];
  const runCold = async (further: readonly string[]): Promise<Measurement> => {
    for (const made of ["output", ".aspectdoc-cache"]) setAside(join(folder, made));
    return measureTool([...args, "--no-cache", ...further], folder);
  };
  const without: Measurement[] = [];
  const whole: Measurement[] = [];
  // In turns, so that a machine that gets busier meanwhile does so for both.
  for (let time = 0; time < times; time += 1) {
    without.push(await runCold(["--config", join(folder, "without.json")]));
    whole.push(await runCold([]));
  }
  const [base, cold] = [takeMedian(without), takeMedian(whole)];
  await measureTool(args, folder);
  const unchanged = await measureMedian(times, () => measureTool(args, folder));
  const edit = findPythonEdit(input);
  const edited = await measureMedian(times, async (time) => {
    edit(`MeasuredEdit${time}`);
    return measureTool(args, folder);
  });
  return [
    { group, name: "cold, its code left out", measured: base },
    {
      group,
      name: "cold, its code read",
      measured: { ...cold, ratio: cold.cpuSeconds / base.cpuSeconds },
      bar: bars,
    },
    { group, name: "nothing has changed", measured: unchanged, bar: { seconds: 0.4 } },
    {
      group,
      name: "one doc of a connector has changed",
      measured: { ...edited, ratio: edited.cpuSeconds / cold.cpuSeconds },
      bar: { ratio: mostOfCold },
    },
  ];
}
