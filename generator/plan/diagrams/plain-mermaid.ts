/**
 * A Mermaid text without what the library that draws it stumbles over, and what says nothing of the diagram: settings before it,
 * and a semicolon behind its first line. Front matter with a title stays, since nobody would see the title.
 */
export function plainMermaid(source: string): string {
  return source
    .replace(/^\s*---[^\S\n]*\n(?:(?!title:|---)[^\n]*\n)*---[^\S\n]*\n/, "")
    .replaceAll(/^[^\S\n]*%%\{[^\n]*\}%%[^\S\n]*(?:\n|$)/gm, "")
    .replace(/^(\s*(?:graph|flowchart)[^\S\n]+[A-Z]{2})[^\S\n]*;[^\S\n]*\n?/, "$1\n");
}
