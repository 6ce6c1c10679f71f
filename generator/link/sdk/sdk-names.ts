import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { SdkModelClass, SdkModels, SdkReference } from "../../catalogue/sdk.ts";
import type { ResolvedName, SdkDocument } from "../../parse/sdk/sdk-document.ts";

/** What the names in types and replacements can stand for. */
export interface SdkNames {
  /** The class, enum or schema of that name; for a class of the library, the one of the module itself wins. */
  find(name: string, module: string): SdkReference | undefined;
  /** What a name stands for of which the module is known as well. */
  findFull(name: ResolvedName): SdkReference | undefined;
  /** Module, class and member that a replacement names; as seen from a class or module. */
  findMember(name: string, scope: SdkScope): string | undefined;
  /** Python's own names, and those that the manifests declare to be someone else's. */
  isForeign(name: string): boolean;
  /** All names that types may use, for suggestions. */
  list(): Iterable<string>;
}

/** Where a name stands. */
export interface SdkScope {
  readonly module: string;
  /** Name of the class around it. */
  readonly class?: string | undefined;
}

/** What things of the model are called, which is all that types of the library name. */
export interface ModelNames {
  /** Where model classes are imported from; absent without any. */
  readonly module?: string | undefined;
  readonly classes: readonly Pick<SdkModelClass, "name" | "schema">[];
  readonly schemas: readonly Pick<NamedSchema, "name" | "fullName">[];
}

/** Names without what changes more often than they do. */
export function listModelNames(models: SdkModels | undefined, schemas: ReadonlyMap<string, NamedSchema>): ModelNames {
  return {
    module: models?.module,
    classes: models?.classes.map(({ name, schema }) => ({ name, schema })) ?? [],
    schemas: [...schemas.values()].map(({ name, fullName }) => ({ name, fullName })),
  };
}

/** Goes over the manifests once. */
export function createSdkNames(
  documents: readonly SdkDocument[],
  { module: modelModule = "-", classes, schemas }: ModelNames,
): SdkNames {
  const symbols = new Map<string, string>();
  const members = new Set<string>();
  const add = (name: string, target: string): void => {
    if (!symbols.has(name)) symbols.set(name, target);
  };
  for (const module of documents.flatMap((document) => document.modules)) {
    for (const each of [...module.classes, ...module.enums]) {
      const target = `${module.name}.${each.name}`;
      symbols.set(target, target);
      add(each.name, target);
    }
    for (const each of module.classes) {
      for (const alias of each.aliases) symbols.set(`${module.name}.${alias}`, `${module.name}.${each.name}`);
      for (const alias of each.aliases) add(alias, `${module.name}.${each.name}`);
      for (const { name } of each.methods) members.add(`${module.name}.${each.name}.${name}`);
    }
    for (const { name } of module.functions) members.add(`${module.name}.${name}`);
  }
  const modelClasses = new Map(classes.toReversed().map(({ name, schema }) => [name, schema]));
  const bySimpleName = indexSimpleNames(schemas);
  const external = new Set(documents.flatMap((document) => document.external));

  const names: SdkNames = {
    find(name, module) {
      const symbol = symbols.get(`${module}.${name}`) ?? symbols.get(name);
      if (symbol !== undefined) return { name, to: "symbol", target: symbol };
      const model = modelClasses.get(toSimpleName(name));
      if (model !== undefined) return { name, to: "modelClass", target: model };
      const schema = bySimpleName.get(name);
      return schema === undefined ? undefined : { name, to: "schema", target: schema };
    },
    findFull({ name, full }) {
      const last = toSimpleName(full);
      // What a private module declares is shown where it may be imported from.
      const isPrivate = full.split(".").some((part) => part.startsWith("_"));
      const symbol = symbols.get(full) ?? (isPrivate ? symbols.get(last) : undefined);
      if (symbol !== undefined) return { name, to: "symbol", target: symbol };
      const isGenerated = full.includes(".metadata.") || full.startsWith(`${modelModule}.`);
      const model = isGenerated ? (modelClasses.get(last) ?? modelClasses.get(`${last}Class`)) : undefined;
      return model === undefined ? undefined : { name, to: "modelClass", target: model };
    },
    findMember(name, scope) {
      const own = [
        ...(scope.class === undefined ? [] : [`${scope.module}.${scope.class}.${name}`]),
        `${scope.module}.${name}`,
        name,
      ].find((candidate) => members.has(candidate));
      if (own !== undefined) return own;
      const [owner = "", member, ...rest] = name.split(".");
      const symbol = symbols.get(`${scope.module}.${owner}`) ?? symbols.get(name) ?? symbols.get(owner);
      if (symbol === undefined || rest.length > 0) return undefined;
      if (member === undefined || symbols.has(name)) return symbol;
      return members.has(`${symbol}.${member}`) ? `${symbol}.${member}` : undefined;
    },
    isForeign: (name) => external.has(name) || pythonNames.has(name) || /^(?:typing|builtins)\.\w+$/.test(name),
    list: () => [...symbols.keys(), ...modelClasses.keys()],
  };
  return names;
}

/** Full name by simple name, for the simple names that only one schema has. */
function indexSimpleNames(schemas: ModelNames["schemas"]): ReadonlyMap<string, string> {
  const index = new Map<string, string | undefined>();
  for (const { name, fullName } of schemas) index.set(name, index.has(name) ? undefined : fullName);
  return new Map([...index].flatMap(([name, fullName]) => (fullName === undefined ? [] : [[name, fullName]])));
}

/** What types of Python are made of without any import that a reader would look up here. */
const pythonNames: ReadonlySet<string> = new Set(
  (
    "None True False Ellipsis object type str int float bool bytes bytearray complex dict list set frozenset tuple " +
    "range slice iter self cls Self Any AnyStr Optional Union List Dict Set FrozenSet Tuple Type Iterable Iterator " +
    "Generator Callable Literal Sequence Mapping MutableMapping Collection Awaitable Coroutine TypeVar Generic " +
    "Protocol NamedTuple TypedDict Final ClassVar Annotated ABC Enum Path Decimal datetime date time timedelta " +
    "datetime.datetime datetime.date datetime.timedelta enum.Enum pathlib.Path ModuleType " +
    "BaseException Exception ArithmeticError AssertionError AttributeError ConnectionError EOFError ImportError " +
    "IndexError KeyError LookupError NotImplementedError OSError PermissionError RecursionError RuntimeError " +
    "StopIteration SyntaxError TimeoutError TypeError UnicodeError ValueError ZeroDivisionError DeprecationWarning"
  ).split(" "),
);
