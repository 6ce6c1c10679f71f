const ofJson = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether a text is a number as the grammar of JSON has them; other languages let more be left out, and count in other ways. */
export function isJsonNumber(text: string): boolean {
  return ofJson.test(text);
}
