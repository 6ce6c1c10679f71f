// Nearly no page has one of these, nor half of a pair. Looking for both takes a quarter of what reading a page by its code points takes.
const suspicious = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/;

/**
 * The text with U+FFFD for each control character but tabs and ends of lines. They come with what is copied from other programs,
 * or with names that are up to no good: XML has no way to write them, and a terminal that shows the text does what they say.
 */
export function replaceControls(text: string): string {
  if (!suspicious.test(text) && text.isWellFormed()) return text;
  return text.replace(/[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\ufffd");
}
