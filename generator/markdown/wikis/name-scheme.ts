/** What the target of a link begins with that names a page wherever it is, `[[Page]]`; no address of the web does. */
export const nameScheme = "wiki:";

/** The same for a place on any page, or a name of code, `[words][place]`. */
export const placeScheme = "autoref:";
