/** The text without its percent signs; as it is where they stand for nothing. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
