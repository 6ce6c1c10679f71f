/** Whether a name is that of an option as it was typed, with its other forms or with what it is given: `-c, --config <file>`. */
export function isOption(text: string, name: string): boolean {
  return text.startsWith("-") && name.startsWith("-") && name !== text && name.split(/[\s,/=<[|]+/).includes(text);
}
