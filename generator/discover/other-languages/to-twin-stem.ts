/** What packages call folders with the same for another kind of modules. */
const ofModules = /(?<=^|\/)(?:browser|cjs|commonjs|es|esm|lib|mjs|module|node|types|umd)(?=\/)/;

/** What files have in common that say the same: those that are written as JSON and as YAML, and those that a package has for each kind of modules. */
export function toTwinStem(path: string): string {
  return path.replace(/\.(?:json|ya?ml)$/i, "").replace(ofModules, "*");
}
