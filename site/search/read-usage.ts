/** A command with an option, as one is typed: `datahub ingest run --dry-run -c recipe.yml`. */
export interface UsageQuery {
  readonly command: string;
  /** Its first option, without what that is given. */
  readonly option: string;
}

const usage = /^([a-z][\w-]*(?:\s+[a-z][\w-]*)*)\s+(--?[a-z][\w-]*)(?=[\s=]|$)/i;

/** Takes a command and its first option out of a query; undefined where it has none. */
export function readUsage(query: string): UsageQuery | undefined {
  const [, command, option] = usage.exec(query.trim().replace(/^\$\s+/, "")) ?? [];
  return command === undefined || option === undefined ? undefined : { command, option };
}
