import type { CommandWords, OptionWords, ProgramWords } from "./describe-words.ts";

/** A script for bash; it needs nothing but bash itself, from version 3.2 on, which macOS has. */
export function printBash({ name, commands, options }: ProgramWords): string {
  return `# Completion for bash. In ~/.bashrc: source <(${name} completion bash)
_${name}() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=
  COMPREPLY=()
  # To bash, --option=value is three words.
  if [ "$current" = = ]; then current=
  elif [ "$previous" = = ]; then previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${[...commands.map((command) => command.name), ...options.map(({ flag }) => flag)].join(" ")}'
  else
    case "$command:$previous" in
${commands.flatMap(printValues).join("\n")}
    esac
    case "$command" in
${commands.map(printWords).join("\n")}
    esac
    case "$current:$command" in
      -*) ;;
${commands
  .filter(({ takesFolders }) => takesFolders)
  .map(printFolders)
  .join("\n")}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -F _${name} ${name}
`;
}

/** What may follow the options of a command that take something. */
function printValues({ name, options }: CommandWords): readonly string[] {
  return options.flatMap(({ flag, value }) => {
    if (value === "none") return [];
    return [`      ${name}:${flag}) ${printValue(value)}return ;;`];
  });
}

function printValue(value: OptionWords["value"]): string {
  if (value === "none" || value === "any") return "";
  if (value === "file") return printPaths("-f");
  if (value === "folder") return printPaths("-d");
  return `COMPREPLY=($(compgen -W '${value.join(" ")}' -- "$current")); `;
}

/** Names of files may have blanks in them, so only line ends part them. */
function printPaths(kind: "-f" | "-d"): string {
  return `local IFS=$'\\n'; compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen ${kind} -- "$current")); `;
}

function printWords({ name, options, values }: CommandWords): string {
  const flags = options.map(({ flag }: OptionWords) => flag);
  return `      ${name}) words='${[...values, ...flags].join(" ")}' ;;`;
}

/** Where folders may stand, they are what is offered unless an option has been begun. */
function printFolders({ name }: CommandWords): string {
  return `      *:${name}) ${printPaths("-d")}return ;;`;
}
