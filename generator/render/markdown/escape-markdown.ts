/** Text as Markdown that shows just that text: nothing in it can become markup. */
export function escapeText(text: string): string {
  // Most text has nothing in it to escape, which is quickly seen.
  if (!/[\\`*[\]<&~_]/.test(text)) return text;
  return text
    .replace(/[\\`*[\]]|<(?=[A-Za-z/!?])|&(?=#?\w+;)|~(?=~)|(?<=~)~/g, "\\$&")
    .replace(/(?<![A-Za-z0-9_])_+|_+(?![A-Za-z0-9_])/g, (underscores) => underscores.replaceAll("_", "\\_"));
}

/** A line so that its beginning makes no heading, list, quote, rule or table of it. */
export function escapeLineStart(line: string): string {
  if (!/^[#\-+>|=~:\d]/.test(line)) return line;
  return line
    .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|\||=+(?=\s*$)|-+(?=\s*$)|={3,}|-{3,}|~{3,}|:(?=\s|-))/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

/** Text as a code span; white space in it counts as one blank, as it does in a page. */
export function toCodeSpan(text: string): string {
  const code = text.replace(/\s+/g, " ").trim();
  if (code === "") return "";
  const fence = "`".repeat(longestRun(code) + 1);
  const pad = code.startsWith("`") || code.endsWith("`") ? " " : "";
  return `${fence}${pad}${code}${pad}${fence}`;
}

/** Text as a fenced block of code. */
export function toCodeFence(text: string, language: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text.replace(/(?<!\n)\n+$/, "")}\n${fence}`;
}

/** A link or a picture's address, as it stands in round brackets. */
export function toTarget(href: string): string {
  const target = href.replace(/[\s\\]/g, (character) => encodeURIComponent(character));
  return /[()<>]/.test(target) ? `<${target.replaceAll("<", "%3C").replaceAll(">", "%3E")}>` : target;
}

function longestRun(text: string): number {
  let longest = 0;
  if (!text.includes("`")) return longest;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
