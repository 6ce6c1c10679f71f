/** A version where nothing else says that it is one: a number alone is `version 2`. */
export function nameVersion(label: string): string {
  return /^\d+$/.test(label) ? `version ${label}` : label;
}
