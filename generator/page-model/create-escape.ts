/**
 * Makes what writes an entity for each of some characters. It goes letter by letter: nearly all texts are a few words
 * with nothing to escape, and an expression takes longer than that to begin.
 */
export function createEscape(entities: Readonly<Record<string, string>>): (text: string) => string {
  const codes = Object.keys(entities).map((character) => character.charCodeAt(0));
  const highest = Math.max(...codes);
  const byCode = Array.from({ length: highest + 1 }, (_, code) => entities[String.fromCharCode(code)]);
  return (text) => {
    let escaped = "";
    let done = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > highest) continue;
      const entity = byCode[code];
      if (entity === undefined) continue;
      escaped += text.slice(done, at) + entity;
      done = at + 1;
    }
    return done === 0 ? text : escaped + text.slice(done);
  };
}
