/**
 * The keys at the top of a text in JSON or YAML, with the words that stand behind them on their line; an empty text where
 * something else does. Of a text that is cut off, those that are there.
 */
export function listTopKeys(text: string): ReadonlyMap<string, string> {
  return /^\uFEFF?\s*\{/.test(text) ? listJsonKeys(text) : listYamlKeys(text.replace(/^\uFEFF/, ""));
}

/** A string, or a sign that opens or closes; all else is passed over. */
const token = /"((?:[^"\\\n]|\\.)*)"(\s*:\s*(?:"((?:[^"\\\n]|\\.)*)"|[\d.]+)?)?|[{}[\]]/g;

function listJsonKeys(text: string): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  let depth = 0;
  for (const [sign, key, colon, value] of text.matchAll(token)) {
    if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (depth === 1 && key !== undefined && colon !== undefined) keys.set(key, value ?? "");
  }
  return keys;
}

const line = /^( *)(?:"([^"\n]{1,80})"|'([^'\n]{1,80})'|([\w$][\w$-]{0,80}))[ \t]*:(?:[ \t]+(.*))?\r?$/gm;

function listYamlKeys(text: string): ReadonlyMap<string, string> {
  // Some tools indent all that they write. What is indented below an item of a list stands in that.
  const indent = /^ *(?=(?!---|\.\.\.)[^\s#%])/m.exec(text)?.[0] ?? "";
  return new Map(
    [...text.matchAll(line)].flatMap(([, own, double, single, plain, rest = ""]) =>
      own === indent ? [[double ?? single ?? plain ?? "", readScalar(rest.trim())] as const] : [],
    ),
  );
}

/** What is in quotes, or stands before a comment. */
function readScalar(text: string): string {
  return (/^(["'])(.*?)\1/.exec(text)?.[2] ?? text.split(" #")[0] ?? "").trim();
}
