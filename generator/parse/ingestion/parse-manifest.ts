import type { IngestionOption, IngestionRecipe } from "../../catalogue/ingestion.ts";
import type { Span } from "../../catalogue/span.ts";
import { ingestionCodes } from "../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { flattenConfigSchema } from "../../json-schema/flatten-config-schema.ts";
import type { Pointer } from "../../json-schema/schema-variants.ts";
import { checkManifest } from "./check-manifest.ts";
import type {
  ComponentManifestDocument,
  ManifestDocument,
  ManifestPlugin,
  WrittenCapability,
} from "./ingestion-document.ts";
import { readLocatedYaml } from "../yaml/located-yaml.ts";
import { inside, readKey, readText, spanOf, type Place } from "./manifest-place.ts";
import { manifestSchema, type Manifest } from "./manifest-schema.ts";
import { readComponentManifest } from "./read-component-manifest.ts";
import { readManifestOptions, toJsonObject } from "./read-manifest-options.ts";
import { readRecipe } from "./read-recipe.ts";

type PluginEntry = Manifest["plugins"][number];

/**
 * Reads the manifest of an ingestion platform, or of components. What is wrong in it is reported and left out: a value
 * by itself, an entry that lacks what it needs as a whole.
 */
export function parseManifest(
  file: SourceFile,
  report: Report,
): ManifestDocument | ComponentManifestDocument | undefined {
  const yaml = readLocatedYaml(file.path, file.text);
  if ("detail" in yaml) {
    report.add(ingestionCodes.malformedManifest({ detail: yaml.detail }), yaml.span);
    return undefined;
  }
  if (readKey(yaml.value, "platform") === undefined && readKey(yaml.value, "plugins") === undefined) {
    if (readKey(yaml.value, "components") !== undefined) return readComponentManifest(file.path, yaml, report);
    report.add(ingestionCodes.notManifest(), yaml.locate([]));
    return undefined;
  }
  const manifest = checkManifest(yaml, { schema: manifestSchema, list: "plugins" }, report);
  if (manifest === undefined) return undefined;
  const top: Place = { yaml, path: [], value: yaml.value };
  return {
    kind: "ingestionManifest",
    file: file.path,
    platform: { text: manifest.platform, span: yaml.locate(["platform"]) },
    name: manifest.name,
    intro: readText(manifest.intro, top, "intro"),
    concepts: manifest.concepts ?? [],
    plugins: manifest.plugins.map((plugin, index) =>
      readPlugin(plugin, inside(inside(top, "plugins"), index), { file, report }),
    ),
  };
}

interface PluginContext {
  readonly file: SourceFile;
  readonly report: Report;
}

function readPlugin(plugin: PluginEntry, place: Place, context: PluginContext): ManifestPlugin {
  const span = spanOf(place);
  const statusSpan = place.yaml.spanAt(place.value, "status") ?? span;
  const text = (key: "intro" | "prerequisites" | "notes" | "limitations" | "troubleshooting") =>
    readText(plugin[key], place, key);
  const listsOptions = plugin.options !== undefined || plugin.include !== undefined;
  if (listsOptions && plugin.schema !== undefined) {
    context.report.add(ingestionCodes.optionsTwice({ plugin: plugin.id }), span);
  }
  return {
    id: plugin.id,
    status: plugin.status === undefined ? undefined : { text: plugin.status, span: statusSpan },
    className: plugin.class,
    extra: plugin.extra,
    capabilities: (plugin.capabilities ?? []).map((capability, index) =>
      readCapability(capability, inside(inside(place, "capabilities"), index)),
    ),
    intro: text("intro"),
    prerequisites: text("prerequisites"),
    notes: text("notes"),
    limitations: text("limitations"),
    troubleshooting: text("troubleshooting"),
    recipe: plugin.recipe === undefined ? undefined : readManifestRecipe(plugin.recipe, place, context),
    examples: (plugin.examples ?? []).map(({ title, recipe }, index) => ({
      title,
      recipe: readManifestRecipe(recipe, inside(inside(place, "examples"), index), context),
    })),
    listsOptions,
    options: listsOptions
      ? readManifestOptions(plugin, place)
      : { includes: [], options: readSchema(plugin, place, context) },
    schema: plugin.schema === undefined ? undefined : toJsonObject(plugin.schema),
    span,
  };
}

function readCapability(entry: NonNullable<PluginEntry["capabilities"]>[number], place: Place): WrittenCapability {
  const supported = entry.supported ?? true;
  return {
    name: { text: entry.name, span: spanOf(place) },
    supported: supported === "partial" ? "partial" : supported ? "yes" : "no",
    note: entry.note,
    subtypes: entry.subtypes ?? [],
  };
}

function readSchema(plugin: PluginEntry, place: Place, { report }: PluginContext): readonly IngestionOption[] {
  if (plugin.schema === undefined) return [];
  const schema = inside(place, "schema");
  return flattenConfigSchema(toJsonObject(plugin.schema), (pointer: Pointer) => spanBelow(schema, pointer), report);
}

/** The place of the innermost mapping that the pointer leads through. */
function spanBelow(place: Place, pointer: Pointer): Span {
  let span = spanOf(place);
  let { value } = place;
  for (const key of pointer) {
    value = readKey(value, key);
    span = place.yaml.spanOf(value) ?? span;
  }
  return span;
}

/** The recipe of a plugin or of an example. As a block of text, its lines are those of the file, further in. */
function readManifestRecipe(text: string, place: Place, { file, report }: PluginContext): IngestionRecipe {
  const span = place.yaml.spanAt(place.value, "recipe") ?? spanOf(place);
  const lines = file.text.split("\n");
  const isBlock = lines[span.startLine - 1]?.charAt(span.startColumn - 1) === "|";
  const first = lines.slice(span.startLine).find((line) => line.trim() !== "") ?? "";
  const indent = first.length - first.trimStart().length;
  const placeInRecipe = (line: number, column: number, length: number): Span => {
    if (!isBlock) return span;
    const atLine = span.startLine + line;
    // An empty line of a block need not be as far in as the others.
    const lineEnd = (lines[atLine - 1]?.length ?? 0) + 1;
    const startColumn = Math.min(indent + column, lineEnd);
    const endColumn = Math.min(indent + column + length - 1, lineEnd);
    return { file: file.path, startLine: atLine, startColumn, endLine: atLine, endColumn };
  };
  return readRecipe(text, span, placeInRecipe, report);
}
