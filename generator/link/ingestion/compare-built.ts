import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { ConfigSchemaDocument, RegisteredPlugin } from "../../parse/ingestion/ingestion-document.ts";
import type { CodePlugin } from "./code/read-connectors.ts";

/** What says something of one plugin. */
export interface PluginEvidence {
  /** What a built list says. */
  readonly registered: RegisteredPlugin | undefined;
  /** What was built of its configuration. */
  readonly schema: ConfigSchemaDocument | undefined;
  readonly code: CodePlugin;
}

/** Says, once for a plugin, in what that which was built of it differs from its code. */
export function compareBuilt({ registered, schema, code }: PluginEvidence, report: Report): void {
  const differences = [
    ...(registered === undefined ? [] : compareRegistered(registered, code)),
    ...(schema === undefined || code.schema === undefined
      ? []
      : compareNames(
          "option",
          schema.options.map(({ path }) => path),
          code.options.map(({ path }) => path),
        )),
  ];
  if (differences.length === 0) return;
  const span = registered?.span ?? { ...code.span, ...firstCharacter, file: schema?.file ?? code.span.file };
  report.add(ingestionCodes.builtDiffers({ plugin: code.id, differences }), span, [
    { message: "the code of the plugin", span: code.span },
  ]);
}

const firstCharacter = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

function compareRegistered(registered: RegisteredPlugin, code: CodePlugin): readonly string[] {
  const [was, is] = [toStatus(registered), toStatus(code)];
  return [
    ...(was === is ? [] : [`status ${was} instead of ${is}`]),
    ...compareNames("capability", listCapabilities(registered), listCapabilities(code)),
  ];
}

/** An unknown plugin has none. */
function toStatus({ status }: Pick<RegisteredPlugin, "status">): string {
  const text = status?.text.toLowerCase() ?? "unknown";
  return text === "unknown" ? "none" : `\`${text}\``;
}

function listCapabilities({ capabilities }: Pick<RegisteredPlugin, "capabilities">): readonly string[] {
  return capabilities.map(({ name, supported }) => (supported === "no" ? `no ${name.text}` : name.text));
}

/** What is in one list alone, in words. */
function compareNames(what: string, built: readonly string[], code: readonly string[]): readonly string[] {
  const [inBuilt, inCode] = [new Set(built), new Set(code)];
  const more = built.filter((name) => !inCode.has(name));
  const less = code.filter((name) => !inBuilt.has(name));
  return [
    ...(more.length === 0 ? [] : [`${what} ${listSome(more)}, which the code does not have`]),
    ...(less.length === 0 ? [] : [`no ${what} ${listSome(less)}`]),
  ];
}

/** More names than that say no more. */
const mostNames = 3;

function listSome(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).map((name) => `\`${name}\``);
  const more = names.length - shown.length;
  return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
}
