/*
 * Long literals of programs, in which people write SDL: templates of JavaScript, texts in three quotes, raw strings of Go,
 * heredocs. A program is only looked through for them, in one go; none of it is parsed or run.
 */

/** What stands between the signs that a literal begins and ends with. */
export interface CodeLiteral {
  /** Offsets of its text. */
  readonly start: number;
  readonly end: number;
  /** Where expressions stand in it whose values become part of the text. */
  readonly gaps: readonly CodeGap[];
  /** Whether a backslash takes its meaning from the sign behind it. */
  readonly hasEscapes: boolean;
}

/** An expression with the signs around it. */
export interface CodeGap {
  readonly start: number;
  readonly end: number;
}

/** All such literals of a program, in their order; none where its language isn't known. */
export function listLiterals(path: string, text: string): readonly CodeLiteral[] {
  const syntax = syntaxes.get(toEnding(path));
  if (syntax === undefined) return [];
  const literals: CodeLiteral[] = [];
  const program: Program = { text, unclosed: new Map() };
  const signs = new RegExp(syntax.signs, "g");
  for (let match = signs.exec(text); match !== null; match = signs.exec(text)) {
    const step = syntax.read(program, match.index, match[0]);
    if (step.literal !== undefined) literals.push(step.literal);
    signs.lastIndex = Math.max(step.end, match.index + 1);
  }
  return literals;
}

/** Endings of programs that are looked through. */
export function listCodeEndings(): readonly string[] {
  return [...syntaxes.keys()];
}

/** Whether a file is a program in one of these languages, by its name. */
export function isCode(path: string): boolean {
  return syntaxes.has(toEnding(path));
}

function toEnding(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}

interface Program {
  readonly text: string;
  /** By quote, the end of the last line in which one isn't closed: nor are those behind it there, since none closed it. */
  readonly unclosed: Map<string, number>;
}

interface Step {
  /** Where to go on. */
  readonly end: number;
  readonly literal?: CodeLiteral | undefined;
}

interface CodeSyntax {
  /** Whatever begins a literal, a string or a comment. */
  readonly signs: RegExp;
  readonly read: (program: Program, at: number, sign: string) => Step;
}

const script: CodeSyntax = {
  signs: /\/\/|\/\*|["'`/]/,
  read(program, at, sign) {
    if (sign === "`") return readTemplate(program, at, 0);
    return { end: sign === "/" ? skipPattern(program.text, at) : skipPlain(program, at, sign) };
  },
};

const go: CodeSyntax = {
  signs: /\/\/|\/\*|["'`]/,
  read: (program, at, sign) =>
    sign === "`" ? readUntil(program, at, "`", "`") : { end: skipPlain(program, at, sign) },
};

const inThreeQuotes: CodeSyntax = {
  signs: /\/\/|\/\*|"""|["']/,
  read: (program, at, sign) =>
    sign === '"""' ? readUntil(program, at, sign, sign, true) : { end: skipPlain(program, at, sign) },
};

const python: CodeSyntax = {
  signs: /#|"""|'''|["']/,
  read: (program, at, sign) =>
    sign.length === 3 ? readUntil(program, at, sign, sign, true) : { end: skipPlain(program, at, sign) },
};

const ruby: CodeSyntax = {
  signs: /#|["']|<<[~-]?(["']?)[A-Z_]{2,40}\1/,
  read: (program, at, sign) =>
    sign.startsWith("<<") ? readHeredoc(program, at, sign) : { end: skipPlain(program, at, sign) },
};

const php: CodeSyntax = {
  signs: /#|\/\/|\/\*|["']|<<<[ \t]{0,9}(["']?)[A-Za-z_]{2,40}\1/,
  read: (program, at, sign) =>
    sign.startsWith("<<<") ? readHeredoc(program, at, sign) : { end: skipPlain(program, at, sign) },
};

const syntaxes: ReadonlyMap<string, CodeSyntax> = new Map([
  ...["ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs"].map((ending) => [ending, script] as const),
  ...["java", "kt", "scala", "cs"].map((ending) => [ending, inThreeQuotes] as const),
  ...["py", "ex", "exs"].map((ending) => [ending, python] as const),
  ["go", go],
  ["rb", ruby],
  ["php", php],
]);

/** Behind a comment or a string of one line; a quote that isn't closed in its line is no string's. */
function skipPlain({ text, unclosed }: Program, at: number, sign: string): number {
  if (sign === "#" || sign === "//") return endOfLine(text, at);
  if (sign === "/*") return endAfter(text, "*/", at + 2);
  if (at < (unclosed.get(sign) ?? 0)) return at + 1;
  const string = sign === "'" ? /'(?:[^'\\\n]|\\[^\n])*'/y : /"(?:[^"\\\n]|\\[^\n])*"/y;
  string.lastIndex = at;
  if (string.test(text)) return string.lastIndex;
  unclosed.set(sign, endOfLine(text, at));
  return at + 1;
}

/** Behind a regular expression, where a slash begins one and isn't that of a division. */
function skipPattern(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 40), at).trimEnd();
  if (before !== "" && !/[(,=:[!&|?{};+>]$|\b(?:return|case)$/.test(before)) return at + 1;
  const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,300}\]){1,500}\//y;
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at + 1;
}

/** Templates that stand in one another so deep are nobody's. */
const deepest = 50;

function readTemplate(program: Program, at: number, depth: number): Step {
  const { text } = program;
  const gaps: CodeGap[] = [];
  const signs = /\\|`|\$\{/g;
  signs.lastIndex = at + 1;
  for (let match = signs.exec(text); match !== null; match = signs.exec(text)) {
    const start = match.index;
    if (match[0] === "`") return { end: start + 1, literal: { start: at + 1, end: start, gaps, hasEscapes: true } };
    const end = match[0] === "\\" ? start + 2 : skipExpression(program, start + 2, depth + 1);
    if (match[0] !== "\\") gaps.push({ start, end });
    signs.lastIndex = end;
  }
  return { end: text.length };
}

/** Behind the brace that closes an expression in a template. */
function skipExpression(program: Program, at: number, depth: number): number {
  const { text } = program;
  if (depth > deepest) return text.length;
  let open = 1;
  const signs = /\/\/|\/\*|["'`{}]/g;
  signs.lastIndex = at;
  for (let match = signs.exec(text); match !== null; match = signs.exec(text)) {
    const [sign] = match;
    if (sign === "{") open += 1;
    else if (sign === "}") open -= 1;
    else
      signs.lastIndex =
        sign === "`" ? readTemplate(program, match.index, depth).end : skipPlain(program, match.index, sign);
    if (open === 0) return match.index + 1;
  }
  return text.length;
}

function readUntil({ text }: Program, at: number, opening: string, closing: string, hasEscapes = false): Step {
  const start = at + opening.length;
  const isEscaped = (place: number): boolean => hasEscapes && text[place - 1] === "\\";
  let end = text.indexOf(closing, start);
  while (end !== -1 && isEscaped(end)) end = text.indexOf(closing, end + 1);
  if (end === -1) return { end: text.length };
  return { end: end + closing.length, literal: { start, end, gaps: [], hasEscapes } };
}

/** What stands in the lines below its label, up to the line that begins with it. */
function readHeredoc({ text }: Program, at: number, sign: string): Step {
  const start = endOfLine(text, at) + 1;
  const label = sign.replace(/[^A-Za-z_]/g, "");
  const last = new RegExp(`^[ \\t]*${label}\\b`, "gm");
  last.lastIndex = start;
  const found = last.exec(text);
  if (found === null) return { end: text.length };
  return { end: last.lastIndex, literal: { start, end: found.index, gaps: [], hasEscapes: false } };
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

function endAfter(text: string, sign: string, at: number): number {
  const end = text.indexOf(sign, at);
  return end === -1 ? text.length : end + sign.length;
}
