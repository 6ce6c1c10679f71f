import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  findDescriptionEdit,
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
  const check = (): Promise<Measurement> => measureTool(["check", "--quiet", "--input", input], folder);
  const checked = await measureMedian(times, async () => {
    clear();
    return check();
  });
  await measureTool(args, folder);
  await check();
  const checkedAgain = await measureMedian(times, check);
  const edits = listEdits(model, input);
  const results = [
    inGroup("cold, without a cache", cold, bars.cold),
    inGroup("first run, which fills the cache", first),
    inGroup("nothing has changed", unchanged, bars.unchanged),
    inGroup("a check, which renders nothing", checked, { cpuSeconds: cold.cpuSeconds * 0.4 }),
    inGroup("a check of what was checked", checkedAgain, bars.unchanged),
  ];
  const edited: Bar = { seconds: cold.seconds * 0.15, cpuSeconds: cold.cpuSeconds * 0.15 };
  for (const { what, edit } of edits) {
    results.push(inGroup(`${what} has changed`, await measureMedian(times, editWith(edit, "Run")), edited));
  }
  const shown = edits.map(({ what, edit }) => ({ what: `${what} that has changed`, edit, bar: { seconds: 0.1 } }));
  return [...results, ...(await measureDev(shown, { group: model.name, input, folder, times }))];
}

/** An edit of each kind that people make. */
function listEdits(model: BenchModel, input: string): readonly { readonly what: string; readonly edit: Edit }[] {
  return [
    { what: "one doc of a schema", edit: findSchemaEdit(join(input, model.schemas)) },
    { what: "one description in GraphQL", edit: findDescriptionEdit(input) },
    { what: "one line of the registry", edit: findRegistryEdit(input) },
    { what: "one guide", edit: findGuideEdit(input, model.guides) },
    { what: "the title of one guide", edit: findTitleEdit(input, model.guides) },
  ];
}
