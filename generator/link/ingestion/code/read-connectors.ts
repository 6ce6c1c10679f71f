import type { IngestionOption, IngestionText } from "../../../catalogue/ingestion.ts";
import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import type { Span } from "../../../catalogue/span.ts";
import { ingestionCodes } from "../../../diagnostics/codes/ingestion.ts";
import type { Report } from "../../../diagnostics/report.ts";
import { flattenConfigSchema } from "../../../json-schema/flatten-config-schema.ts";
import type { Pointer } from "../../../json-schema/schema-variants.ts";
import type { LocatedText, WrittenCapability } from "../../../parse/ingestion/ingestion-document.ts";
import type { PythonDocument } from "../../../parse/python/python-document.ts";
import { createPythonEvaluator, type PythonEvaluator } from "../../code/evaluate-python.ts";
import { createPythonClasses, type ClassRef } from "../../code/python-classes.ts";
import { tellGenerated } from "../../code/tell-generated.ts";
import { createPythonModules } from "../../code/python-modules.ts";
import { createModelDumper } from "./dump-model.ts";
import { emitConfigSchema, type EmittedSchema } from "./emit-config-schema.ts";
import { createPydanticModels } from "./pydantic-fields.ts";
import { readPluginClass, type PluginFacts } from "./read-plugin-class.ts";
import { readSetup } from "./read-setup.ts";

/*
 * The connectors of a checkout, read from the source of its Python packages. A package's `setup.py` names the
 * class of each plugin; the class says what it is by its decorators; the class of its configuration, with all
 * that it inherits, says what can be set. Nothing is run, and a module that nothing leads to is not even read.
 */

/** The Python files of an input. */
export interface PythonSources {
  /** By path below the input. */
  readonly paths: ReadonlySet<string>;
  read(path: string): PythonDocument | undefined;
}

/** A plugin as its source has it: plain data. */
export interface CodePlugin {
  /** What a recipe's `type` says. */
  readonly id: string;
  readonly platform: string;
  readonly platformName: string;
  readonly status?: LocatedText | undefined;
  readonly capabilities: readonly WrittenCapability[];
  /** The class with its module. */
  readonly className: string;
  /** Path of the file that declares the class. */
  readonly file: string;
  /** The class's own text. */
  readonly doc?: IngestionText | undefined;
  readonly options: readonly IngestionOption[];
  /** Absent where the class names no configuration. */
  readonly schema?: JsonObject | undefined;
  /** Whether the package has an extra of the plugin's name. */
  readonly hasExtra: boolean;
  /** Where among the plugins of its platform it wants to stand. */
  readonly docOrder?: number | undefined;
  /** The name of the class. */
  readonly span: Span;
}

/** The group of entry points that names sources. */
const sourceGroup = /\.ingestion\.source\.plugins$/;

/** The sources that the packages of a checkout register, by package and name. */
export function readConnectors({ paths, read }: PythonSources, report: Report): readonly CodePlugin[] {
  const setups = [...paths].filter((path) => /(?:^|\/)setup\.py$/.test(path)).sort();
  return setups.flatMap((path) => {
    const document = read(path);
    if (document === undefined) return [];
    const setup = readSetup(document);
    const points = [...setup.entryPoints].flatMap(([group, listed]) => (sourceGroup.test(group) ? listed : []));
    if (points.length === 0) return [];
    const folder = path.slice(0, -"setup.py".length);
    const modules = createPythonModules({ roots: listRoots(folder, setups), paths, read });
    const classes = createPythonClasses(modules);
    const models = createPydanticModels(modules, classes, setup.pydantic);
    const evaluator: PythonEvaluator = createPythonEvaluator({
      modules,
      classes,
      tellExternal: tellGenerated,
      construct: createModelDumper(models, () => evaluator),
    });
    const schemas = new Map<ClassRef["node"], EmittedSchema>();
    return points.flatMap(({ name, module, className, span }): CodePlugin[] => {
      const of = classes.findByName(module, className);
      if (of === undefined) {
        // A file in which nothing could be read has been reported.
        const isUnread = modules.find(module)?.document.statements.length === 0;
        const facts = { plugin: name, className: `${module}.${className}` };
        if (!isUnread) report.add(ingestionCodes.unknownPluginClass(facts), span);
        return [];
      }
      const facts = readPluginClass(of, classes, evaluator);
      // What has no name for its platform is a part of another plugin.
      if (facts.platformName === undefined) return [];
      const { config } = facts;
      let emitted = config && schemas.get(config.node);
      if (config !== undefined && emitted === undefined) {
        emitted = emitConfigSchema(config, { modules, classes, models, evaluator });
        schemas.set(config.node, emitted);
      }
      return [
        {
          id: name,
          ...describePlugin(facts, facts.platformName),
          className: of.name,
          file: of.module.file,
          options: emitted === undefined ? [] : flatten(emitted, of.node.span, report),
          schema: emitted?.schema,
          hasExtra: setup.extras.has(name),
          span: of.node.span,
        },
      ];
    });
  });
}

function describePlugin(
  { platformId, status, capabilities, doc, docOrder }: PluginFacts,
  platformName: string,
): Pick<CodePlugin, "platform" | "platformName" | "status" | "capabilities" | "doc" | "docOrder"> {
  return {
    platform: platformId ?? platformName.toLowerCase().replaceAll(" ", "-"),
    platformName,
    status,
    capabilities: capabilities.map(({ name, isSupported, note, subtypes, span }) => ({
      name: { text: name, span },
      supported: isSupported ? "yes" : "no",
      note,
      subtypes,
    })),
    doc,
    docOrder,
  };
}

/** Where modules of a package are looked for: its own folders first, then those of the packages beside it. */
function listRoots(folder: string, setups: readonly string[]): readonly string[] {
  const folders = [folder, ...setups.map((path) => path.slice(0, -"setup.py".length)).filter((one) => one !== folder)];
  return folders.flatMap((one) => [`${one}src`, one.replace(/\/$/, "")]);
}

function flatten({ schema, spans }: EmittedSchema, fallback: Span, report: Report): readonly IngestionOption[] {
  const locate = (pointer: Pointer): Span => {
    let found = fallback;
    let at: JsonValue | undefined = schema;
    for (const step of pointer) {
      at = readStep(at, step);
      const span = at === undefined ? undefined : spans.get(at);
      if (span !== undefined) found = span;
    }
    return found;
  };
  return flattenConfigSchema(schema, locate, report);
}

function readStep(at: JsonValue | undefined, step: Pointer[number]): JsonValue | undefined {
  if (typeof at !== "object" || at === null) return undefined;
  if (Array.isArray(at)) return (at as readonly JsonValue[])[Number(step)];
  return Object.hasOwn(at, step) ? (at as JsonObject)[step] : undefined;
}
