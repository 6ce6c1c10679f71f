/** The words that a string of JavaScript stands for, whose quotes are off; what begins a line or is no sign at all is a blank. */
export function readEscapes(written: string): string {
  if (!written.includes("\\")) return written;
  return written.replace(
    /\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([nrtvfb0])|([^]))/g,
    (_, wide, usual, narrow, control, other) => {
      if (other !== undefined) return String(other);
      const code = control === undefined ? Number.parseInt(String(wide ?? usual ?? narrow), 16) : 0;
      return code < 0x20 || code > 0x10ffff ? " " : String.fromCodePoint(code);
    },
  );
}
