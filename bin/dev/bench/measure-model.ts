import { rmSync } from "node:fs";
import { join } from "node:path";
import { findGuideEdit, findSchemaEdit, findTitleEdit, type Edit } from "./find-edits.ts";
import { measureTool, type Measurement } from "./measure-process.ts";
import { measureMedian } from "./median.ts";
import { measureDev } from "./measure-dev.ts";
import type { BenchModel } from "./models.ts";
import type { Bar, Result } from "./result.ts";

/** Measures the runs that people wait for, on a copy of the model in the folder. */
export async function measureModel(model: BenchModel, folder: string, times: number): Promise<readonly Result[]> {
  const input = join(folder, "model");
  model.copy(input);
  const args = ["generate", "--quiet", "--input", input];
  const clear = (): void => {
    for (const made of ["output", ".aspectdoc-cache"]) rmSync(join(folder, made), { recursive: true, force: true });
  };
  const editWith = (edit: Edit, what: string) => {
    return async (time: number): Promise<Measurement> => {
      edit(`Measured${what}${time}`);
      return measureTool(args, folder);
    };
  };
  const inGroup = (name: string, measured: Measurement, bar?: Bar): Result => {
    return { group: model.name, name, measured, bar };
  };

  const { bars = {} } = model;
  const cold = await measureMedian(times, async () => {
    clear();
    return measureTool([...args, "--no-cache"], folder);
  });
  const first = await measureMedian(times, async () => {
    clear();
    return measureTool(args, folder);
  });
  const unchanged = await measureMedian(times, () => measureTool(args, folder));
  const checked = await measureMedian(times, () => measureTool(["check", "--quiet", "--input", input], folder));
  const schema = findSchemaEdit(join(input, model.schemas));
  const guide = findGuideEdit(input, model.guides);
  const oneDoc = await measureMedian(times, editWith(schema, "Schema"));
  const oneGuide = await measureMedian(times, editWith(guide, "Guide"));
  return [
    inGroup("cold, without a cache", cold, bars.cold),
    inGroup("first run, which fills the cache", first),
    inGroup("nothing has changed", unchanged, bars.unchanged),
    inGroup("a check, which renders nothing", checked, { seconds: cold.seconds / 2 }),
    inGroup("one doc of a schema has changed", oneDoc, bars.edited),
    inGroup("one guide has changed", oneGuide, bars.edited),
    ...(await measureDev(
      [
        { what: "an edited doc of a schema", edit: schema, bar: { seconds: 0.15 } },
        { what: "an edited guide", edit: guide, bar: { seconds: 0.15 } },
        { what: "a guide that has another title", edit: findTitleEdit(input, model.guides), bar: { seconds: 0.3 } },
      ],
      { group: model.name, input, folder, times },
    )),
  ];
}
