import type { CliCommand } from "../../catalogue/cli.ts";
import type { ActionWay } from "../../page-model/actions.ts";
import { printJson } from "../../print/print-json.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { period, type Task } from "./task.ts";

/** All commands by how they are called. */
export function indexCommands(programs: readonly CliCommand[] = []): ReadonlyMap<string, CliCommand> {
  const commands = new Map<string, CliCommand>();
  const add = (command: CliCommand): void => {
    commands.set(command.path, command);
    for (const each of command.commands) add(each);
  };
  for (const program of programs) add(program);
  return commands;
}

/** Says how a task is done by a command of the client library; undefined where none that is documented does it. */
export function createCliWays(
  commands: ReadonlyMap<string, CliCommand>,
  { links }: PlanContext,
): (task: Task) => ActionWay | undefined {
  return (task) => {
    const wanted = toWanted(task);
    const command = wanted && commands.get(wanted.path);
    if (wanted === undefined || command === undefined || !takes(command, wanted)) return undefined;
    const href = links.command(command.path);
    if (href === undefined) return undefined;
    const code = `${wanted.before ?? ""}${printCommand(wanted)}`;
    return {
      id: "cli",
      label: "CLI",
      by: { label: command.path, href },
      code: [{ id: "cli", label: "CLI", language: "shell", code }],
    };
  };
}

interface WantedCommand {
  readonly path: string;
  /** By their spellings; a switch has no value. */
  readonly options: readonly (readonly [name: string, value?: string])[];
  /** Lines that come before. */
  readonly before?: string | undefined;
}

function toWanted(task: Task): WantedCommand | undefined {
  const { urn } = task;
  switch (task.kind) {
    case "readEntity":
      return { path: "datahub get urn", options: [["--urn", urn]] };
    case "removeEntity":
      return { path: "datahub delete by-filter", options: [["--urn", urn], [task.canHide ? "--soft" : "--hard"]] };
    case "readAspect":
      return {
        path: "datahub get urn",
        options: [
          ["--urn", urn],
          ["--aspect", task.aspect.name],
        ],
      };
    case "writeAspect": {
      if (task.payload === undefined) return undefined;
      const file = `${task.aspect.name}.json`;
      return {
        path: "datahub put aspect",
        options: [
          ["--urn", urn],
          ["--aspect", task.aspect.name],
          ["--aspect-data", file],
        ],
        before: `cat > ${file} <<'JSON'\n${printJson(task.payload)}\nJSON\n`,
      };
    }
    case "removeAspect":
      // Only values of a timeseries can be deleted apart from their entity.
      if (task.aspect.storage !== "timeseries") return undefined;
      return {
        path: "datahub delete by-filter",
        options: [
          ["--urn", urn],
          ["--aspect", task.aspect.name],
          ["--start-time", period.from],
          ["--end-time", period.to],
          ["--hard"],
        ],
      };
  }
}

/** Whether the command has each option, with a value or without, and needs nothing else. */
function takes({ options, arguments: args, deprecated }: CliCommand, wanted: WantedCommand): boolean {
  if (deprecated !== undefined) return false;
  const find = (name: string) => options.find(({ names }) => names.includes(name));
  const areKnown = wanted.options.every(([name, value]) => {
    const option = find(name);
    return option !== undefined && (option.type === "flag") === (value === undefined);
  });
  const given = new Set(wanted.options.map(([name]) => find(name)?.name));
  return areKnown && [...options, ...args].every(({ name, required }) => !required || given.has(name));
}

/** An option a line where they are many. */
function printCommand({ path, options }: WantedCommand): string {
  const parts = options.map(([name, value]) => (value === undefined ? name : `${name} ${quote(value)}`));
  const line = [path, ...parts].join(" ");
  return line.length <= 100 ? line : [path, ...parts.map((part) => `  ${part}`)].join(" \\\n");
}

function quote(value: string): string {
  return /^[\w./:@-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}
