import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createReport } from "../../../diagnostics/report.ts";
import { corporaFolder } from "../../../testdata/corpora.ts";
import { readJavaFolder } from "../../../testdata/read-java-folder.ts";
import { findMappers } from "./find-mappers.ts";
import { readFillings, type ReadFilling } from "./read-fillings.ts";
import { loadCorpus } from "../../../testdata/load-corpus.ts";

/*
 * What the server fills the fields of objects from, read from its Java. The sample is every field of a dataset and of a
 * domain; each line was compared with the two mappers by hand, so it is never rewritten from what the reader gives.
 */

const sample = readFileSync(new URL("../../../testdata/corpora/fillings-1.3.0.txt", import.meta.url), "utf8");

async function read(version: string): Promise<readonly ReadFilling[]> {
  const folder = join(corporaFolder ?? "", `datahub-${version}-code`);
  const sources = await readJavaFolder(folder, createReport());
  const catalogue = await loadCorpus(`datahub-${version}`);
  const files = [...sources.paths].map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
  const fields = new Map(
    catalogue.graphql.types.flatMap((type) =>
      type.kind === "object" ? [[type.name, new Set(type.fields.map(({ name }) => name))] as const] : [],
    ),
  );
  return readFillings(sources, {
    mappers: findMappers(files, fields),
    fields,
    aspects: new Set(catalogue.aspects.keys()),
  });
}

describe.skipIf(corporaFolder === undefined)("what fills the objects of the server", () => {
  it("is what its mappers say, for all of a dataset and a domain of 1.3.0", async () => {
    const fillings = await read("1.3.0");
    const lines = fillings.map(({ coordinate, aspect }) => `${coordinate} ${aspect.value}`);
    expect(lines.filter((line) => /^(?:Dataset|Domain)\./.test(line))).toEqual(sample.trim().split("\n"));
    expect(lines.length).toBe(421);
  });

  it("is told for 0.10.4 as well, each by a line that names the aspect", async () => {
    const fillings = await read("0.10.4");
    expect(fillings.length).toBe(284);
    const folder = join(corporaFolder ?? "", "datahub-0.10.4-code");
    for (const { aspect } of fillings.slice(0, 60)) {
      const line = readFileSync(join(folder, aspect.span.file), "utf8").split("\n")[aspect.span.startLine - 1];
      expect(line, aspect.value).toMatch(/_NAME\b|_ASPECT\b|"\w+"/);
    }
  });
});
