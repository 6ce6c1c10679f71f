/** Names that say which part of a repository something is, and not of which. */
const ofAnyPackage =
  /^(?:app|application|backend|book|core|docs?|documentation|example|frontend|guides?|main|models?|monorepo|package|project|repo|repository|root|schemas?|site|specs?|src|template|web|website|workspaces?)$/i;

const longest = 40;

/** Whether what a package or a repository is called, without its owner, may be the name of what it is about. */
export function isOwnName(name: string): boolean {
  return /^\p{L}[\p{L}\d._ -]*$/u.test(name) && name.length <= longest && !ofAnyPackage.test(name);
}
