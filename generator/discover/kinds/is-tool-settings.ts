/** Of packages and their builds, and of what checks, bundles or serves descriptions of APIs and lies beside them. */
const names =
  /(?:^|\/)(?:\.?redocly(?:\.lint-ignore)?|\.?spectral|openapitools|vercel|renovate|(?:docker-)?compose|mkdocs|aspectdoc\.config|package|package-lock|npm-shrinkwrap|(?:ts|js)config[^/]*(?<!\.schema)|composer|deno|lerna|nx|turbo|pnpm-(?:lock|workspace))\.(?:json|ya?ml)$/;

/** Whether a file has settings of a tool by its name: in JSON or YAML, as schemas are, but never one of them. */
export function isToolSettings(path: string): boolean {
  return names.test(path);
}
