/**
 * What a module exports by default. Compilers to CommonJS put that under `default` of what the module exports, which Node takes
 * for the default itself.
 */
export function findDefault(module: unknown): unknown {
  const exported = readDefault(module);
  const inner = readDefault(exported);
  return inner !== undefined && isCompiled(exported) ? inner : exported;
}

function readDefault(module: unknown): unknown {
  return typeof module === "object" && module !== null && "default" in module ? module.default : undefined;
}

function isCompiled(exported: unknown): boolean {
  return typeof exported === "object" && exported !== null && "__esModule" in exported;
}
