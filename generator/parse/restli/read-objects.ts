import { jsonCodes } from "../../diagnostics/codes/json.ts";
import type { Report } from "../../diagnostics/report.ts";
import { describeJson, type LocatedObject } from "../json/located-json.ts";
import type { AttributeReader } from "../json/read-attributes.ts";

/** The objects of a list; anything else in it is reported and left out. */
export function readObjects(reader: AttributeReader, key: string, report: Report): readonly LocatedObject[] {
  return (reader.list(key)?.items ?? []).flatMap((item) => {
    if (item.kind === "object") return [item];
    const found = `${describeJson(item)} in it`;
    report.add(jsonCodes.wrongAttribute({ attribute: key, expected: "a list of objects", found }), item.span);
    return [];
  });
}
