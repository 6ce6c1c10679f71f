import type { CommandWords, OptionWords, ProgramWords } from "./describe-words.ts";

/** A script for zsh, which shows the help of each word beside it. */
export function printZsh({ name, commands, options }: ProgramWords): string {
  return `#compdef ${name}
# Completion for zsh. Put it into a folder of $fpath as _${name}, or, behind compinit in ~/.zshrc:
# source <(${name} completion zsh)
_${name}() {
  local state
  local -a commands
  commands=(
${commands.map((command) => `    ${quote(`${command.name}:${command.help}`)}`).join("\n")}
  )
  _arguments -C \\
${options.map((option) => `    ${printOption(option)} \\`).join("\n")}
    '1:command:->command' \\
    '*::argument:->argument'
  case $state in
    command) _describe command commands ;;
    argument)
      case $words[1] in
${commands.map(printCommand).join("\n")}
      esac ;;
  esac
}
if [ "$funcstack[1]" = "_${name}" ]; then
  _${name} "$@"
else
  compdef _${name} ${name}
fi
`;
}

function printCommand({ name, options, values, takesFolders }: CommandWords): string {
  const specs = [
    ...options.map(printOption),
    ...(values.length === 0 ? [] : [quote(`1:value:(${values.join(" ")})`)]),
    ...(takesFolders ? [quote("*:folder:_files -/")] : []),
  ];
  return `        ${name}) _arguments ${specs.join(" ")} ;;`;
}

/** Any option may be repeated: it does no harm, and some mean something then. */
function printOption({ flag, help, value }: OptionWords): string {
  const words = help.replace(/[[\]\\:]/g, "\\$&");
  // With the sign, a value may follow in the same word as well.
  return quote(`*${flag}${value === "none" ? "" : "="}[${words}]${printValue(value)}`);
}

function printValue(value: OptionWords["value"]): string {
  if (value === "none") return "";
  if (value === "file") return ":file:_files";
  if (value === "folder") return ":folder:_files -/";
  return value === "any" ? ":value: " : `:value:(${value.join(" ")})`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
