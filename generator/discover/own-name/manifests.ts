/** Files that name a package, in the order in which they tell: many a repository has a `package.json` for its tools alone. */
export const manifests = [
  "go.mod",
  "Cargo.toml",
  "pyproject.toml",
  "setup.cfg",
  "settings.gradle.kts",
  "settings.gradle",
  "pom.xml",
  "composer.json",
  "package.json",
] as const;
