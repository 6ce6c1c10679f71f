/** What an author wrote as it is meant, percent-encoding undone; as it is where that is no encoding. */
export function decodeWritten(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
