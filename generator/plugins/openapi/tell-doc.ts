/** Its summary, which says what it is for, and what else is said of it, unless that begins with the summary's words. */
export function tellDoc(summary: string | undefined, description: string | undefined): string | undefined {
  if (summary === undefined || description === undefined) return description ?? summary;
  const words = (text: string): string => text.trim().replace(/\.$/, "").toLowerCase();
  return words(description).startsWith(words(summary)) ? description : `${summary.trim()}\n\n${description}`;
}
