import { isMap, isSeq, type Node } from "yaml";
import type { CliArgument, CliCommand, CliOption, EnvironmentVariable } from "../../catalogue/cli.ts";
import { withArticle } from "../../catalogue/nouns.ts";
import { dataCodes } from "../../diagnostics/codes/data.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { createYamlReader, type YamlReader } from "../yaml/yaml-reader.ts";
import type { CliDocument, WrittenCommand } from "./cli-document.ts";
import { manifestKeys } from "./manifest-keys.ts";
import { readNeededName } from "../read-data-file.ts";

/**
 * What the manifest says of commands and of the variables that they ask for; undefined for a file that is none. Mistakes
 * have been reported.
 */
export function parseCli({ path, text }: SourceFile, report: Report): CliDocument | undefined {
  const yaml = createYamlReader(path, text, report, dataCodes);
  if (yaml?.wellFormed === true && !isManifest(yaml.root)) return undefined;
  const top = yaml?.mapping(yaml.root, "the file", manifestKeys.manifest);
  if (yaml === undefined || top === undefined) return undefined;
  return {
    kind: "cliDocument",
    file: path,
    commands: yaml.list(top.get("commands"), "`commands`").flatMap((node) => readCommand(yaml, node) ?? []),
    variables: yaml.list(top.get("variables"), "`variables`").flatMap((node) => readVariable(yaml, node) ?? []),
  };
}

/** A folder called `cli` may well hold something else. */
function isManifest(root: Node | undefined): boolean {
  const holds = (list: string, key: string): boolean => {
    const found = isMap(root) ? root.get(list) : undefined;
    return isSeq(found) && found.items.some((item) => isMap(item) && item.has(key));
  };
  return holds("commands", "command") || holds("variables", "name");
}

function readCommand(yaml: YamlReader, node: Node): WrittenCommand | undefined {
  const what = withArticle("command");
  const entry = yaml.mapping(node, what, manifestKeys.command);
  const name = entry && readNeededName({ reader: yaml, node, what, values: entry }, "command");
  if (entry === undefined || name === undefined) return undefined;
  return {
    path: name.name.trim().replace(/\s+/g, " "),
    doc: yaml.text(entry.get("doc"), "`doc`"),
    deprecated: yaml.text(entry.get("deprecated"), "`deprecated`"),
    usual: yaml.text(entry.get("usual"), "`usual`"),
    further: readFurther(yaml, entry.get("further")),
    arguments: yaml.list(entry.get("arguments"), "`arguments`").flatMap((each) => readArgument(yaml, each) ?? []),
    options: yaml.list(entry.get("options"), "`options`").flatMap((each) => readOption(yaml, each) ?? []),
    span: name.span,
  };
}

/** What it takes besides what is listed; any other word says nothing. */
function readFurther(yaml: YamlReader, node: Node | undefined): CliCommand["further"] {
  const said = yaml.text(node, "`further`");
  return said === "words" || said === "options" || said === "anything" ? said : undefined;
}

function readArgument(yaml: YamlReader, node: Node): CliArgument | undefined {
  const what = withArticle("argument");
  const entry = yaml.mapping(node, what, manifestKeys.argument);
  const name = entry && readNeededName({ reader: yaml, node, what, values: entry }, "name");
  if (entry === undefined || name === undefined) return undefined;
  const facts = readFacts(yaml, (key) => entry.get(key));
  return { name: name.name, ...facts, doc: yaml.text(entry.get("doc"), "`doc`"), span: name.span };
}

function readOption(yaml: YamlReader, node: Node): CliOption | undefined {
  const what = withArticle("option");
  const entry = yaml.mapping(node, what, manifestKeys.option);
  if (entry === undefined) return undefined;
  const names = readNames(yaml, entry.get("names"), "`names`");
  // A word tells more than a letter.
  const name = names.find((each) => each.startsWith("--")) ?? names[0];
  if (name === undefined) {
    yaml.report.add(dataCodes.missingValue({ what, key: "names" }), yaml.span(node));
    return undefined;
  }
  const facts = readFacts(yaml, (key) => entry.get(key));
  const given = entry.get("opposites");
  const opposites = given === undefined ? findNegations(names) : readNames(yaml, given, "`opposites`");
  return {
    name,
    names,
    opposites: opposites.length === 0 ? undefined : opposites,
    ...facts,
    doc: yaml.text(entry.get("doc"), "`doc`"),
    span: yaml.span(node),
  };
}

/** `--no-color` beside `--color`. */
function findNegations(names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith("--no-") && names.includes(`--${name.slice("--no-".length)}`));
}

type FactKey = (typeof manifestKeys.argument)[number] & (typeof manifestKeys.option)[number];

function readFacts(yaml: YamlReader, get: (key: FactKey) => Node | undefined): Omit<CliArgument, "name" | "span"> {
  const choices = readNames(yaml, get("choices"), "`choices`");
  return {
    type: yaml.text(get("type"), "`type`") ?? (choices.length > 0 ? "choice" : "text"),
    choices: choices.length > 0 ? choices : undefined,
    required: yaml.flag(get("required"), "`required`") ?? false,
    multiple: yaml.flag(get("multiple"), "`multiple`") ?? false,
    default: yaml.text(get("default"), "`default`"),
    variable: yaml.text(get("variable"), "`variable`"),
  };
}

function readVariable(yaml: YamlReader, node: Node): EnvironmentVariable | undefined {
  const what = withArticle("environmentVariable");
  const entry = yaml.mapping(node, what, manifestKeys.variable);
  const name = entry && readNeededName({ reader: yaml, node, what, values: entry }, "name");
  if (entry === undefined || name === undefined) return undefined;
  return {
    name: name.name,
    doc: yaml.text(entry.get("doc"), "`doc`"),
    default: yaml.text(entry.get("default"), "`default`"),
    reads: [],
    span: name.span,
  };
}

function readNames(yaml: YamlReader, node: Node | undefined, what: string): readonly string[] {
  return yaml.list(node, what).flatMap((item) => yaml.name(item, `an entry of ${what}`)?.name ?? []);
}
