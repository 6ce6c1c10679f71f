import type { SdkModel } from "../../catalogue/sdk.ts";
import { splitFunctions } from "./split-functions.ts";

/** By name, the pages of modules and of classes; long ones have several. */
interface LibraryRoutes {
  readonly sdkModules: ReadonlyMap<string, readonly string[]>;
  readonly sdkClasses: ReadonlyMap<string, readonly string[]>;
}

/** Where everything in the client library is that has a name: modules and classes are pages, the rest anchors on them. */
export function indexSymbols(
  { pages }: SdkModel,
  { sdkModules, sdkClasses }: LibraryRoutes,
): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const add = (name: string, path: string | undefined, anchor = ""): void => {
    if (path !== undefined && !index.has(name)) index.set(name, path + anchor);
  };
  for (const module of pages.flatMap((page) => page.modules)) {
    const [first, ...further] = sdkModules.get(module.name) ?? [];
    add(module.name, first);
    for (const { name } of [...module.constants, ...module.enums]) add(`${module.name}.${name}`, first, `#${name}`);
    for (const [part, functions] of splitFunctions(module.functions).entries()) {
      for (const { name } of functions) add(`${module.name}.${name}`, [first, ...further][part], `#${name}`);
    }
    for (const each of module.classes) {
      const qualified = `${module.name}.${each.name}`;
      const parts = sdkClasses.get(qualified) ?? [];
      add(qualified, parts[0]);
      for (const { name } of each.attributes) add(`${qualified}.${name}`, parts[0], `#${name}`);
      for (const [part, methods] of splitFunctions(each.methods).entries()) {
        for (const { name } of methods) add(`${qualified}.${name}`, parts[part], `#${name}`);
      }
    }
  }
  return index;
}
