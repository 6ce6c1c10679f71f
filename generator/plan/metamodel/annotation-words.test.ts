import { describe, expect, it } from "vitest";
import type { RichText } from "../../page-model/parts.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import {
  describeOtherAnnotations,
  describeRelationship,
  describeSearchable,
  describeTimeseries,
} from "./annotation-words.ts";

const { catalogue } = await loadModel("harbour");
const context = createPlanContext(catalogue, { title: "Harbour", base: "/" });

/** Links as Markdown writes them, unresolved names with a question mark. */
function print(text: RichText | undefined): string {
  return (text ?? [])
    .map(({ text: words, href, unresolved }) =>
      href === undefined ? words + (unresolved === true ? "?" : "") : `[${words}](${href})`,
    )
    .join("");
}

describe("describeSearchable", () => {
  it.each([
    [{ fieldType: "TEXT", indexName: "title", annotation: {} }, "Searched as text, indexed as title"],
    [
      {
        fieldType: "KEYWORD",
        indexName: "type",
        annotation: { addToFilters: true, filterNameOverride: "Chart Type", enableAutocomplete: true, boostScore: 2 },
      },
      "Searched as keyword, autocompleted, filter “Chart Type”, indexed as type, boost 2",
    ],
    [
      {
        fieldType: "TEXT",
        indexName: "name",
        annotation: { boostScore: 10 },
        numbers: { "/boostScore": "10.0" },
      },
      "Searched as text, indexed as name, boost 10.0",
    ],
    [
      { fieldType: "TEXT", indexName: "tags__tag", leftOut: true as const, annotation: {} },
      "Searched as text, indexed as tags__tag by older releases, while newer ones leave names with __ out of the index",
    ],
    [{ fieldType: "OF_TOMORROW", indexName: "x", annotation: {} }, "Searched as OF_TOMORROW, indexed as x"],
    [
      {
        fieldType: "URN",
        indexName: "owners",
        annotation: { queryByDefault: false, hasValuesFieldName: "hasOwners", numValuesFieldName: "numOwners" },
      },
      "Searched as URN, indexed as owners, only when asked for by name; hasOwners says whether there are any; numOwners says how many",
    ],
  ])("of %j", (field, expected) => {
    expect(print(describeSearchable(field))).toBe(expected);
  });
});

describe("describeRelationship", () => {
  it("names the targets and the direction of lineage", () => {
    const fact = { name: "LoadedFrom", targets: ["ship", "berth", "raft"], isLineage: true, isUpstream: true };
    expect(print(describeRelationship(fact, context))).toBe(
      "Edge LoadedFrom to [ship](/generated/metamodel/entities/ship/), [berth](/generated/metamodel/entities/berth/) or raft?, lineage (upstream)",
    );
  });

  it("says so when an annotation further out takes the value", () => {
    const fact = { name: "TaggedWith", targets: ["ship"], isLineage: false, overridden: true as const };
    expect(print(describeRelationship(fact, context))).toBe(
      "Edge TaggedWith to [ship](/generated/metamodel/entities/ship/), overridden by an annotation further out and never stored",
    );
  });

  it("says so when any entity may stand there", () => {
    expect(print(describeRelationship({ name: "On", targets: [], isLineage: false }, context))).toBe(
      "Edge On to any entity",
    );
  });
});

describe("describeTimeseries", () => {
  it.each([
    [{ collection: false, statName: "height" }, "Stored for aggregation as height"],
    [
      { collection: true, statName: "users", key: "user" },
      "Collection stored for aggregation as users, one series per user",
    ],
  ])("of %j", (field, expected) => {
    expect(print(describeTimeseries(field))).toBe(expected);
  });
});

describe("describeOtherAnnotations", () => {
  it("leads to an entity in whatever case it is named", () => {
    const annotations = { UrnValidation: { entityTypes: ["SHIP"] } };
    expect(describeOtherAnnotations({ annotations }, context).map(print)).toEqual([
      "Must be a URN of [SHIP](/generated/metamodel/entities/ship/)",
    ]);
  });

  it("words what it knows, shows what it does not, and leaves out what is told elsewhere", () => {
    const annotations = {
      UrnValidation: { entityTypes: ["ship"], exist: true, strict: true },
      compliance: [{ policy: "NONE" }],
      flagged: true,
      weight: 10,
      Searchable: {},
      deprecated: true,
    };
    expect(describeOtherAnnotations({ annotations, numbers: { "/weight": "10.0" } }, context).map(print)).toEqual([
      "Must be a URN of [ship](/generated/metamodel/entities/ship/) that exists, checked strictly",
      '@compliance = [{ "policy": "NONE" }]',
      "@flagged",
      "@weight = 10.0",
    ]);
  });
});
