/** Words of a style sheet, or what it asks for at that place. */
export type SheetPart = string | SheetAddress;

/** An address in a style sheet, as it is meant and not as it is escaped. */
export interface SheetAddress {
  readonly kind: "import" | "picture or font";
  readonly address: string;
  /** Of an import: in which layer and under what conditions, as written. */
  readonly conditions: string;
  readonly line: number;
}

/** One that isn't closed goes on to the end of its line, as in browsers, and ends nowhere else, so that nothing is gone through twice. */
const quoted = String.raw`"(?:[^"\\\n]|\\[^])*(?:"|(?=\n)|\\?$)|'(?:[^'\\\n]|\\[^])*(?:'|(?=\n)|\\?$)`;
/** Each way to escape a letter in a bare address, of which only one fits at any place. */
const escaped = String.raw`\\[\da-f]{6}\s?|\\[\da-f]{1,5}(?![\da-f])\s?|\\[^\da-f\n]`;
const address = String.raw`url\(\s*(?:(?<quoted>${quoted})|(?<bare>(?:[^\s"'()\\]|${escaped})+))\s*\)`;
/** Comments and texts are passed over whole, so that nothing in them is taken for an address. */
const token = new RegExp(
  String.raw`/\*(?:[^]*?\*/|[^]*)|(?<import>@import\s*)?${address}|@import\s*(?<named>${quoted})|(?<text>${quoted})|(?<set>image-set)?(?<bracket>[()])`,
  "gi",
);
/** Behind the address of an import; a block there would be a mistake. */
const rest = /([^;{}]*);?/y;

/** A style sheet in pieces; all of it that isn't an address stays as it is. */
export function splitSheet(css: string): readonly SheetPart[] {
  const parts: SheetPart[] = [];
  let done = 0;
  let line = 1;
  /** How many brackets are open since those of `image-set(…)`, whose texts are addresses; those of what is in it, such as `type(…)`, are not. */
  let depth = 0;
  const goTo = (place: number): void => {
    const text = css.slice(done, place);
    if (text !== "") parts.push(text);
    for (const letter of text) if (letter === "\n") line += 1;
    done = place;
  };
  token.lastIndex = 0;
  for (let found = token.exec(css); found !== null; found = token.exec(css)) {
    const { import: imports, quoted: inQuotes, bare, named, text, set, bracket } = found.groups ?? {};
    if (bracket === "(" && (depth > 0 || set !== undefined)) depth += 1;
    if (bracket === ")" && depth > 0) depth -= 1;
    const written = named ?? inQuotes ?? bare ?? (depth === 1 ? text : undefined);
    if (written === undefined || written === "") continue;
    goTo(found.index);
    const kind = (imports ?? named) === undefined ? "picture or font" : "import";
    const told = { kind, address: readText(written, bare === undefined), line } as const;
    done = token.lastIndex;
    if (kind === "import") {
      rest.lastIndex = done;
      const conditions = rest.exec(css)?.[1]?.trim() ?? "";
      done = rest.lastIndex;
      parts.push({ ...told, conditions });
    } else parts.push({ ...told, conditions: "" });
    line += css.slice(found.index, done).split("\n").length - 1;
    token.lastIndex = done;
  }
  goTo(css.length);
  return parts;
}

/** What a quoted or bare text says. */
function readText(written: string, isQuoted: boolean): string {
  const text = isQuoted ? written.slice(1).replace(new RegExp(`${written[0]}$`), "") : written;
  return text.replace(/\\(?:([\da-f]{1,6})\s?|\r?\n|([^]))/gi, (_, code?: string, letter = "") =>
    code === undefined ? letter : toLetter(Number.parseInt(code, 16)),
  );
}

function toLetter(code: number): string {
  return code === 0 || code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
}
