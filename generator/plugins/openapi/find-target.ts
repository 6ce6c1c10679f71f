import type { JsonObject } from "../../catalogue/json.ts";
import { joinPath } from "../join-path.ts";
import { type ApiFile, findPointer } from "./api-document.ts";
import { moveReference } from "./swagger/move-reference.ts";

/** What a reference leads to. */
export interface Target {
  readonly file: ApiFile;
  /** Empty for the whole file. */
  readonly pointer: string;
  readonly node: JsonObject;
}

/** What a reference leads to among the files that were read. */
export function findTarget(
  files: ReadonlyMap<string, ApiFile>,
  from: ApiFile,
  reference: string,
): Target | { readonly lost: "remote" | "unknown" } {
  const [address = "", written = ""] = reference.split(/#(.*)/s);
  const path = address === "" ? from.file : joinPath(from.file, address);
  const file = path === undefined ? undefined : files.get(path);
  if (file === undefined) return { lost: "remote" };
  const pointer = written === "/" ? "" : written;
  const node = pointer === "" ? file.document : findPointer(file.document, `#${pointer}`);
  const moved = moveReference(`#${pointer}`).slice(1);
  // What a description by Swagger 2 defines stands elsewhere once that is read, and others refer to it as it was written.
  if (node === undefined && moved !== pointer) return findTarget(files, from, `${address}#${moved}`);
  return node === undefined ? { lost: "unknown" } : { file, pointer, node };
}
