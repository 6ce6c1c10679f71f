import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";

/** Paths at which Pegasus's checker has something to say of a schema and all that it consists of. */
export interface PegasusPaths {
  readonly errors: ReadonlySet<string>;
  readonly remarks: ReadonlySet<string>;
}

type Schemas = Catalogue["schemas"];

/**
 * Puts changes, which are told where something is declared, where the checker of Pegasus tells them: at the path from a
 * schema on which it first meets the declaration. So its answers to whole schemas can be held against ours.
 */
export function createPegasusJudge(
  before: Schemas,
  after: Schemas,
  changes: readonly Change[],
): (root: string) => PegasusPaths {
  const byDeclaration = groupByDeclaration(after, changes);
  return (root) => {
    const errors = new Set<string>();
    const remarks = new Set<string>();
    const seen = new Set<string>();
    const tell = (change: Change, path: readonly string[]): void => {
      const reading = change.readings?.find(({ by }) => by === "pegasus");
      if (reading === undefined) return;
      const fails = !reading.newReadsOld || !reading.oldReadsNew;
      if (fails) errors.add(`[${path.join(", ")}]`);
      else if (["safe/field-added", "risky/symbol-added"].includes(change.code)) remarks.add(`[${path.join(", ")}]`);
    };
    const walk = (was: TypeExpression, is: TypeExpression, path: readonly string[]): void => {
      if (is.kind === "array" && was.kind === "array") return walk(was.items, is.items, [...path, "array", "items"]);
      if (is.kind === "map" && was.kind === "map") return walk(was.values, is.values, [...path, "map", "values"]);
      if (is.kind === "union" && was.kind === "union") {
        const earlier = new Map(was.members.map((member) => [member.key, member]));
        for (const { key, type } of is.members) {
          const member = earlier.get(key);
          if (member !== undefined) walk(member.type, type, [...path, "union"]);
        }
        return;
      }
      if (is.kind !== "reference" || was.kind !== "reference" || is.name !== was.name) return;
      const [earlier, later] = [before.get(was.name), after.get(is.name)];
      if (earlier === undefined || later === undefined || seen.has(is.name)) return;
      seen.add(is.name);
      const own = [...path, is.name];
      if (later.kind === "typeref" && earlier.kind === "typeref") {
        for (const change of byDeclaration.get(is.name) ?? []) tell(change, toPath(change, later, [...own, "ref"]));
        return walk(earlier.target, later.target, [...own, "ref"]);
      }
      for (const name of [is.name, ...listIncludes(after, later)]) {
        for (const change of byDeclaration.get(name) ?? []) tell(change, toPath(change, after.get(name) ?? later, own));
      }
      if (later.kind !== "record" || earlier.kind !== "record") return;
      const fields = new Map(earlier.fields.map((field) => [field.name, field]));
      for (const { name, type } of later.fields) {
        const field = fields.get(name);
        if (field !== undefined) walk(field.type, type, [...own, name]);
      }
    };
    const type = { kind: "reference", name: root } as const;
    walk(type, type, []);
    return { errors, remarks };
  };
}

function groupByDeclaration(schemas: Schemas, changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    if (change.readings === undefined) continue;
    let name = /^[\w.]+/.exec(change.coordinate)?.[0] ?? "";
    while (name !== "" && !schemas.has(name)) name = name.slice(0, Math.max(0, name.lastIndexOf(".")));
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [change]);
    else group.push(change);
  }
  return groups;
}

function listIncludes(schemas: Schemas, schema: NamedSchema): readonly string[] {
  if (schema.kind !== "record") return [];
  return schema.includes.flatMap((name) => {
    const included = schemas.get(name);
    return included === undefined ? [] : [name, ...listIncludes(schemas, included)];
  });
}

/** Where in a declaration the checker tells a change; the coordinate says which field and how deep in its type. */
function toPath(change: Change, declaration: NamedSchema, own: readonly string[]): readonly string[] {
  if (declaration.kind === "enum") return [...own, "symbols"];
  if (declaration.kind === "fixed") return [...own, "size"];
  const inType = /(?:type-changed|number-widened|typeref-exchanged|null-\w+|union-[\w-]+)$/.test(change.code);
  if (declaration.kind === "record" && !inType) return own;
  const rest = change.coordinate.slice(declaration.fullName.length);
  const [, field, depth = ""] = /^(?:\.(\w+))?((?:\[\]|\{\})*)/.exec(rest) ?? [];
  const steps = [...depth.matchAll(/\[\]|\{\}/g)].flatMap(([step]) =>
    step === "[]" ? ["array", "items"] : ["map", "values"],
  );
  const place = [...own, ...(field === undefined ? [] : [field]), ...steps];
  if (change.code.includes("union-")) return [...place, "union"];
  // Composed types are called by their kind.
  const type = change.after?.text ?? "";
  return [...place, /^(array|map|union)\[/.exec(type)?.[1] ?? type];
}
