import type { LocatedObject } from "../../parse/json/located-json.ts";
import { readAll } from "./read-all.ts";
import { readDoc } from "./read-doc.ts";
import { readName } from "./read-name.ts";
import type { Reading } from "./reading.ts";
import type { EnumElement } from "./typedef-file.ts";
import { listOf, valueOf } from "./typedef-node.ts";

/** The values of an enum, or those that a patch adds. */
export function readElements(reading: Reading, node: LocatedObject): readonly EnumElement[] {
  return readAll(listOf(node, "elementDefs"), (each) => {
    const name = readName(reading, each, "value");
    const ordinal = valueOf(each, "ordinal");
    const number = ordinal?.kind === "scalar" && typeof ordinal.value === "number" ? ordinal.value : undefined;
    return name && { ...name, doc: readDoc(each), ordinal: number };
  });
}
