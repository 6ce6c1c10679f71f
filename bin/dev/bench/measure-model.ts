import { join } from "node:path";
import {
  findGraphqlEdit,
  findGuideEdit,
  findRegistryEdit,
  findSchemaEdit,
  findTitleEdit,
  type Edit,
} from "./find-edits.ts";
import { measureTool, type Measurement } from "./measure-process.ts";
import { measureMedian } from "./median.ts";
import { measureDev } from "./measure-dev.ts";
import type { BenchModel } from "./models.ts";
import { setAside } from "./set-aside.ts";
import type { Bar, Result } from "./result.ts";

/** What a run after one edit may take of what a cold one does. */
const mostOfCold = 0.15;

/** Measures the runs that people wait for, on a copy of the model in the folder. */
export async function measureModel(model: BenchModel, folder: string, times: number): Promise<readonly Result[]> {
  const input = join(folder, "model");
  model.copy(input);
  const args = ["generate", "--quiet", "--input", input];
  const clear = (): void => {
    for (const made of ["output", ".aspectdoc-cache"]) setAside(join(folder, made));
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
  const check = (): Promise<Measurement> => measureTool(["check", "--quiet", "--input", input], folder);
  await check();
  const checkedAgain = await measureMedian(times, check);
  const checked = await measureMedian(times, async () => {
    clear();
    return check();
  });
  await measureTool(args, folder);
  const schemas = join(input, model.schemas);
  const schema = findSchemaEdit(schemas);
  const guide = findGuideEdit(input, model.guides);
  const title = findTitleEdit(input, model.guides);
  const edits = [
    { what: "one doc of a schema has changed", edit: schema },
    { what: "one GraphQL description has changed", edit: findGraphqlEdit(input) },
    { what: "one guide has changed", edit: guide },
    { what: "one guide has another title", edit: title },
    { what: "one line of the registry has changed", edit: findRegistryEdit(schemas) },
  ];
  // The second output that is kept for edits is there once there has been one.
  await editWith(schema, "Before")(0);
  const edited: Result[] = [];
  for (const { what, edit } of edits) {
    const measured = await measureMedian(times, editWith(edit, "Edit"));
    const ratio = measured.cpuSeconds / cold.cpuSeconds;
    const bar = { seconds: cold.seconds * mostOfCold, ratio: mostOfCold };
    edited.push({ group: model.name, name: what, measured: { ...measured, ratio }, bar });
  }
  return [
    inGroup("cold, without a cache", cold, bars.cold),
    inGroup("first run, which fills the cache", first),
    inGroup("nothing has changed", unchanged, bars.unchanged),
    inGroup("a check, which renders nothing", checked, { cpuSeconds: cold.cpuSeconds * 0.4 }),
    inGroup("a check of what was checked", checkedAgain, bars.unchanged),
    ...edited,
    ...(await measureDev(
      edits.map(({ what, edit }) => ({ what: `that ${what}`, edit, bar: { seconds: 0.1 } })),
      { group: model.name, input, folder, times },
    )),
  ];
}
