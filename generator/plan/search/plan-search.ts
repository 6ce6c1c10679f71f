import type { Page, PlannedFile } from "../../page-model/page.ts";
import { hashText } from "../../page-model/hash-text.ts";
import { meaningShardOf, searchManifestPath, type SearchManifest } from "../../page-model/search-index.ts";
import { foldName } from "../../page-model/search-words.ts";
import { assignSlots } from "./assign-slots.ts";
import { collectEntries } from "./collect-entries.ts";
import { countShards } from "./count-shards.ts";
import { encodeSymbols } from "./encode-symbols.ts";
import { indexTexts } from "./index-texts.ts";
import { relateEntries } from "./relate-entries.ts";
import type { SearchPage } from "./search-entry.ts";

const folder = "search";

/** The index of everything that can be found on the pages: the files that the reader's search loads. */
export function planSearch(pages: readonly Page[], base: string): readonly PlannedFile[] {
  const { slots, room } = assignSlots(pages.map(({ route }) => route));
  const searched = pages
    .map((page): SearchPage => {
      return { route: page.route, namespace: findNamespace(page), entries: collectEntries(page) };
    })
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const slotOf = (route: string): number => slots.get(route) ?? 0;
  const texts = indexTexts(searched, slotOf);
  const files: PlannedFile[] = [];
  const add = (name: string, content: unknown): string => {
    const file = toFile(name, content);
    files.push(file);
    return file.path.slice(folder.length + 1);
  };
  const addAll = (name: string, shards: readonly unknown[]): readonly string[] =>
    shards.map((shard, index) => add(`${name}-${index}`, shard));
  const manifest: SearchManifest = {
    version: 1,
    base,
    symbols: add(
      "symbols",
      encodeSymbols(
        searched,
        searched.map(({ route }) => slotOf(route)),
        room,
      ),
    ),
    relations: add("relations", relateEntries(pages, searched, base)),
    meanings: addAll("meanings", shardMeanings(searched)),
    terms: addAll("terms", texts.terms),
    texts: addAll("texts", texts.texts),
    passages: texts.passages,
  };
  return [...files, { path: searchManifestPath, content: JSON.stringify(manifest) }];
}

/** What stands before the name of a schema in its full name. */
function findNamespace({ content }: Page): string {
  if (content.kind !== "record" && content.kind !== "enum" && content.kind !== "typeref") return "";
  const fullName = content.facts.find(({ label }) => label === "Full name")?.value[0]?.text ?? "";
  return fullName.slice(0, Math.max(0, fullName.lastIndexOf(".")));
}

function toFile(name: string, content: unknown): PlannedFile {
  const text = JSON.stringify(content);
  const hash = [0, 1].map((seed) => hashText(text, seed).toString(16).padStart(8, "0")).join("");
  return { path: `${folder}/${name}.${hash.slice(0, 12)}.json`, content: text };
}

const meaningsPerShard = 256;

/** The meanings of names that begin alike are together: these are what one answer shows. */
function shardMeanings(pages: readonly SearchPage[]): readonly string[] {
  const entries = pages.flatMap((page) => page.entries);
  const shards: string[][] = Array.from({ length: countShards(entries.length / meaningsPerShard) }, () => []);
  for (const { name, meaning } of entries) {
    shards[meaningShardOf(foldName(name), shards.length)]?.push(meaning.replace(/\s+/g, " "));
  }
  return shards.map((lines) => lines.join("\n"));
}
