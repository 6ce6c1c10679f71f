import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { measureTool, type Measurement } from "./measure-process.ts";
import { measureMedian } from "./median.ts";
import { setAside } from "./set-aside.ts";
import type { Bar, Result } from "./result.ts";
import { makeModel, shapes } from "./synthetic/make-model.ts";
import type { SyntheticFile } from "./synthetic/synthetic-file.ts";
import { writeModel } from "./synthetic/write-model.ts";

interface Sized extends Measurement {
  readonly pages: number;
}

const group = "made-up models, cold";

/** Twenty times a real model is the largest that anyone should need. */
const scaleBar: Bar = { ratio: 1.25, peakBytes: 1.2e9 };

/** Measures made-up models of these scales, each against one of scale 1: by page, a larger one should cost no more. */
export async function measureScales(
  scales: readonly number[],
  folder: string,
  times: number,
): Promise<readonly Result[]> {
  const one = await measureCold(makeModel(1), folder, times);
  const results = [toResult("scale 1", one)];
  for (const scale of scales) {
    // What disturbs a short run evens out in a long one.
    const sized = await measureCold(makeModel(scale), folder, scale > 4 ? 1 : times);
    const ratio = sized.cpuSeconds / sized.pages / (one.cpuSeconds / one.pages);
    results.push(toResult(`scale ${scale}`, sized, { ratio, bar: scale > 1 && scale <= 20 ? scaleBar : undefined }));
  }
  return results;
}

/** Measures a model in which one thing is large. Undefined for a shape that there isn't. */
export async function measureShape(name: string, folder: string, times: number): Promise<Result | undefined> {
  const makeShape = shapes.get(name);
  return makeShape && toResult(name, await measureCold(makeShape(), folder, times));
}

async function measureCold(files: Iterable<SyntheticFile>, folder: string, times: number): Promise<Sized> {
  const input = join(folder, "model");
  const out = join(folder, "output");
  rmSync(input, { recursive: true, force: true });
  writeModel(files, input);
  const measured = await measureMedian(times, async () => {
    setAside(out);
    return measureTool(["generate", "--quiet", "--no-cache", "--input", input], folder);
  });
  const paths = readdirSync(out, { recursive: true, encoding: "utf8" });
  return { ...measured, pages: paths.filter((path) => /(?:^|\/)index\.html$/.test(path)).length };
}

function toResult(
  name: string,
  { pages, ...measured }: Sized,
  { ratio, bar }: { readonly ratio?: number; readonly bar?: Bar | undefined } = {},
): Result {
  const byPage = ratio === undefined ? {} : { ratio };
  return { group, name: `${name}, ${pages.toLocaleString("en-US")} pages`, measured: { ...measured, ...byPage }, bar };
}
