/**
 * How a project writes links by the names of pages: with the words before the name, `[[words|Page]]`, as wikis of GitHub have it, or
 * behind it, `[[Page|words]]`, as Obsidian has it; or as a reference that no page defines, `[words][name]`, as a plug-in of MkDocs has it.
 */
export type WikiDialect = "words first" | "name first" | "references";
