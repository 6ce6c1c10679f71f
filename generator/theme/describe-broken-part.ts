/** Why a part could not be rendered, where it is not the words of React or of Node but the cause that helps its author. */
export function describeBrokenPart(error: unknown): string {
  const [said = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  if (said.startsWith("A component suspended"))
    return "it waits, as an `async` component does, where a page has to be there at once";
  if (/^(?:window|document|localStorage|sessionStorage|location) is not defined$/.test(said))
    return `${said}, since pages are rendered to text and not in a browser`;
  return said;
}
