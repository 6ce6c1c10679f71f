import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { SdkClass, SdkFunction, SdkModel, SdkModelClass, SdkParameter } from "../../catalogue/sdk.ts";

/** The client library as what can be called in it; nothing is found that it has not. */
export interface PythonLibrary {
  /** What a name stands for: `Class`, `Class.method` with those that it inherits, or `function`. Nothing deprecated. */
  find(name: string): PythonCallable | undefined;
  /** The class that stands for a record or enum. */
  modelOf(schema: string): SdkModelClass | undefined;
  /** Where those classes are imported from. */
  readonly modelModule: string;
}

/** Something of the library that takes arguments. */
export interface PythonCallable {
  /** Where it, or the class that has it, is imported from. */
  readonly module: string;
  /** As the site's links know it: `module.Class.method`. */
  readonly symbol: string;
  readonly parameters: readonly SdkParameter[];
}

/** The library by the names of what is in it. Plain data. */
export interface PythonIndex {
  readonly classes: ReadonlyMap<string, Owned<SdkClass>>;
  readonly functions: ReadonlyMap<string, Owned<SdkFunction>>;
  /** By schema. */
  readonly models: ReadonlyMap<string, SdkModelClass>;
  readonly modelModule: string;
}

/** Goes over the library once; undefined where there is none, or no class for aspects. */
export function indexPython({ pages, models }: SdkModel): PythonIndex | undefined {
  if (models === undefined || pages.length === 0) return undefined;
  const classes = new Map<string, Owned<SdkClass>>();
  const functions = new Map<string, Owned<SdkFunction>>();
  for (const module of pages.flatMap((page) => page.modules)) {
    for (const thing of module.classes) {
      for (const name of [thing.name, ...thing.aliases]) {
        if (!classes.has(name)) classes.set(name, { module: module.name, thing });
      }
    }
    for (const thing of module.functions) {
      if (!functions.has(thing.name)) functions.set(thing.name, { module: module.name, thing });
    }
  }
  return {
    classes,
    functions,
    models: new Map(models.classes.map((each) => [each.schema, each])),
    modelModule: models.module,
  };
}

/** The library as it is indexed. */
export function createPythonLibrary({ classes, functions, models, modelModule }: PythonIndex): PythonLibrary {
  /** Bases that lead back to a class end the way. */
  function findMethod(owner: string, name: string, open: ReadonlySet<string>): PythonCallable | undefined {
    const found = classes.get(owner);
    if (found === undefined || open.has(owner)) return undefined;
    const method = found.thing.methods.find((each) => each.name === name);
    if (method !== undefined) return toCallable({ ...found, thing: method }, `${found.thing.name}.${name}`);
    for (const { text } of found.thing.bases) {
      const inherited = findMethod(toSimpleName(text), name, new Set([...open, owner]));
      if (inherited !== undefined) return inherited;
    }
    return undefined;
  }

  return {
    find(name) {
      const [owner = "", member] = name.split(".");
      if (member !== undefined) return findMethod(owner, member, new Set());
      const found = classes.get(owner);
      if (found === undefined) return toCallable(functions.get(owner), owner);
      const { parameters } = found.thing;
      return parameters && toCallable({ ...found, thing: { ...found.thing, parameters } }, found.thing.name);
    },
    modelOf: (schema) => models.get(schema),
    modelModule,
  };
}

interface Owned<Thing> {
  readonly module: string;
  readonly thing: Thing;
}

function toCallable(
  found: Owned<Pick<SdkFunction, "parameters" | "deprecated">> | undefined,
  path: string,
): PythonCallable | undefined {
  if (found === undefined || found.thing.deprecated !== undefined) return undefined;
  const { module, thing } = found;
  return { module, symbol: `${module}.${path}`, parameters: thing.parameters };
}

/** Whether a call with these arguments by name is one that the signature lets through. */
export function takes({ parameters }: Pick<PythonCallable, "parameters">, given: readonly string[]): boolean {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const areKnown = given.every((name) => byName.has(name) && byName.get(name)?.positionalOnly !== true);
  return (
    areKnown && parameters.every(({ name, required }) => !required || given.includes(name) || name.startsWith("*"))
  );
}
