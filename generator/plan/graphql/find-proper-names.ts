import type { GraphqlModel } from "../../catalogue/graphql.ts";

/** A word that descriptions write so only once or twice may be a slip. */
const fewestUses = 3;

/**
 * Names such as `DataHub` that descriptions or the title of the site write with humps inside, by how they read taken apart:
 * `data hub`. What the schema itself declares is called as it is in code there, and isn't one.
 */
export function findProperNames({ operations, types }: GraphqlModel, title = ""): ReadonlyMap<string, string> {
  const declared = new Set(types.map(({ name }) => name));
  const isDeclared = (name: string): boolean => declared.has(name) || declared.has(name.replace(/s$/, ""));
  const counts = new Map(listNames(title).map((name) => [name, fewestUses]));
  for (const { description = "" } of [...operations, ...types]) {
    for (const name of listNames(description)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].flatMap(([name, count]) => (count < fewestUses || isDeclared(name) ? [] : [name]));
  return new Map(names.map((name) => [name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase(), name]));
}

function listNames(text: string): readonly string[] {
  return text.match(/(?<![\w`.])(?:[A-Z][a-z]+){2,}(?![\w`.(])/g) ?? [];
}

/** The label with each of the names as people write it: `Data hub view` is `DataHub view`. */
export function spellNames(label: string, names: ReadonlyMap<string, string>): string {
  let spelt = label;
  for (const [words, name] of names) {
    const at = ` ${spelt.toLowerCase()} `.indexOf(` ${words} `);
    if (at >= 0) spelt = `${spelt.slice(0, at)}${name}${spelt.slice(at + words.length)}`;
  }
  return spelt;
}
