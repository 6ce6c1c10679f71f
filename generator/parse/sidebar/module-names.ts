import type { Expression, ModuleDeclaration, Pattern, Program, Statement } from "acorn";

/** What a name of another module is called in a module. */
export interface ImportedName {
  /** Path of the other module as it is written. */
  readonly from: string;
  /** Undefined for all that it exports, and `default` for what it exports without a name. */
  readonly name: string | undefined;
}

/** What names stand for in a module, and what it exports. */
export interface ModuleNames {
  /** Behind `module.exports =` or `export default`. */
  readonly exported: Expression | undefined;
  readonly constants: ReadonlyMap<string, Expression>;
  /** What functions without parameters give back that do nothing else. */
  readonly results: ReadonlyMap<string, Expression>;
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Exported names, by them what they are called in the module, or in another one. */
  readonly exports: ReadonlyMap<string, string | ImportedName | Expression>;
  /** Paths of modules all names of which are exported as well. */
  readonly handedOn: readonly string[];
}

/** Reads of a module's statements what its names stand for; none of it is run, and what is neither constant nor imported is unknown. */
export function findModuleNames(program: Program): ModuleNames {
  const names = { constants: new Map(), results: new Map(), imports: new Map(), exports: new Map() } as {
    readonly constants: Map<string, Expression>;
    readonly results: Map<string, Expression>;
    readonly imports: Map<string, ImportedName>;
    readonly exports: Map<string, string | ImportedName | Expression>;
  };
  const handedOn: string[] = [];
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      const from = String(statement.source.value);
      for (const each of statement.specifiers) {
        const name = each.type === "ImportSpecifier" ? nameOf(each.imported) : undefined;
        names.imports.set(each.local.name, { from, name: each.type === "ImportDefaultSpecifier" ? "default" : name });
      }
      continue;
    }
    if (statement.type === "ExportAllDeclaration") {
      if (!statement.exported) handedOn.push(String(statement.source.value));
      continue;
    }
    const isExported = statement.type === "ExportNamedDeclaration";
    if (isExported) {
      for (const { local, exported } of statement.specifiers) {
        const own = nameOf(local);
        names.exports.set(
          nameOf(exported),
          statement.source ? { from: String(statement.source.value), name: own } : own,
        );
      }
    }
    const declared = addDeclared(isExported ? statement.declaration : statement, names);
    if (isExported) for (const name of declared) names.exports.set(name, name);
    const assigned = findAssigned(statement);
    if (assigned?.name !== undefined) names.exports.set(assigned.name, assigned.value);
  }
  return { ...names, exported: findExported(program), handedOn };
}

function nameOf(
  node: { readonly type: "Identifier"; readonly name: string } | { readonly type: "Literal"; readonly value?: unknown },
): string {
  return node.type === "Identifier" ? node.name : String(node.value);
}

/** The names that a statement declares, once what they stand for is added. */
function addDeclared(
  statement: Statement | ModuleDeclaration | null | undefined,
  {
    constants,
    results,
    imports,
  }: { constants: Map<string, Expression>; results: Map<string, Expression>; imports: Map<string, ImportedName> },
): readonly string[] {
  if (statement?.type === "FunctionDeclaration" && statement.params.length === 0) {
    const [only, ...others] = statement.body.body;
    if (only?.type !== "ReturnStatement" || !only.argument || others.length > 0) return [];
    results.set(statement.id.name, only.argument);
    return [statement.id.name];
  }
  if (statement?.type !== "VariableDeclaration" || statement.kind !== "const") return [];
  return statement.declarations.flatMap(({ id, init }) => {
    if (!init) return [];
    if (id.type === "Identifier") {
      constants.set(id.name, init);
      return [id.name];
    }
    const from = findRequired(init);
    if (from !== undefined) for (const [own, name] of listTaken(id)) imports.set(own, { from, name });
    return [];
  });
}

/** What `const { a, b: c } = …` takes, by the names that it gives it. */
function listTaken(pattern: Pattern): readonly (readonly [own: string, name: string])[] {
  if (pattern.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap((property) =>
    property.type === "Property" &&
    !property.computed &&
    property.key.type === "Identifier" &&
    property.value.type === "Identifier"
      ? [[property.value.name, property.key.name] as const]
      : [],
  );
}

/** The path in `require("…")`; undefined for anything else. */
export function findRequired(node: Expression): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== "require")
    return undefined;
  const [path, ...others] = node.arguments;
  return path?.type === "Literal" && typeof path.value === "string" && others.length === 0 ? path.value : undefined;
}

function findExported({ body }: Program): Expression | undefined {
  for (const statement of body.toReversed()) {
    if (statement.type === "ExportDefaultDeclaration") {
      const { declaration } = statement;
      return declaration.type.endsWith("Declaration") ? undefined : (declaration as Expression);
    }
    const assigned = findAssigned(statement);
    if (assigned !== undefined && assigned.name === undefined) return assigned.value;
  }
  return undefined;
}

/** What is assigned to `module.exports`, or to a name of `exports`. */
function findAssigned(
  statement: Statement | ModuleDeclaration,
): { readonly name: string | undefined; readonly value: Expression } | undefined {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
    return undefined;
  const { left, right } = statement.expression;
  if (left.type !== "MemberExpression" || left.object.type !== "Identifier" || left.property.type !== "Identifier") {
    return undefined;
  }
  if (left.object.name === "exports") return { name: left.property.name, value: right };
  return left.object.name === "module" && left.property.name === "exports"
    ? { name: undefined, value: right }
    : undefined;
}
