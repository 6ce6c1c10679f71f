import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../../../generator/package-folder.ts";
import type { Bar } from "./result.ts";

/** A model that is measured; what it consists of is copied, because the benchmark edits it. */
export interface BenchModel {
  readonly name: string;
  /** Where its aspects are and its guides, below its folder. */
  readonly schemas: string;
  readonly guides: string;
  readonly bars?: ModelBars | undefined;
  /** Its pages are made by Hugo too, for comparison. */
  readonly isComparedWithHugo?: boolean;
  /** Copies the model; only what a run would read or look at. */
  copy(folder: string): void;
}

/** What runs on a model may cost at most; absent where nothing is held. */
export interface ModelBars {
  /** Of a run that begins with nothing, and of one on an output that is up to date. */
  readonly cold?: Bar;
  readonly unchanged?: Bar;
}

/** Where the real models are. */
export const corpora = process.env["ASPECTDOC_CORPORA"] ?? join(packageFolder, "../shared/corpora");

const bundled: BenchModel = {
  name: "the bundled model",
  schemas: "schemas",
  guides: "site/content",
  copy(folder) {
    for (const part of ["schemas", "site/content", "aspectdoc.config.schema.json"]) {
      cpSync(join(packageFolder, part), join(folder, part), { recursive: true });
    }
  },
};

/** The models of the benchmark: the bundled one, and the corpora as far as they are there. */
export function findModels(): readonly BenchModel[] {
  return [
    bundled,
    ...listCorpus("datahub-0.10.4", {
      bars: { cold: { peakBytes: 450e6 }, unchanged: { seconds: 0.4 } },
      isComparedWithHugo: true,
    }),
    ...listCorpus("datahub-1.3.0"),
  ];
}

function listCorpus(name: string, more: Pick<BenchModel, "bars" | "isComparedWithHugo"> = {}): readonly BenchModel[] {
  const from = join(corpora, name);
  if (!existsSync(from)) return [];
  return [
    {
      name,
      schemas: "metadata-models",
      guides: existsSync(join(from, "docs")) ? "docs" : "metadata-ingestion",
      ...more,
      copy: (folder) => cpSync(from, folder, { recursive: true }),
    },
  ];
}
