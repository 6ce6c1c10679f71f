import type { JavaImport } from "./java-document.ts";

const importLine = /(?<=^|;)[ \t]*import\s+(static\s+)?([\w$]+(?:\.[\w$]+)*)(\.\*)?\s*;/gm;
/** More words than any declaration has before it would be looked at from each of them. */
const firstClass = /^[ \t]*(?:[a-z-]+\s+){0,12}(?:class|enum|@?interface|record)\s/m;

/**
 * The imports of a text, which are a fifth of it, by their lines alone, and what is left to be parsed: the same without
 * them, each line in its place. They stand before the first class.
 */
export function takeImports(text: string): { readonly imports: readonly JavaImport[]; readonly rest: string } {
  const head = text.slice(0, firstClass.exec(text)?.index);
  const imports: JavaImport[] = [];
  const left = head.replace(importLine, (written, isStatic: string | undefined, name: string, all?: string) => {
    imports.push({ name, static: isStatic !== undefined, all: all !== undefined });
    return written.replaceAll(/[^\r\n]/g, "");
  });
  return { imports, rest: left + text.slice(head.length) };
}
