import { measureTool } from "./measure-process.ts";
import { measureMedian } from "./median.ts";
import type { Result } from "./result.ts";

/** How long it takes to start and end, with nothing to do. */
export async function measureStart(folder: string, times: number): Promise<Result> {
  const measured = await measureMedian(times, () => measureTool(["--version"], folder));
  return { group: "the tool", name: "start-up (`--version`)", measured, bar: { seconds: 0.06 } };
}
