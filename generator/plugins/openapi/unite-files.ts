import type { JsonValue } from "../../catalogue/json.ts";
import type { ReadPluginFile, UnitedFile } from "../plugin.ts";
import type { ApiDocument, ReferredFile } from "./api-document.ts";

/** What files say together: the first of a model's own holds those that are only referred to, which the catalogue lists nowhere else. */
export function uniteFiles(files: readonly ReadPluginFile[]): readonly UnitedFile[] {
  const first = files.find(({ isReferred, data }) => isReferred !== true && data !== undefined);
  const others = files.flatMap(({ isReferred, data, seenAs = [] }): readonly ReferredFile[] =>
    isReferred === true && data !== undefined ? [{ ...(data as unknown as ApiDocument), seenAs }] : [],
  );
  if (first === undefined || others.length === 0) return [];
  const data = { ...(first.data as unknown as ApiDocument), others };
  return [{ path: first.path, document: { data: data as unknown as JsonValue } }];
}
