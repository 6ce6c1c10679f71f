import { schemaSourceKinds } from "../catalogue/catalogue.ts";
import { discoverCodes } from "../diagnostics/codes/discover.ts";
import type { Report } from "../diagnostics/report.ts";
import { classifyFile, findSchemaRoot } from "./kinds/classify-file.ts";
import { decodeFile } from "./files/decode-file.ts";
import type { DiscoverLimits } from "./discover-options.ts";
import type { FileTree } from "./files/file-tree.ts";
import type { FoundFile } from "./input.ts";
import { startOfFile } from "../places/start-of-file.ts";
import type { SourceFile, SourceKind } from "../sources/source-file.ts";
import { isNotebook } from "../places/markdown-files.ts";
import { openModules } from "./guide-projects/open-modules.ts";
import { fillDataTags } from "./pages/fill-data-tags.ts";
import { type FilledText, fillVariables } from "./pages/fill-variables.ts";
import { proseCodes } from "../diagnostics/codes/prose.ts";

/** What is read goes into `texts`, with what can't be read. */
export interface ReadContext {
  readonly limits: DiscoverLimits;
  readonly report: Report;
  readonly texts: Map<string, string>;
  readonly tree: FileTree;
}

/**
 * The file with its text. Where there is none to be had, which is reported, it is undefined, or an empty file in place of what
 * declares names that others may use.
 */
export function readSource(file: FoundFile, context: ReadContext): SourceFile | undefined {
  const { limits, report, texts, tree } = context;
  const { path } = file;
  const kind = file.kind ?? classifyFile(path);
  if (kind === undefined) return undefined;
  const start = startOfFile(path);
  const lost = toLost(file, kind);
  const read = tree.read(file.location, limits.fileSize);
  if ("failure" in read) {
    report.add(discoverCodes.unreadableFile({ reason: read.failure }), start);
    return lost;
  }
  if (read.size > limits.fileSize) {
    texts.set(path, new TextDecoder().decode(read.bytes));
    report.add(discoverCodes.fileTooLarge({ size: read.size, limit: limits.fileSize }), start);
    return lost;
  }
  const { text: written, isText } = decodeFile(path, read.bytes, report);
  texts.set(path, written);
  if (!isText) return lost;
  const { plugin, input, seenAs } = file;
  if (plugin !== undefined) return { path, text: written, kind, plugin, role: file.role, input, seenAs };
  if (file.kind !== undefined) {
    const { root, role, formulas, wikiLinks, frontMatter, defaults, countsFromTop } = file;
    const filled = kind === "prose" ? fillIn(written, file, report) : { text: written };
    const { location } = file;
    const modules = kind === "sidebar" ? openModules({ path, text: written, location }, tree) : undefined;
    for (const module of modules ?? []) texts.set(module.path, module.text);
    return { path, ...filled, kind, root, role, formulas, wikiLinks, frontMatter, defaults, countsFromTop, modules };
  }
  const root = kind === "graphql" || kind === "registry" ? undefined : findSchemaRoot(path);
  return { path, text: written, kind, root, role: file.role, input };
}

/** What stands for a file without its text; undefined for one whose names nobody uses. */
function toLost(
  { path, kind: given, plugin, role, input, seenAs }: FoundFile,
  kind: SourceKind,
): SourceFile | undefined {
  if (plugin !== undefined) return { path, text: "", kind, plugin, role, input, seenAs, isLost: true };
  if (given !== undefined || !declaringKinds.has(kind)) return undefined;
  return { path, text: "", kind, root: findSchemaRoot(path), role, input, isLost: true };
}

const declaringKinds: ReadonlySet<SourceFile["kind"]> = new Set([
  ...schemaSourceKinds,
  "registry",
  "graphql",
  "python",
  "package",
]);

/** The text of a guide with what its project says for names in braces. */
function fillIn(
  written: string,
  { path, variables, defaults }: FoundFile,
  report: Report,
): Pick<SourceFile, "text" | "fills" | "segments"> {
  // In the JSON of a notebook, braces are its own.
  if (variables === undefined || isNotebook(path)) return { text: written };
  const filled: FilledText =
    variables.features === undefined
      ? fillVariables(written, variables, { defaults, file: path })
      : fillDataTags(written.replaceAll("\r\n", "\n"), variables, path);
  const { text, fills, segments, unknown, place } = filled;
  if (place === undefined) return { text, fills, segments };
  const [line, column] = [place.line + 1, place.column + 1];
  const span = {
    file: path,
    startLine: line,
    startColumn: column,
    endLine: line,
    endColumn: column + place.length - 1,
  };
  report.add(proseCodes.templateTag({ names: unknown }), span);
  return { text, fills, segments };
}
