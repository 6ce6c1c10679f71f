import { describe, expect, it } from "vitest";
import { corporaFolder } from "../../testdata/corpora.ts";
import { loadCorpus } from "../../testdata/load-corpus.ts";

/** For 0.10.4 what the reference of its library counts, for 1.3.0 what followed from its schemas when this was written. */
const versions = [
  { version: "datahub-0.10.4", records: 294, enums: 46 },
  { version: "datahub-1.3.0", records: 435, enums: 85 },
];

describe.skipIf(corporaFolder === undefined)("model classes of a real model", () => {
  it.each(versions)(
    "$version has a class for each record and enum of its messages",
    async ({ version, records, enums }) => {
      const catalogue = await loadCorpus(version);
      const classes = catalogue.sdk.models?.classes ?? [];
      expect(classes.filter(({ base }) => base === "object").length).toBe(enums);
      expect(classes.filter(({ base }) => base !== "object").length).toBe(records);
      expect(new Set(classes.map(({ name }) => name)).size).toBe(classes.length);
      for (const { parameters } of classes) {
        const firstOptional = parameters.findIndex(({ required }) => !required);
        expect(
          parameters.slice(firstOptional === -1 ? parameters.length : firstOptional).some(({ required }) => required),
        ).toBe(false);
      }
    },
  );
});
