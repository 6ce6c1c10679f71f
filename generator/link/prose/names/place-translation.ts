import type { Translation } from "../../../parse/documents.ts";

/** Where a page is among those of its language. */
export interface PagePlace {
  /** The path by which it is named and listed, with the ending of its file. */
  readonly place: string;
  readonly translation?: Translation | undefined;
}

/**
 * The place of a page by the path of its file: `guide.fr.md` stands in the folder `fr`, and pages of the main language as if
 * they had no folder.
 */
export function placeTranslation(path: string, translations: readonly Translation[] = []): PagePlace {
  const [, before = "", code = "", ending = ""] = /^(.+)\.([a-z]{2,3}(?:[-_][a-z\d]+)*)(\.[a-z]+)$/i.exec(path) ?? [];
  for (const translation of translations) {
    const { code: own, isMain } = translation;
    if (path[own.length] === "/" && foldCode(path.slice(0, own.length)) === foldCode(own)) {
      return { place: isMain === true ? path.slice(own.length + 1) : path, translation };
    }
    if (foldCode(code) === foldCode(own)) {
      const rest = before + ending;
      return { place: isMain === true ? rest : `${own}/${rest}`, translation };
    }
  }
  return { place: path };
}

/** Some write `pt_BR` and others `pt-br`. */
function foldCode(code: string): string {
  return code.toLowerCase().replaceAll("_", "-");
}
