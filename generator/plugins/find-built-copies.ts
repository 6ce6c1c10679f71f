import { isJsonObject } from "../catalogue/is-json-object.ts";
import { printSorted } from "../print/print-sorted.ts";
import type { JsonObject } from "../catalogue/json.ts";
import type { SourceFile } from "../sources/source-file.ts";
import { joinPath } from "./join-path.ts";
import { readLocated } from "./read-located.ts";
import { toJsonValue } from "../parse/json/located-json.ts";

/**
 * By the path of a file that a tool has made of another one beside it, such as `order.dereffed.json`, the path of that, `order.json` or
 * `order.schema.json`: where both have one address, or one title and the same properties, they are one schema. Where what it was made of
 * refers to other files, what was made has these too, and all the same says nothing that they don't.
 */
export function findBuiltCopies(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const built = files.filter(({ kind, isLost, path }) => kind === "plugin" && isLost !== true && isBuilt.test(path));
  if (built.length === 0) return new Map();
  const byPath = new Map(files.map((file) => [`${file.plugin ?? ""} ${file.path}`, file]));
  return new Map(
    built.flatMap((copy): readonly (readonly [string, string])[] => {
      const plain = copy.path.replace(isBuilt, "");
      const original = [plain, plain.replace(/\.json$/, ".schema.json"), plain.replace(/\.schema\.json$/, ".json")]
        .map((path) => byPath.get(`${copy.plugin ?? ""} ${path}`))
        .find((file) => file !== undefined);
      const isSame = original !== undefined && original.isLost !== true && areOne(copy, original);
      return isSame && leadsOn(original, byPath) ? [[copy.path, original.path]] : [];
    }),
  );
}

/** What tools call what they have made of a file, with or without what it refers to in place. */
const isBuilt = /[._-](?:dereff?ed|dereferenced|resolved|bundled?|min)(?=(?:\.schema)?\.json$)/i;

function areOne(one: SourceFile, other: SourceFile): boolean {
  const [own, known] = [readTop(one), readTop(other)];
  if (own === undefined || known === undefined) return false;
  const [address, title] = [own["$id"] ?? own["id"], own["title"]];
  if (typeof address === "string" && address !== "" && address === (known["$id"] ?? known["id"])) return true;
  const [names, others] = [own, known].map(({ properties = null }) =>
    isJsonObject(properties) ? Object.keys(properties).sort() : [],
  );
  return typeof title === "string" && title === known["title"] && names?.length !== 0 && isSameList(names, others);
}

function isSameList(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return printSorted(one) === printSorted(other);
}

function readTop({ path, text }: SourceFile): JsonObject | undefined {
  const { value } = readLocated({ path, text });
  const top = value === undefined ? undefined : toJsonValue(value);
  return top !== undefined && isJsonObject(top) ? top : undefined;
}

/** Whether all files that a schema refers to are read: of those that aren't, what was made of it alone tells. */
function leadsOn({ text, path, plugin = "" }: SourceFile, files: ReadonlyMap<string, SourceFile>): boolean {
  return [...text.matchAll(reference)].every(([, address = ""]) => {
    const target = joinPath(path, address);
    return target !== undefined && files.has(`${plugin} ${target}`);
  });
}

/** What stands behind a reference, without its place in the file; nothing where it is one in its own. */
const reference = /"\$ref"\s*:\s*"([^"#]+)/g;
