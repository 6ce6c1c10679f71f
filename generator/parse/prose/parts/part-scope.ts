import type { ModuleNames } from "../../../markdown/scripts/find-modules.ts";
import type { Tag } from "../../../markdown/html/scan-tag.ts";
import { takeWord, toWordKey, type NameScope, type WordRoom } from "../../../markdown/text-segment.ts";
import { folderOf } from "../../../places/content-paths.ts";
import { leadTo } from "../../../places/lead-to.ts";

interface WrittenTag {
  readonly tag: Tag;
  /** What names mean there. */
  readonly words: ReadonlyMap<string, string>;
}

interface ScopedPart {
  readonly path: string;
  readonly modules: ModuleNames;
  /** The page that the part comes to stand on. */
  readonly page: string;
}

/** What names in a part mean: its properties, its own constants and what it imports. */
export function createPartScope(written: WrittenTag, { path, modules, page }: ScopedPart): NameScope {
  const properties = listProperties(written);
  // Mintlify has them by their names alone, which the part may give to something else.
  const bare = properties.map(([key, value]) => [key.replace(/^props\./, ""), value] as const);
  return {
    prefix: leadTo(folderOf(page), folderOf(path)),
    imports: new Map([...modules.imports].map(([name, file]) => [name, file.path])),
    words: new Map([...bare, ...modules.constants, ...properties]),
  };
}

/** Strings, numbers, and names of either; what else stands in braces is not run, and so not known. */
function listProperties({ tag, words }: WrittenTag): readonly (readonly [string, string])[] {
  return [...tag.attributes].flatMap(([name, value]) => {
    if (typeof value !== "string") return [];
    const isText = tag.expressions?.has(name) !== true || /^-?\d[\d.]*$/.test(value);
    const known = isText ? value : words.get(toWordKey(value));
    return known === undefined ? [] : [[toWordKey(`props.${name}`), known] as const];
  });
}

const braces = /\{\s*([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)?)\s*\}/g;
const relativeTarget = /(\]\(|\b(?:src|href)=["'])(?![/#?)<]|@site\/|[a-z][a-z0-9+.-]*:)(?:\.\/)*/gi;

/** A line of a part as it stands in the middle of a line of another text: names are replaced and targets count from the page. */
export function toWords(line: string, scope: NameScope | undefined, room: WordRoom): string {
  if (scope === undefined) return line;
  return line
    .split(/(`+[^`]*`+)/)
    .map((text, index) => {
      if (index % 2 === 1) return text;
      const replaced = text.replace(braces, (whole, name) => {
        const known = takeWord(String(name), scope, room);
        return known === undefined ? whole : escapeMarkdown(known);
      });
      return replaced.replace(relativeTarget, (_, open) => String(open) + scope.prefix);
    })
    .join("");
}

function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>&{}|~#]/g, "\\$&");
}
