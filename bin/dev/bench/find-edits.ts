import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Changes one file of a model, otherwise each time. The word that is given shows on a page. */
export type Edit = (word: string) => void;

/** Edits the doc of the first aspect of a model. */
export function findSchemaEdit(folder: string): Edit {
  return findEdit(folder, ".pdl", (text, word) =>
    /@Aspect\b/.test(text) ? text.replace(/\/\*\*\s*\n? ?\*? ?/, (start) => `${start}${word}. `) : text,
  );
}

/** Edits the first description of a model's GraphQL. */
export function findGraphqlEdit(folder: string): Edit {
  return findEdit(folder, ".graphql", (text, word) => text.replace(/"""\s*/, (start) => `${start}${word}. `));
}

/** Edits the first doc in a model's registry. */
export function findRegistryEdit(folder: string): Edit {
  return findEdit(folder, "entity-registry.yml", (text, word) =>
    text.replace(/^ *doc: (?:>-\s+)?/m, (start) => `${start}${word} `),
  );
}

/** Edits the doc of the first connector of a model. */
export function findPythonEdit(folder: string): Edit {
  return findEdit(folder, ".py", (text, word) =>
    text.replace(/(?<=^@platform_name\([^]*?^class \w+[^\n]*:\n {4}""")/m, `${word}. `),
  );
}

/** Adds a paragraph to the first guide of a model that has a heading. */
export function findGuideEdit(folder: string, among: string): Edit {
  return findEdit(join(folder, among), ".md", (text, word) =>
    /^# /m.test(text) ? `${text.trimEnd()}\n\n${word}.\n` : text,
  );
}

/** Names the first guide of a model anew, which changes the navigation. */
export function findTitleEdit(folder: string, among: string): Edit {
  return findEdit(join(folder, among), ".md", (text, word) => {
    const title = /^---\n[^]*?\n---\n/.test(text) ? /^title: .*$/m : /^# .*$/m;
    return text.replace(title, (line) => `${line} ${word}`);
  });
}

function findEdit(folder: string, ending: string, change: (text: string, word: string) => string): Edit {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    if (change(text, "x") !== text) return (word) => writeFileSync(file, change(text, word));
  }
  throw new Error(`no file *${ending} in ${folder} can be edited`);
}
