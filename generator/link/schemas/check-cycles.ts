import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { TypeNode } from "../../parse/schema-document.ts";
import { findDeclaration } from "./dereference.ts";
import { findComponents } from "./find-cycles.ts";
import type { SchemaNames } from "./name-declarations.ts";
import type { Resolutions } from "./resolve-references.ts";
import type { Declaration } from "./schema-index.ts";

/** Reports typerefs that lead back to themselves without a record in between; gives their full names. */
export function checkTyperefCycles(names: SchemaNames, resolutions: Resolutions, report: Report): ReadonlySet<string> {
  const typerefs = [...names.declarations.values()].filter(({ node }) => node.kind === "typeref");
  const targets = new Map(
    typerefs.map((typeref) => [typeref.fullName, listTyperefTargets(typeref, names, resolutions)]),
  );
  const targetsOf = (name: string): readonly string[] => targets.get(name) ?? [];
  const cycles = listCycles(targets.keys(), targetsOf);
  for (const members of cycles) {
    const declared = members.flatMap((name) => names.declarations.get(name) ?? []);
    if (declared.some(isRecursive)) continue;
    const [first] = declared;
    if (first?.node.kind === "typeref") report.add(linkCodes.typerefCycle({ names: members }), first.node.target.span);
  }
  return new Set([...cycles.flat(), ...listTooDeep(targets, new Set(cycles.flat()), names, report)]);
}

/** Whether a language that plug-ins read has a type there that holds values of its own kind, as a tree of lists does. */
function isRecursive({ document, node }: Declaration): boolean {
  if (document.language !== "other" || node.kind !== "typeref") return false;
  return node.target.kind === "array" || node.target.kind === "map" || node.target.kind === "union";
}

/** Whoever uses a typeref goes through all that it stands for, so that long chains would cost by their square. */
const mostTyperefs = 50;

/** Typerefs that stand for others further than that, outside of circles; each is reported, and the count begins anew after it. */
function listTooDeep(
  targets: ReadonlyMap<string, readonly string[]>,
  inCircle: ReadonlySet<string>,
  names: SchemaNames,
  report: Report,
): readonly string[] {
  // A typeref comes after those that it stands for.
  const components = findComponents(targets.keys(), (name) => targets.get(name) ?? []);
  const ordered = [...targets.keys()].sort((a, b) => (components.get(a) ?? 0) - (components.get(b) ?? 0));
  const depths = new Map<string, number>();
  return ordered.filter((name) => {
    if (inCircle.has(name)) return false;
    const depth = (targets.get(name) ?? []).reduce((most, one) => Math.max(most, (depths.get(one) ?? 0) + 1), 0);
    depths.set(name, depth > mostTyperefs ? 0 : depth);
    if (depth <= mostTyperefs) return false;
    const node = names.declarations.get(name)?.node;
    const span = node?.kind === "typeref" ? node.target.span : undefined;
    report.add(linkCodes.typerefDepth({ typeref: name, limit: mostTyperefs }), span);
    return true;
  });
}

/** Typerefs that stand in a typeref's target, outside of records. */
function listTyperefTargets({ node }: Declaration, names: SchemaNames, resolutions: Resolutions): readonly string[] {
  const found: string[] = [];
  const visit = (type: TypeNode): void => {
    if (type.kind === "array") visit(type.items);
    else if (type.kind === "map") visit(type.values);
    else if (type.kind === "union") for (const member of type.members) visit(member.type);
    else {
      const declaration = findDeclaration(type, names, resolutions);
      if (declaration?.node.kind === "typeref") found.push(declaration.fullName);
    }
  };
  if (node.kind === "typeref") visit(node.target);
  return found;
}

/** Groups of names that lead to each other, in order of their first name. */
function listCycles(
  names: Iterable<string>,
  targetsOf: (name: string) => readonly string[],
): readonly (readonly string[])[] {
  const all = [...names];
  const components = findComponents(all, targetsOf);
  const groups = new Map<number, string[]>();
  for (const name of all) {
    const component = components.get(name) ?? -1;
    const group = groups.get(component);
    if (group === undefined) groups.set(component, [name]);
    else group.push(name);
  }
  return [...groups.values()].filter(
    (group) => group.length > 1 || group.some((name) => targetsOf(name).includes(name)),
  );
}

/**
 * Reports circles of references with an include among them, each once. Such a record can't be read
 * upstream, wherever one begins.
 */
export function checkIncludeCycles(names: SchemaNames, resolutions: Resolutions, report: Report): void {
  const targets = new Map<string, readonly string[]>();
  for (const declaration of names.declarations.values()) {
    const referred = listRequired(declaration).map((node) => findDeclaration(node, names, resolutions)?.fullName);
    const all = [...referred, ...declaration.children.map((child) => child.fullName)];
    targets.set(
      declaration.fullName,
      [...new Set(all)].filter((name) => name !== undefined),
    );
  }
  const targetsOf = (name: string): readonly string[] => targets.get(name) ?? [];
  const components = findComponents(targets.keys(), targetsOf);
  const reported = new Set<string>();
  for (const { fullName, node } of names.declarations.values()) {
    if (node.kind !== "record") continue;
    for (const include of node.includes) {
      const target = findDeclaration(include, names, resolutions)?.fullName;
      if (target === undefined || components.get(target) !== components.get(fullName)) continue;
      if (reported.has(fullName) && reported.has(target)) continue;
      const path = findPath(fullName, target, targetsOf);
      for (const name of path) reported.add(name);
      report.add(linkCodes.includeCycle({ names: path }), include.span);
    }
  }
}

/**
 * What has to be known before a declaration is: all that it refers to. In a language that plug-ins read, a field may lead back
 * to a record that includes the one around it, as in a tree whose nodes extend what holds them.
 */
function listRequired({ document, node, references }: Declaration): readonly TypeNode[] {
  if (document.language !== "other") return references.map((reference) => reference.node);
  return node.kind === "record" ? node.includes : [];
}

/** Names on a shortest way from `target` back to `from`, `from` first. */
function findPath(from: string, target: string, targetsOf: (name: string) => readonly string[]): readonly string[] {
  if (from === target) return [from];
  const cameFrom = new Map<string, string>();
  const waiting = [target];
  for (const name of waiting) {
    for (const next of targetsOf(name)) {
      if (next === target || cameFrom.has(next)) continue;
      cameFrom.set(next, name);
      waiting.push(next);
    }
    if (cameFrom.has(from)) break;
  }
  const path = [from];
  for (let name = cameFrom.get(from); name !== undefined && name !== target; name = cameFrom.get(name)) path.push(name);
  path.push(target);
  return path;
}
