import { expect, it } from "vitest";
import { listGuardedFields, listRefusedFields, withoutFields } from "./guarded-fields.ts";

const annotations = { readOnly: { value: ["id", "sacks/weight"] }, createOnly: { value: ["owner"] } };

it("refuses what is read only as something is created, and what is set then alone in a patch too", () => {
  expect(listRefusedFields({ annotations }, "create")).toEqual(["id", "sacks/weight"]);
  expect(listRefusedFields({ annotations }, "BATCH_PARTIAL_UPDATE")).toEqual(["id", "sacks/weight", "owner"]);
  // Who updates an entity sends it as it was read.
  expect(listRefusedFields({ annotations }, "update")).toEqual([]);
});

it("knows nothing of annotations of other forms", () => {
  expect(listGuardedFields({ annotations: { readOnly: true } }, "readOnly")).toEqual([]);
  expect(listGuardedFields({ annotations: { readOnly: { value: ["id", 1] } } }, "readOnly")).toEqual([]);
});

it("leaves fields out of what a star leads into", () => {
  const sample = { sacks: [{ weight: 2, grain: "rye" }], mills: { north: { key: 1, age: 90 } } };
  expect(withoutFields(sample, ["sacks/*/weight", "mills/*/key"])).toEqual({
    sacks: [{ grain: "rye" }],
    mills: { north: { age: 90 } },
  });
});

it("leaves fields out of samples, in lists too", () => {
  const sample = { id: 1, sacks: [{ weight: 2, grain: "rye" }, { grain: "oats" }], owner: "Jane Doe" };
  expect(withoutFields(sample, ["id", "sacks/weight", "gone/far", "owner/name"])).toEqual({
    sacks: [{ grain: "rye" }, { grain: "oats" }],
    owner: "Jane Doe",
  });
});
