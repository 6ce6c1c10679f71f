import type { CommandWords, OptionWords, ProgramWords } from "./describe-words.ts";

/** A script for fish, which shows the help of each word beside it. */
export function printFish({ name, commands, options }: ProgramWords): string {
  const begin = `complete -c ${name}`;
  const top = "-n __fish_use_subcommand";
  return [
    `# Completion for fish. Once: ${name} completion fish > ~/.config/fish/completions/${name}.fish`,
    `${begin} -f`,
    ...options.map((option) => `${begin} ${top} ${printOption(option)}`),
    ...commands.map((command) => `${begin} ${top} -a ${command.name} -d ${quote(command.help)}`),
    ...commands.flatMap((command) => printCommand(command).map((words) => `${begin} ${words}`)),
    "",
  ].join("\n");
}

function printCommand({ name, options, values, takesFolders }: CommandWords): readonly string[] {
  const within = `-n ${quote(`__fish_seen_subcommand_from ${name}`)}`;
  return [
    ...options.map((option) => `${within} ${printOption(option)}`),
    ...(values.length === 0 ? [] : [`${within} -a ${quote(values.join(" "))}`]),
    ...(takesFolders ? [`${within} -a '(__fish_complete_directories)'`] : []),
  ];
}

function printOption({ flag, help, value }: OptionWords): string {
  return `-l ${flag.replace(/^--/, "")} -d ${quote(help)}${printValue(value)}`;
}

function printValue(value: OptionWords["value"]): string {
  if (value === "none") return "";
  if (value === "file") return " -r -F";
  if (value === "folder") return " -x -a '(__fish_complete_directories)'";
  return value === "any" ? " -x" : ` -x -a ${quote(value.join(" "))}`;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
