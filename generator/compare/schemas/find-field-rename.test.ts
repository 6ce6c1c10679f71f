import { expect, test } from "vitest";
import type { RecordSchema } from "../../catalogue/schema.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { createFindFieldRename } from "./find-field-rename.ts";

async function linkRecord(prefix: string, count: number): Promise<RecordSchema> {
  const fields = Array.from({ length: count }, (_, at) => `${prefix}${at}: array[string]`);
  const { catalogue } = await linkModel({ "A.pdl": `record A { ${fields.join(" ")} }` });
  const record = catalogue.schemas.get("A");
  if (record?.kind !== "record") throw new Error("no record A");
  return record;
}

test("looks at the type of a field as often however many fields have come and gone", async () => {
  const count = 300;
  let looks = 0;
  const [before, after] = [await linkRecord("x", count), await linkRecord("y", count)];
  const watch = ({ fields }: RecordSchema): RecordSchema["fields"] =>
    fields.map((field) => ({
      ...field,
      get type() {
        looks += 1;
        return field.type;
      },
    }));
  const [gone, come] = [watch(before), watch(after)];
  const findRename = createFindFieldRename({ gone, come, records: { before, after } });
  expect(gone.map(findRename).filter((found) => found !== undefined)).toEqual([]);
  expect(looks).toBeLessThanOrEqual(3 * count);
});
