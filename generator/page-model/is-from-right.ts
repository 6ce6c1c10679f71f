/** Letters of Hebrew, Arabic and the other scripts that are written from right to left. */
const letter = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Whether a text has letters that are written from right to left. */
export function isFromRight(text: string): boolean {
  return letter.test(text);
}
