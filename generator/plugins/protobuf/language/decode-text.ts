const short: Readonly<Record<string, string>> = {
  ...{ a: "\u0007", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" },
};

const escape = /\\(?:[xX]([\da-fA-F]{1,2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{1,3})|([\s\S]))/g;

/** A text without its escapes. Bytes that are given one by one and are UTF-8 together are what that says. */
export function decodeText(written: string): string {
  if (!written.includes("\\")) return written;
  const bytes: number[] = [];
  const parts: string[] = [];
  const flush = (): void => {
    if (bytes.length > 0) parts.push(new TextDecoder().decode(Uint8Array.from(bytes)));
    bytes.length = 0;
  };
  let end = 0;
  for (const match of written.matchAll(escape)) {
    const [all, hex, four, eight, octal, sign = ""] = match;
    if (match.index > end) flush();
    parts.push(written.slice(end, match.index));
    end = match.index + all.length;
    const byte = hex ?? octal;
    if (byte !== undefined) bytes.push(Number.parseInt(byte, hex === undefined ? 8 : 16) & 0xff);
    else {
      flush();
      parts.push(toCharacter(four ?? eight) ?? short[sign] ?? sign);
    }
  }
  flush();
  parts.push(written.slice(end));
  return parts.join("");
}

function toCharacter(hex: string | undefined): string | undefined {
  if (hex === undefined) return undefined;
  const code = Number.parseInt(hex, 16);
  return code > 0x10_ff_ff ? "\uFFFD" : String.fromCodePoint(code);
}
