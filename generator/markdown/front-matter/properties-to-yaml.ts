/** Pages of Logseq begin with these, a line each: `title:: Lineage`. In other notes a line of that form is words. */
const properties = /^\uFEFF?(?:[A-Za-z][\w-]{0,60}::[ \t][^\r\n]{0,1000}(?:\r\n|\n|\r|$)){1,40}/;
const usual = /^\uFEFF?(?:title|alias|tags|type|public|icon)::/m;

/** What a page of Logseq says of itself at its top, and the same in YAML as guides have it; undefined where there is nothing of that kind. */
export function readProperties(head: string): { readonly written: string; readonly yaml: string } | undefined {
  const [written] = properties.exec(head) ?? [];
  if (written === undefined || !usual.test(written)) return undefined;
  const get = (name: string): string | undefined =>
    new RegExp(`^\\uFEFF?${name}::[ \\t]+(.*\\S)`, "m").exec(written)?.[1]?.replaceAll(/\[\[|\]\]/g, "");
  const [title, alias] = [get("title"), get("alias")];
  const aliases = alias
    ?.split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const said = { ...(title === undefined ? {} : { title }), ...(aliases === undefined ? {} : { aliases }) };
  // JSON is YAML.
  return { written, yaml: JSON.stringify(said) };
}
