import type { CliCommand } from "../../catalogue/cli.ts";
import type { Link } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";

/** By file of the code, what is made of it and has a page: commands, sources and their like, modules of the library; each once, in that order. */
export function listUsers({ catalogue, links }: PlanContext): ReadonlyMap<string, readonly Link[]> {
  const users = new Map<string, Map<string, Link>>();
  const add = (file: string | undefined, label: string, href: string | undefined): void => {
    if (file === undefined || href === undefined) return;
    const own = users.get(file) ?? new Map<string, Link>();
    if (!own.has(href)) own.set(href, { label, href });
    users.set(file, own);
  };
  const addCommand = (command: CliCommand, page: string): void => {
    add(command.span.file, page, links.command(page));
    for (const below of command.commands) addCommand(below, page);
  };
  for (const program of catalogue.cli ?? []) {
    add(program.span.file, program.path, links.command(program.path));
    for (const command of program.commands) addCommand(command, command.path);
  }
  const { platforms, components } = catalogue.ingestion;
  for (const { id, plugins } of platforms.values()) {
    for (const { codeFile, options } of plugins) {
      for (const file of [codeFile, ...options.map(({ span }) => span.file)]) add(file, id, links.ingestionSource(id));
    }
  }
  for (const { kind, id, codeFile, options } of components ?? []) {
    for (const file of [codeFile, ...options.map(({ span }) => span.file)]) {
      add(file, id, links.ingestionComponent(kind, id));
    }
  }
  for (const { name, title, modules } of catalogue.sdk?.pages ?? []) {
    for (const { span } of modules) add(span.file, title, links.sdkPage(name));
  }
  return new Map([...users].map(([file, own]) => [file, [...own.values()]]));
}
