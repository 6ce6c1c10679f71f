/** Prompts of shells and of Python, with the one that asks for the rest of a command. */
const prompts: readonly (readonly [first: string, next: string])[] = [
  ["$ ", "> "],
  [">>> ", "... "],
];

/**
 * What is typed in a session, without the prompts and the answers: that is what a reader wants to
 * paste. Code that does not begin with a prompt is no session and stays as it is.
 */
export function stripPrompts(code: string): string {
  const found = prompts.find(([first]) => code.trimStart().startsWith(first));
  if (found === undefined) return code;
  const [first, next] = found;
  const typed: string[] = [];
  let isInCommand = false;
  let isContinued = false;
  let document: string | undefined;
  for (const line of code.split("\n")) {
    const text = line.trimStart();
    if (document !== undefined) {
      typed.push(line);
      if (text === document) document = undefined;
      continue;
    }
    const prompt: string | undefined = text.startsWith(first)
      ? first
      : isInCommand && text.startsWith(next)
        ? next
        : undefined;
    isInCommand = prompt !== undefined || isContinued;
    if (!isInCommand) continue;
    const command: string = prompt === undefined ? line : text.slice(prompt.length);
    typed.push(command);
    // A shell reads on behind a backslash, and shows no prompt there in most documents.
    isContinued = first === "$ " && command.endsWith("\\");
    // Nor before what is given to a command in place, up to the word that ends it.
    if (first === "$ ") document = /(?<!<)<<-?(?!<)\s*["']?([A-Za-z_]\w*)/.exec(command)?.[1];
  }
  return typed.join("\n");
}
