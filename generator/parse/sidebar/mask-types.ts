/**
 * A TypeScript text with blanks where types stand, as far as configurations have any: imports that have types among them,
 * the type of a constant, of parameters and results, `as` and `satisfies`. All else keeps its place. What is left over
 * of other types is a syntax error, as it would be in JavaScript.
 */
export function maskTypes(text: string): string {
  return forms.reduce((masked, [form, kept]) => masked.replace(form, (...found: unknown[]) => mask(found, kept)), text);
}

/** A type by its name, with its arguments and as a list, or a template of texts; several of them by turns. */
const one = String.raw`(?:(?:typeof |readonly )?[A-Za-z_$][\w$.]*(?:<(?:[\w$.,\s'"|[\]]|<[\w$.,\s'"|[\]]{0,100}>){0,200}>)?(?:\[\])*|\x60[^\x60\n]{0,200}\x60)`;
const type = String.raw`${one}(?:\s*\|\s*${one}){0,20}`;

/** What is masked, and how many groups at its beginning stay. */
const forms: readonly (readonly [form: RegExp, kept: number])[] = [
  [/^[ \t]*import\s(?:[^;'"]{0,2000}[{,])?\s*type\s[^;'"]{1,2000}from\s*(?:'[^'\n]*'|"[^"\n]*")[ \t]*;?/gm, 0],
  [new RegExp(String.raw`(\b(?:const|let|var)\s+[\w$]+)\s*:\s*${type}(?=\s*=)`, "g"), 1],
  [new RegExp(String.raw`(\))\s*:\s*${type}(?=\s*(?:\{|=>))`, "g"), 1],
  [new RegExp(String.raw`([\w$)\]}'"\x60])\s+(?:as|satisfies)\s+${type}`, "g"), 1],
];

function mask(found: readonly unknown[], kept: number): string {
  const [whole, first] = found;
  const start = kept === 0 ? "" : String(first);
  return (
    start +
    String(whole)
      .slice(start.length)
      .replace(/[^\r\n]/g, " ")
  );
}
