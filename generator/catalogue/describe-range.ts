import type { CliRange } from "./cli.ts";

/** Which numbers something takes, in words, e.g. `from 1 to 10`, `at least 1`, `more than 0 and less than 1`. */
export function describeRange({ min, max, minOpen = false, maxOpen = false }: CliRange): string {
  if (min !== undefined && max !== undefined && !minOpen && !maxOpen) return `from ${min} to ${max}`;
  const bounds = [
    ...(min === undefined ? [] : [`${minOpen ? "more than" : "at least"} ${min}`]),
    ...(max === undefined ? [] : [`${maxOpen ? "less than" : "at most"} ${max}`]),
  ];
  return bounds.join(" and ");
}
