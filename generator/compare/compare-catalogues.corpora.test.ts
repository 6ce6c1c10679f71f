import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { measureCpuTime } from "../testdata/cpu-time.ts";
import { linkModel } from "../testdata/link-model.ts";
import type { Change, ChangeArea, Comparison } from "./change.ts";
import { compareCatalogues } from "./compare-catalogues.ts";
import { createFindDeclaration } from "./find-declaration.ts";
import { fingerprintChange } from "./fingerprint-change.ts";
import { judgeByAvsc } from "./testdata/judge-by-avsc.ts";
import { createPegasusJudge } from "./testdata/judge-as-pegasus.ts";
import { loadCorpus } from "../testdata/load-corpus.ts";

const folder = corporaFolder ?? "";

/** What Pegasus's checker says of one schema that both versions have. */
interface Answer {
  readonly new: string;
  readonly compatible: boolean;
  readonly messages: readonly { readonly error: boolean; readonly path: string }[];
}

describe.skipIf(!corporaFolder)("what 1.3.0 has changed since 0.10.4", () => {
  let before: Catalogue;
  let after: Catalogue;
  let comparison: Comparison;
  let milliseconds: number;

  beforeAll(async () => {
    [before, after] = await Promise.all([loadCorpus("datahub-0.10.4"), loadCorpus("datahub-1.3.0")]);
    compareCatalogues(before, after);
    milliseconds = measureCpuTime(() => {
      comparison = compareCatalogues(before, after);
    });
  });

  test("is found in well under a second", () => {
    expect(milliseconds).toBeLessThan(1000);
    expect(comparison.changes.length).toBeGreaterThan(1000);
  });

  test("makes up the difference of the totals", () => {
    const net = (area: ChangeArea): number =>
      comparison.changes
        .filter((change) => change.area === area && change.whole === true)
        .reduce((sum, { kind }) => sum + (kind === "removed" ? -1 : 1), 0);
    expect(net("entities")).toBe(after.entities.size - before.entities.size);
    expect(net("aspects")).toBe(after.aspects.size - before.aspects.size);
    expect(net("operations")).toBe(after.graphql.operations.length - before.graphql.operations.length);
    expect(net("entities")).toBeGreaterThan(0);
  });

  test("has a place in what is there for whatever was taken from a thing that is still there", () => {
    const back = compareCatalogues(after, before).changes;
    const taken = back.filter((change) => change.kind === "removed" && change.whole === undefined);
    expect(taken.length).toBeGreaterThan(100);
    // Of a record that is gone with all that it had there is nothing left; hooks are kinds of things and not things.
    const gone = back.filter((change) => change.kind === "removed" && change.whole === true);
    const isLeft = ({ coordinate }: Change): boolean =>
      !coordinate.startsWith("hook/") && !gone.some((whole) => coordinate.startsWith(`${whole.coordinate}.`));
    const find = createFindDeclaration(before);
    const lost = taken.filter((change) => isLeft(change) && find(change) === undefined);
    expect(lost.map(({ area, coordinate }) => `${area} ${coordinate}`)).toEqual([]);
  });

  test("has one code and coordinate for each change, and a fingerprint of its own", () => {
    const keys = comparison.changes.map(({ code, coordinate, area }) => `${area} ${code} ${coordinate}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(new Set(comparison.changes.map(fingerprintChange)).size).toBe(keys.length);
  });

  test("is for every schema what Pegasus's checker says of it, path by path", () => {
    const packed = readFileSync(join(folder, "pdl-conformance/evolution-0.10.4-1.3.0.expected.jsonl.gz"));
    const answers = gunzipSync(packed)
      .toString("utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Answer);
    const judge = createPegasusJudge(before.schemas, after.schemas, comparison.changes);
    const differing: unknown[] = [];
    for (const { new: file, compatible, messages } of answers) {
      const root = file
        .replace(/^.*\/pegasus\//, "")
        .replace(/\.pdl$/, "")
        .replaceAll("/", ".");
      const found = judge(root);
      const list = (isError: boolean): readonly string[] =>
        [...new Set(messages.filter(({ error }) => error === isError).map(({ path }) => path))].sort();
      const expected = { root, compatible, errors: list(true), remarks: list(false) };
      const errors = [...found.errors].sort();
      const actual = { root, compatible: errors.length === 0, errors, remarks: [...found.remarks].sort() };
      if (JSON.stringify(actual) !== JSON.stringify(expected)) differing.push({ actual, expected });
    }
    expect(answers).toHaveLength(466);
    expect(differing).toEqual([]);
  });
});

describe.skipIf(!corporaFolder)("the data of aspects", () => {
  test("can be read as an implementation of Avro says that it can", async () => {
    const [before, after] = await Promise.all([loadCorpus("datahub-0.10.4"), loadCorpus("datahub-1.3.0")]);
    const { changes } = compareCatalogues(before, after);
    const differing: unknown[] = [];
    let judged = 0;
    for (const { name, schema } of after.aspects.values()) {
      const was = before.aspects.get(name);
      const expected = was && judgeByAvsc(before.schemas, was.schema, after.schemas, schema);
      if (expected === undefined) continue;
      judged += 1;
      const isOf = ({ thing, area, reached = [] }: Change): boolean =>
        (area === "aspects" && thing === name) || reached.some((each) => each.kind === "aspect" && each.name === name);
      const readings = changes
        .filter(isOf)
        .flatMap((change) => change.readings?.filter(({ by }) => by === "avro") ?? []);
      const found = [
        readings.every(({ newReadsOld }) => newReadsOld),
        readings.every(({ oldReadsNew }) => oldReadsNew),
      ];
      if (JSON.stringify(found) !== JSON.stringify(expected)) differing.push({ name, found, expected });
    }
    expect(judged).toBeGreaterThan(150);
    expect(differing).toEqual([]);
  });
});

describe.skipIf(!corporaFolder)("the labelled changes of Pegasus's own tests", () => {
  const pegasus = join(folder, "pdl-conformance/restli");
  const snapshots = "restli-tools/src/test/pegasusSchemaSnapshot";
  const annotated = "data/src/test/resources/com/linkedin/data/schema/compatibility";

  // What upstream's tests expect, but for three things. Foo is compared as an extension, whose fields nobody stores, so
  // that a required one may come; a model says nowhere that a record is one. A number that widens is for information there, since those tests
  // allow promotions; its checker doesn't by default, and nor do we. Annotations are judged by handlers that a project
  // brings along; where nothing but such an annotation differs, nobody's data does.
  test.each<readonly [string, string, readonly string[]]>([
    [`${snapshots}/Date.pdl`, `${snapshots}/compatibleSchemaSnapshot/Date.pdl`, []],
    [
      `${snapshots}/Foo.pdl`,
      `${snapshots}/compatibleSchemaSnapshot/Foo.pdl`,
      ["safe/type-added BazUrn", "breaking/required-field-added Foo.baz, fails new readers"],
    ],
    [
      `${snapshots}/BirthInfo.pdl`,
      `${snapshots}/compatibleSchemaSnapshot/BirthInfo.pdl`,
      ["docs/description-added BirthInfo", "risky/symbol-added Color.GREEN"],
    ],
    [
      `${snapshots}/BirthInfo.pdl`,
      `${snapshots}/incompatibleSchemaSnapshot/BirthInfo.pdl`,
      [
        "breaking/field-removed BirthInfo.year, fails old readers",
        "breaking/required-field-added BirthInfo.name, fails new readers",
        "breaking/type-changed BirthInfo.day, fails new readers and old readers",
        "breaking/number-widened BirthInfo.month, fails new readers and old readers",
        "docs/description-added BirthInfo",
      ],
    ],
    ...["TestSchema1", "TestSchema2", "TestSchema3", "TestSchema4", "TestSchema6", "AlbumExtensions"].map(
      (name) => [`${annotated}/previousSchema/${name}.pdl`, `${annotated}/currentSchema/${name}.pdl`, []] as const,
    ),
    [
      `${annotated}/previousSchema/TestSchema5.pdl`,
      `${annotated}/currentSchema/TestSchema5.pdl`,
      ["breaking/type-changed TestSchema5.field1, fails new readers and old readers"],
    ],
    [
      `${annotated}/previousSchema/FooExtensions.pdl`,
      `${annotated}/currentSchema/FooExtensions.pdl`,
      ["safe/type-added BarUrn", "breaking/required-field-added FooExtensions.barField, fails new readers"],
    ],
    [
      `${annotated}/previousSchema/BookExtensions.pdl`,
      `${annotated}/currentSchema/BookExtensions.pdl`,
      [
        "breaking/field-removed BookExtensions.testField, fails old readers",
        "breaking/type-removed TestUrn, fails new readers",
      ],
    ],
  ])("%s and %s", async (earlier, later, expected) => {
    const texts = [earlier, later].map((path) => readFileSync(join(pegasus, path), "utf8"));
    const [was, is] = await Promise.all(texts.map((text) => linkModel({ "a.pdl": text })));
    if (was === undefined || is === undefined) throw new Error("both are needed");
    expect(compareCatalogues(was.catalogue, is.catalogue).changes.map(describeChange)).toEqual(expected);
  });
});

function describeChange({ code, coordinate, readings: [reading] = [] }: Change): string {
  const failing = [
    ...(reading?.newReadsOld === false ? ["new readers"] : []),
    ...(reading?.oldReadsNew === false ? ["old readers"] : []),
  ];
  return `${code} ${coordinate}${failing.length === 0 ? "" : `, fails ${failing.join(" and ")}`}`;
}
