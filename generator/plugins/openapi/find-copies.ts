import { type ApiFile, asObject, asText, isDescription, listOperations, nameRequest } from "./api-document.ts";
import { type ApiSurroundings, bundleApi } from "./bundle-api.ts";
import { findTarget } from "./find-target.ts";
import { isSameApi } from "./is-same-api.ts";

/** What tools write, or call so. */
const made = /(?:^|[/._-])(?:build|bundled?|dist|generated|out|resolved|target)(?=[/._-])/i;

/**
 * The paths of descriptions that say what another one does, as what is bundled of one and kept beside it, each with the path of that
 * other one: of which more is known, that is put together of files, or that no tool has made.
 */
export function findCopies(surroundings: ApiSurroundings): ReadonlyMap<string, string> {
  const apis = [...surroundings.files.values()].filter(isDescription);
  const copies = new Map<string, string>();
  for (const alike of groupAlike(apis, toLabel)) {
    const bundled = alike.map((api) => {
      const { document } = bundleApi(api, surroundings);
      return { api, document, operations: listOperations(document) };
    });
    const told = bundled.filter(({ operations }) => operations.length > 0);
    for (const candidates of groupAlike(told, ({ operations }) => operations.map(nameRequest).toSorted().join("\n"))) {
      const ranked = candidates
        .map((each) => ({ ...each, rank: rank(each.api, surroundings) }))
        .toSorted((one, other) => one.rank - other.rank);
      const kept: typeof ranked = [];
      for (const each of ranked) {
        const original = kept.find(({ document }) => isSameApi(document, each.document));
        if (original === undefined) kept.push(each);
        else copies.set(each.api.file, original.api.file);
      }
    }
  }
  return copies;
}

/** The title and version that a description says it has. */
function toLabel({ document }: ApiFile): string {
  const info = asObject(document["info"]) ?? {};
  return `${asText(info["title"]) ?? ""}\n${asText(info["version"]) ?? ""}`;
}

/** Things that have a key in common with others, together. */
function groupAlike<Thing>(things: readonly Thing[], toKey: (thing: Thing) => string): readonly (readonly Thing[])[] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = toKey(thing);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** The lower, the better does a description stand for those that say the same. */
function rank(api: ApiFile, { files, findModelSchema }: ApiSurroundings): number {
  const elsewhere = api.references.filter(({ reference }) => !reference.startsWith("#"));
  const isLost = elsewhere.some(
    ({ reference }) => "lost" in findTarget(files, api, reference) && findModelSchema(api, reference) === undefined,
  );
  if (isLost) return 3;
  if (elsewhere.length > 0) return 0;
  return made.test(api.file) ? 2 : 1;
}
