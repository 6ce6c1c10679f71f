import { isJsonArray } from "../../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { joinOutside } from "../join-path.ts";
import { type ApiFile, asObject, asText, findPointer, pointerParts } from "./api-document.ts";
import { moveReference } from "./swagger/move-reference.ts";

/** What a reference leads to. */
export interface Target {
  readonly file: ApiFile;
  /** Empty for the whole file. */
  readonly pointer: string;
  readonly node: JsonObject;
}

/** References that stand for all below them, one by way of the other; each may ask twice. */
const mostHolders = 5;

type Found = Target | { readonly lost: "remote" | "unknown" };

/** What a reference leads to among the files that were read. */
export function findTarget(
  files: ReadonlyMap<string, ApiFile>,
  from: ApiFile,
  reference: string,
  hopsLeft = mostHolders,
): Found {
  const [address = "", written = ""] = reference.split(/#(.*)/s);
  const path = address === "" ? from.file : joinOutside(from.file, address);
  const file = path === undefined ? undefined : files.get(path);
  if (file === undefined) return { lost: "remote" };
  const pointer = written === "/" ? "" : written;
  const node = pointer === "" ? file.document : findPointer(file.document, `#${pointer}`);
  if (node !== undefined) return { file, pointer, node };
  const moved = moveReference(`#${pointer}`).slice(1);
  // What a description by Swagger 2 defines stands elsewhere once that is read, and others refer to it as it was written.
  if (moved !== pointer) return findTarget(files, from, `${address}#${moved}`, hopsLeft);
  return findThrough(files, { file, pointer }, hopsLeft);
}

/** What a pointer leads to by way of a reference that stands for all that is below it. */
function findThrough(
  files: ReadonlyMap<string, ApiFile>,
  { file, pointer }: Pick<Target, "file" | "pointer">,
  hopsLeft: number,
): Found {
  const written = pointer.split("/").slice(1);
  let value: JsonValue | undefined = file.document;
  for (const [index, key] of pointerParts(pointer).entries()) {
    const next: JsonValue | undefined = isJsonArray(value) ? value[Number(key)] : asObject(value)?.[key];
    const reference = asText(asObject(value)?.["$ref"]);
    if (next === undefined && reference !== undefined && hopsLeft > 0) {
      const holder = findTarget(files, file, reference, hopsLeft - 1);
      if ("lost" in holder) return holder;
      const rest = `#${holder.pointer}/${written.slice(index).join("/")}`;
      return findTarget(files, holder.file, rest, hopsLeft - 1);
    }
    value = next;
  }
  return { lost: "unknown" };
}
