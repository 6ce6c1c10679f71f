/** Whether a text is one value of JSON. Several below each other, as logs have them, are none. */
export function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
