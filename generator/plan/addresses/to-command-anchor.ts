/** The anchor of a command on the page of the one that it is below: the words that its page has not said. */
export function toCommandAnchor(path: string): string {
  return path.split(" ").slice(2).join("-");
}
