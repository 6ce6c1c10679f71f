import { toSimpleName } from "../catalogue/to-simple-name.ts";
import type { NamedSchema, ReferenceType, TypeExpression } from "../catalogue/schema.ts";

/** How a PDL file refers to types: what it imports, and what it calls each type. */
export interface PdlNames {
  /** Full names, sorted. */
  readonly imports: readonly string[];
  /** What to write for a type in a place where a namespace is in force. */
  refer(fullName: string, namespace: string): string;
  /** Whether a record is declared in the `includes` clause that names it. */
  isInlineInclude(fullName: string): boolean;
}

const primitives = new Set(["null", "boolean", "int", "long", "float", "double", "bytes", "string"]);

const keywords = new Set([
  ...["array", "enum", "fixed", "import", "includes", "map", "namespace", "optional", "package", "record", "typeref"],
  ...["union", "true", "false", "null"],
]);

/** Works out the names for a file that declares `schema`, together with what is declared inside it. */
export function createPdlNames(schemas: ReadonlyMap<string, NamedSchema>, schema: NamedSchema): PdlNames {
  const file = collectNames(schemas, schema);
  const declared = new Set([...file.declared].map(toSimpleName));
  const imports = chooseImports(file, declared, schema.namespace);
  const imported = new Map([...imports].map((name) => [toSimpleName(name), name]));

  return {
    imports: [...imports].sort(),
    refer(fullName, namespace) {
      const simple = toSimpleName(fullName);
      const wins = imported.get(simple);
      if (wins === fullName) return quoteName(simple);
      const isNear = namespaceOf(fullName) === namespace && !primitives.has(simple) && wins === undefined;
      return quoteName(isNear ? simple : fullName);
    },
    isInlineInclude: (fullName) => file.inlineIncludes.has(fullName),
  };
}

/** A name with those of its parts in back-ticks that are keywords. */
export function quoteName(name: string): string {
  return name
    .split(".")
    .map((part) => (keywords.has(part) ? `\`${part}\`` : part))
    .join(".");
}

/** A segment of an annotation's path, in back-ticks where it is a keyword or no identifier. */
export function quoteSegment(segment: string): string {
  return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(segment) && !keywords.has(segment) ? segment : `\`${segment}\``;
}

interface FileNames {
  /** Full names of the types that the file declares. */
  readonly declared: Set<string>;
  /** Full names of the types that it refers to. */
  readonly referred: Set<string>;
  readonly inlineIncludes: Set<string>;
}

function collectNames(schemas: ReadonlyMap<string, NamedSchema>, top: NamedSchema): FileNames {
  const names: FileNames = { declared: new Set(), referred: new Set(), inlineIncludes: new Set() };
  const file = top.declaredIn ?? top.fullName;
  const isDeclaredHere = (name: string): boolean => schemas.get(name)?.declaredIn === file;
  const includes: string[] = [];

  function visitSchema(schema: NamedSchema): void {
    if (names.declared.has(schema.fullName)) return;
    names.declared.add(schema.fullName);
    if (schema.kind === "typeref") visitType(schema.target);
    if (schema.kind !== "record") return;
    includes.push(...schema.includes);
    for (const field of schema.fields) if (field.includedFrom === undefined) visitType(field.type);
  }

  function visitType(type: TypeExpression): void {
    if (type.kind === "array") visitType(type.items);
    else if (type.kind === "map") visitType(type.values);
    else if (type.kind === "union") for (const member of type.members) visitType(member.type);
    else if (type.kind === "reference") visitReference(type);
  }

  function visitReference({ name, inline, unresolved }: ReferenceType): void {
    const schema = schemas.get(name);
    if (inline === true && schema !== undefined) visitSchema(schema);
    // An unresolved name stands as it was written, which an import could only change.
    else if (unresolved !== true) names.referred.add(name);
  }

  visitSchema(top);
  // The catalogue does not say which includes are declared in place: those of this file that no type declares.
  for (let name = includes.shift(); name !== undefined; name = includes.shift()) {
    const schema = schemas.get(name);
    if (schema !== undefined && isDeclaredHere(name) && !names.declared.has(name)) {
      names.inlineIncludes.add(name);
      visitSchema(schema);
    } else if (schema !== undefined) names.referred.add(name);
  }
  return names;
}

/**
 * Types of other namespaces, one for each simple name, the first namespace of the alphabet winning.
 * None whose simple name the file declares, or uses for a type of its own namespace: an import would win there.
 */
function chooseImports(file: FileNames, declared: ReadonlySet<string>, namespace: string): ReadonlySet<string> {
  const near = new Set([...file.referred].filter((name) => namespaceOf(name) === namespace).map(toSimpleName));
  const chosen = new Map<string, string>();
  for (const name of [...file.referred].sort()) {
    const simple = toSimpleName(name);
    const isForeign = namespaceOf(name) !== namespace && !file.declared.has(name);
    if (!isForeign || declared.has(simple) || near.has(simple) || primitives.has(simple) || chosen.has(simple))
      continue;
    chosen.set(simple, name);
  }
  return new Set(chosen.values());
}

function namespaceOf(fullName: string): string {
  return fullName.slice(0, Math.max(fullName.lastIndexOf("."), 0));
}
