/**
 * Text from an input, safe to print: control characters become their visible pictures, so that a
 * file can neither move the cursor nor colour the terminal, and direction overrides become U+FFFD.
 */
export function toVisibleText(text: string): string {
  return text
    .replaceAll("\t", "  ")
    .replace(/[\u0000-\u001f]/g, (character) => String.fromCharCode(0x2400 + character.charCodeAt(0)))
    .replaceAll("\u007f", "\u2421")
    .replace(/[\u0080-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu, "\ufffd");
}
