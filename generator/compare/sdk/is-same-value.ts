/**
 * Whether two written values are the same: a symbol of a message class, `FabricTypeClass.PROD`, is the text of its name. These
 * classes are made of the schemas, and many an input has none of their code.
 */
export function isSameValue(before: string, after: string): boolean {
  return before === after || findSymbol(before) === after || findSymbol(after) === before;
}

function findSymbol(text: string): string | undefined {
  const name = /^(?:\w+\.)*[A-Z]\w*Class\.(\w+)$/.exec(text)?.[1];
  return name === undefined ? undefined : `"${name}"`;
}
