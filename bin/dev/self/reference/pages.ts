/** By path below the folder of pages, their Markdown. */
export type Pages = ReadonlyMap<string, string>;
