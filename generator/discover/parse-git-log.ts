/** What `git log` is asked to print before the date of a commit; no name that it prints holds it unquoted. */
export const commitMark = "\x01";

/**
 * The day on which each file was last changed, from a log that names dates and files, the latest
 * commit first. Names that Git had to quote are left out: no file of a model has such a one.
 */
export function parseGitLog(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let day: string | undefined;
  for (const line of log.split("\n")) {
    if (line.startsWith(commitMark)) {
      const date = line.slice(commitMark.length);
      day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined;
    } else if (line !== "" && !line.startsWith('"') && day !== undefined && !days.has(line)) {
      days.set(line, day);
    }
  }
  return days;
}
