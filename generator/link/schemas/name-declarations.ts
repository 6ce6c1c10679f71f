import { isPrimitiveName } from "../../catalogue/schema.ts";
import { linkCodes } from "../../diagnostics/codes/link.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { NamedNode } from "../../parse/schema-document.ts";
import { isFixture } from "../../places/is-fixture.ts";
import { reportRivals, type Rival } from "./report-rivals.ts";
import { type Declaration, type IndexedDocument, qualify, rateFile } from "./schema-index.ts";

/** The one declaration that each name means, in the whole model. */
export interface SchemaNames {
  /** By full name. */
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** By former full name, for names that no declaration has. */
  readonly aliases: ReadonlyMap<string, Declaration>;
}

/**
 * Gives each full name to one declaration and each alias to its first holder, and reports the others. Of
 * several declarations the one whose file is named for the type counts, or for the type around it, else the first.
 */
export function nameDeclarations(
  documents: readonly IndexedDocument[],
  report: Report,
  inputs: readonly string[] = [],
): SchemaNames {
  const candidates = new Map<string, [Declaration, ...Declaration[]]>();
  for (const declaration of documents.flatMap(({ declarations }) => declarations)) {
    const { fullName, node } = declaration;
    const rivals = candidates.get(fullName);
    if (rivals !== undefined) rivals.push(declaration);
    else if (isPrimitiveName(fullName)) report.add(linkCodes.primitiveRedefined({ name: fullName }), node.nameSpan);
    else candidates.set(fullName, [declaration]);
  }
  const declarations = new Map<string, Declaration>();
  const beside: Rival[] = [];
  for (const [fullName, rivals] of candidates) {
    const chosen = chooseDeclaration(rivals);
    declarations.set(fullName, chosen);
    for (const declaration of rivals) if (declaration !== chosen) beside.push({ declaration, chosen });
  }
  reportRivals(beside, report, inputs);
  return { declarations, aliases: nameAliases(declarations, report) };
}

/** The declaration whose file fits the name best, among those in the language that comes first. */
function chooseDeclaration(rivals: readonly [Declaration, ...Declaration[]]): Declaration {
  const [first, ...others] = rivals;
  let chosen = first;
  for (const rival of others) {
    if (rival.document.language !== first.document.language) continue;
    if (isFixture(rival.document.file) && !isFixture(first.document.file)) continue;
    if (rateFile(rival) > rateFile(chosen)) chosen = rival;
  }
  return chosen;
}

/** Full names of the aliases of a declaration; simple ones are in its namespace, but in languages that have none such. */
export function qualifyAliases(node: NamedNode): readonly string[] {
  if (node.hasFullAliases === true) return node.aliases;
  return node.aliases.map((alias) => qualify(alias, node.namespace));
}

function nameAliases(declarations: ReadonlyMap<string, Declaration>, report: Report): ReadonlyMap<string, Declaration> {
  const aliases = new Map<string, Declaration>();
  for (const declaration of declarations.values()) {
    const name = declaration.fullName;
    for (const alias of qualifyAliases(declaration.node)) {
      const holder = declarations.get(alias) ?? aliases.get(alias);
      if (holder === undefined) {
        aliases.set(alias, declaration);
      } else if (holder !== declaration) {
        report.add(linkCodes.aliasTaken({ alias, name, holder: holder.fullName }), declaration.node.nameSpan);
      }
    }
  }
  return aliases;
}
