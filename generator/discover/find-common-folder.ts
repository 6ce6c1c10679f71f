/** The deepest folder that holds all of them. */
export function findCommonFolder(folders: readonly string[]): string {
  const [first = ".", ...others] = folders.map((folder) => folder.split("/"));
  if (first === ".") return ".";
  const length = first.findIndex((part, index) => part === "." || others.some((other) => other[index] !== part));
  return first.slice(0, length === -1 ? first.length : length).join("/") || ".";
}
