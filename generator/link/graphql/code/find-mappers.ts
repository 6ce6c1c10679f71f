/** Paths of the files that make one of the objects, by their names, and speak of aspects. */
export function findMappers(
  files: readonly { readonly path: string; readonly text: string }[],
  objects: { has(name: string): boolean },
): readonly string[] {
  return files
    .filter(({ text }) => /mapToResult\(|_ASPECT_NAME\b/.test(text) && makesOne(text, objects))
    .map(({ path }) => path);
}

/** `new Dataset()`, with the folders of the class or without. */
function makesOne(text: string, objects: { has(name: string): boolean }): boolean {
  for (const [, name = ""] of text.matchAll(/\bnew\s+(?:\w+\s*\.\s*)*(\w+)/g)) if (objects.has(name)) return true;
  return false;
}
