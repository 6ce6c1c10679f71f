/** Which bodies of a file's functions matter for the commands of programs, by what they say. */
export function chooseBodies(text: string): (body: string) => boolean {
  // A parser of argparse is made step by step, by functions that call each other.
  if (mentionsArgparse(text)) return () => true;
  return mentionsClick(text) ? (body) => mayDecorate(body) || mayHandOn(body) : mayHandOn;
}

/** Whether a body does little more than bring in what it runs, as those of scripts do that are to start soon. */
function mayHandOn(body: string): boolean {
  return body.length < 1000 && /^[ \t]*from[ \t]+[\w.]+[ \t]+import[ \t]/m.test(body);
}

/** Whether a text has something of the library that commands are made with. */
function mentionsClick(text: string): boolean {
  return /\b(?:rich_|async)?click\b|\bcloup\b|\btyper\b/.test(text);
}

/** Whether a text makes parsers, adds to one, has one read what is typed, or hands that on. */
function mentionsArgparse(text: string): boolean {
  return /\bsys\.argv\b|\b(?:argparse|Arg(?:ument)?Parser|add_(?:argument|parser|subparsers)|parse_(?:known_)?args)\b/.test(
    text,
  );
}

/**
 * Whether the body of a function may give options to what it is handed: it makes some, decorates a function of its own, or
 * hands its parameter to one decorator after the other. Also whether it tells by which variables a program is set, or runs a
 * function as one, and what a class of a command's does when one is made.
 */
function mayDecorate(body: string): boolean {
  return /(?:[oO]ption|[aA]rgument)\s*\(|^[ \t]*@|\bauto_envvar_prefix\b|\btyper\.run\s*\(|\.add_command\s*\(|\.__init__\s*\(|\b(\w+)[ \t]*=[ \t]*\w+\(\1\)/m.test(
    body,
  );
}
