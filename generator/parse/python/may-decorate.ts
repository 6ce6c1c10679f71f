/** Whether a text has something of the library that commands are made with. */
export function mentionsClick(text: string): boolean {
  return /\b(?:rich_|async)?click\b|\bcloup\b/.test(text);
}

/**
 * Whether the body of a function may give options to what it is handed: it makes some, decorates a function of its own, or
 * hands its parameter to one decorator after the other. Also whether it tells by which variables a program is set.
 */
export function mayDecorate(body: string): boolean {
  return /(?:[oO]ption|[aA]rgument)\s*\(|^[ \t]*@|\bauto_envvar_prefix\b|\b(\w+)[ \t]*=[ \t]*\w+\(\1\)/m.test(body);
}
