import type { SdkClass, SdkFunction, SdkModel, SdkParameter } from "../../catalogue/sdk.ts";

/** The client library by what code says to use it. */
export interface Library {
  readonly modules: ReadonlyMap<string, LibraryModule>;
}

/** A module of the library with what can be imported from it. */
export interface LibraryModule {
  /** Every name that can be imported from it, as far as it is known. */
  readonly all: ReadonlySet<string>;
  /** Whether it has no other names that end in `Class`, as model classes do. */
  readonly hasAllClasses: boolean;
  /** Functions and classes by name, aliases included. */
  readonly callables: ReadonlyMap<string, Callable>;
}

/** What code may call: a function, a method, or a class for its constructor. */
export interface Callable {
  /** Absent where nothing is known of them. */
  readonly parameters?: readonly Pick<SdkParameter, "name" | "required" | "keywordOnly">[] | undefined;
  /** Of a class. */
  readonly methods?: ReadonlyMap<string, Callable> | undefined;
}

/** Goes over the library once. Of a model with parts elsewhere, nobody knows all classes. */
export function indexLibrary({ pages, models }: SdkModel, isPartial: boolean): Library {
  const modules = new Map<string, LibraryModule>();
  for (const { name, constants, enums, functions, classes } of pages.flatMap((page) => page.modules)) {
    const callables = new Map<string, Callable>([
      ...functions.map((one) => [one.name, toCallable(one)] as const),
      ...classes.flatMap((one) => [one.name, ...one.aliases].map((alias) => [alias, toClass(one)] as const)),
    ]);
    const before = modules.get(name);
    modules.set(name, {
      all: new Set([...(before?.all ?? []), ...[...constants, ...enums].map((one) => one.name), ...callables.keys()]),
      hasAllClasses: false,
      callables: new Map([...(before?.callables ?? []), ...callables]),
    });
  }
  if (models !== undefined) {
    const callables = new Map<string, Callable>(
      models.classes.map(({ name, base, parameters }) => [
        name,
        base === "object" ? {} : { parameters: parameters.map((one) => ({ ...one, keywordOnly: false })) },
      ]),
    );
    modules.set(models.module, { all: new Set(callables.keys()), hasAllClasses: !isPartial, callables });
  }
  return { modules };
}

function toCallable({ parameters }: SdkFunction): Callable {
  return { parameters };
}

function toClass({ parameters, methods }: SdkClass): Callable {
  return {
    parameters,
    methods: new Map(methods.filter(({ kind }) => kind !== "property").map((one) => [one.name, toCallable(one)])),
  };
}
