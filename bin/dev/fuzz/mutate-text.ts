type Random = (limit: number) => number;

/** Names that plain objects have already, signs of every language, and characters that are more than they look. */
const pieces: readonly string[] = [
  ..."{ } [ ] ( ) < > @ : ; , . = | & ! ? # * ` ' \" \\ / // /* */ /** --- ``` ~~~ ::: {{ }} -> $".split(" "),
  ..."constructor __proto__ toString valueOf hasOwnProperty prototype __In then".split(" "),
  ..."record enum typeref fixed union array map includes optional namespace import type input extend schema".split(" "),
  ..."null true false 1e999 -0 9223372036854775808 0x10 NaN .5 1.".split(" "),
  ..."entities aspects keyAspect name from to version inputs default items fields symbols doc".split(" "),
  ...[
    "<<: *a",
    "&a ",
    "*a",
    "!!js/function ",
    "? ",
    "- ",
    "\t",
    "module.exports = ",
    "`${a}`",
    "...a",
    "require('fs')",
  ],
  ...["<Tabs>", "</TabItem>", "<b>", "<script>", "<!--", "-->", "[a](b)", "![a](b)", "| a | b |", "> [!NOTE]", "[^0]"],
  ...["\n", "\r", "\r\n", "\n\n", " ", "\u2028", "\u0085", "\0", "\u0001", "\ufeff", "\ud800", "😀", "é", "\u202e"],
];

/** A text with one to four kinds of damage; `other` is a text of the same language to take pieces from. */
export function mutateText(text: string, other: string, random: Random): string {
  let damaged = text;
  for (let count = 1 + random(4); count > 0; count -= 1) damaged = damageOnce(damaged, other, random);
  return damaged;
}

function damageOnce(text: string, other: string, random: Random): string {
  const start = random(text.length + 1);
  const end = Math.min(text.length, start + random(random(4) === 0 ? 400 : 20));
  const [before, part, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const piece = pieces[random(pieces.length)] ?? "";
  switch (random(11)) {
    case 0:
      return before;
    case 1:
      return before + after;
    case 2:
      return before + part.repeat(1 + random(50)) + after;
    case 3:
      return before + piece + after;
    case 4:
      return before + piece + text.slice(start);
    case 5:
      return before + piece.repeat(1 + random(300)) + text.slice(start);
    case 6: {
      const from = random(other.length + 1);
      return before + other.slice(from, from + random(300)) + after;
    }
    case 7:
      return replaceWord(text, start, piece);
    case 8:
      return replaceWord(text, start, nameIn(other, random));
    case 9:
      return swapLines(text, random);
    default:
      return replaceWord(text, start, nameIn(text, random).repeat(1 + random(3) * 200));
  }
}

/** The next word after a place gives way to another. */
function replaceWord(text: string, from: number, word: string): string {
  const match = /\w+/.exec(text.slice(from, from + 2000));
  if (match === null) return text + word;
  const start = from + match.index;
  return text.slice(0, start) + word + text.slice(start + match[0].length);
}

function nameIn(text: string, random: Random): string {
  const from = random(text.length + 1);
  return /\w+/.exec(text.slice(from, from + 2000))?.[0] ?? "a";
}

function swapLines(text: string, random: Random): string {
  const lines = text.split("\n");
  const [one, two] = [random(lines.length), random(lines.length)];
  return lines.map((line, index) => (index === one ? lines[two] : index === two ? lines[one] : line)).join("\n");
}
