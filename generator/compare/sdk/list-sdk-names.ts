import type { SdkAttribute, SdkClass, SdkConstant, SdkEnum, SdkFunction, SdkModel } from "../../catalogue/sdk.ts";

/** Something of the library that code can name, by module and class. */
export type SdkName =
  | { readonly kind: "class"; readonly module: string; readonly value: SdkClass }
  | { readonly kind: "enum"; readonly module: string; readonly value: SdkEnum }
  | { readonly kind: "constant" | "enum value"; readonly module: string; readonly value: SdkConstant }
  | { readonly kind: "attribute"; readonly module: string; readonly value: SdkAttribute }
  | { readonly kind: SdkFunction["kind"]; readonly module: string; readonly value: SdkFunction };

/** All that code can name, by full name: `module.Class.method`. What has an owner comes and goes with it. */
export function listSdkNames({ pages }: SdkModel): {
  readonly names: ReadonlyMap<string, SdkName>;
  readonly owners: ReadonlyMap<string, string>;
  /** Full names by which it can be imported although something else is called so, or something elsewhere. */
  readonly given: ReadonlySet<string>;
  /** What classes are called by their other names. */
  readonly aliases: ReadonlyMap<string, string>;
} {
  const names = new Map<string, SdkName>();
  const owners = new Map<string, string>();
  const given = new Set<string>();
  const aliases = new Map<string, string>();
  const add = (owner: string, name: SdkName, isMember = false): string => {
    const fullName = `${owner}.${name.value.name}`;
    names.set(fullName, name);
    if (isMember) owners.set(fullName, owner);
    return fullName;
  };
  for (const { name: module, constants, enums, functions, classes, imports = [] } of pages.flatMap(
    (page) => page.modules,
  )) {
    for (const name of imports) given.add(`${module}.${name}`);
    for (const value of constants) add(module, { kind: "constant", module, value });
    for (const value of functions) add(module, { kind: value.kind, module, value });
    for (const value of enums) {
      const owner = add(module, { kind: "enum", module, value });
      for (const member of value.values) add(owner, { kind: "enum value", module, value: member }, true);
    }
    for (const value of classes) {
      const owner = add(module, { kind: "class", module, value });
      for (const alias of value.aliases) {
        given.add(`${module}.${alias}`);
        aliases.set(alias, value.name);
      }
      for (const member of value.attributes) add(owner, { kind: "attribute", module, value: member }, true);
      for (const member of value.methods) add(owner, { kind: member.kind, module, value: member }, true);
    }
  }
  return { names, owners, given, aliases };
}
