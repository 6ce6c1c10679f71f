/** How more of a model is read, as help says it behind what to read. */
export const waysToRead = "(`--input`, or `--reference` for a model that isn't to be documented)";
