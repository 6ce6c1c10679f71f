import type { CliArgument, CliCommand } from "../catalogue/cli.ts";

/** A command as its help would have it, with what its options say below it. */
export function writeCommand({
  path,
  aliases,
  doc = "",
  deprecated,
  options,
  arguments: given,
  commands,
}: CliCommand): string {
  const lines = [
    `# ${[path, ...(aliases ?? [])].join(", ")}${deprecated === undefined ? "" : ` (deprecated: ${deprecated})`}`,
    ...doc.split("\n").map((line) => `  | ${line}`),
    ...given.map((each) => `  ${writeFacts(each)}`),
    ...options.map(({ names, opposites = [], prompts, deprecated: old, doc: help, ...each }) =>
      [
        `  ${names.map((name) => (opposites.includes(name) ? `(${name})` : name)).join(" ")}: ${writeFacts(each)}`,
        ...(prompts === true ? ["asked for"] : []),
        ...(old === undefined ? [] : [`deprecated ${old}`]),
        ...(help === undefined ? [] : [JSON.stringify(help)]),
      ].join(", "),
    ),
  ];
  return [`${lines.join("\n")}\n`, ...commands.map(writeCommand)].join("\n");
}

function writeFacts({ span, ...facts }: CliArgument): string {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined && value !== false);
  return [...entries.map(([key, value]) => `${key} ${JSON.stringify(value)}`), `line ${span.startLine}`].join(", ");
}
