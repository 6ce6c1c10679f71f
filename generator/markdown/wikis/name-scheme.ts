/** What the target of a link begins with that names a page wherever it is, `[[Page]]`; no address of the web does. */
export const nameScheme = "wiki:";
