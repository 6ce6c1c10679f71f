import type { Report } from "../diagnostics/report.ts";
import type { SourceFile } from "../sources/source-file.ts";
import type { Engine } from "../engine/engine.ts";
import { takeFirstSide } from "./take-first-side.ts";

/** The files, those with a conflict by its first side. Files that had none and are as they were need no look through their texts. */
export function takeFirstSides<File extends SourceFile>(
  files: readonly File[],
  report: Report,
  engine: Engine,
): readonly File[] {
  const { taken } = engine
    .ask({ query: "first sides" }, { files }, ({ files }, heard, before): TakenSides<File> => {
      const { of = [], taken = [] } = before() ?? {};
      const sound = new Set(of.filter((file, index) => taken[index] === file));
      return {
        of: files,
        taken: files.map((file) => (sound.has(file) ? file : takeFirstSide(file, heard))),
      };
    })
    .get(report);
  return taken;
}

interface TakenSides<File> {
  readonly of: readonly File[];
  /** In the same order. */
  readonly taken: readonly File[];
}
