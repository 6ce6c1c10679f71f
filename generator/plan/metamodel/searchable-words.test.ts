import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../catalogue/json.ts";
import type { RichText } from "../../page-model/parts.ts";
import { searchableKeys } from "../../catalogue/searchable-keys.ts";
import { describeSearchable } from "./searchable-words.ts";

function print(text: RichText): string {
  return text.map((run) => run.text).join("");
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
      "Searched as keyword, autocompleted, filter “Chart Type”, indexed as type, only when asked for by name, boost 2",
    ],
    // What no field type of a text or a URN has, words that name no field aren't looked for in.
    [
      { fieldType: "COUNT", indexName: "n", annotation: {} },
      "Searched as count, indexed as n, only when asked for by name",
    ],
    [
      { fieldType: "DATETIME", indexName: "at", annotation: { queryByDefault: true } },
      "Searched as date and time, indexed as at",
    ],
    [
      { fieldType: "KEYWORD", indexName: "id", annotation: { searchTier: 1 } },
      "Searched as keyword, indexed as id, search tier 1",
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
    [
      {
        fieldType: "WORD_GRAM",
        indexName: "name",
        annotation: {
          enableAutocomplete: "true",
          queryByDefault: "false",
          fieldNameAliases: ["_entityName", "title"],
          searchLabel: "entityName",
          entityFieldName: "name",
          searchTier: 1,
          searchIndexed: true,
          sanitizeRichText: true,
          addToFilter: true,
        },
      },
      "Searched as text, runs of words too, autocompleted, indexed as name, aliases _entityName, title, copied to _search.entityName, _search.name, " +
        "only when asked for by name, search tier 1 besides its own index, rich text sanitized; addToFilter: true",
    ],
    [
      {
        fieldType: "BOOLEAN",
        indexName: "sunk",
        annotation: {
          weightsPerFieldValue: { true: 0.5 },
          includeSystemModifiedAt: true,
          includeQueryEmptyAggregation: true,
          eagerGlobalOrdinals: true,
        },
        numbers: { "/weightsPerFieldValue/true": "0.50" },
      },
      "Searched as boolean, indexed as sunk, only when asked for by name, score times 0.50 for true, counted where it is empty too, made ready for counts by value; " +
        "sunkSystemModifiedAt says when it was last written",
    ],
    [
      {
        fieldType: "TEXT",
        indexName: "a",
        annotation: { includeSystemModifiedAt: true, systemModifiedAtFieldName: "aModifiedAt" },
      },
      "Searched as text, indexed as a; aModifiedAt says when it was last written",
    ],
  ])("of %j", (field, expected) => {
    expect(print(describeSearchable(field))).toBe(expected);
  });
});

// What `fieldName` and `fieldType` say, the field has.
it.each(searchableKeys.filter((key) => !["fieldName", "fieldType"].includes(key)))("says what `%s` says", (key) => {
  const around = { addToFilters: true, addHasValuesToFilters: true, includeSystemModifiedAt: true, searchTier: 1 };
  const say = (annotation: JsonObject): string =>
    print(describeSearchable({ fieldType: "TEXT", indexName: "title", annotation }));
  const { [key as keyof typeof around]: _, ...without } = around;
  const values = [true, false, 2, "berth", ["berth"], { berth: 2 }];
  expect(values.map((value) => say({ ...without, [key]: value })).some((said) => said !== say(without))).toBe(true);
});
