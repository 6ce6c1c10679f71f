import { expect, it } from "vitest";
import { breakName } from "./break-name.ts";

it.each([
  ["DATAHUB_GMS_HOST", "DATAHUB_GMS_HOST"],
  ["BOOTSTRAP_SYSTEM_UPDATE", "BOOTSTRAP_<wbr>SYSTEM_<wbr>UPDATE"],
  ["com.linkedin.common.FabricType", "com.<wbr>linkedin.<wbr>common.<wbr>Fabric<wbr>Type"],
  ["Map<String,SchemaFieldKey>/", "Map&lt;String,Schema<wbr>Field<wbr>Key&gt;/"],
  ["datahub delete --entity_type dataset", "datahub delete --entity_type dataset"],
])("breaks %s", (name, broken) => {
  expect(breakName(name)).toBe(broken);
});
