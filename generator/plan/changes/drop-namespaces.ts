/**
 * A text in which full names of schemas stand without their namespaces. A namespace is looked for where one begins and nowhere
 * inside, so that a long row of words is gone over once.
 */
export function dropNamespaces(text: string): string {
  return text.replace(/\b(?<!\b[a-z]\w*\.)(?:[a-z]\w*\.)+(?=[A-Z])/g, "");
}
